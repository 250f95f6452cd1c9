import type { TokenKind } from './vocabulary.ts';

export const TOKENS: readonly TokenKind[] = [
  { number: 1, name: { en: '4 fish', fr: '4 poissons' }, reward: { fish: 4 }, copies: 3 },
  { number: 2, name: { en: '2 wood', fr: '2 bois' }, reward: { wood: 2 }, copies: 3 },
  { number: 3, name: { en: '2 coins', fr: '2 pièces' }, reward: { coin: 2 }, copies: 3 },
  { number: 4, name: { en: '1 book', fr: '1 livre' }, reward: { book: 1 }, copies: 2 },
  { number: 5, name: { en: '1 sea serpent', fr: '1 serpent de mer' }, reward: { serpent: 1 }, copies: 2 },
  { number: 6, name: { en: '2 pirates', fr: '2 pirates' }, reward: { pirate: 2 }, copies: 1 },
  { number: 7, name: { en: '2 influence cubes', fr: '2 cubes d’influence' }, reward: { cube: 2 }, copies: 2 },
];
