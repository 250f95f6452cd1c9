import type { GameCard } from '@skerry/engine';

export const card: GameCard = {
  words: {
    en: {
      title: 'The Island of Dread',
      blurb: 'Runebound: hunt through jungle and fire before the island wakes.',
      mood: 'daring',
    },
    fr: {
      title: 'L’Île de l’Effroi',
      blurb: 'Runebound : chassez dans la jungle et le feu avant que l’île ne s’éveille.',
      mood: 'hardi',
    },
  },
  players: [2, 6],
  minutes: 120,
  quick: { seats: 3, options: {} },
};
