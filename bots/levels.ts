import type { BotLevel } from '@skerry/tables';
import type { BotProfile, Planning } from './profile/bot-profile.ts';

/** Rollouts per decision where moves are searched one by one; strength and time are in `docs/strength.md`. */
export const ROLLOUTS: { readonly [L in BotLevel]: number } = {
  calm: 50,
  keen: 400,
  fierce: 6000,
};

/** The planning level used by each bot level. */
export const PLANS_LIKE: { readonly [L in BotLevel]: keyof Planning['widths'] } = {
  calm: 'calm',
  keen: 'keen',
  fierce: 'fierce',
};

/** With fewer rollouts, search is worse than evaluating every move at once. */
const FEWEST = 24;

/** Rollouts per decision, given the cost of a game's rollouts. */
export const rolloutsOf = (
  level: keyof typeof ROLLOUTS,
  { rolloutCost = 1 }: Pick<BotProfile, 'rolloutCost'>,
): number => Math.max(FEWEST, Math.round(ROLLOUTS[level] / rolloutCost));
