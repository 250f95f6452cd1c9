import type { GameCard } from '@skerry/engine';

export const card = {
  words: {
    en: {
      title: 'Trails of Tucana',
      blurb: 'Two cards, one trail: connect villages and sights before the others do.',
      mood: 'all at once',
    },
    fr: {
      title: 'Trails of Tucana',
      blurb: 'Deux cartes, un sentier : reliez villages et curiosités avant les autres.',
      mood: 'en simultané',
    },
    de: {
      title: 'Trails of Tucana',
      blurb: 'Zwei Karten, ein Pfad: Verbinde Dörfer und Ziele, bevor es andere tun.',
      mood: 'gleichzeitig',
    },
  },
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
