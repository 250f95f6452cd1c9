import type { Action, GameTypes, Seat, View } from './contract.ts';
import type { Random } from './random.ts';

/** An action with the seat that takes it. */
export interface Move<A = Action> {
  seat: Seat;
  action: A;
}

/**
 * What a bot needs to know of a game. Everything here may be wrong without harm to the rules: the engine offers, and
 * a bot only chooses.
 */
export interface Lore<T extends GameTypes = GameTypes> {
  /** How well a seat stands, from 0 (lost) to 1 (won). Whole games also end here: it must know a finished one. */
  evaluate(state: T['State'], seat: Seat): number;
  /**
   * A rollout stops at the beginning of a turn, this many turns on, and is judged by `evaluate`; without a horizon
   * rollouts are played to the end.
   */
  readonly horizon?: {
    readonly turns: number;
    /** The turns begun so far. */
    begun(state: T['State']): number;
  };
  /** For an evaluation that is learned, at the beginnings of turns. */
  readonly learning?: {
    /** How many numbers describe a position. */
    readonly inputs: number;
    describe(state: T['State'], features: Float64Array): void;
  };
  /**
   * A quick player with common sense, who plays rollouts to their end: the next move of whoever is asked, or an
   * interrupt that nobody should miss. The answer may be one object, reused. Where rollouts are about one seat, it is
   * told which: rivals who hardly touch it may be played in haste.
   */
  policy(state: T['State'], random: Random, about?: Seat): Move<T['Action']>;
  /** What one rollout costs beside one of a light game: a level has that many times fewer of them; 1 if not given. */
  readonly rolloutCost?: number;
  /** The offers worth a search, if some are plainly not; in the order given. */
  sensible?(state: T['State'], seat: Seat, offers: readonly T['Action'][]): readonly T['Action'][];
  /** Whether a seat that is not asked has an interrupt worth thinking about now. */
  tempted?(state: T['State'], seat: Seat): boolean;
  /** The weights of the quick player, for the tuner, and the player that other weights would make. */
  readonly tuning?: {
    readonly weights: { readonly [name: string]: number };
    player(weights: { readonly [name: string]: number }): Lore<T>['policy'];
  };
  /** Figures of a position that a report plots over time. */
  measures?(state: View<T>['state']): { readonly [name: string]: number };
  /** The tables that the ladder of this game measures. */
  readonly cells: readonly LadderCell<T>[];
}

export interface LadderCell<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly seats: number;
  readonly options: Partial<T['Options']>;
  /** Points under a heading of the scores from which a game alone counts as won. */
  readonly goal?: { readonly heading: string; readonly points: number };
}
