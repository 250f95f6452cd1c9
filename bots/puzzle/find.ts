import {
  type Game,
  type GameTypes,
  isOpen,
  type Move,
  SampleDealer,
  type Table,
  take,
  type View,
  view,
} from '@skerry/engine';
import { finish } from '../halving.ts';
import type { BotProfile } from '../profile/bot-profile.ts';
import type { PuzzleBook, PuzzleGoal } from '../profile/puzzles.ts';
import { Arm, measure, ranking } from '../review/arms.ts';
import { studyOf } from '../review/review.ts';
import { difference, WHISKER } from '../review/worth.ts';
import { movesTo, reachingEnds, type TurnEnd } from '../turn.ts';
import { shortestWays } from './ways.ts';

/** The means of finding puzzles. */
export interface PuzzleMaker<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly book: PuzzleBook<T>;
}

/** A puzzle in a played position. */
export interface FoundPuzzle<T extends GameTypes = GameTypes> {
  readonly goal: PuzzleGoal;
  readonly solution: readonly Move<T['Action']>[];
}

/** A shorter solution is too obvious for a puzzle. */
const LEAST_MOVES = 3;
/** The least loss of winning chance by any alternative that makes the goal clearly best. */
const LEAST_LEAD = 0.05;
/** Futures, as a multiple of a review's. */
const DEPTH = 3;
/** The beam: for a first look, and for everything that misses the goal. */
const GLANCE = 12;
const BEAM = 100;

/**
 * The puzzle in a position, if any: a goal that only one set of moves reaches, and that beats everything else. Goals
 * are tried in order.
 */
export function puzzleAt<T extends GameTypes>(
  maker: PuzzleMaker<T>,
  table: Table<T>,
  seed: number,
): FoundPuzzle<T> | undefined {
  const { game, botProfile, book } = maker;
  const { planning } = botProfile;
  const seen = view(table, 'watcher');
  const state = seen.state as T['State'];
  if (planning === undefined || !isOpen(table) || !planning.isOn(state)) return undefined;
  const goals = book.goalsIn(state);
  if (goals.length === 0) return undefined;
  const ends = endsFrom(maker, state, GLANCE, seed);
  for (const goal of goals) {
    // All moves are searched only where a plan reaches the goal, and not at once.
    const plans = ends.flatMap((end) => movesUntil(maker, goal, end) ?? []);
    const least = Math.min(...plans);
    if (plans.length === 0 || least < LEAST_MOVES) continue;
    const isReached = (at: T['State']): boolean => book.isReached(goal, at);
    const [solution, ...others] = shortestWays({ game, planning, state, isReached }) ?? [];
    if (solution === undefined || others.length > 0 || solution.length < LEAST_MOVES) continue;
    if (isClearlyBest(maker, seen, { goal, solution }, seed)) return { goal, solution };
  }
  return undefined;
}

/** The possible ends of the whole team's moves. */
function endsFrom<T extends GameTypes>(
  { game, botProfile }: PuzzleMaker<T>,
  state: T['State'],
  beam: number,
  seed: number,
): readonly TurnEnd<T>[] {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const seat = game.turn(state).seat ?? 0;
  return finish(reachingEnds({ game, botProfile, planning: botProfile.planning!, seats, seat }, state, beam, seed));
}

/** The number of moves after which a plan reaches a goal, if it does. */
function movesUntil<T extends GameTypes>(
  { game, book }: PuzzleMaker<T>,
  goal: PuzzleGoal,
  end: TurnEnd<T>,
): number | undefined {
  const moves = movesTo(end);
  const nth = moves.findIndex(({ way }) => book.isReached(goal, way.state));
  if (nth >= 0) return nth;
  const after = game.clone(end.before.state);
  take(game, after, end.last.seat, end.last.action, new SampleDealer(1));
  return book.isReached(goal, after) ? moves.length : undefined;
}

/** Whether the best alternative is clearly worse: by many futures, or because the solution ends the game. */
function isClearlyBest<T extends GameTypes>(
  maker: PuzzleMaker<T>,
  seen: View<T>,
  { goal, solution }: FoundPuzzle<T>,
  seed: number,
): boolean {
  const { game, botProfile, book } = maker;
  const state = seen.state as T['State'];
  const after = game.clone(state);
  for (const { seat, action } of solution) take(game, after, seat, action, new SampleDealer(seed));
  if (game.outcome(after) !== undefined) return true;
  const seat = game.turn(state).seat ?? 0;
  const study = studyOf(game, botProfile, state.seats, DEPTH);
  const others = endsFrom(maker, state, BEAM, seed)
    .filter(({ before }) => !book.isReached(goal, before.state))
    .slice(0, study.widths.ends)
    .map((end) => movesTo(end).map(({ move }) => move));
  if (others.length === 0) return true;
  const outset = { view: seen, seed };
  const arms = others.map((moves) => new Arm(study, outset, moves));
  const other = finish(ranking(study, arms, seat))[0]!;
  const best = new Arm(study, outset, solution);
  measure(study, best);
  measure(study, other);
  const { mean, error } = difference(best.sure, other.sure, study.scales.sideOf(seat), 0);
  return mean >= LEAST_LEAD && mean > WHISKER * error;
}
