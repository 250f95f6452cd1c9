import { type BotProfile, Net } from '@skerry/bots/profile';
import type { Game, Seat } from '@skerry/engine';
import { describe, featuresOf, mostOn } from './bot/features.ts';
import learned from './bot/net.json' with { type: 'json' };
import { QuickPlayer } from './bot/policy.ts';
import { sensible } from './bot/sensible.ts';
import { WEIGHTS, type Weights } from './bot/weights.ts';
import { ISLAND_NAMES, type Island, TURNS_A_ROUND } from './content/islands.ts';
import { bonusPoints, sightSum, totalOf } from './rules/score.ts';
import type { State } from './rules/state.ts';
import type { TrailsOfTucana } from './rules/types.ts';

/** Learned for the built-in islands; other islands use the sum of certain and expected points. */
const net = new Net(learned);

/** More than any total of bonus points, so that the quotient is below one point. */
const MORE_THAN_BONUSES = 1000;

/** The weights of both islands in one list: `petit reach`. */
const flat: { readonly [name: string]: number } = Object.fromEntries(
  ISLAND_NAMES.flatMap((island) =>
    Object.entries(WEIGHTS[island]).map(([name, weight]) => [`${island} ${name}`, weight]),
  ),
);

function unflat(weights: { readonly [name: string]: number }): { [I in Island]: Weights } {
  const of = (island: Island): Weights => {
    const weight = (name: string): number => weights[`${island} ${name}`] ?? 0;
    return {
      reach: weight('reach'),
      early: weight('early'),
      patience: weight('patience'),
      villages: weight('villages'),
      rarity: weight('rarity'),
      bonusTrail: weight('bonusTrail'),
      blueCard: weight('blueCard'),
      redCard: weight('redCard'),
    };
  };
  return { petit: of('petit'), grande: of('grande') };
}

/** The game's bot profile for its islands. */
export function botProfileOf({ content: world, pack }: Game<TrailsOfTucana>): BotProfile<TrailsOfTucana> {
  const quick = new QuickPlayer(world, WEIGHTS);
  const inputs = featuresOf(world);
  const features = new Float64Array(inputs);
  const most: { readonly [I in Island]: number } = { petit: mostOn(world.petit), grande: mostOn(world.grande) };

  function player(weights: { readonly [name: string]: number }): BotProfile<TrailsOfTucana>['policy'] {
    const other = new QuickPlayer(world, unflat({ ...flat, ...weights }));
    return (state, random, about) => other.pick(state, random, about);
  }

  /** A seat's points even if it connects nothing more. */
  function certain({ island, sheets, round, outcome }: State, seat: Seat): number {
    const map = world[island];
    const sheet = sheets[seat]!;
    const scorings = outcome === null ? map.rounds - round + 1 : 0;
    return totalOf(map, sheet) + scorings * sightSum(map, sheet);
  }

  /** TT-75: bonus points break ties among rivals. */
  const tieBreak = ({ seats, sheets }: State, seat: Seat): number =>
    seats === 1 ? 0 : bonusPoints(sheets[seat]!) / MORE_THAN_BONUSES;

  /** A seat's expected points at the end. */
  function prospect(state: State, seat: Seat): number {
    const { island, outcome, secrets } = state;
    if (outcome !== null) return certain(state, seat) + tieBreak(state, seat);
    const hoped = describe(quick.outlook, state, seat, features);
    const judged = pack === undefined ? most[island] * net.evaluate(features) : hoped;
    return judged + WEIGHTS[island].bonusTrail * secrets[seat]!.owed.length;
  }

  /**
   * Solo, the score counts; among rivals, the lead over the best. Others' expectations can hardly be influenced, so
   * only their certain points count.
   */
  function evaluate(state: State, seat: Seat): number {
    const points = most[state.island];
    const own = prospect(state, seat);
    if (state.seats === 1) return Math.min(1, own / points);
    let best = 0;
    for (let other = 0; other < state.seats; other++) if (other !== seat) best = Math.max(best, certain(state, other));
    return Math.min(1, Math.max(0, 0.5 + (own - best) / (2 * points)));
  }

  return {
    evaluate,
    prospects: {
      points: prospect,
      apart: true,
      progress: ({ round, turn, island }) =>
        ((round - 1) * TURNS_A_ROUND + turn) / (world[island].rounds * TURNS_A_ROUND),
      spread: [195, 14.3, 11.1, 6.6],
      lift: 18.7,
    },
    review: { beam: 1, ends: 1, choice: 160, sure: 64, chance: 64, entries: 52 },
    learning: { inputs, describe: (state, described) => void describe(quick.outlook, state, 0, described) },
    horizon: { turns: 6, begun: ({ round, turn }) => (round - 1) * TURNS_A_ROUND + turn },
    policy: (state, random, about) => quick.pick(state, random, about),
    rolloutCost: 5,
    sensible: (state, seat, offers) => sensible(quick.outlook, state, seat, offers),
    measures: ({ island, sheets }) =>
      Object.fromEntries(sheets.map((sheet, seat) => [`points of seat ${seat + 1}`, totalOf(world[island], sheet)])),
    tuning: { weights: flat, player },
    cells: [1, 2, 4, 8].flatMap((seats) =>
      ISLAND_NAMES.map((island) => ({
        name: `${seats}/${island}`,
        seats,
        options: { island },
        // TT-82: solo play aims at the highest level of achievement.
        ...(seats === 1 && { goal: { heading: 'total', points: Math.max(...world[island].levels) } }),
      })),
    ),
  };
}
