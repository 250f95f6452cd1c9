import type { Lessons } from '@skerry/look';
import cards from '../board/drawings/cards.svg';
import chart from '../board/drawings/chart.svg';
import people from '../board/drawings/people.svg';
import signs from '../board/drawings/signs.svg';
import type { IslandOfDread } from '../rules/types.ts';

export const lessons: Lessons<IslandOfDread> = {
  list: [
    {
      key: 'move-by-dice',
      rules: ['ID-52'],
      picture: { drawing: `${signs}#die-1`, box: '0 0 60 60' },
      load: async () => (await import('./move-by-dice.ts')).lesson,
    },
    {
      key: 'rest-on-the-way',
      rules: ['ID-50'],
      picture: { drawing: `${people}#hero-steelhorns`, box: '0 0 60 60' },
      load: async () => (await import('./rest-on-the-way.ts')).lesson,
    },
    {
      key: 'meet-a-challenge',
      rules: ['ID-94', 'ID-95'],
      picture: { drawing: `${cards}#foe-undead`, box: '0 0 120 100' },
      load: async () => (await import('./meet-a-challenge.ts')).lesson,
    },
    {
      key: 'in-town',
      rules: ['ID-129', 'ID-132'],
      picture: { drawing: `${signs}#mark-town`, box: '0 0 24 24' },
      load: async () => (await import('./in-town.ts')).lesson,
    },
    {
      key: 'get-better',
      rules: ['ID-175', 'ID-177'],
      picture: { drawing: `${chart}#mountains-1`, box: '-40 -40 80 80' },
      load: async () => (await import('./get-better.ts')).lesson,
    },
    {
      key: 'a-captain',
      rules: ['ID-152', 'ID-208'],
      picture: { drawing: `${people}#captain-dorrinWake`, box: '0 0 60 60' },
      load: async () => (await import('./a-captain.ts')).lesson,
    },
    {
      key: 'sail',
      rules: ['ID-155', 'ID-156'],
      picture: { drawing: `${cards}#foe-riders`, box: '0 0 120 100' },
      load: async () => (await import('./sail.ts')).lesson,
    },
    {
      key: 'the-island',
      rules: ['ID-196', 'ID-208'],
      picture: { drawing: `${cards}#foe-assif`, box: '0 0 120 100' },
      load: async () => (await import('./the-island.ts')).lesson,
    },
  ],
  words: {
    en: async () => (await import('../text/en/lessons.ts')).lessons,
    fr: async () => (await import('../text/fr/lessons.ts')).lessons,
  },
  firstTimes: async () => (await import('./first-times.ts')).firstTimes,
};
