import { canonical, type GameTypes, type Json, type Move, type Seat, type View } from '@skerry/engine';
import { halving } from '../halving.ts';
import type { Others } from './company.ts';
import { imagineFuture, type Study } from './future.ts';
import { Futures } from './worth.ts';

/** Where moves begin that are compared: what a seat sees, and the others where all play at once. */
export interface Outset<T extends GameTypes> {
  readonly view: View<T>;
  readonly seed: number;
  readonly others?: Others<T> | undefined;
}

/** Some moves from a position that a seat saw, and what became of them in imagined futures. */
export class Arm<T extends GameTypes> {
  /** The futures by which the best is found, and fresh ones by which it is measured: the best of many looks better than it is. */
  readonly found: Futures;
  readonly sure: Futures;
  readonly outset: Outset<T>;
  readonly moves: readonly Move<T['Action']>[];

  constructor({ scales }: Study<T>, outset: Outset<T>, moves: readonly Move<T['Action']>[]) {
    this.found = new Futures(scales.sides);
    this.sure = new Futures(scales.sides);
    this.outset = outset;
    this.moves = moves;
  }
}

/** Futures that measure have numbers of their own. */
const FRESH = 1 << 20;

/** What future n brings after some moves, of which the first outcomes of chance are known. */
export function futureOf<T extends GameTypes>(
  study: Study<T>,
  { outset: { view, seed, others }, moves }: Pick<Arm<T>, 'outset' | 'moves'>,
  n: number,
  known?: readonly Json[],
): readonly number[] {
  const state = imagineFuture(study, { view, seed, moves, known, seat: others?.seat }, n);
  return others === undefined ? study.scales.read(state) : others.read(state, n);
}

/** Lets an arm meet as many fresh futures as it takes to be sure of it. */
export function measure<T extends GameTypes>(study: Study<T>, arm: Arm<T>): void {
  const { sure } = arm;
  for (let n = sure.count; n < study.widths.sure; n++) sure.add(futureOf(study, arm, FRESH + n));
}

/** The same futures again, with the first outcomes of chance as they were. */
export function measureKnowing<T extends GameTypes>(
  study: Study<T>,
  arm: Arm<T>,
  known: readonly Json[],
  count: number,
): Futures {
  const futures = new Futures(study.scales.sides);
  for (let n = 0; n < count; n++) futures.add(futureOf(study, arm, FRESH + n, known));
  return futures;
}

/** Finds the best arm for a seat by sequential halving over common futures; those that lasted longest come first. */
export function* ranking<T extends GameTypes>(
  study: Study<T>,
  arms: readonly Arm<T>[],
  seat: Seat,
): Generator<void, readonly Arm<T>[]> {
  const side = study.scales.sideOf(seat);
  const budget = Math.max(arms.length, study.widths.choice);
  const steps = halving(arms, budget, (arm, n) => {
    if (n >= arm.found.count) arm.found.add(futureOf(study, arm, n));
    return arm.found.bySide[side]![n]!;
  });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value.map(({ choice }) => choice);
    yield;
  }
}

/** Tells moves apart. */
export const nameOf = <A>(moves: readonly Move<A>[]): string => canonical(moves);
