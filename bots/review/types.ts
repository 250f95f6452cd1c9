import type { Game, GameRecord, GameTypes, Json, Move, Seat, Turn } from '@skerry/engine';
import type { BotProfile } from '../profile/bot-profile.ts';
import type { Estimate, Unit } from './worth.ts';

/** A game to review. */
export interface ReviewProblem<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly record: GameRecord;
  readonly seed: number;
  /** How many times more futures than usual are imagined. */
  readonly finer?: number;
}

/** Moves that were thought of, and what they are worth to whoever makes them. */
export interface WeighedMoves<T extends GameTypes = GameTypes> {
  readonly moves: readonly Move<T['Action']>[];
  readonly worth: Estimate;
}

/** A choice among several moves. */
export interface ReviewedChoice<T extends GameTypes = GameTypes> {
  readonly played: Estimate;
  /** The best that was found; its moves go on to the end of the turn where turns are planned. */
  readonly best: WeighedMoves<T>;
  /** What the best would have kept more; about nothing where the best was played. */
  readonly lost: Estimate;
  /** The first moves that were compared, the best first, and in how many imagined games each of them was tried on average. */
  readonly compared: readonly WeighedMoves<T>[];
  readonly tries: number;
}

/** One answer of chance: a card, a die; or all answers to one action, where not everything is open. */
export interface ReviewedChance {
  /** Which of the outcomes of the entry, counted from 0; -1 for all of them together. */
  readonly nth: number;
  readonly label: string;
  readonly outcome: Json;
  /** The turn in which it fell: of a card that is turned up for the next turn, that one. */
  readonly turn: Turn;
  /** How many outcomes there could be in all, and how many of this kind. */
  readonly of: number;
  readonly alike: number;
  /** Per side: before it was known, which is what is usual here, and after. */
  readonly before: readonly Estimate[];
  readonly after: readonly Estimate[];
  readonly luck: readonly Estimate[];
}

/** What a review says of an entry. */
export interface ReviewedEntry<T extends GameTypes = GameTypes> {
  /** The number of the entry, counted from 0: the position before it is page n, the one after it page n + 1. */
  readonly n: number;
  readonly seat: Seat;
  readonly action: T['Action'];
  readonly turn: Turn;
  /** What the position before was worth to each side; absent where nothing was to choose and nothing left to chance. */
  readonly before?: readonly Estimate[];
  readonly choice?: ReviewedChoice<T>;
  readonly chances: readonly ReviewedChance[];
}

/** What all the review has found of a game. Plain data. */
export interface Review<T extends GameTypes = GameTypes> {
  readonly unit: Unit;
  readonly seats: number;
  /** One side for a team, or one per seat. */
  readonly sides: number;
  readonly entries: readonly ReviewedEntry<T>[];
  /** Per side, page by page: what the position is worth. */
  readonly course: readonly (readonly Estimate[])[];
  readonly seated: readonly SeatReview[];
  readonly points: readonly TurningPoint<T>[];
  /** Games that were imagined. */
  readonly futures: number;
}

/** What chance did for a seat, against what was usual; and what its choices lost against the best that was found, so it is 0 at most but for the doubt. */
export interface SeatReview {
  readonly luck: Estimate;
  readonly skill: Estimate;
}

/** What decided the game. */
export interface TurningPoint<T extends GameTypes = GameTypes> {
  readonly kind: 'choice' | 'chance';
  readonly entry: number;
  /** Which of the chances of the entry, if it is one. */
  readonly chance: number;
  /** The page to look at: before a choice, after chance had its say. */
  readonly page: number;
  readonly seat: Seat;
  /** To whom it mattered most, and how much. */
  readonly side: number;
  readonly swing: Estimate;
  /** What chance brought about, as everybody heard it. */
  readonly facts?: readonly T['Fact'][];
  /** What each outcome would have done to that side, where everything is open. */
  readonly could?: readonly { readonly outcome: Json; readonly count: number; readonly worth: number }[];
}

/** How far a review has come. */
export interface ReviewProgress<T extends GameTypes = GameTypes> {
  readonly done: number;
  readonly of: number;
  /** What was reviewed since the last word. */
  readonly entries: readonly ReviewedEntry<T>[];
}
