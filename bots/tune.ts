import { type Game, type GameTypes, Random, readOptions, SampleDealer, scramble, settle, take } from '@skerry/engine';
import type { BotProfile, LadderCell } from './profile/bot-profile.ts';

/** Named weights of a game's quick player. */
export type Weights = { readonly [name: string]: number };

export interface Tuning {
  readonly rounds: number;
  /** Sets of weights per round. */
  readonly tries: number;
  /** Games per set and cell. */
  readonly games: number;
  readonly seed: number;
  /** Called after each round with the mean of the best sets and their score. */
  onRound?(round: number, weights: Weights, score: number): void;
}

/**
 * Tunes a game's quick player by the cross-entropy method: sample sets of weights around the current ones, let each
 * play the same games, and move to the mean of the best. Scores are `lore.evaluate` at the end.
 */
export function tune<T extends GameTypes>(
  game: Game<T>,
  botProfile: BotProfile<T>,
  cells: readonly LadderCell<T>[],
  tuning: Tuning,
): Weights {
  const { tuning: own } = botProfile;
  if (own === undefined) throw new Error(`${game.name} has no weights to tune.`);
  const names = Object.keys(own.weights);
  let middle = names.map((name) => Math.log(Math.max(own.weights[name]!, 0.01)));
  let spread = names.map(() => 0.5);
  const random = new Random(tuning.seed);
  const best = Math.max(2, Math.floor(tuning.tries / 5));
  for (let round = 0; round < tuning.rounds; round++) {
    const tried = Array.from({ length: tuning.tries }, (_, n) => {
      const logs = middle.map((mean, at) => mean + (n === 0 ? 0 : spread[at]! * bell(random)));
      return { logs, score: score(game, botProfile, own.player(toWeights(names, logs)), cells, tuning, round) };
    });
    tried.sort((a, b) => b.score - a.score);
    const elite = tried.slice(0, best);
    middle = middle.map((_, at) => mean(elite.map(({ logs }) => logs[at]!)));
    spread = spread.map((old, at) => 0.3 * old + 0.7 * Math.max(0.05, deviation(elite.map(({ logs }) => logs[at]!))));
    tuning.onRound?.(round, toWeights(names, middle), mean(elite.map((each) => each.score)));
  }
  return toWeights(names, middle);
}

function score<T extends GameTypes>(
  game: Game<T>,
  botProfile: BotProfile<T>,
  policy: BotProfile<T>['policy'],
  cells: readonly LadderCell<T>[],
  { games, seed }: Tuning,
  round: number,
): number {
  let sum = 0;
  for (const [number, cell] of cells.entries()) {
    const options = readOptions(game, cell.seats, cell.options);
    for (let n = 0; n < games; n++) {
      const dealer = new SampleDealer(scramble(seed + round, number * games + n));
      const random = new Random(n);
      const state = game.setUp(cell.seats, options, dealer);
      settle(game, state, dealer);
      while (game.outcome(state) === undefined) {
        const { seat, action } = policy(state, random);
        take(game, state, seat, action, dealer);
      }
      sum += botProfile.evaluate(state, 0);
    }
  }
  return sum / (games * cells.length);
}

const toWeights = (names: string[], logs: number[]): Weights =>
  Object.fromEntries(names.map((name, at) => [name, Number(Math.exp(logs[at]!).toPrecision(3))]));
const mean = (list: number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
const deviation = (list: number[]): number => Math.sqrt(mean(list.map((each) => (each - mean(list)) ** 2)));

/** Approximately normal with mean 0 and deviation 1. */
function bell(random: Random): number {
  let sum = 0;
  for (let n = 0; n < 12; n++) sum += random.below(1 << 20) / (1 << 20);
  return sum - 6;
}
