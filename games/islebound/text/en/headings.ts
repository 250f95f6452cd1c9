import type { HEADINGS } from '../../content/vocabulary.ts';

export const headings: { readonly [H in (typeof HEADINGS)[number] | 'total']: string } = {
  coins: 'Coins',
  buildings: 'Buildings',
  abilities: 'Abilities',
  track: 'Renown track',
  tokens: 'Renown tokens',
  total: 'Total',
};
