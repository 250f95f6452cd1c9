import type { GameCard } from '@skerry/engine';

export const card = {
  words: {
    en: {
      title: 'Forbidden Island',
      blurb: 'Work together to rescue four treasures from a sinking island.',
      mood: 'cooperative',
    },
    fr: {
      title: 'L’Île interdite',
      blurb: 'Sauvez ensemble quatre trésors d’une île qui sombre.',
      mood: 'coopératif',
    },
    de: {
      title: 'Die verbotene Insel',
      blurb: 'Rettet gemeinsam vier Schätze von einer sinkenden Insel.',
      mood: 'kooperativ',
    },
  },
  players: [2, 4],
  minutes: 30,
  quick: { seats: 3, options: { difficulty: 'novice' } },
  harder: 'difficulty',
  lessons: [
    { key: 'fly-home', minutes: 1 },
    { key: 'three-actions', minutes: 2 },
    { key: 'keep-it-dry', minutes: 2 },
    { key: 'treasure-cards', minutes: 1 },
    { key: 'give-and-take', minutes: 2 },
    { key: 'raise-a-treasure', minutes: 1 },
    { key: 'waters-rise', minutes: 2 },
    { key: 'six-adventurers', minutes: 2 },
  ],
} satisfies GameCard;
