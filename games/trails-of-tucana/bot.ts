import { type Lore, type Seat, squash } from '@skerry/engine';
import { QuickPlayer } from './bot/policy.ts';
import { sensible } from './bot/sensible.ts';
import { WEIGHTS, type Weights } from './bot/weights.ts';
import { ISLAND_NAMES, type Island } from './content/islands.ts';
import { MAPS } from './rules/map.ts';
import { sightSum, totalOf } from './rules/score.ts';
import type { State } from './rules/state.ts';
import type { TrailsOfTucana } from './rules/types.ts';

const quick = new QuickPlayer(WEIGHTS);

/** The weights of both islands in one list: `petit reach`. */
const flat: { readonly [name: string]: number } = Object.fromEntries(
  ISLAND_NAMES.flatMap((island) =>
    Object.entries(WEIGHTS[island]).map(([name, weight]) => [`${island} ${name}`, weight]),
  ),
);

function player(weights: { readonly [name: string]: number }): Lore<TrailsOfTucana>['policy'] {
  const other = new QuickPlayer(unflat({ ...flat, ...weights }));
  return (state, random) => other.pick(state, random);
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

/** More than anybody scores, so that a score is a share of it. */
const MOST: { readonly [I in Island]: number } = { petit: 141, grande: 250 };

/** Points ahead that make a good lead. */
const LEAD = 10;

/** What a seat has, and may hope for. */
function prospect(state: State, seat: Seat): number {
  const sheet = state.sheets[seat]!;
  const written = totalOf(state.island, sheet);
  if (state.outcome !== null) return written;
  const scorings = MAPS[state.island].rounds - state.round + 1;
  quick.outlook.look(state, seat);
  return written + scorings * sightSum(state.island, sheet) + quick.outlook.worth(0, 0);
}

/** Alone the score counts; among others to be ahead of the best of them. */
function evaluate(state: State, seat: Seat): number {
  const own = prospect(state, seat);
  if (state.seats === 1) return Math.min(1, own / MOST[state.island]);
  let best = 0;
  for (let other = 0; other < state.seats; other++) if (other !== seat) best = Math.max(best, prospect(state, other));
  return squash((own - best) / LEAD);
}

export const lore: Lore<TrailsOfTucana> = {
  evaluate,
  policy: (state, random) => quick.pick(state, random),
  sensible: (state, seat, offers) => sensible(quick.outlook, state, seat, offers),
  measures: ({ island, sheets }) =>
    Object.fromEntries(sheets.map((sheet, seat) => [`points of seat ${seat + 1}`, totalOf(island, sheet)])),
  tuning: { weights: flat, player },
  cells: [1, 2, 4, 8].flatMap((seats) =>
    ISLAND_NAMES.map((island) => ({ name: `${seats}/${island}`, seats, options: { island } })),
  ),
};
