import type { GameCard } from '@skerry/engine';

export const card: GameCard = {
  words: {
    en: {
      title: 'Forbidden Island',
      blurb: 'Take four treasures off an island that is going under, together.',
      mood: 'together',
    },
    fr: {
      title: 'L’Île interdite',
      blurb: 'Emportez ensemble quatre trésors d’une île qui sombre.',
      mood: 'ensemble',
    },
  },
  players: [2, 4],
  minutes: 30,
  quick: { seats: 3, options: { difficulty: 'novice' } },
  harder: 'difficulty',
};
