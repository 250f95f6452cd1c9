import { TREASURES } from './tiles.ts';

export const SPECIAL_CARDS = ['helicopter-lift', 'sandbags'] as const;
export type SpecialCard = (typeof SPECIAL_CARDS)[number];

/** Cards a hand may contain: treasure cards, named by their treasure, and special cards. */
export const CARDS = [...TREASURES, ...SPECIAL_CARDS] as const;
export type Card = (typeof CARDS)[number];

/** Cards the treasure pile may contain. */
export const PILE_CARDS = [...CARDS, 'waters-rise'] as const;
export type PileCard = (typeof PILE_CARDS)[number];

/** The treasure pile: 28 cards. */
export const COPIES: { readonly [C in PileCard]: number } = {
  earth: 5,
  wind: 5,
  fire: 5,
  water: 5,
  'helicopter-lift': 3,
  sandbags: 2,
  'waters-rise': 3,
};

/** FI-70: the hand limit. */
export const HAND_LIMIT = 5;

/** FI-53: cards of one treasure needed to capture it. */
export const CARDS_TO_CAPTURE = 4;
