import { type Lore, Net } from '@skerry/engine';
import { describe, FEATURES } from './bot/features.ts';
import learned from './bot/net.json' with { type: 'json' };
import { QuickPlayer } from './bot/policy.ts';
import { sensible, tempted } from './bot/sensible.ts';
import { WEIGHTS, type Weights } from './bot/weights.ts';
import { DIFFICULTIES } from './content/meter.ts';
import { FLOODED, MISSING } from './rules/state.ts';
import type { ForbiddenIsland } from './rules/types.ts';

const net = new Net(learned);
const features = new Float64Array(FEATURES);

function player(weights: Weights): Lore<ForbiddenIsland>['policy'] {
  const quick = new QuickPlayer(weights);
  return (state, random) => quick.pick(state, random);
}

export const lore: Lore<ForbiddenIsland> = {
  evaluate(state) {
    if (state.outcome !== null) return state.outcome.ranks[0] === 1 ? 1 : 0;
    describe(state, features);
    return net.judge(features);
  },
  horizon: { turns: 2, begun: (state) => state.turn },
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
