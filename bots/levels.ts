import type { Lore } from '@skerry/engine';

/** How bots can play: the first two without a search, the others by rollouts. */
export const LEVELS = ['random', 'greedy', 'calm', 'keen', 'fierce', 'patient'] as const;
export type Level = (typeof LEVELS)[number];

/** Rollouts a decision. `docs/strength.md` tells what each is worth and how long it takes. */
export const ROLLOUTS: { readonly [L in Exclude<Level, 'random' | 'greedy'>]: number } = {
  calm: 50,
  keen: 400,
  fierce: 6000,
  patient: 24000,
};

/** With fewer rollouts, to search is worse than to judge every move at once. */
const FEWEST = 24;

/** Rollouts a decision in a game, where they may take longer than in others. */
export const rolloutsOf = (level: keyof typeof ROLLOUTS, { heft = 1 }: Pick<Lore, 'heft'>): number =>
  Math.max(FEWEST, Math.round(ROLLOUTS[level] / heft));
