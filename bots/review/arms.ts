import { canonical, type GameTypes, type Json, type Move, type Seat, type View } from '@skerry/engine';
import { halving } from '../halving.ts';
import type { Others } from './company.ts';
import { imagineFuture, type ReviewSetup } from './future.ts';
import { Futures } from './worth.ts';

/** The start of compared moves: a seat's view, and the others where all play at once. */
export interface Outset<T extends GameTypes> {
  readonly view: View<T>;
  readonly seed: number;
  readonly others?: Others<T> | undefined;
}

/** Moves from a seat's view, and their results in sampled futures. */
export class Arm<T extends GameTypes> {
  /** The futures that found the best, and fresh ones that measure it: the best of many looks better than it is. */
  readonly found: Futures;
  readonly sure: Futures;
  readonly outset: Outset<T>;
  readonly moves: readonly Move<T['Action']>[];

  constructor({ scales }: ReviewSetup<T>, outset: Outset<T>, moves: readonly Move<T['Action']>[]) {
    this.found = new Futures(scales.sides);
    this.sure = new Futures(scales.sides);
    this.outset = outset;
    this.moves = moves;
  }
}

/** The first number of measuring futures. */
const FRESH = 1 << 20;

/** The result of future n after some moves whose first outcomes of chance are known. */
export function futureOf<T extends GameTypes>(
  study: ReviewSetup<T>,
  { outset: { view, seed, others }, moves }: Pick<Arm<T>, 'outset' | 'moves'>,
  n: number,
  known?: readonly Json[],
): readonly number[] {
  const state = imagineFuture(study, { view, seed, moves, known, seat: others?.seat }, n);
  return others === undefined ? study.scales.read(state) : others.read(state, n);
}

/** Adds fresh futures to an arm until its value is certain enough. */
export function measure<T extends GameTypes>(study: ReviewSetup<T>, arm: Arm<T>): void {
  const { sure } = arm;
  for (let n = sure.count; n < study.widths.sure; n++) sure.add(futureOf(study, arm, FRESH + n));
}

/** The same futures again, with the first outcomes of chance as recorded. */
export function measureKnowing<T extends GameTypes>(
  study: ReviewSetup<T>,
  arm: Arm<T>,
  known: readonly Json[],
  count: number,
): Futures {
  const futures = new Futures(study.scales.sides);
  for (let n = 0; n < count; n++) futures.add(futureOf(study, arm, FRESH + n, known));
  return futures;
}

/** Finds a seat's best arm by sequential halving over common futures; the longest survivors come first. */
export function* ranking<T extends GameTypes>(
  study: ReviewSetup<T>,
  arms: readonly Arm<T>[],
  seat: Seat,
  value = (futures: Futures, n: number): number => futures.bySide[study.scales.sideOf(seat)]![n]!,
): Generator<void, readonly Arm<T>[]> {
  const budget = Math.max(arms.length, study.widths.choice);
  const steps = halving(arms, budget, (arm, n) => {
    if (n >= arm.found.count) arm.found.add(futureOf(study, arm, n));
    return value(arm.found, n);
  });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.map(({ choice }) => choice);
    yield;
  }
}

/** A key for moves. */
export const nameOf = <A>(moves: readonly Move<A>[]): string => canonical(moves);
