import {
  type Game,
  type GameTypes,
  isAsked,
  type Move,
  offersTo,
  project,
  Random,
  readOptions,
  SampleDealer,
  type Seat,
  scramble,
  settle,
  take,
} from '@skerry/engine';
import type { TrainingSamples } from './learn.ts';
import type { BotProfile, Practice } from './profile/bot-profile.ts';
import { search } from './search.ts';

export interface Gathering {
  /** The players' rollouts per decision; 0 for the quick player alone. */
  readonly rollouts: number;
  readonly games: number;
  readonly seed: number;
}

/** The weight of the search's prediction in a sample; the rest is the game's result. */
const PREDICTED = 0.5;

/**
 * Plays games on all cells in turn, and records every turn's position with its result, from seat 0's view. If a game
 * can be played alone for points, only those cells give samples: other results depend on rivals too.
 */
export function gatherSamples<T extends GameTypes>(
  game: Game<T>,
  botProfile: BotProfile<T>,
  gathering: Gathering,
): TrainingSamples {
  if (botProfile.practice !== undefined) return practise(botProfile.practice, gathering);
  const { horizon, learning } = botProfile;
  if (horizon === undefined || learning === undefined) throw new Error(`${game.name} has nothing to learn.`);
  const alone = botProfile.cells.filter(({ goal }) => goal !== undefined);
  const cells = alone.length > 0 ? alone : botProfile.cells;
  const features: number[] = [];
  const results: number[] = [];
  const described = new Float64Array(learning.inputs);
  for (let n = 0; n < gathering.games; n++) {
    const seed = scramble(gathering.seed, n);
    const cell = cells[n % cells.length]!;
    const dealer = new SampleDealer(seed);
    const state = game.setUp(cell.seats, readOptions(game, cell.seats, cell.options), dealer);
    settle(game, state, dealer);
    const predicted: number[] = [];
    const random = new Random(seed);
    let decisions = 0;
    while (game.outcome(state) === undefined) {
      const { move, value } = decide(game, botProfile, state, gathering.rollouts, scramble(seed, decisions++), random);
      if (predicted.length < horizon.begun(state)) {
        learning.describe(state, described);
        features.push(...described);
        predicted.push(value);
      }
      take(game, state, move.seat, move.action, dealer);
    }
    const end = botProfile.evaluate(state, 0);
    for (const value of predicted) results.push(value < 0 ? end : PREDICTED * value + (1 - PREDICTED) * end);
  }
  return { inputs: learning.inputs, features: Float32Array.from(features), results: Float32Array.from(results) };
}

/** Plays the practice games. */
function practise({ play }: Practice, { games, seed }: Gathering): TrainingSamples {
  const features: number[] = [];
  const results: number[] = [];
  for (let n = 0; n < games; n++) {
    const played = play(scramble(seed, n));
    for (const row of played.rows) features.push(...row);
    results.push(...played.results);
  }
  const inputs = results.length === 0 ? 0 : features.length / results.length;
  return { inputs, features: Float32Array.from(features), results: Float32Array.from(results) };
}

/** The next move, and its predicted result; -1 without a search. */
function decide<T extends GameTypes>(
  game: Game<T>,
  botProfile: BotProfile<T>,
  state: T['State'],
  rollouts: number,
  seed: number,
  random: Random,
): { move: Move<T['Action']>; value: number } {
  if (rollouts === 0) return { move: botProfile.policy(state, random), value: -1 };
  let seat: Seat = 0;
  while (!isAsked(game, state, seat)) seat++;
  const offers: T['Action'][] = [];
  offersTo(game, state, seat, offers);
  const moves = (botProfile.sensible?.(state, seat, offers) ?? offers).map((action) => ({ seat, action }));
  if (moves.length === 1) return { move: moves[0]!, value: -1 };
  const found = search({ game, botProfile, view: project<T>(state, seat), seat, seed }, moves, rollouts);
  return { move: found.move!, value: found.value };
}
