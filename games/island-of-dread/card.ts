import type { GameCard } from '@skerry/engine';

export const card = {
  words: {
    en: {
      title: 'The Island of Dread',
      blurb: 'Runebound: grow strong, cross the sea and defeat an ancient god.',
      mood: 'adventure',
    },
    fr: {
      title: 'L’Île de l’Effroi',
      blurb: 'Runebound : gagnez en force, traversez la mer et terrassez un dieu ancien.',
      mood: 'aventure',
    },
    de: {
      title: 'Die Insel des Schreckens',
      blurb: 'Runebound: Werde stark, überquere das Meer und besiege einen alten Gott.',
      mood: 'Abenteuer',
    },
  },
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
