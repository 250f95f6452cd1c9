import type { GameTypes, Json, Move, StateJson, Translated } from '@skerry/engine';

/** What is to be reached in a puzzle: a word of its game, and the things it is about, as `capture` and `['earth']`. */
export interface PuzzleGoal {
  readonly goal: string;
  readonly about: readonly string[];
}

/** A position in which one thing can be reached before chance has its say. Everybody at the table knows everything. */
export interface Puzzle {
  readonly goal: PuzzleGoal;
  readonly seats: number;
  readonly options: { readonly [option: string]: Json | undefined };
  readonly state: StateJson;
  /** The only shortest way there, but for the order of its moves. */
  readonly solution: readonly Move[];
}

/** The puzzles of a game, and what their goals mean. */
export interface PuzzleBook<T extends GameTypes = GameTypes> {
  /** The version of the rules that led to the positions. */
  readonly version: number;
  readonly puzzles: readonly Puzzle[];
  /** What could be asked for in a position. */
  goalsIn(state: T['State']): readonly PuzzleGoal[];
  isReached(goal: PuzzleGoal, state: T['State']): boolean;
  /** What is asked for in a sentence: "Win this turn." */
  readonly ask: Translated<(goal: PuzzleGoal) => string>;
}
