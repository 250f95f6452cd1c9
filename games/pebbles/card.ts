import type { GameCard } from '@skerry/engine';
import { card as en } from './text/en/card.ts';
import { card as fr } from './text/fr/card.ts';

export const card = {
  words: { en, fr },
  players: [2, 4],
  minutes: 5,
  quick: { seats: 3, options: {} },
} satisfies GameCard;
