import {
  type Game,
  type GameTypes,
  imagine,
  type Move,
  Random,
  SampleDealer,
  scramble,
  take,
  type View,
} from '@skerry/engine';
import { type Arm, finish, halving } from './halving.ts';
import type { BotProfile } from './profile/bot-profile.ts';

/** A candidate move; without one, the quick player continues: that is how waiting is scored. */
export type Candidate<T extends GameTypes> = Move<T['Action']> | undefined;

/** Considered moves, their mean reward from 0 to 1, and the number of sampled games. */
export interface Weighed<T extends GameTypes = GameTypes> {
  /** One move, a whole plan, or none, which is waiting. */
  readonly moves: readonly Move<T['Action']>[];
  readonly value: number;
  readonly tries: number;
}

/** Progress of a search: the value of the best so far, and the number of sampled games. */
export interface Thought {
  readonly value: number;
  readonly rollouts: number;
}

export interface Found<T extends GameTypes> extends Thought {
  readonly move: Candidate<T>;
  /** All moves, best first. */
  readonly weighed: readonly Weighed<T>[];
}

/** The input of a search besides the moves. */
export interface SearchPosition<T extends GameTypes> {
  readonly game: Game<T>;
  readonly botProfile: BotProfile<T>;
  readonly view: View<T>;
  /** The seat whose reward counts. */
  readonly seat: number;
  readonly seed: number;
}

/**
 * Compares moves by sequential halving over rollouts, which the game's quick player plays to the end or the horizon.
 * The same seed and budget find the same move on every machine.
 */
export function* searching<T extends GameTypes>(
  position: SearchPosition<T>,
  moves: readonly Candidate<T>[],
  rollouts: number,
): Generator<Thought, Found<T>> {
  const steps = halving(moves, rollouts, (move, n) => rollOut(position, move, n));
  for (;;) {
    const step = steps.next();
    if (!step.done) {
      yield { value: step.value.value, rollouts: step.value.tries };
      continue;
    }
    return foundAmong(step.value);
  }
}

/** The best candidate, and all of them. */
export function foundAmong<T extends GameTypes>(arms: readonly Arm<Candidate<T>>[]): Found<T> {
  const weighed = arms.map(({ choice, sum, tries }) => ({
    moves: movesIn(choice),
    value: tries === 0 ? 0 : sum / tries,
    tries,
  }));
  const spent = arms.reduce((all, { tries }) => all + tries, 0);
  return { move: arms[0]!.choice, value: weighed[0]!.value, rollouts: spent, weighed };
}

export const movesIn = <T extends GameTypes>(candidate: Candidate<T>): readonly Move<T['Action']>[] =>
  candidate === undefined ? [] : [candidate];

export function search<T extends GameTypes>(
  position: SearchPosition<T>,
  moves: readonly Candidate<T>[],
  rollouts: number,
): Found<T> {
  return finish(searching(position, moves, rollouts));
}

const dealer = new SampleDealer(0);
const random = new Random(0);

/** Plays one sampled game to its end or the horizon. Rollout n meets the same chance whatever the first move. */
function rollOut<T extends GameTypes>(
  { game, botProfile, view, seat, seed }: SearchPosition<T>,
  first: Candidate<T>,
  n: number,
): number {
  dealer.restart(scramble(seed, n));
  random.restart(scramble(seed, ~n));
  const state = imagine(game, view, dealer);
  const { horizon } = botProfile;
  const last = horizon === undefined ? 0 : horizon.begun(state) + horizon.turns;
  if (first !== undefined) take(game, state, first.seat, first.action, dealer);
  while (game.outcome(state) === undefined && (horizon === undefined || horizon.begun(state) < last)) {
    const move = botProfile.policy(state, random, seat);
    take(game, state, move.seat, move.action, dealer);
  }
  return botProfile.evaluate(state, seat);
}
