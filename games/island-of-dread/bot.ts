import type { BotProfile } from '@skerry/bots/profile';
import { type Game, Random } from '@skerry/engine';
import { Describer } from './bot/description.ts';
import { MasterPlayer, SPENDING, TRAINING } from './bot/master-player.ts';
import learned from './bot/net.json' with { type: 'json' };
import { Outlook } from './bot/outlook.ts';
import { planningOf } from './bot/planning.ts';
import { practiceOf } from './bot/practice.ts';
import { QuickPlayer } from './bot/quick-player.ts';
import { SeasonedPlayer } from './bot/seasoned-player.ts';
import { SpendingEvaluator } from './bot/spending-evaluator.ts';
import { Distances } from './bot/travel.ts';
import { trialsOf, worthTrying } from './bot/trials.ts';
import { usesOf } from './bot/use-counts.ts';
import { Valuer } from './bot/value.ts';
import { VeteranPlayer } from './bot/veteran-player.ts';
import { trainedOf, worth } from './bot/worth.ts';
import type { Action } from './rules/actions.ts';
import type { State } from './rules/state.ts';
import type { IslandOfDread } from './rules/types.ts';

/** Deterministic: independent of earlier thinking, so a position always gets the same answer. */
function answerOf(player: QuickPlayer, state: State): Action {
  return player.pick(state, new Random(1)).action;
}

/** The game's bot profile for the played content. */
export function botProfileOf(game: Game<IslandOfDread>): BotProfile<IslandOfDread> {
  const { content: world, pack } = game;
  const outlook = new Outlook(world, true);
  const distances = new Distances(world);
  const valuer = new Valuer(world, outlook, distances);
  // The baseline that levels are measured against must not change.
  const quick = new QuickPlayer(game, new Outlook(world, false), distances);
  const seasoned = new SeasonedPlayer(game, outlook, distances);
  const veteran = new VeteranPlayer(game, outlook, distances, valuer);
  const describer = new Describer(world, outlook, distances);
  const judge = new SpendingEvaluator(describer, learned);
  const master = new MasterPlayer(judge, SPENDING, game, outlook, distances, valuer);
  const trainee = new MasterPlayer(judge, TRAINING, game, outlook, distances, valuer);
  // The learned weights hold for the built-in content only.
  const hasLearned = pack === undefined;
  const players = { calm: seasoned, keen: veteran, fierce: hasLearned ? master : veteran };
  return {
    evaluate: (state, seat) => valuer.foresee(state, seat),
    progressOf: (state, seat) => worth(world, outlook, state, seat),
    horizon: { turns: 1, begun: ({ turns }) => turns },
    planning: planningOf(game, valuer, (state) => answerOf(seasoned, state)),
    policy: (state, random) => quick.pick(state, random),
    rolloutCost: 60,
    review: { beam: 12, ends: 4, choice: 16, sure: 8, chance: 6, entries: 850 },
    // Outside plans, as between two rolls, the quick player decides by its odds.
    sensible: (state) => [answerOf(quick, state)],
    seasoned: (state, _seat, offers, level) => {
      const action = answerOf(players[level], state);
      return level === 'fierce' && hasLearned ? worthTrying(state, offers, action) : [action];
    },
    ...(hasLearned && { trials: trialsOf(game, { now: master, later: trainee }, judge) }),
    practice: practiceOf(game, describer, veteran),
    measures: ({ players }) =>
      Object.fromEntries(players.map((player, seat) => [`counters of seat ${seat + 1}`, trainedOf(player)])),
    uses: usesOf(world),
    cells: [2, 3, 4].map((seats) => ({ name: `${seats}/standard`, seats, options: {} })),
  };
}
