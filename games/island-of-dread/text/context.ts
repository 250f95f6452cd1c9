import type { TextContext as EngineContext, GameText, Language, Seat } from '@skerry/engine';
import type { Words } from '../content/built-in.ts';
import { ISLAND, MAP_COLOURS, type Space, TERRAINS } from '../content/vocabulary.ts';
import { CELLS, cellOf, type Power } from '../content/world.ts';
import { type Bearing, bearing as bearingOf } from '../outlook/bearing.ts';
import { lastFoe } from '../outlook/last-foe.ts';
import { hirePrice } from '../rules/captain.ts';
import type { ContentFault } from '../rules/check.ts';
import type { Ending } from '../rules/facts.ts';
import { buyPrice, healPrice, sellPrice } from '../rules/market.ts';
import { nearestTowns, placeWord, terrainAt } from '../rules/spaces.ts';
import type { Goods, Step } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';

export type Text = GameText<IslandOfDread>;
/** One per way the game can end, so that a missing one does not compile. */
export type Endings = Readonly<Record<Ending['why'], Text['endings'][string]>>;
export type TextContext = EngineContext<IslandOfDread>;
/** A sentence per pack fault, so that a missing one does not compile. */
export type Faults = { readonly [K in ContentFault['fault']]: (fault: Extract<ContentFault, { fault: K }>) => string };

/** Names need no position. */
type Named = Pick<TextContext, 'content'>;

/** A language's phrases for a place, by the id of the nearest town. */
interface SayPlace {
  /** "hills near Dallak". */
  near(context: TextContext, terrain: string, town: string): string;
  /** "2 spaces east and 1 north-east of Dallak". */
  from(context: TextContext, legs: Bearing, town: string): string;
}

/** A land space by the id of its town or region, or by terrain and nearest town, if its land has one. */
export type Spot = { readonly id: string } | { readonly terrain: string; readonly near: string } | undefined;

/** The name of a flooded space. */
const SEA_NAME = 'cerridorSea';

/** Names and card texts of one language: a pack's words take precedence. */
export function namesOf(language: Language, ours: Words, say: SayPlace) {
  const wordsOf = ({ content }: Named, id: string): Words[string] | undefined => {
    const { [language]: own, en } = content.content.words;
    return own?.[id] ?? en[id] ?? ours[id];
  };
  const named = (context: Named, id: string): string => wordsOf(context, id)?.name ?? id;
  const cardWords = (context: Named, card: number) => wordsOf(context, context.content.cards[card]?.id ?? '');
  const space = (context: TextContext, at: Space): string => {
    const town = context.content.chart.townAt[cellOf(at)] ?? -1;
    return town < 0 ? at : named(context, context.content.chart.ports[town]!);
  };
  const terrain = (context: TextContext, id: string): string =>
    id === SEA_NAME ? named(context, id) : named(context, id).toLowerCase();
  const where = (context: TextContext, at: Space): string => {
    const spot = spotOf(context, at);
    if (spot === undefined) return at;
    return 'id' in spot ? named(context, spot.id) : say.near(context, terrain(context, spot.terrain), spot.near);
  };
  /** From the nearest town: "2 spaces east and 1 north-east of Dallak"; undefined in a town, and without one on the same land. */
  const bearing = (context: TextContext, at: Space): string | undefined => {
    const town = townNear(context, at);
    if (town === undefined) return undefined;
    const { ports, towns } = context.content.chart;
    const legs = bearingOf(towns[ports.indexOf(town)]!, cellOf(at));
    return legs && say.from(context, legs, town);
  };
  return {
    /** A town, an anchor, a skill or a terrain by its id. */
    named,
    /** A terrain inside a sentence: "hills". */
    terrain,
    /** Whether a thing has its built-in name, not a pack's. */
    isOurs: (context: TextContext, id: string): boolean => wordsOf(context, id) === ours[id],
    card: (context: TextContext, card: number): string => cardWords(context, card)?.name ?? '',
    /** A card's text; undefined without an ability. */
    cardText: (context: Named, card: number): string | undefined => cardWords(context, card)?.text,
    option: (context: TextContext, card: number, option: string): string =>
      cardWords(context, card)?.options?.[option] ?? option,
    /** A land space: the name of its town, or its column and row. */
    space,
    /** A land space as one would say it to a friend: its town, its region, or "hills near Dallak". */
    where,
    bearing,
    /** The same without ambiguity: "hills 2 spaces east of Dallak". */
    ground: (context: TextContext, at: Space): string => {
      const spot = spotOf(context, at);
      const from = bearing(context, at);
      if (spot === undefined || from === undefined || space(context, at) !== at) return where(context, at);
      return 'id' in spot ? `${named(context, spot.id)}, ${from}` : `${terrain(context, spot.terrain)} ${from}`;
    },
    /** A Hero's place: a town, a space, an anchor or the Island. */
    place: (context: TextContext, at: number): string => {
      if (at === ISLAND) return named(context, 'islandOfDread');
      const word = placeWord(context.content, at);
      return at < CELLS ? where(context, word) : named(context, word);
    },
    /** The Challenge whose defeat wins the game. */
    assif: (context: TextContext): string => {
      const found = lastFoe(context.content);
      return found === undefined ? '' : named(context, found.id);
    },
  };
}

export type Names = ReturnType<typeof namesOf>;

/** The id of the nearest town on the same land. */
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

/** The seat of a Hero, Ally or Captain. */
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

/** One side of a proposal, part by part, in a language's words. */
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

/** The winners, or the best where there is no winner; empty before the end. */
export function bestOf({ state }: TextContext): Seat[] {
  const ranks = state.outcome?.ranks ?? [];
  const best = Math.min(...ranks);
  return ranks.flatMap((rank, seat) => (rank === best ? [seat] : []));
}

/** Seats by rank. */
export const byRank = (places: readonly number[]): { readonly place: number; readonly seat: Seat }[] =>
  places.map((place, seat) => ({ place, seat })).sort((one, other) => one.place - other.place);

/** A Hero's place: a land space, or the id of an anchor or the Island. */
export const portOrSpace = (
  { content }: TextContext,
  at: number,
): { readonly port: string } | { readonly space: Space } =>
  at < CELLS ? { space: placeWord(content, at) } : { port: at === ISLAND ? 'islandOfDread' : placeWord(content, at) };

/** The kind of the current step. */
export const stepOf = ({ state }: TextContext): Step['do'] | undefined => state.agenda.at(-1)?.do;

/** The active Hero is on land. */
export const isAshore = ({ state }: TextContext): boolean => state.players[state.active]!.at < CELLS;

/** The Hero about to be placed. */
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

/** An option of the current card. */
export function optionOf({ state, content }: TextContext, option: number): { card: number; id: string } | undefined {
  const step = state.agenda.at(-1);
  if (step?.do !== 'choose') return undefined;
  const deed = content.lists[step.list]?.[step.nth];
  const found = deed?.do === 'choose' ? deed.options[option] : undefined;
  return found === undefined ? undefined : { card: step.card, id: found.id };
}

/** Prices for the active Hero. */
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

/**
 * A card's automatic effect in its own words, after a colon: without "Before combat: ", and with a skill’s name
 * unchanged.
 */
export const effectOf = (text: string | undefined, before: RegExp): string =>
  (text ?? '').replace(before, '').replace(/^\p{Lu}(?!\p{L}* \()/u, (letter) => letter.toLowerCase());
