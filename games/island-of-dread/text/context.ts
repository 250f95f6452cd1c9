import type { TextContext as EngineContext, GameText, Language, Seat } from '@skerry/engine';
import type { Words } from '../content/built-in.ts';
import { ISLAND, MAP_COLOURS, type Space, TERRAINS } from '../content/vocabulary.ts';
import { CELLS, cellOf, type Power } from '../content/world.ts';
import { hirePrice } from '../rules/captain.ts';
import type { ContentFault } from '../rules/check.ts';
import type { Ending } from '../rules/facts.ts';
import { buyPrice, healPrice, sellPrice } from '../rules/market.ts';
import { nearestTowns, placeWord, terrainAt } from '../rules/spaces.ts';
import type { Goods, Step } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';

export type Text = GameText<IslandOfDread>;
/** One for each way the game can end, so that a missing one does not compile. */
export type Endings = Readonly<Record<Ending['why'], Text['endings'][string]>>;
export type TextContext = EngineContext<IslandOfDread>;
/** A sentence for each fault of a pack, so that a missing one does not compile. */
export type Faults = { readonly [K in ContentFault['fault']]: (fault: Extract<ContentFault, { fault: K }>) => string };

/** How a language says where a space is, by the name of its terrain and the id of the nearest town: "hills near Dallak". */
type Near = (context: TextContext, terrain: string, town: string) => string;

/** A land space by the id of its town or region, or of its terrain with the nearest town, if there is one on its land. */
export type Spot = { readonly id: string } | { readonly terrain: string; readonly near: string } | undefined;

/** What a flooded space is called by. */
const SEA_NAME = 'cerridorSea';

/** What things are called and what cards say in one language: the words of a pack come before ours. */
export function namesOf(language: Language, ours: Words, sayNear: Near) {
  const wordsOf = ({ content }: TextContext, id: string): Words[string] | undefined => {
    const { [language]: own, en } = content.content.words;
    return own?.[id] ?? en[id] ?? ours[id];
  };
  const named = (context: TextContext, id: string): string => wordsOf(context, id)?.name ?? id;
  const cardWords = (context: TextContext, card: number) => wordsOf(context, context.content.cards[card]?.id ?? '');
  const space = (context: TextContext, at: Space): string => {
    const town = context.content.chart.townAt[cellOf(at)] ?? -1;
    return town < 0 ? at : named(context, context.content.chart.ports[town]!);
  };
  const terrain = (context: TextContext, id: string): string =>
    id === SEA_NAME ? named(context, id) : named(context, id).toLowerCase();
  const where = (context: TextContext, at: Space): string => {
    const spot = spotOf(context, at);
    if (spot === undefined) return at;
    return 'id' in spot ? named(context, spot.id) : sayNear(context, terrain(context, spot.terrain), spot.near);
  };
  return {
    /** A town, an anchor, a skill or a terrain by its id. */
    named,
    /** A terrain inside a sentence: "hills". */
    terrain,
    /** Whether a thing has our name, and not one of a pack. */
    isOurs: (context: TextContext, id: string): boolean => wordsOf(context, id) === ours[id],
    card: (context: TextContext, card: number): string => cardWords(context, card)?.name ?? '',
    /** What a card says; nothing on a card without an ability. */
    cardText: (context: TextContext, card: number): string | undefined => cardWords(context, card)?.text,
    option: (context: TextContext, card: number, option: string): string =>
      cardWords(context, card)?.options?.[option] ?? option,
    /** A land space: the name of its town, or its column and row. */
    space,
    /** A land space as one would tell it to a friend: its town, its region, or "hills near Dallak". */
    where,
    /** The same so that no other space is meant: "hills near Dallak (j8)". */
    ground: (context: TextContext, at: Space): string =>
      space(context, at) === at ? `${where(context, at)} (${at})` : where(context, at),
    /** Where a Hero stands: a town, a space, an anchor or the Island. */
    place: (context: TextContext, at: number): string => {
      if (at === ISLAND) return named(context, 'islandOfDread');
      const word = placeWord(context.content, at);
      return at < CELLS ? where(context, word) : named(context, word);
    },
    /** The one whose defeat wins the game. */
    assif: (context: TextContext): string => {
      const { cards, lists } = context.content;
      const found = cards.find(({ reward }) => lists[reward]?.some((deed) => deed.do === 'win'));
      return found === undefined ? '' : named(context, found.id);
    },
  };
}

export type Names = ReturnType<typeof namesOf>;

/** The town that is nearest to a land space, on the same land, by its id. */
export function townNear({ content, state }: TextContext, at: Space): string | undefined {
  const [town] = nearestTowns(content, state, cellOf(at));
  return town === undefined ? undefined : content.chart.ports[town];
}

export function spotOf(context: TextContext, at: Space): Spot {
  const { content, state } = context;
  const town = content.chart.townAt[cellOf(at)] ?? -1;
  const id = content.content.chart.regions.find(({ spaces }) => spaces.includes(at))?.id ?? content.chart.ports[town];
  if (id !== undefined) return { id };
  const near = townNear(context, at);
  const terrain = TERRAINS[terrainAt(content, state, cellOf(at))] ?? SEA_NAME;
  return near === undefined ? undefined : { terrain, near };
}

/** Whose Hero, Ally or Captain it is. */
export function ownerOf({ state }: TextContext, figure: number): Seat | undefined {
  const owner = state.players.findIndex(
    ({ hero, allies, captain }) => hero === figure || captain === figure || allies.includes(figure),
  );
  return owner < 0 ? undefined : owner;
}

/** Whether a card is a Hero, an Ally or a Captain. */
export const isFigure = ({ content }: TextContext, card: number): boolean => {
  const kind = content.cards[card]?.kind;
  return kind === 'hero' || kind === 'ally' || kind === 'captain';
};

export const isHero = ({ content }: TextContext, card: number): boolean => content.cards[card]?.kind === 'hero';

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
export function bestOf({ state }: TextContext): Seat[] {
  const ranks = state.outcome?.ranks ?? [];
  const best = Math.min(...ranks);
  return ranks.flatMap((rank, seat) => (rank === best ? [seat] : []));
}

/** The seats in the order of their ranks. */
export const byRank = (places: readonly number[]): { readonly place: number; readonly seat: Seat }[] =>
  places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);

/** A place where a Hero may be: a land space, or the id of an anchor or the Island. */
export const portOrSpace = (
  { content }: TextContext,
  at: number,
): { readonly port: string } | { readonly space: Space } =>
  at < CELLS ? { space: placeWord(content, at) } : { port: at === ISLAND ? 'islandOfDread' : placeWord(content, at) };

/** The kind of step that is on. */
export const stepOf = ({ state }: TextContext): Step['do'] | undefined => state.agenda.at(-1)?.do;

/** The Hero whose turn it is stands on land. */
export const isAshore = ({ state }: TextContext): boolean => state.players[state.active]!.at < CELLS;

/** The Hero who is about to be put somewhere. */
export function movedSeat({ state }: TextContext): Seat | undefined {
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

export const powerOf = ({ content }: TextContext, card: number, ability: number): Power | undefined =>
  content.cards[card]?.powers[ability];

/** One of the options that the card on the table gives. */
export function optionOf({ state, content }: TextContext, option: number): { card: number; id: string } | undefined {
  const step = state.agenda.at(-1);
  if (step?.do !== 'choose') return undefined;
  const deed = content.lists[step.list]?.[step.nth];
  const found = deed?.do === 'choose' ? deed.options[option] : undefined;
  return found === undefined ? undefined : { card: step.card, id: found.id };
}

/** What things cost, or bring, the Hero whose turn it is. */
export const pricesOf = ({ state, content }: TextContext) => ({
  buy: (card: number): number => buyPrice(content, state, state.active, card),
  sell: (card: number): number => sellPrice(content, card),
  heal: (): number => healPrice(content, state, state.active),
  hire: (card: number): number => hirePrice(content, state, state.active, card),
});

/** Whether a card belongs to a seat, or did until it was used up: a Challenge or an Event acts by itself. */
export const isOwned = ({ state, content }: TextContext, seat: Seat, card: number): boolean => {
  const kind = content.cards[card]?.kind;
  return (
    (kind !== 'challenge' && kind !== 'event' && kind !== 'encounter') || state.players[seat]!.trophies.includes(card)
  );
};

/** What a card does by itself, in its own words, after a colon: without "Before combat: ", and with a skill’s name as it is. */
export const effectOf = (text: string | undefined, before: RegExp): string =>
  (text ?? '').replace(before, '').replace(/^\p{Lu}(?!\p{L}* \()/u, (letter) => letter.toLowerCase());
