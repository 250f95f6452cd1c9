import { type Game, type GameTypes, imagine, type Outcome, SampleDealer, type View } from '@skerry/engine';
import type { BotProfile } from '../profile/bot-profile.ts';
import { chancesOf, logistic, logit, pointsOf, spreadAt } from './worth.ts';

/** An evaluation at the start of a turn, and the game's result. */
export interface Sample {
  /** By a team game's `evaluate`. */
  readonly judged: number;
  readonly progress: number;
  /** By prospects, per seat. */
  readonly points: readonly number[];
}

export interface SampledGame {
  readonly samples: readonly Sample[];
  readonly ranks: Outcome['ranks'];
  /** Each seat's points at the end, by prospects. */
  readonly ends: readonly number[];
}

export function sampleOf<T extends GameTypes>(game: Game<T>, botProfile: BotProfile<T>, view: View<T>): Sample {
  const state =
    game.outcome(view.state as T['State']) === undefined
      ? imagine(game, view, new SampleDealer(1))
      : (view.state as T['State']);
  const { prospects } = botProfile;
  return {
    judged: game.team ? botProfile.evaluate(state, 0) : 0,
    progress: prospects?.progress(state) ?? 0,
    points: prospects === undefined ? [] : pointsOf(prospects, state),
  };
}

const STEPS = 4000;
const SURE = 0.001;

/** A team's chance: logistic regression of winning on the evaluation. */
export function fitCalibration(games: readonly SampledGame[]): { readonly shift: number; readonly scale: number } {
  const points = games.flatMap(({ samples, ranks }) =>
    samples.map(({ judged }) => ({
      odds: logit(Math.min(1 - SURE, Math.max(SURE, judged))),
      won: ranks[0] === 1 ? 1 : 0,
    })),
  );
  let [shift, scale] = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    let [up, steeper] = [0, 0];
    for (const { odds, won } of points) {
      const miss = won - logistic(shift + scale * odds);
      up += miss;
      steeper += miss * odds;
    }
    shift += up / Math.max(1, points.length);
    scale += (0.3 * steeper) / Math.max(1, points.length);
  }
  return { shift, scale };
}

/** What solo seats gain beyond the estimate: least squares, with zero at the end. */
export function fitLift(games: readonly SampledGame[]): number {
  let [products, squares] = [0, 0];
  for (const { samples, ends } of games) {
    for (const { points, progress } of samples) {
      for (const [seat, said] of points.entries()) {
        products += (ends[seat]! - said) * (1 - progress);
        squares += (1 - progress) ** 2;
      }
    }
  }
  return squares === 0 ? 0 : products / squares;
}

/** Maximum-likelihood spreads for these games, by coordinate ascent until nothing improves. */
export function fitSpread(games: readonly SampledGame[], steps: number): number[] {
  const spread = Array.from({ length: steps }, () => 10);
  let best = likelihood(games, spread);
  for (let factor = 2; factor > 1.005; factor = factor ** 0.75) {
    for (let round = 0; round < 4; round++) {
      for (let at = 0; at < steps; at++) {
        for (const tried of [spread[at]! * factor, spread[at]! / factor]) {
          const other = spread.with(at, tried);
          const found = likelihood(games, other);
          if (found <= best) continue;
          best = found;
          spread[at] = tried;
        }
      }
    }
  }
  return spread;
}

function likelihood(games: readonly SampledGame[], spread: readonly number[]): number {
  let sum = 0;
  for (const { samples, ranks } of games) {
    const winners = ranks.filter((rank) => rank === 1).length;
    for (const { points, progress } of samples) {
      const chances = chancesOf(points, spreadAt(spread, progress));
      for (const [seat, rank] of ranks.entries())
        if (rank === 1) sum += Math.log(Math.max(1e-6, chances[seat]!)) / winners;
    }
  }
  return sum;
}
