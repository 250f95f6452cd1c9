/**
 * The contract between a game's lessons and the page that plays them.
 *
 * A lesson is played on the real table by the real rules, from a prepared position. It asks for one thing after another, knows
 * by the facts told whether that was done, and refuses everything else without changing anything. Lessons are content in
 * `games/<game>/lessons/`, with their sentences in every language side by side; one is loaded when somebody takes it.
 */
import type { Game, GameTypes, Move, Seat, Table, Translated } from '@skerry/engine';
import type { OfferDrawing } from './board.ts';

/** A sentence by language. What stands between stars is set in brass: "*Coral Palace* is flooded." */
export type InLanguages = Translated<string>;

/** The lessons of a game, in the order in which they are best taken. */
export interface Lessons<T extends GameTypes = GameTypes> {
  readonly list: readonly LessonTitle<T>[];
  /** What is explained in a first game, each when it first matters. */
  firstTimes(): Promise<readonly FirstTime<T>[]>;
}

/** What the list of lessons shows of one, before it is loaded. */
export interface LessonTitle<T extends GameTypes = GameTypes> {
  /** In its address, and in the card of the game: `keep-it-dry`. */
  readonly key: string;
  readonly title: InLanguages;
  /** What it is about: "Shore up what is flooded, before it sinks." */
  readonly about: InLanguages;
  /** The rules that `about` states. */
  readonly rules: readonly string[];
  readonly picture: OfferDrawing;
  load(): Promise<Lesson<T>>;
}

/** One idea, in under two minutes. The reader has seat 0; the others are called as in `NAMES_AT_LESSONS`. */
export interface Lesson<T extends GameTypes = GameTypes> {
  /** The position it begins with, which `prepare` of the engine makes. */
  table(game: Game<T>): Table<T>;
  readonly steps: readonly LessonStep<T>[];
  /** What the reader can do now: "You can keep an island dry." */
  readonly done: InLanguages;
  /** What to remember of it. */
  readonly remember: InLanguages;
  /** The rules that `done` and `remember` state. */
  readonly rules: readonly string[];
}

/** Who sits at the table of a lesson, unless the reader goes by a name of their own. */
export const NAMES_AT_LESSONS = ['Ada', 'Bruno', 'Chiara', 'Dario'] as const;

/** A step is read, or it asks for something. */
export type LessonStep<T extends GameTypes = GameTypes> = ReadStep | DoneStep<T>;

export interface ReadStep {
  /** One sentence: what to do, or what is to be seen. */
  readonly say: InLanguages;
  /** One line: why. */
  readonly why: InLanguages;
  /** The rules that these sentences state: `['P-3', 'P-4']`. */
  readonly rules: readonly string[];
  /** What the rest of the chart is veiled for, as CSS selectors: `[data-tile="coral-palace"]`. */
  readonly lit: readonly string[];
  readonly show?: undefined;
}

export interface DoneStep<T extends GameTypes = GameTypes> extends Omit<ReadStep, 'show'> {
  /** What "Show me" plays. The first of what is lit is where to touch for it. */
  readonly show: T['Action'];
  /** Whether these facts are what the step asks for; the action that told them, where they say too little of it. */
  aim(facts: readonly T['Fact'][], action: T['Action']): boolean;
  /** What the others do then, before the next step. */
  readonly others?: readonly Move<T['Action']>[];
}

/** A rule that is explained when it first matters. */
export interface FirstTime<T extends GameTypes = GameTypes> {
  /** Stable: `waters-rise`. */
  readonly key: string;
  readonly title: InLanguages;
  readonly say: InLanguages;
  /** The number of the rule, to read it: `P-4`. */
  readonly rule: string;
  /** Whether a fact is what it is about, to whoever has this seat. */
  when(fact: T['Fact'], reader: Seat): boolean;
}
