import {
  type Game,
  type GameTypes,
  imagine,
  type Lore,
  type Move,
  offersTo,
  SampleDealer,
  type Seat,
  take,
  type View,
} from '@skerry/engine';
import { finish } from '../halving.ts';
import { isOffered, isPlanned, movesTo, reachingEnds, WatchedDealer } from '../turn.ts';
import { Arm, measure, nameOf, ranking } from './arms.ts';
import { companyOf } from './company.ts';
import type { Study } from './future.ts';
import { studyOf } from './review.ts';
import { type Estimate, estimate, type Unit } from './worth.ts';

/** A position in which somebody asks for advice. */
export interface HintProblem<T extends GameTypes> {
  readonly game: Game<T>;
  readonly lore: Lore<T>;
  /** What the one who asks may know. */
  readonly view: View<T>;
  readonly seat: Seat;
  /** Whose moves a plan may use: the whole team where everybody knows everything. */
  readonly seats: readonly Seat[];
  readonly seed: number;
}

/** A move that is proposed, and what is meant to follow it in this turn. */
export interface HintMove<T extends GameTypes = GameTypes> {
  readonly moves: readonly Move<T['Action']>[];
  readonly worth: Estimate;
  /** The position before the first move and after each of them, until chance has its say. */
  readonly along: readonly T['State'][];
}

/** The best moves that were found, the best first. While it is thought about, a first guess. */
export interface Hint<T extends GameTypes = GameTypes> {
  readonly unit: Unit;
  readonly best: readonly HintMove<T>[];
  /** How many first moves were compared. */
  readonly compared: number;
  /** Games imagined so far, and about how many there will be. */
  readonly tried: number;
  readonly of: number;
}

/** How many moves are proposed. */
const PROPOSED = 3;
/** How many more futures are imagined between two guesses. */
const TOLD_EVERY = 60;

/** Compares what a seat can do now. Yields first guesses; returns the hint, with nothing in it where nothing is to choose. */
export function* hinting<T extends GameTypes>(problem: HintProblem<T>): Generator<Hint<T>, Hint<T>> {
  const { game, lore, view, seat } = problem;
  const study = studyOf(game, lore, view.state.seats);
  const arms = armsOf(study, problem);
  const side = study.scales.sideOf(seat);
  const { unit } = study.scales;
  const of = study.widths.choice + PROPOSED * study.widths.sure;
  const before = imagine(game, view, new SampleDealer(problem.seed));
  const compared = new Set(arms.map(({ moves }) => nameOf(moves.slice(0, 1)))).size;
  const hint = (ranked: readonly Arm<T>[]): Hint<T> => ({
    unit,
    compared,
    best: distinct(ranked).map((arm) => ({
      moves: arm.moves,
      along: leadAlong(game, before, arm.moves, problem.seed),
      worth: estimate((arm.sure.count > 0 ? arm.sure : arm.found).bySide[side]!),
    })),
    tried: study.spent.futures,
    of: Math.max(of, study.spent.futures),
  });
  // One move alone is no choice, and nothing was imagined for it.
  if (arms.length <= 1) return hint([]);
  const steps = ranking(study, arms, seat);
  let told = 0;
  for (;;) {
    const step = steps.next();
    if (step.done) {
      for (const arm of distinct(step.value)) {
        measure(study, arm);
        yield hint(step.value);
      }
      const best = hint(step.value);
      return { ...best, best: best.best.toSorted((one, other) => other.worth.mean - one.worth.mean) };
    }
    if (study.spent.futures < told + TOLD_EVERY) continue;
    told = study.spent.futures;
    const mean = ({ found }: Arm<T>) => (found.count === 0 ? 0 : found.mean(side, 0, found.count));
    yield hint(arms.toSorted((one, other) => mean(other) - mean(one)));
  }
}

/** The positions that moves lead along, as long as chance has no say in it. What the seat cannot know is imagined. */
function leadAlong<T extends GameTypes>(
  game: Game<T>,
  before: T['State'],
  moves: readonly Move<T['Action']>[],
  seed: number,
): readonly T['State'][] {
  const dealer = new WatchedDealer(seed);
  const along = [before];
  for (const { seat, action } of moves) {
    const state = along.at(-1)!;
    if (!isOffered(game, state, seat, action)) break;
    const next = game.clone(state);
    take(game, next, seat, action, dealer);
    if (dealer.asked) break;
    along.push(next);
  }
  return along;
}

/** The best of each first move. */
function distinct<T extends GameTypes>(ranked: readonly Arm<T>[]): Arm<T>[] {
  const found = new Map<string, Arm<T>>();
  for (const arm of ranked) {
    const first = nameOf(arm.moves.slice(0, 1));
    if (!found.has(first)) found.set(first, arm);
  }
  return [...found.values()].slice(0, PROPOSED);
}

/** Plans where turns are planned, single moves elsewhere. */
function armsOf<T extends GameTypes>(
  study: Study<T>,
  { game, lore, view, seat, seats, seed }: HintProblem<T>,
): Arm<T>[] {
  const state = imagine(game, view, new SampleDealer(seed));
  const outset = { view, seed, others: companyOf(study, () => view, seed)?.around(seat) };
  const { planning } = lore;
  if (planning !== undefined && isPlanned({ game, planning }, state, [seat])) {
    const ends = finish(reachingEnds({ game, lore, planning, seats, seat }, state, study.widths.beam, seed));
    return ends.slice(0, study.widths.ends).map(
      (end) =>
        new Arm(
          study,
          outset,
          movesTo(end).map(({ move }) => move),
        ),
    );
  }
  const offers: T['Action'][] = [];
  offersTo(game, state, seat, offers);
  const sensible = lore.seasoned?.(state, seat, offers, 'fierce') ?? lore.sensible?.(state, seat, offers) ?? offers;
  // Whoever asks sees several things to do: they are compared, though a bot would think of one only.
  return (sensible.length > 1 ? sensible : offers).map((action) => new Arm(study, outset, [{ seat, action }]));
}
