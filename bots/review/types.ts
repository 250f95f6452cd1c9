import type { Game, GameRecord, GameTypes, Json, Move, Seat, Turn } from '@skerry/engine';
import type { BotProfile } from '../profile/bot-profile.ts';
import type { Blunder } from './blunders.ts';
import type { Estimate, Unit } from './worth.ts';

export interface ReviewProblem<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly record: GameRecord;
  readonly seed: number;
  /** Futures, as a multiple of the usual number. */
  readonly finer?: number;
}

/** Considered moves, and their value to the mover. */
export interface WeighedMoves<T extends GameTypes = GameTypes> {
  readonly moves: readonly Move<T['Action']>[];
  readonly worth: Estimate;
}

/** A choice among several moves. */
export interface ReviewedChoice<T extends GameTypes = GameTypes> {
  readonly played: Estimate;
  /** The best moves found; where turns are planned they continue to the end of the turn. */
  readonly best: WeighedMoves<T>;
  /** What the best would have kept; about 0 where the best was played. */
  readonly lost: Estimate;
  /** The compared first moves, best first, and the mean number of games each was tried in. */
  readonly compared: readonly WeighedMoves<T>[];
  readonly tries: number;
}

/**
 * One answer of chance: a card, a die; or several that became public together, such as the dice of a roll; or all
 * answers to one action, where not everything is open.
 */
export interface ReviewedChance {
  /** The index of the entry's outcome, the last one of several; -1 for all together. */
  readonly nth: number;
  readonly label: string;
  readonly outcome: Json;
  /** The turn it belongs to: for a card turned up for the next turn, that one. */
  readonly turn: Turn;
  /** The number of possible outcomes, and of those like this; 0 for several answers. */
  readonly of: number;
  readonly alike: number;
  /** Per side: before it was known, which is the usual value, and after. */
  readonly before: readonly Estimate[];
  readonly after: readonly Estimate[];
  readonly luck: readonly Estimate[];
}

/** A review's result for an entry. */
export interface ReviewedEntry<T extends GameTypes = GameTypes> {
  /** The entry's index: page n is the position before it, page n + 1 the one after. */
  readonly n: number;
  readonly seat: Seat;
  readonly action: T['Action'];
  readonly turn: Turn;
  /** The value before, per side; absent without a choice or chance. */
  readonly before?: readonly Estimate[];
  readonly choice?: ReviewedChoice<T>;
  readonly chances: readonly ReviewedChance[];
}

/** A game's complete review. Plain data. */
export interface Review<T extends GameTypes = GameTypes> {
  readonly unit: Unit;
  readonly seats: number;
  /** One side for a team, or one per seat. */
  readonly sides: number;
  readonly entries: readonly ReviewedEntry<T>[];
  /** Per side and page: the position's value. */
  readonly course: readonly (readonly Estimate[])[];
  readonly seated: readonly SeatReview[];
  readonly points: readonly TurningPoint<T>[];
  /** Among rivals: each side's falls, whatever the cause. */
  readonly falls: readonly TurningPoint<T>[];
  /** Plain mistakes, whatever they cost. */
  readonly blunders: readonly Blunder[];
  /** Games sampled. */
  readonly futures: number;
}

/**
 * A seat's luck against the usual; and its choices' loss against the best found, at most 0 except for uncertainty.
 */
export interface SeatReview {
  readonly luck: Estimate;
  readonly skill: Estimate;
}

/** A decisive moment: a choice, chance, or, for a fall, everything from one of a rival's turns to the next. */
export interface TurningPoint<T extends GameTypes = GameTypes> {
  readonly kind: 'choice' | 'chance' | 'fall';
  /** The last entry of a fall. */
  readonly entry: number;
  /** The index of the entry's chance, if it is one. */
  readonly chance: number;
  /** The page to show: before a choice, after chance, at the end of a fall. */
  readonly page: number;
  readonly seat: Seat;
  readonly from?: number;
  /** The side most affected, and by how much. */
  readonly side: number;
  readonly swing: Estimate;
  /** The public facts of the chance or the fall. */
  readonly facts?: readonly T['Fact'][];
  /** The effect of each outcome on that side, where everything is open. */
  readonly could?: readonly { readonly outcome: Json; readonly count: number; readonly worth: number }[];
}

/** Progress of a review. */
export interface ReviewProgress<T extends GameTypes = GameTypes> {
  readonly done: number;
  readonly of: number;
  /** Entries reviewed since the last report. */
  readonly entries: readonly ReviewedEntry<T>[];
}
