import type { Game, GameTypes, Seat } from '@skerry/engine';
import type { BotProfile, Prospects } from '../profile/bot-profile.ts';

/** Values are chances of winning, or points where the game is played for points. */
export type Unit = 'chance' | 'points';

/** A mean over sampled futures, with its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly error: number;
}

/** A 90% confidence interval. */
export const WHISKER = 1.645;

/** Evaluates a position per side: the whole team as one, or each seat. */
export interface Scales<T extends GameTypes> {
  readonly unit: Unit;
  readonly sides: number;
  sideOf(seat: Seat): number;
  read(state: T['State']): readonly number[];
}

export function scalesOf<T extends GameTypes>(game: Game<T>, botProfile: BotProfile<T>, seats: number): Scales<T> {
  if (game.team) {
    const read = (state: T['State']) => {
      const judged = botProfile.evaluate(state, 0);
      return [game.outcome(state) === undefined ? calibrated(judged, botProfile.calibration) : judged];
    };
    return { unit: 'chance', sides: 1, sideOf: () => 0, read };
  }
  const sides = { sides: seats, sideOf: (seat: Seat) => seat };
  const { prospects } = botProfile;
  if (seats === 1) {
    const points = (state: T['State']) => {
      if (prospects === undefined) return [botProfile.evaluate(state, 0)];
      const lift = game.outcome(state) === undefined ? prospects.lift * (1 - prospects.progress(state)) : 0;
      return [prospects.points(state, 0) + lift];
    };
    return { unit: prospects === undefined ? 'chance' : 'points', ...sides, read: points };
  }
  return {
    unit: 'chance',
    ...sides,
    read(state) {
      const outcome = game.outcome(state);
      if (outcome !== undefined) return sharesOf(outcome.ranks);
      if (prospects === undefined)
        return evenly(Array.from({ length: seats }, (_, seat) => botProfile.evaluate(state, seat)));
      return chancesOf(pointsOf(prospects, state), spreadAt(prospects.spread, prospects.progress(state)));
    },
  };
}

export const pointsOf = <T extends GameTypes>(prospects: Prospects<T>, state: T['State']): number[] =>
  Array.from({ length: state.seats }, (_, seat) => prospects.points(state, seat));

/** An evaluation calibrated to the results of keen bots. */
function calibrated(
  judged: number,
  { shift, scale }: NonNullable<BotProfile['calibration']> = { shift: 0, scale: 1 },
): number {
  if (judged <= 0 || judged >= 1) return judged;
  return logistic(shift + scale * logit(judged));
}

export const logit = (chance: number): number => Math.log(chance / (1 - chance));
export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** The first wins; several first seats share the win. */
export function sharesOf(ranks: readonly number[]): number[] {
  const winners = ranks.filter((rank) => rank === 1).length;
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0));
}

function evenly(values: readonly number[]): number[] {
  const all = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => (all > 0 ? value / all : 1 / values.length));
}

/** Each seat's chance of the most points, where a lead of `spread` points makes it e times as likely. */
export function chancesOf(points: readonly number[], spread: number): number[] {
  const most = Math.max(...points);
  return evenly(points.map((each) => Math.exp((each - most) / spread)));
}

/** The spread at a moment of the game, interpolated. */
export function spreadAt(spread: readonly number[], progress: number): number {
  const at = Math.min(1, Math.max(0, progress)) * (spread.length - 1);
  const step = Math.min(spread.length - 2, Math.floor(at));
  if (step < 0) return spread[0] ?? 1;
  return spread[step]! + (at - step) * (spread[step + 1]! - spread[step]!);
}

/** Results of each future, a list per side. */
export class Futures {
  readonly bySide: readonly number[][];

  constructor(sides: number) {
    this.bySide = Array.from({ length: sides }, () => []);
  }

  get count(): number {
    return this.bySide[0]!.length;
  }

  add(worth: readonly number[]): void {
    for (const [side, values] of this.bySide.entries()) values.push(worth[side]!);
  }

  /** Estimates over the futures from one number on. */
  estimates(from = 0): Estimate[] {
    return this.bySide.map((values) => estimate(values.slice(from)));
  }

  /** A side's mean over a range of futures. */
  mean(side: number, from: number, to: number): number {
    let sum = 0;
    for (let n = from; n < to; n++) sum += this.bySide[side]![n]!;
    return sum / Math.max(1, to - from);
  }
}

export function estimate(values: readonly number[]): Estimate {
  const n = values.length;
  if (n === 0) return { mean: 0, error: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n === 1) return { mean, error: 0 };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (n - 1) / n) };
}

/** The difference of two sets with the same futures: their common noise cancels. */
export function difference(one: Futures, other: Futures, side: number, from: number): Estimate {
  const values = one.bySide[side]!.slice(from, Math.min(one.count, other.count));
  return estimate(values.map((value, n) => value - other.bySide[side]![from + n]!));
}

/** The difference of two sets with different futures. */
export const minus = (one: Estimate, other: Estimate): Estimate => ({
  mean: one.mean - other.mean,
  error: Math.hypot(one.error, other.error),
});
