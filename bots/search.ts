import {
  type Dealer,
  type Game,
  type GameTypes,
  imagine,
  type Lore,
  type Move,
  Random,
  SampleDealer,
  scramble,
  take,
  type View,
} from '@skerry/engine';

/** A move to weigh; without one, the quick player goes on by itself: that is how waiting is weighed. */
export type Candidate<T extends GameTypes> = Move<T['Action']> | undefined;

export interface Found<T extends GameTypes> {
  readonly move: Candidate<T>;
  /** Mean reward of the move's rollouts, from 0 to 1. */
  readonly value: number;
  readonly rollouts: number;
}

/** What a search needs besides the moves. */
export interface Position<T extends GameTypes> {
  readonly game: Game<T>;
  readonly lore: Lore<T>;
  readonly view: View<T>;
  /** Whose reward counts. */
  readonly seat: number;
  readonly seed: number;
  /** The true future, for measuring what perfect foresight would be worth. */
  readonly future?: (() => Dealer<T['Fact']>) | undefined;
}

interface Arm<T extends GameTypes> {
  readonly move: Candidate<T>;
  sum: number;
  rollouts: number;
}

/**
 * Sequential halving over the moves at hand: every move gets the same number of rollouts against the same chance, the
 * worse half is dropped, and the rest share what is left. Rollouts are played to the end by the game's quick player.
 * The same seed and number of rollouts find the same move on every machine. Yields, between rollouts, the best so far.
 */
export function* searching<T extends GameTypes>(
  position: Position<T>,
  moves: readonly Candidate<T>[],
  rollouts: number,
): Generator<Found<T>, Found<T>> {
  let arms: Arm<T>[] = moves.map((move) => ({ move, sum: 0, rollouts: 0 }));
  const rounds = halvings(arms.length);
  let spent = 0;
  for (let round = 0; round < rounds; round++) {
    const each = Math.max(1, Math.floor(rollouts / (rounds * arms.length)));
    const first = arms[0]!.rollouts;
    for (let n = first; n < first + each; n++) {
      for (const arm of arms) {
        arm.sum += rollOut(position, arm.move, n);
        arm.rollouts++;
      }
      spent += arms.length;
      yield best(arms, spent);
    }
    // Equal sums keep their order, so the result does not depend on how a machine sorts.
    arms = arms.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(arms.length / 2));
  }
  return best(arms, spent);
}

/** Searches without a pause. */
export function search<T extends GameTypes>(
  position: Position<T>,
  moves: readonly Candidate<T>[],
  rollouts: number,
): Found<T> {
  const search = searching(position, moves, rollouts);
  for (;;) {
    const step = search.next();
    if (step.done) return step.value;
  }
}

function best<T extends GameTypes>(arms: readonly Arm<T>[], rollouts: number): Found<T> {
  let top = arms[0]!;
  for (const arm of arms) if (arm.sum > top.sum) top = arm;
  return { move: top.move, value: top.rollouts === 0 ? 0 : top.sum / top.rollouts, rollouts };
}

/** How many halvings bring a number down to one. */
function halvings(count: number): number {
  let times = 0;
  for (let left = count; left > 1; left = Math.ceil(left / 2)) times++;
  return times;
}

const dealer = new SampleDealer(0);
const random = new Random(0);

/** Plays one imagined game, to its end or to the horizon. Rollout n meets the same chance whatever the first move. */
function rollOut<T extends GameTypes>(
  { game, lore, view, seat, seed, future }: Position<T>,
  first: Candidate<T>,
  n: number,
): number {
  dealer.restart(scramble(seed, n));
  random.restart(scramble(seed, ~n));
  const state = imagine(game, view, dealer);
  const chance = future?.() ?? dealer;
  // Whoever knows the future needs no judge of it.
  const horizon = future === undefined ? lore.horizon : undefined;
  const last = horizon === undefined ? 0 : horizon.begun(state) + horizon.turns;
  if (first !== undefined) take(game, state, first.seat, first.action, chance);
  while (game.outcome(state) === undefined && (horizon === undefined || horizon.begun(state) < last)) {
    const move = lore.policy(state, random, seat);
    take(game, state, move.seat, move.action, chance);
  }
  return lore.evaluate(state, seat);
}
