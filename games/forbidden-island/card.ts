import type { GameCard } from '@skerry/engine';
import { card as de } from './text/de/card.ts';
import { card as en } from './text/en/card.ts';
import { card as fr } from './text/fr/card.ts';

export const card = {
  words: { en, fr, de },
  players: [2, 4],
  minutes: 30,
  quick: { seats: 3, options: { difficulty: 'novice' } },
  harder: 'difficulty',
  lessons: [
    { key: 'fly-home', minutes: 1 },
    { key: 'three-actions', minutes: 2 },
    { key: 'keep-it-dry', minutes: 2 },
    { key: 'treasure-cards', minutes: 1 },
    { key: 'give-and-take', minutes: 2 },
    { key: 'raise-a-treasure', minutes: 1 },
    { key: 'waters-rise', minutes: 2 },
    { key: 'six-adventurers', minutes: 2 },
  ],
} satisfies GameCard;
