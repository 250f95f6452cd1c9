import type { Translated } from './first/languages.ts';

/** What is shown of a game before it is loaded. It is part of every first visit, so it is short. */
export interface GameCard {
  readonly words: Translated<CardWords>;
  readonly players: readonly [number, number];
  readonly minutes: number;
  /** The option whose values go from easy to hard: whoever has won is offered the next. */
  readonly harder?: string;
  /** What "Play now" opens: the reader and bots on this many seats; options where the defaults are not meant. */
  readonly quick: { readonly seats: number; readonly options: object };
  readonly daily?: Daily;
  readonly lessons?: readonly LessonMinutes[];
}

/** A lesson before its game is loaded: `{ key: 'keep-it-dry', minutes: 2 }`. */
export interface LessonMinutes {
  readonly key: string;
  readonly minutes: 1 | 2;
}

export interface CardWords {
  readonly title: string;
  readonly blurb: string;
  /** In a word or two: "together". */
  readonly mood: string;
}

/** A game that can be played alone every day, by everybody on the same deal. */
export interface Daily {
  /** By name, unique among all games: the options of each table. */
  readonly islands: { readonly [island: string]: object };
  /** Points and achievement are the scores `total` and `level`. */
  readonly levels: number;
  /** The ending that tells a result; its arguments are `total` and `level`. */
  readonly ending: string;
}
