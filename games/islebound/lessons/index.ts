import type { Lessons } from '@skerry/look';
import drawings from '../board/parts/drawings.svg';
import type { TownName } from '../content/vocabulary.ts';
import type { Islebound } from '../rules/types.ts';

const town = (name: TownName) => ({ drawing: `${drawings}#town-${name}`, box: '-6 -6 132 104' });
const thing = (name: 'pirate' | 'event' | 'ship-1' | 'ship-2') => ({
  drawing: `${drawings}#${name}`,
  box: '-2 -2 64 64',
});

export const lessons: Lessons<Islebound> = {
  list: [
    {
      key: 'sail-and-visit',
      rules: ['IB-21'],
      picture: thing('ship-1'),
      load: async () => (await import('./sail-and-visit.ts')).lesson,
    },
    {
      key: 'share-the-sea',
      rules: ['IB-34'],
      picture: thing('ship-2'),
      load: async () => (await import('./share-the-sea.ts')).lesson,
    },
    {
      key: 'your-crew',
      rules: ['IB-37', 'IB-41'],
      picture: town('ratnest'),
      load: async () => (await import('./your-crew.ts')).lesson,
    },
    {
      key: 'hire',
      rules: ['IB-15', 'IB-44'],
      picture: town('undervall'),
      load: async () => (await import('./hire.ts')).lesson,
    },
    {
      key: 'by-force',
      rules: ['IB-83'],
      picture: thing('pirate'),
      load: async () => (await import('./by-force.ts')).lesson,
    },
    {
      key: 'reroll',
      rules: ['IB-87'],
      picture: { drawing: `${drawings}#die-1`, box: '0 0 40 40' },
      load: async () => (await import('./reroll.ts')).lesson,
    },
    {
      key: 'by-talk',
      rules: ['IB-103', 'IB-105'],
      picture: town('felsGarden'),
      load: async () => (await import('./by-talk.ts')).lesson,
    },
    {
      key: 'events',
      rules: ['IB-111', 'IB-116'],
      picture: thing('event'),
      load: async () => (await import('./events.ts')).lesson,
    },
    {
      key: 'a-city-of-your-own',
      rules: ['IB-118', 'IB-175'],
      picture: town('stratic'),
      load: async () => (await import('./a-city-of-your-own.ts')).lesson,
    },
    {
      key: 'renown',
      rules: ['IB-133', 'IB-134'],
      picture: town('farwold'),
      load: async () => (await import('./renown.ts')).lesson,
    },
  ],
  words: {
    en: async () => (await import('../text/en/lessons.ts')).lessons,
    fr: async () => (await import('../text/fr/lessons.ts')).lessons,
  },
  firstTimes: async () => (await import('./first-times.ts')).firstTimes,
};
