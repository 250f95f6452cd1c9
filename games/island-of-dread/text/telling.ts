import type { Telling as EngineTelling, GameText, Language, Seat } from '@skerry/engine';
import type { Words } from '../content/built-in.ts';
import { MAP_COLOURS, type Space, TERRAINS, type Terrain } from '../content/vocabulary.ts';
import { CELLS, cellOf, PLAINS, type Power, SPACE_WORDS } from '../content/world.ts';
import type { Ending } from '../rules/facts.ts';
import type { Goods, Step } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';

export type Text = GameText<IslandOfDread>;
/** One for each way the game can end, so that a missing one does not compile. */
export type Endings = Readonly<Record<Ending['why'], Text['endings'][string]>>;
export type Telling = EngineTelling<IslandOfDread>;

/** What things are called and what cards say in one language: the words of a pack come before ours. */
export function namesOf(language: Language, ours: Words) {
  const wordsOf = ({ content }: Telling, id: string): Words[string] | undefined => {
    const { [language]: own, en } = content.content.words;
    return own[id] ?? en[id] ?? ours[id];
  };
  const named = (telling: Telling, id: string): string => wordsOf(telling, id)?.name ?? id;
  const cardWords = (telling: Telling, card: number) => wordsOf(telling, telling.content.cards[card]?.id ?? '');
  const space = (telling: Telling, at: Space): string => {
    const town = telling.content.chart.townAt[cellOf(at)] ?? -1;
    return town < 0 ? at : named(telling, telling.content.chart.ports[town]!);
  };
  return {
    /** A town, an anchor, a skill or a terrain by its id. */
    named,
    card: (telling: Telling, card: number): string => cardWords(telling, card)?.name ?? '',
    /** What a card says; nothing on a card without an ability. */
    cardText: (telling: Telling, card: number): string | undefined => cardWords(telling, card)?.text,
    option: (telling: Telling, card: number, option: string): string =>
      cardWords(telling, card)?.options?.[option] ?? option,
    /** A land space: the name of its town, or its column and row. */
    space,
    /** The same with its terrain: "j8 (hills)". */
    ground: (telling: Telling, at: Space): string => {
      const name = space(telling, at);
      return name === at ? `${at} (${named(telling, terrainOf(telling, at)).toLowerCase()})` : name;
    },
    /** Where a Hero stands: a town, a space, an anchor or the Island. */
    place: (telling: Telling, at: number): string => {
      if (at < 0) return named(telling, 'islandOfDread');
      const { ports, towns } = telling.content.chart;
      return at < CELLS ? space(telling, SPACE_WORDS[at]!) : named(telling, ports[towns.length + at - CELLS]!);
    },
    /** The one whose defeat wins the game. */
    assif: (telling: Telling): string => {
      const { cards, lists } = telling.content;
      const found = cards.find(({ reward }) => lists[reward]?.some((deed) => deed.do === 'win'));
      return found === undefined ? '' : named(telling, found.id);
    },
  };
}

/** The terrain of a space as event tiles have made it. */
function terrainOf({ state, content }: Telling, at: Space): Terrain {
  const { terrain, eventAt, eventSpaces } = content.chart;
  const event = eventAt[cellOf(at)] ?? -1;
  const isChanged = event >= 0 && state.tiles.includes(event) && eventSpaces[event]!.kind !== 'sea';
  return TERRAINS[isChanged ? PLAINS : terrain[cellOf(at)]!]!;
}

/** Whose Hero, Ally or Captain it is. */
export function ownerOf({ state }: Telling, figure: number): Seat | undefined {
  const owner = state.players.findIndex(
    ({ hero, allies, captain }) => hero === figure || captain === figure || allies.includes(figure),
  );
  return owner < 0 ? undefined : owner;
}

export const isHero = ({ content }: Telling, card: number): boolean => content.cards[card]?.kind === 'hero';

/** What one side of a proposal names, part by part, as a language says it. */
export const goodsIn = (
  { gold, cards, blue, green }: Goods,
  say: {
    gold(n: number): string;
    card(card: number): string;
    maps(n: number, colour: (typeof MAP_COLOURS)[number]): string;
  },
): string[] => [
  ...(gold > 0 ? [say.gold(gold)] : []),
  ...cards.map(say.card),
  ...MAP_COLOURS.flatMap((colour) => {
    const n = { blue, green }[colour];
    return n > 0 ? [say.maps(n, colour)] : [];
  }),
];

/** Those who are first, or come closest where nobody is; nobody before the end. */
export function bestOf({ state }: Telling): Seat[] {
  const ranks = state.outcome?.ranks ?? [];
  const best = Math.min(...ranks);
  return ranks.flatMap((rank, seat) => (rank === best ? [seat] : []));
}

/** The seats in the order of their ranks. */
export const byRank = (places: readonly number[]): { readonly place: number; readonly seat: Seat }[] =>
  places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);

/** The kind of step that is on. */
export const stepOf = ({ state }: Telling): Step['do'] | undefined => state.agenda.at(-1)?.do;

/** The Hero whose turn it is stands on land. */
export const isAshore = ({ state }: Telling): boolean => state.players[state.active]!.at < CELLS;

/** The Hero who is about to be put somewhere. */
export function movedSeat({ state }: Telling): Seat | undefined {
  const step = state.agenda.at(-1);
  switch (step?.do) {
    case 'floodPlace':
    case 'castAshore':
    case 'sendHome':
    case 'nearestTown':
      return step.seat;
    default:
      return undefined;
  }
}

export const powerOf = ({ content }: Telling, card: number, ability: number): Power | undefined =>
  content.cards[card]?.powers[ability];

/** One of the options that the card on the table gives. */
export function optionOf({ state, content }: Telling, option: number): { card: number; id: string } | undefined {
  const step = state.agenda.at(-1);
  if (step?.do !== 'choose') return undefined;
  const deed = content.lists[step.list]?.[step.nth];
  const found = deed?.do === 'choose' ? deed.options[option] : undefined;
  return found === undefined ? undefined : { card: step.card, id: found.id };
}
