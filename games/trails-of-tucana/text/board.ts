import type { Seat } from '@skerry/engine';
import type { Letter, Sight } from '../content/islands.ts';
import type { Text, TextContext } from './context.ts';
import type { Names } from './names.ts';

/** The buttons of the bar. */
export const OFFER_KEYS = ['draw', 'bonus', 'done'] as const;
export type OfferKey = (typeof OFFER_KEYS)[number];

/** The words that stand on the board itself. A language that lacks one does not compile. */
export interface BoardWords {
  /** What matters in a question, and in what is told. */
  readonly stress: { readonly asked: RegExp; readonly told: RegExp };
  readonly names: Names;
  /** A letter of each label, different for each. */
  readonly hotkeys: Readonly<Record<OfferKey, string>>;
  readonly labels: Readonly<Record<OfferKey, string>>;
  trails(n: number): string;
  readonly anywhere: string;
  capital(words: string): string;
  list(items: readonly string[]): string;
  points(n: number): string;
  /** A name, a colon, and what it stands for. */
  entry(name: string, content: string): string;

  /** Below the title of the chart. */
  survey(context: TextContext, seat: Seat): string;
  islandOf(context: TextContext, seat: Seat): string;
  /** The two ends of a trail: "Desert 7/2 to water 7/3". */
  segment(from: string, to: string): string;
  village(letter: Letter): string;
  theSight(sight: Sight): string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly drawIt: string;
  readonly notThis: string;
  readonly close: string;

  /** What a trail would do. */
  readonly would: {
    /** The value counts in each of `rounds` rounds. */
    sight(sight: Sight, value: number, rounds: number): string;
    pair(letter: Letter, value: number): string;
    blue(points: number): string;
    red(sight: Sight, points: number): string;
    readonly bonus: string;
    readonly ring: string;
    readonly apart: string;
    noVillage(sights: readonly string[]): string;
    leadsTo(places: readonly string[]): string;
  };

  round(round: number, rounds: number): string;
  turn(turn: number, turns: number): string;
  cards(one: string, other: string): string;
  readonly pileHidden: string;
  left(n: number, card: string): string;

  readonly sights: string;
  readonly eachRound: string;
  readonly villages: string;
  readonly twoOfALetter: string;
  readonly redCards: string;
  readonly standing: string;
  /** The next achievement and where it begins. */
  levelFrom(title: string, from: number): string;
  readonly topLevel: string;
  sumOfRound(round: number, soFar: boolean): string;
  readonly bonuses: string;
  readonly total: string;
  soFar(context: TextContext, seat: Seat): string;
  /** A box of the sheet, read aloud. */
  box(of: string, value: number, circled: boolean, bonusTrail: boolean): string;
  blueCard(letter: Letter, points: number, more: number): string;
  redCard(sight: Sight, points: number): string;
  tookIt(context: TextContext, card: string, seats: readonly Seat[]): string;
  readonly gone: string;

  caption(points: number, state: 'drawing' | 'done' | undefined): string;
  about(context: TextContext, seat: Seat, points: number, pairs: readonly Letter[], sights: number): string;
  lookAt(context: TextContext, seat: Seat): string;
  readonly islands: string;
  readonly leftInPile: string;
  wonCards(cards: readonly string[]): string;

  readonly headings: {
    readonly turn: string;
    readonly map: string;
    readonly trails: string;
    readonly score: string;
    readonly cards: string;
    readonly others: string;
  };
  row(n: number): string;
  trail(n: number, places: readonly string[], segments: number): string;
  readonly noTrails: string;
  noVillageYet(places: readonly string[]): string;
  other(context: TextContext, seat: Seat, points: number, state: 'drawing' | 'done' | undefined): string;
  circled(sight: Sight, values: readonly number[], of: number): string;
  joined(letter: Letter, value: number): string;
  notJoined(letter: Letter, value: number, blue: number): string;

  achievement(title: string | undefined): string;
  readonly headingsOfScore: {
    readonly round: string;
    readonly villages: string;
    readonly bonuses: string;
    readonly total: string;
  };

  readonly hints: { readonly hexNames: string };
}

/** A text of this game: it brings the words of the board with it, so that only those of one language are loaded. */
export interface TextWithBoard extends Text {
  readonly board: BoardWords;
}

/** Every text of this game is one with a board, though tables know it only as a text. */
export const wordsOf = (text: Text): BoardWords => (text as TextWithBoard).board;
