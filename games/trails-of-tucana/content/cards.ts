import { type Letter, TERRAINS } from './islands.ts';

/** A terrain card shows a terrain, or any of them. */
export const CARDS = [...TERRAINS, 'any'] as const;
export type Card = (typeof CARDS)[number];

/** The terrain pile: 27 cards. */
export const COPIES: { readonly [C in Card]: number } = { desert: 8, forest: 7, mountain: 6, water: 4, any: 2 };
export const TERRAIN_PILE: readonly Card[] = CARDS.flatMap((card) => Array.from({ length: COPIES[card] }, () => card));

/** The letters of each set-up card, from the top clockwise. */
export const SET_UP_CARDS = [
  'CEBAEDCDAB',
  'ECAEBDABDC',
  'ADCBDACEBE',
  'EBDBACAECD',
  'BEDCBADECA',
  'ACBDCDEBAE',
  'BDCAEBEDCA',
  'CAECBADEBD',
  'EADBCEBDAC',
  'DBACECDAEB',
  'DADBAECECB',
  'DCEADCBAEB',
  'BACBDCEAED',
] as const;
export type SetUpCard = (typeof SET_UP_CARDS)[number];

/** The points on the blue cards of a letter: number 1, and number 2 below it. */
export const BLUE_POINTS: { readonly [L in Letter]: { readonly 1: number; readonly 2: number } } = {
  A: { 1: 3, 2: 2 },
  B: { 1: 4, 2: 2 },
  C: { 1: 5, 2: 3 },
  D: { 1: 6, 2: 4 },
  E: { 1: 7, 2: 5 },
};

/** The points on a red card: there is one for each kind of sight. */
export const RED_POINTS = 6;
