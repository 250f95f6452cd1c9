import type { GameCard } from '@skerry/engine';

export const card: GameCard = {
  words: {
    en: {
      title: 'Islebound',
      blurb: 'Sail the archipelago, trade, fight or talk towns onto your side.',
      mood: 'cunning',
    },
    fr: {
      title: 'Islebound',
      blurb: 'Parcourez l’archipel, commercez, combattez ou ralliez les villes.',
      mood: 'rusé',
    },
  },
  players: [2, 4],
  minutes: 90,
  quick: { seats: 3, options: {} },
};
