import type { GameTypes, Json, Move, StateJson, Translated } from '@skerry/engine';

/** A puzzle's goal: a word of its game and its objects, such as `capture` and `['earth']`. */
export interface PuzzleGoal {
  readonly goal: string;
  readonly about: readonly string[];
}

/** A position with one goal that can be reached before chance decides. Everything is public. */
export interface Puzzle {
  readonly goal: PuzzleGoal;
  readonly seats: number;
  readonly options: { readonly [option: string]: Json | undefined };
  readonly state: StateJson;
  /** The only shortest solution, up to the order of its moves. */
  readonly solution: readonly Move[];
}

/** A game's puzzles, and the meaning of their goals. */
export interface PuzzleBook<T extends GameTypes = GameTypes> {
  /** The version of the rules of the positions. */
  readonly version: number;
  readonly puzzles: readonly Puzzle[];
  /** The possible goals in a position. */
  goalsIn(state: T['State']): readonly PuzzleGoal[];
  isReached(goal: PuzzleGoal, state: T['State']): boolean;
  /** The task in a sentence: "Win this turn." */
  readonly ask: Translated<(goal: PuzzleGoal) => string>;
}
