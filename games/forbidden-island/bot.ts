import { type BotProfile, blank, Evaluator, type Evaluators } from '@skerry/bots/profile';
import { blunders } from './bot/blunders.ts';
import { describe, SHAPE } from './bot/description.ts';
import learned from './bot/evaluators.json' with { type: 'json' };
import { isOn, key, worthPlanning } from './bot/planning.ts';
import { QuickPlayer } from './bot/policy.ts';
import { sensible, tempted } from './bot/sensible.ts';
import { WEIGHTS, type Weights } from './bot/weights.ts';
import { LAYOUT_NAMES } from './content/layouts.ts';
import { DIFFICULTIES } from './content/meter.ts';
import { FLOODED, MISSING } from './content/tiles.ts';
import type { State } from './rules/state.ts';
import type { ForbiddenIsland } from './rules/types.ts';

function player(weights: Weights): BotProfile<ForbiddenIsland>['policy'] {
  const quick = new QuickPlayer(weights);
  return (state, random) => quick.pick(state, random);
}

const description = blank(SHAPE);

/** One chance for the whole team: that of its judge, until the game is over. */
function judgedBy(judge: Evaluator): (state: State) => number {
  return (state) => {
    if (state.outcome !== null) return state.outcome.ranks[0] === 1 ? 1 : 0;
    describe(state, description);
    return judge.evaluate(description);
  };
}

const SEATS = [2, 3, 4] as const;

function withEvaluators({ moved, begun }: Evaluators): BotProfile<ForbiddenIsland> {
  const weigh = judgedBy(new Evaluator(moved));
  return {
    evaluate: judgedBy(new Evaluator(begun)),
    horizon: { turns: 1, begun: (state) => state.turn },
    planning: {
      isOn,
      key,
      worthPlanning,
      // What the cards to come will be is no merit of the moves.
      weigh: (state, _seat, before) => weigh(before ?? state),
      widths: {
        calm: { beam: 4, ends: 1, futures: 0 },
        keen: { beam: 24, ends: 16, futures: 12 },
        fierce: { beam: 100, ends: 64, futures: 64 },
      },
      narrow: 1,
    },
    teaching: {
      shape: SHAPE,
      describe: (state, _seat, into) => describe(state, into),
      withEvaluators,
      table: (n) => ({
        seats: SEATS[n % 3]!,
        options: {
          difficulty: DIFFICULTIES[Math.floor(n / 3) % DIFFICULTIES.length]!,
          // One game in five is played on any of the layouts.
          layout: Math.floor(n / 12) % 5 === 4 ? LAYOUT_NAMES[Math.floor(n / 60) % LAYOUT_NAMES.length]! : 'diamond',
        },
      }),
    },
    calibration: { shift: 0.659, scale: 0.932 },
    review: { beam: 40, ends: 24, choice: 360, sure: 128, chance: 80, entries: 140 },
    policy: player(WEIGHTS),
    rolloutCost: 16,
    sensible,
    tempted,
    measures: (state) => ({
      'water mark': state.mark,
      'flooded tiles': state.water.filter((water) => water === FLOODED).length,
      'missing tiles': state.water.filter((water) => water === MISSING).length,
      'treasures captured': state.captured.filter((seat) => seat >= 0).length,
    }),
    blunders,
    tuning: { weights: { ...WEIGHTS }, player: (weights) => player({ ...WEIGHTS, ...weights }) },
    cells: [
      ...SEATS.flatMap((seats) =>
        DIFFICULTIES.map((difficulty) => ({ name: `${seats}/${difficulty}`, seats, options: { difficulty } })),
      ),
      ...LAYOUT_NAMES.filter((layout) => layout !== 'diamond').map((layout) => ({
        name: `3/normal/${layout}`,
        seats: 3,
        options: { difficulty: 'normal' as const, layout },
      })),
    ],
  };
}

export const botProfile: BotProfile<ForbiddenIsland> = withEvaluators({
  moved: { ...SHAPE, weights: learned.moved },
  begun: { ...SHAPE, weights: learned.begun },
});
