import type { GameCard } from '@skerry/engine';
import { card as de } from './text/de/card.ts';
import { card as en } from './text/en/card.ts';
import { card as fr } from './text/fr/card.ts';

export const card = {
  words: { en, fr, de },
  players: [2, 4],
  minutes: 90,
  quick: { seats: 3, options: {} },
  lessons: [
    { key: 'sail-and-visit', minutes: 2 },
    { key: 'share-the-sea', minutes: 1 },
    { key: 'your-crew', minutes: 1 },
    { key: 'hire', minutes: 1 },
    { key: 'by-force', minutes: 2 },
    { key: 'reroll', minutes: 1 },
    { key: 'by-talk', minutes: 1 },
    { key: 'events', minutes: 1 },
    { key: 'a-city-of-your-own', minutes: 2 },
    { key: 'renown', minutes: 1 },
  ],
} satisfies GameCard;
