import type { HEADINGS } from '../../rules/facts.ts';

export const headings: { readonly [H in (typeof HEADINGS)[number]]: string } = {
  counters: 'Jetons d’expérience',
  points: 'Points d’expérience',
  gold: 'Or',
};
