import type { HEADINGS } from '../../rules/facts.ts';

export const headings: { readonly [H in (typeof HEADINGS)[number]]: string } = {
  counters: 'Experience counters',
  points: 'Experience points',
  gold: 'Gold',
};
