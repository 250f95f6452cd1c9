import { type Lore, Net } from '@skerry/engine';
import { describe, FEATURES } from './bot/features.ts';
import { NET } from './bot/net.ts';
import { QuickPlayer } from './bot/policy.ts';
import { sensible } from './bot/sensible.ts';
import { WEIGHTS, type Weights } from './bot/weights.ts';
import { DIFFICULTIES } from './content/meter.ts';
import type { ForbiddenIsland } from './rules/types.ts';

const net = new Net(NET);
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
  turns: (state) => state.turn,
  horizon: 2,
  policy: player(WEIGHTS),
  sensible,
  tuning: { weights: { ...WEIGHTS }, player: (weights) => player({ ...WEIGHTS, ...weights }) },
  cells: [2, 3, 4].flatMap((seats) =>
    DIFFICULTIES.map((difficulty) => ({ name: `${seats}/${difficulty}`, seats, options: { difficulty } })),
  ),
};
