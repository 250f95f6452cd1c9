import type { GameCard } from '@skerry/engine';

export const card = {
  words: {
    en: {
      title: 'Islebound',
      blurb: 'Sail, trade and win towns over, by force or by diplomacy.',
      mood: 'competitive',
    },
    fr: {
      title: 'Islebound',
      blurb: 'Naviguez, commercez et gagnez des villes, par la force ou la diplomatie.',
      mood: 'compétitif',
    },
    de: {
      title: 'Islebound',
      blurb: 'Segle, handle und gewinne Städte, mit Gewalt oder mit Diplomatie.',
      mood: 'gegeneinander',
    },
  },
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
