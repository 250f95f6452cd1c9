import type { BotProfile } from './profile/bot-profile.ts';

/** How bots can play: the first two without a search, the others by plans or rollouts. */
export const LEVELS = ['random', 'greedy', 'calm', 'keen', 'fierce'] as const;
export type Level = (typeof LEVELS)[number];

/** Rollouts per decision where moves are searched one by one. `docs/strength.md` says what each is worth and how long it takes. */
export const ROLLOUTS: { readonly [L in Exclude<Level, 'random' | 'greedy'>]: number } = {
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
