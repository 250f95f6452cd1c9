import type { GameCard } from '@skerry/engine';
import { card as de } from './text/de/card.ts';
import { card as en } from './text/en/card.ts';
import { card as fr } from './text/fr/card.ts';

export const card = {
  words: { en, fr, de },
  players: [1, 8],
  minutes: 20,
  quick: { seats: 3, options: {} },
  lessons: [
    { key: 'two-cards', minutes: 2 },
    { key: 'reach-a-sight', minutes: 1 },
    { key: 'same-letters', minutes: 1 },
    { key: 'any-terrain', minutes: 1 },
    { key: 'bonus-trail', minutes: 2 },
    { key: 'end-of-a-round', minutes: 1 },
    { key: 'count-up', minutes: 1 },
  ],
  daily: {
    islands: { petit: { island: 'petit' }, grande: { island: 'grande' } },
    levels: 6,
    ending: 'solo',
  },
} satisfies GameCard;
