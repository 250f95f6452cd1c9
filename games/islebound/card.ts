import type { GameCard } from '@skerry/engine';

export const card: GameCard = {
  words: {
    en: {
      title: 'Islebound',
      blurb: 'Sail, trade and win towns over, by force or by talk.',
      mood: 'cunning',
    },
    fr: {
      title: 'Islebound',
      blurb: 'Naviguez, commercez et gagnez des villes, par la force ou par la parole.',
      mood: 'rusé',
    },
  },
  players: [2, 4],
  minutes: 90,
  quick: { seats: 3, options: {} },
};
