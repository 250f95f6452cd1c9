import type { BotLevel } from '@skerry/tables';
import type { BotProfile } from './profile/bot-profile.ts';

/** Rollouts per decision where moves are searched one by one. `docs/strength.md` says what each is worth and how long it takes. */
export const ROLLOUTS: { readonly [L in BotLevel]: number } = {
  calm: 50,
  keen: 400,
  fierce: 6000,
};

/** With fewer rollouts, searching is worse than judging every move at once. */
const FEWEST = 24;

/** Rollouts per decision in a game whose rollouts may cost more than others'. */
export const rolloutsOf = (
  level: keyof typeof ROLLOUTS,
  { rolloutCost = 1 }: Pick<BotProfile, 'rolloutCost'>,
): number => Math.max(FEWEST, Math.round(ROLLOUTS[level] / rolloutCost));
