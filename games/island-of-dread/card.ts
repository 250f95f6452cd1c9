import type { GameCard } from '@skerry/engine';
import { card as de } from './text/de/card.ts';
import { card as en } from './text/en/card.ts';
import { card as fr } from './text/fr/card.ts';

export const card = {
  words: { en, fr, de },
  players: [2, 6],
  minutes: 120,
  quick: { seats: 3, options: {} },
  lessons: [
    { key: 'move-by-dice', minutes: 2 },
    { key: 'rest-on-the-way', minutes: 1 },
    { key: 'meet-a-challenge', minutes: 2 },
    { key: 'in-town', minutes: 1 },
    { key: 'get-better', minutes: 1 },
    { key: 'a-captain', minutes: 1 },
    { key: 'sail', minutes: 2 },
    { key: 'the-island', minutes: 2 },
  ],
} satisfies GameCard;
