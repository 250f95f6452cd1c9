import {
  canonical,
  type Game,
  type GameTypes,
  HalfKnownDealer,
  imagine,
  type Json,
  type Lore,
  type Move,
  Random,
  type ReviewWidths,
  type Seat,
  scramble,
  take,
  type View,
} from '@skerry/engine';
import { halving } from '../halving.ts';
import { horizonOf, playOn } from '../onward.ts';
import { Futures, type Scales } from './worth.ts';

/** What a review works with. */
export interface Study<T extends GameTypes> {
  readonly game: Game<T>;
  readonly lore: Lore<T>;
  readonly scales: Scales<T>;
  readonly widths: ReviewWidths;
  /** Games imagined so far. */
  readonly spent: { futures: number };
}

/** Some moves from a position that a seat saw, and what became of them in imagined futures. */
export class Arm<T extends GameTypes> {
  /** The futures by which the best is found, and fresh ones by which it is measured: the best of many looks better than it is. */
  readonly found: Futures;
  readonly sure: Futures;
  readonly view: View<T>;
  readonly moves: readonly Move<T['Action']>[];
  readonly seed: number;

  constructor(study: Study<T>, view: View<T>, moves: readonly Move<T['Action']>[], seed: number) {
    this.found = new Futures(study.scales.sides);
    this.sure = new Futures(study.scales.sides);
    this.view = view;
    this.moves = moves;
    this.seed = seed;
  }
}

/** Futures that measure have numbers of their own. */
const FRESH = 1 << 20;

const dealer = new HalfKnownDealer(0);
const random = new Random(0);

/** What future n brings after some moves, of which the first outcomes of chance are known. */
export function futureOf<T extends GameTypes>(
  { game, lore, scales, spent }: Study<T>,
  { view, moves, seed }: Pick<Arm<T>, 'view' | 'moves' | 'seed'>,
  n: number,
  known: readonly Json[] = [],
): readonly number[] {
  spent.futures++;
  dealer.begin(scramble(seed, n), []);
  random.restart(scramble(seed, ~n));
  const state = imagine(game, view, dealer);
  const until = horizonOf(lore, state);
  if (known.length > 0) dealer.begin(scramble(seed, n), known);
  for (const { seat, action } of moves) take(game, state, seat, action, dealer);
  playOn({ game, lore, planning: lore.planning, seed }, state, until, dealer, random);
  return scales.read(state);
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
