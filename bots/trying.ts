import { type GameTypes, imagine, type Move, Random, SampleDealer, scramble } from '@skerry/engine';
import type { Arm } from './halving.ts';
import type { Trials } from './profile/bot-profile.ts';
import { type Candidate, type Found, foundAmong, movesIn, type SearchPosition, type Thought } from './search.ts';
import { follow } from './turn.ts';

/** The position and setup of trials. */
export interface TryingPosition<T extends GameTypes> extends SearchPosition<T> {
  readonly trials: Trials<T>;
}

/**
 * Tries choices in the same sampled futures. Yields after each future, adding what was spent before; returns all
 * choices, best first. The first choice stays best unless another is better by the game's margin.
 */
export function* trying<T extends GameTypes, C>(
  position: TryingPosition<T>,
  choices: readonly C[],
  movesOf: (choice: C) => readonly Move<T['Action']>[],
  futures: number,
  spent = 0,
): Generator<Thought, readonly Arm<C>[]> {
  const arms = choices.map((choice): Arm<C> => ({ choice, sum: 0, tries: 0 }));
  for (let n = 0; n < futures; n++) {
    for (const arm of arms) {
      arm.sum += future(position, movesOf(arm.choice), n);
      arm.tries++;
    }
    yield { value: Math.max(...arms.map(({ sum }) => sum)) / (n + 1), rollouts: spent + arms.length * (n + 1) };
  }
  const sorted = arms.toSorted((a, b) => b.sum - a.sum);
  const usual = arms[0]!;
  const isSure = sorted[0]!.sum > usual.sum + position.trials.sure * futures;
  return isSure ? sorted : [usual, ...sorted.filter((arm) => arm !== usual)];
}

/** Tries single moves. */
export function* tryingMoves<T extends GameTypes>(
  position: TryingPosition<T>,
  moves: readonly Candidate<T>[],
  futures: number,
): Generator<Thought, Found<T>> {
  return foundAmong(yield* trying(position, moves, (move) => movesIn<T>(move), futures));
}

const dealer = new SampleDealer(0);
const random = new Random(0);

/** The result of future n after some moves. */
function future<T extends GameTypes>(
  { game, botProfile, trials, view, seat, seed }: TryingPosition<T>,
  moves: readonly Move<T['Action']>[],
  n: number,
): number {
  dealer.restart(scramble(seed, n));
  random.restart(scramble(seed, ~n));
  const state = imagine(game, view, dealer);
  follow({ game, planning: botProfile.planning }, state, moves, dealer);
  return trials.playOn(state, seat, view.state, dealer, random);
}
