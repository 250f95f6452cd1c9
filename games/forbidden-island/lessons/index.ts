import type { Lessons } from '@skerry/look';
import drawings from '../board/parts/drawings.svg';
import type { Tile } from '../content/tiles.ts';
import type { ForbiddenIsland } from '../rules/types.ts';

const tile = (name: Tile) => ({ drawing: `${drawings}#${name}`, box: '0 0 120 100' });

export const lessons: Lessons<ForbiddenIsland> = {
  list: [
    {
      key: 'fly-home',
      rules: ['FI-109', 'FI-113', 'FI-114', 'FI-115', 'FI-116'],
      picture: tile('fools-landing'),
      load: async () => (await import('./fly-home.ts')).lesson,
    },
    {
      key: 'three-actions',
      rules: ['FI-17', 'FI-22'],
      picture: tile('copper-gate'),
      load: async () => (await import('./three-actions.ts')).lesson,
    },
    {
      key: 'keep-it-dry',
      rules: ['FI-42', 'FI-94'],
      picture: tile('misty-marsh'),
      load: async () => (await import('./keep-it-dry.ts')).lesson,
    },
    {
      key: 'treasure-cards',
      rules: ['FI-57', 'FI-70'],
      picture: tile('coral-palace'),
      load: async () => (await import('./treasure-cards.ts')).lesson,
    },
    {
      key: 'give-and-take',
      rules: ['FI-48'],
      picture: tile('whispering-garden'),
      load: async () => (await import('./give-and-take.ts')).lesson,
    },
    {
      key: 'raise-a-treasure',
      rules: ['FI-53'],
      picture: tile('temple-of-the-sun'),
      load: async () => (await import('./raise-a-treasure.ts')).lesson,
    },
    {
      key: 'waters-rise',
      rules: ['FI-65'],
      picture: tile('tidal-palace'),
      load: async () => (await import('./waters-rise.ts')).lesson,
    },
    {
      key: 'six-adventurers',
      rules: ['FI-25', 'FI-27', 'FI-30', 'FI-34', 'FI-45', 'FI-49'],
      picture: tile('watchtower'),
      load: async () => (await import('./six-adventurers.ts')).lesson,
    },
  ],
  words: {
    en: async () => (await import('../text/en/lessons.ts')).lessons,
    fr: async () => (await import('../text/fr/lessons.ts')).lessons,
    de: async () => (await import('../text/de/lessons.ts')).lessons,
  },
  firstTimes: async () => (await import('./first-times.ts')).firstTimes,
};
