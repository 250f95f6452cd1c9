import { type Lore, Net } from '@skerry/engine';
import { describe, FEATURES } from './bot/features.ts';
import learned from './bot/net.json' with { type: 'json' };
import { isOn, key, worthPlanning } from './bot/planning.ts';
import { QuickPlayer } from './bot/policy.ts';
import { sensible, tempted } from './bot/sensible.ts';
import { WEIGHTS, type Weights } from './bot/weights.ts';
import { DIFFICULTIES } from './content/meter.ts';
import { FLOODED, MISSING, type State } from './rules/state.ts';
import type { ForbiddenIsland } from './rules/types.ts';

const net = new Net(learned);
const features = new Float64Array(FEATURES);

function player(weights: Weights): Lore<ForbiddenIsland>['policy'] {
  const quick = new QuickPlayer(weights);
  return (state, random) => quick.pick(state, random);
}

function judge(state: State): number {
  if (state.outcome !== null) return state.outcome.ranks[0] === 1 ? 1 : 0;
  describe(state, features);
  return net.judge(features);
}

export const lore: Lore<ForbiddenIsland> = {
  evaluate: judge,
  planning: {
    isOn,
    key,
    worthPlanning,
    weigh: (state, _seat, before) => judge(before ?? state),
    widths: {
      calm: { beam: 4, ends: 1, futures: 0 },
      keen: { beam: 24, ends: 16, futures: 12 },
      fierce: { beam: 100, ends: 64, futures: 64 },
    },
    narrow: 1,
  },
  horizon: { turns: 1, begun: (state) => state.turn },
  learning: { inputs: FEATURES, describe },
  policy: player(WEIGHTS),
  sensible,
  tempted,
  measures: (state) => ({
    'water level': state.tick,
    'flooded tiles': state.water.filter((water) => water === FLOODED).length,
    'missing tiles': state.water.filter((water) => water === MISSING).length,
    'treasures captured': state.captured.filter((seat) => seat >= 0).length,
  }),
  tuning: { weights: { ...WEIGHTS }, player: (weights) => player({ ...WEIGHTS, ...weights }) },
  cells: [2, 3, 4].flatMap((seats) =>
    DIFFICULTIES.map((difficulty) => ({ name: `${seats}/${difficulty}`, seats, options: { difficulty } })),
  ),
};
