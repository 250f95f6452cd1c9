import type { Lore } from '@skerry/engine';
import { QuickPlayer } from './bot/policy.ts';
import { sensible } from './bot/sensible.ts';
import { WEIGHTS, type Weights } from './bot/weights.ts';
import { DIFFICULTIES } from './content/meter.ts';
import type { ForbiddenIsland } from './rules/types.ts';

function player(weights: Weights): Lore<ForbiddenIsland>['policy'] {
  const quick = new QuickPlayer(weights);
  return (state, random) => quick.pick(state, random);
}

export const lore: Lore<ForbiddenIsland> = {
  evaluate(state) {
    if (state.outcome !== null)
      return state.outcome.ranks[0] === 1 ? 1 : 0.1 * (state.captured.filter((seat) => seat >= 0).length / 4);
    return 0.5;
  },
  policy: player(WEIGHTS),
  sensible,
  tuning: { weights: { ...WEIGHTS }, player: (weights) => player({ ...WEIGHTS, ...weights }) },
  cells: [2, 3, 4].flatMap((seats) =>
    DIFFICULTIES.map((difficulty) => ({ name: `${seats}/${difficulty}`, seats, options: { difficulty } })),
  ),
};
