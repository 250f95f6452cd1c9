import type { Lessons } from '@skerry/look';
import drawings from '../board/parts/drawings.svg';
import type { Sight } from '../content/islands.ts';
import type { TrailsOfTucana } from '../rules/types.ts';

const sight = (name: Sight) => ({ drawing: `${drawings}#${name}`, box: '-26 -26 52 52' });
const ground = (name: string) => ({ drawing: `${drawings}#${name}`, box: '-40 -40 80 80' });

export const lessons: Lessons<TrailsOfTucana> = {
  list: [
    {
      key: 'two-cards',
      rules: ['TT-21', 'TT-22'],
      picture: ground('forest-1'),
      load: async () => (await import('./two-cards.ts')).lesson,
    },
    {
      key: 'reach-a-sight',
      rules: ['TT-44'],
      picture: sight('book'),
      load: async () => (await import('./reach-a-sight.ts')).lesson,
    },
    {
      key: 'same-letters',
      rules: ['TT-55', 'TT-57'],
      picture: { drawing: `${drawings}#hut`, box: '-16 -16 32 32' },
      load: async () => (await import('./same-letters.ts')).lesson,
    },
    {
      key: 'any-terrain',
      rules: ['TT-25'],
      picture: ground('any'),
      load: async () => (await import('./any-terrain.ts')).lesson,
    },
    {
      key: 'bonus-trail',
      rules: ['TT-48', 'TT-49'],
      picture: sight('obelisk'),
      load: async () => (await import('./bonus-trail.ts')).lesson,
    },
    {
      key: 'end-of-a-round',
      rules: ['TT-70'],
      picture: sight('toucan'),
      load: async () => (await import('./end-of-a-round.ts')).lesson,
    },
    {
      key: 'count-up',
      rules: ['TT-72', 'TT-73'],
      picture: sight('yeti'),
      load: async () => (await import('./count-up.ts')).lesson,
    },
  ],
  words: {
    en: async () => (await import('../text/en/lessons.ts')).lessons,
    fr: async () => (await import('../text/fr/lessons.ts')).lessons,
  },
  firstTimes: async () => (await import('./first-times.ts')).firstTimes,
};
