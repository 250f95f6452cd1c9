import type { Seat } from '@skerry/engine';
import type { Card, PileCard } from '../content/cards.ts';
import type { Tile, Treasure } from '../content/tiles.ts';
import type { Action } from '../rules/actions.ts';
import type { Water } from '../rules/state.ts';
import type { Text, TextContext } from './context.ts';
import type { Names } from './names.ts';

/** The buttons of the bar. */
export const OFFER_KEYS = [
  'move',
  'fly',
  'guide',
  'shoreUp',
  'give',
  'take',
  'capture',
  'lift',
  'sandbags',
  'liftOff',
  'discard',
  'swim',
  'passTurn',
  'pass',
  'endActions',
] as const;
export type OfferKey = (typeof OFFER_KEYS)[number];

/** The words that stand on the board itself. A language that lacks one does not compile. */
export interface BoardWords {
  /** What matters in a question, and in what is told. */
  readonly stress: { readonly asked: RegExp; readonly told: RegExp };
  readonly names: Names;
  /** A letter of each label, different for each. */
  readonly hotkeys: Readonly<Record<OfferKey, string>>;
  readonly labels: Readonly<Record<Exclude<OfferKey, 'give' | 'capture'>, string>>;
  /** Kinds of actions in "Why not...?", in the order a player would ask. */
  readonly kinds: Readonly<Record<Action['act'], string>>;
  give(name: string): string;
  readonly giveNobody: string;
  readonly captures: Readonly<Record<Treasure, string>>;
  /** FI-103: the Pilot does not swim. */
  readonly flyAway: string;
  tiles(n: number): string;
  cards(n: number): string;
  or(items: readonly string[]): string;
  and(items: readonly string[]): string;
  readonly confirmEnd: string;
  confirmPass(context: TextContext, drowning: Seat): string;

  /** Names that fit below a card in the hand. */
  readonly shortCards: Readonly<Record<PileCard, string>>;

  /** Below the title of the chart. */
  surveyed(turn: number): readonly [string, string];
  readonly island: string;
  /** "flooded": how a tile lies. */
  water(tile: Tile, water: Water): string;
  here(context: TextContext, seats: readonly Seat[]): string;
  holds(treasure: Treasure, captured: boolean): string;
  can(actions: readonly string[]): string;
  readonly nextFlood: string;
  readonly landing: string;
  readonly close: string;
  readonly who: string;
  /** What to do next with a special card that was chosen in the hand. */
  chooseTarget(card: Card): string;
  readonly noUse: string;

  /** What to do next with a button that was chosen, by its key. */
  readonly how: { readonly [key: string]: string };
  /** "Choose a card for Bruno." */
  howGive(name: string): string;
  /** What to do where no place on the island is marked. */
  readonly remarks: { readonly discard: string; readonly window: string; readonly specialLeft: string };
  readonly treasures: string;
  takenBy(context: TextContext, seat: Seat): string;
  inHands(n: number): string;
  readonly lost: string;
  /** Where the water is, and how many flood cards that means; no cards at the skull. */
  level(mark: number, cards: number): string;
  perTurn(cards: number): string;

  readonly treasurePile: string;
  readonly treasureDiscards: string;
  readonly floodPile: string;
  readonly floodDiscards: string;
  /** The same as titles. */
  readonly pileTitles: {
    readonly [P in 'treasurePile' | 'treasureDiscards' | 'floodPile' | 'floodDiscards']: string;
  };
  readonly none: string;
  readonly unseen: string;
  readonly onTop: string;
  readonly below: string;
  /** "Earth card, Bruno": a card and who holds it. */
  heldBy(context: TextContext, seat: Seat, card: string): string;
  hand(context: TextContext, seat: Seat, cards: readonly string[]): string;

  turns(n: number): string;
  waterAt(mark: number): string;

  readonly headings: {
    readonly island: string;
    readonly people: string;
    readonly treasures: string;
    readonly water: string;
  };
  row(n: number, tiles: readonly string[]): string;
  treasureIs(treasure: string, state: string): string;
  place(space: string, tile: string): string;
  person(name: string, role: string, place: string): string;
  pileCounts(treasure: number, flood: number): string;

  readonly hints: { readonly floodTop: string };
}

/** A text of this game: it brings the words of the board with it, so that only those of one language are loaded. */
export interface TextWithBoard extends Text {
  readonly board: BoardWords;
}

/** Every text of this game is one with a board, though tables know it only as a text. */
export const wordsOf = (text: Text): BoardWords => (text as TextWithBoard).board;
