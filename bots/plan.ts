import { type GameTypes, imagine, type Plan, Random, SampleDealer, scramble, take, type View } from '@skerry/engine';
import { type Arm, finish, halving } from './halving.ts';
import type { Widths } from './profile/bot-profile.ts';
import { horizonOf, playOn } from './rollout.ts';
import type { Thought, Weighed } from './search.ts';
import { soundEnds } from './sound.ts';
import { trying } from './trying.ts';
import { follow, movesTo, type Planner, reachingEnds, type TurnEnd } from './turn.ts';

export interface PlanProblem<T extends GameTypes> extends Planner<T> {
  readonly view: View<T>;
  readonly seed: number;
  readonly widths: Widths;
}

export interface Planned<T extends GameTypes> extends Thought {
  readonly plan: Plan<T['Action']>;
  /** All ends that were tested in futures, best first; if none were, all ends by the evaluator of ends. */
  readonly weighed: readonly Weighed<T>[];
}

/**
 * Plans the moves of a turn until chance decides. The best ends share a budget of futures by sequential halving, and
 * all of them meet the same futures. A plan starts from a view: what the seat cannot know is sampled anew for every
 * future.
 */
export function* planning<T extends GameTypes>(problem: PlanProblem<T>): Generator<Thought, Planned<T>> {
  const { game, view, seed, widths } = problem;
  dealer.restart(seed);
  const state = imagine(game, view, dealer);
  const ends = yield* quietly(soundEnds(problem, state, widths, seed));
  if (widths.futures === 0 || ends.length <= 1)
    return planned(ends.map((end) => ({ end, value: end.value, tries: 0 })));
  const chosen = ends.slice(0, widths.ends);
  if (problem.planning.sequels !== undefined)
    return planned(yield* tried(problem, yield* pondering(problem, state, chosen)));
  const steps = halving(chosen, chosen.length * widths.futures, (end, n) => future(problem, end, n));
  for (;;) {
    const step = steps.next();
    if (step.done) return planned(yield* tried(problem, step.value.map(meanOf)));
    yield { value: step.value.value, rollouts: step.value.tries };
  }
}

interface Pondered<T extends GameTypes> {
  readonly end: TurnEnd<T>;
  readonly value: number;
  readonly tries: number;
}

const meanOf = <T extends GameTypes>({ choice, sum, tries }: Arm<TurnEnd<T>>): Pondered<T> => ({
  end: choice,
  value: sum / tries,
  tries,
});

/**
 * Evaluates ends by the best narrow plan of the turn after each; returns the best first. Ends beyond the budget of
 * positions, the least promising, are left out.
 */
function* pondering<T extends GameTypes>(
  problem: PlanProblem<T>,
  state: T['State'],
  ends: readonly TurnEnd<T>[],
): Generator<Thought, readonly Pondered<T>[]> {
  const { planning, widths } = problem;
  const pondered: Pondered<T>[] = [];
  const { positions = Number.POSITIVE_INFINITY } = widths;
  const budget = { left: positions * (planning.worthPondering?.(state) ?? 1) };
  for (const end of ends) {
    const value = afterwards({ ...problem, budget }, end);
    if (budget.left < 0 && pondered.length > 0) break;
    pondered.push({ end, value, tries: 1 });
    yield { value: Math.max(...pondered.map(({ value }) => value)), rollouts: pondered.length };
  }
  return pondered.toSorted((a, b) => b.value - a.value);
}

/** Runs trials of the best ends, if the level has them. */
function* tried<T extends GameTypes>(
  problem: PlanProblem<T>,
  pondered: readonly Pondered<T>[],
): Generator<Thought, readonly Pondered<T>[]> {
  const { botProfile, widths } = problem;
  if (botProfile.trials === undefined || widths.trials === undefined || pondered.length <= 1) return pondered;
  const { most, futures } = widths.trials;
  const best = pondered.slice(0, most).map(({ end }) => end);
  const position = { ...problem, trials: botProfile.trials };
  const spent = pondered.reduce((all, { tries }) => all + tries, 0);
  const arms = yield* trying(position, best, (end) => movesTo(end).map(({ move }) => move), futures, spent);
  return arms.map(meanOf);
}

/** An end's value after the turn that follows it. */
function afterwards<T extends GameTypes>(problem: PlanProblem<T>, { before, last, value }: TurnEnd<T>): number {
  const { game, planning, seat, seed, widths } = problem;
  const { foresight = 1 } = widths;
  const after = game.clone(before.state);
  dealer.restart(seed);
  take(game, after, last.seat, last.action, dealer);
  const sequels = planning.sequels!(after, seat, before.state);
  if (sequels.length === 0) return value;
  let sum = 0;
  for (const { state, chance } of sequels) {
    const [best] = finish(reachingEnds(problem, state, planning.narrow, seed));
    sum += chance * (best?.value ?? value);
  }
  return foresight * sum + (1 - foresight) * value;
}

export function plan<T extends GameTypes>(problem: PlanProblem<T>): Planned<T> {
  return finish(planning(problem));
}

/** Pauses as often, without progress to report. */
function* quietly<V>(steps: Generator<void, V>): Generator<Thought, V> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    yield { value: 0, rollouts: 0 };
  }
}

function planned<T extends GameTypes>(ends: readonly Pondered<T>[]): Planned<T> {
  const [best] = ends;
  if (best === undefined) throw new Error('There is no way to end this turn.');
  return {
    plan: movesTo(best.end).map(({ way, move }) => ({ key: way.key, move })),
    value: best.value,
    rollouts: ends.reduce((all, { tries }) => all + tries, 0),
    weighed: ends.map(({ end, value, tries }) => ({ moves: movesTo(end).map(({ move }) => move), value, tries })),
  };
}

const dealer = new SampleDealer(0);
const random = new Random(0);

/** The value of an end at the horizon of future n. */
function future<T extends GameTypes>(problem: PlanProblem<T>, end: TurnEnd<T>, n: number): number {
  const { game, botProfile, view, seat, seed } = problem;
  dealer.restart(scramble(seed, n));
  random.restart(scramble(seed, ~n));
  const state = game.imagine === undefined ? game.clone(end.before.state) : imagine(game, view, dealer);
  const until = horizonOf(botProfile, state);
  const moves = game.imagine === undefined ? [end.last] : movesTo(end).map(({ move }) => move);
  follow(problem, state, moves, dealer);
  playOn(problem, state, until, dealer, random);
  return botProfile.evaluate(state, seat);
}
