/**
 * The contract between a game's lessons and the page that plays them.
 *
 * A lesson is played on the real table by the real rules, from a prepared position. It asks for one thing after
 * another, recognises by the facts whether that was done, and refuses everything else without changing anything.
 *
 * Lessons are content in `games/<game>/lessons/`; each is loaded when it is started. Their sentences are in
 * `games/<game>/text/<language>/lessons.ts`.
 */
import type { Game, GameTypes, Move, Seat, Table, Translated } from '@skerry/engine';
import type { OfferDrawing } from './board.ts';

/** The lessons of a game, in the recommended order. */
export interface Lessons<T extends GameTypes = GameTypes> {
  readonly list: readonly LessonTitle<T>[];
  readonly words: Translated<() => Promise<LessonWords>>;
  /** The rules explained in a first game, each when it first matters. */
  firstTimes(): Promise<FirstTimes<T>>;
}

/**
 * The sentences of all lessons by their keys, in one language. Text between asterisks is brass: "*Coral Palace* is
 * flooded."
 */
export interface LessonWords {
  readonly [lesson: string]: {
    readonly title: string;
    /** Its subject: "Shore up flooded tiles before they sink." */
    readonly about: string;
    /** For each step what to do or to see, and why: a sentence, and a line. */
    readonly steps: readonly { readonly say: string; readonly why: string }[];
    /** What the reader can do now: "You can keep an island dry." */
    readonly done: string;
    readonly remember: string;
  };
}

/** A lesson's entry in the list, before it is loaded. */
export interface LessonTitle<T extends GameTypes = GameTypes> {
  /** In its address, and in the card of the game: `keep-it-dry`. */
  readonly key: string;
  /** The rules that its `about` states. */
  readonly rules: readonly string[];
  readonly picture: OfferDrawing;
  load(): Promise<Lesson<T>>;
}

/** One idea, in under two minutes. The reader has seat 0; the others are named as in `NAMES_AT_LESSONS`. */
export interface Lesson<T extends GameTypes = GameTypes> {
  /** The starting position, made by the engine's `prepare`. */
  table(game: Game<T>): Table<T>;
  readonly steps: readonly LessonStep<T>[];
  /** The rules that its `done` and `remember` state. */
  readonly rules: readonly string[];
}

/** The players at the table of a lesson; the reader's own name replaces the first. */
export const NAMES_AT_LESSONS = ['Ada', 'Bruno', 'Chiara', 'Dario'] as const;

/** A step is read, or it asks for something. */
export type LessonStep<T extends GameTypes = GameTypes> = ReadStep | DoneStep<T>;

export interface ReadStep {
  /** The rules that its sentences state: `['P-3', 'P-4']`. */
  readonly rules: readonly string[];
  /** What stays lit while the rest of the chart is dimmed, as CSS selectors: `[data-tile="coral-palace"]`. */
  readonly lit: readonly string[];
  readonly show?: undefined;
}

export interface DoneStep<T extends GameTypes = GameTypes> extends Omit<ReadStep, 'show'> {
  /** What "Show me" plays. The first lit thing is where to touch for it. */
  readonly show: T['Action'];
  /** Whether these facts are what the step asks for; with the action, in case the facts are ambiguous. */
  aim(facts: readonly T['Fact'][], action: T['Action']): boolean;
  /** The others' moves before the next step. */
  readonly others?: readonly Move<T['Action']>[];
}

export interface FirstTimes<T extends GameTypes = GameTypes> {
  readonly list: readonly FirstTime<T>[];
  readonly words: Translated<() => Promise<FirstTimeWords>>;
}

/** An explanation by its key, in one language. */
export interface FirstTimeWords {
  readonly [key: string]: { readonly title: string; readonly say: string };
}

/** A rule that is explained when it first matters. */
export interface FirstTime<T extends GameTypes = GameTypes> {
  /** Stable: `waters-rise`. */
  readonly key: string;
  /** The number of the rule, to read it: `P-4`. */
  readonly rule: string;
  /** Whether a fact brings up the rule for this seat. */
  when(fact: T['Fact'], reader: Seat): boolean;
}
