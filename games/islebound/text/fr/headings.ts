import type { HEADINGS } from '../../content/vocabulary.ts';

export const headings: { readonly [H in (typeof HEADINGS)[number] | 'total']: string } = {
  coins: 'Pièces',
  buildings: 'Bâtiments',
  abilities: 'Capacités',
  track: 'Piste de réputation',
  tokens: 'Jetons Réputation',
  total: 'Total',
};
