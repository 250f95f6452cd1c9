import type { GameCard } from '@skerry/engine';

export const card = {
  words: {
    en: {
      title: 'Pebbles on the Shore',
      blurb: 'Gather what the waves leave, and keep your wish to yourself.',
      mood: 'quick',
    },
    fr: {
      title: 'Galets sur la grève',
      blurb: 'Ramassez ce que laissent les vagues, et taisez votre vœu.',
      mood: 'rapide',
    },
  },
  players: [2, 4],
  minutes: 5,
  quick: { seats: 3, options: {} },
} satisfies GameCard;
