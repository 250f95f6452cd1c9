import { type Lore, Net, type Seat } from '@skerry/engine';
import { describe, FEATURES, MOST } from './bot/features.ts';
import learned from './bot/net.json' with { type: 'json' };
import { QuickPlayer } from './bot/policy.ts';
import { sensible } from './bot/sensible.ts';
import { WEIGHTS, type Weights } from './bot/weights.ts';
import { ISLAND_NAMES, ISLANDS, type Island, TURNS_A_ROUND } from './content/islands.ts';
import { MAPS } from './rules/map.ts';
import { sightSum, totalOf } from './rules/score.ts';
import type { State } from './rules/state.ts';
import type { TrailsOfTucana } from './rules/types.ts';

const quick = new QuickPlayer(WEIGHTS);
const net = new Net(learned);
const features = new Float64Array(FEATURES);

/** The weights of both islands in one list: `petit reach`. */
const flat: { readonly [name: string]: number } = Object.fromEntries(
  ISLAND_NAMES.flatMap((island) =>
    Object.entries(WEIGHTS[island]).map(([name, weight]) => [`${island} ${name}`, weight]),
  ),
);

function player(weights: { readonly [name: string]: number }): Lore<TrailsOfTucana>['policy'] {
  const other = new QuickPlayer(unflat({ ...flat, ...weights }));
  return (state, random, about) => other.pick(state, random, about);
}

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

/** The points that a seat will have even if it connects nothing more. */
function certain({ island, sheets, round, outcome }: State, seat: Seat): number {
  const sheet = sheets[seat]!;
  const scorings = outcome === null ? MAPS[island].rounds - round + 1 : 0;
  return totalOf(island, sheet) + scorings * sightSum(island, sheet);
}

/** The points that a seat will have at the end, as far as one can tell. */
function prospect(state: State, seat: Seat): number {
  const { island, outcome, secrets } = state;
  if (outcome !== null) return certain(state, seat);
  describe(quick.outlook, state, seat, features);
  return MOST[island] * net.judge(features) + WEIGHTS[island].bonusTrail * secrets[seat]!.owed.length;
}

/**
 * Alone the score counts; among others to be ahead of the best of them. Nobody can do much about what the others hope
 * for, so only their certain points are counted.
 */
function evaluate(state: State, seat: Seat): number {
  const most = MOST[state.island];
  const own = prospect(state, seat);
  if (state.seats === 1) return Math.min(1, own / most);
  let best = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) best = Math.max(best, certain(state, other));
  return Math.min(1, Math.max(0, 0.5 + (own - best) / (2 * most)));
}

export const lore: Lore<TrailsOfTucana> = {
  evaluate,
  learning: { inputs: FEATURES, describe: (state, described) => describe(quick.outlook, state, 0, described) },
  horizon: { turns: 6, begun: ({ round, turn }) => (round - 1) * TURNS_A_ROUND + turn },
  policy: (state, random, about) => quick.pick(state, random, about),
  heft: 5,
  sensible: (state, seat, offers) => sensible(quick.outlook, state, seat, offers),
  measures: ({ island, sheets }) =>
    Object.fromEntries(sheets.map((sheet, seat) => [`points of seat ${seat + 1}`, totalOf(island, sheet)])),
  tuning: { weights: flat, player },
  cells: [1, 2, 4, 8].flatMap((seats) =>
    ISLAND_NAMES.map((island) => ({
      name: `${seats}/${island}`,
      seats,
      options: { island },
      // TT-82: alone one plays for the highest level of achievement.
      ...(seats === 1 && { goal: { heading: 'total', points: Math.max(...ISLANDS[island].levels) } }),
    })),
  ),
};
