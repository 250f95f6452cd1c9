import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'messenger'],
    at: ['coral-palace', 'silver-gate'],
    flooded: ['misty-marsh', 'watchtower', 'observatory'],
    hands: [['water'], ['fire']],
    draws: ['waters-rise', 'wind'],
    mark: 2,
    left: 1,
  }),
  steps: [
    { rules: ['FI-93'], lit: ['[data-tile="misty-marsh"]', '[data-tile="watchtower"]', '[data-tile="observatory"]'] },
    {
      rules: ['FI-42'],
      lit: ['[data-tile="misty-marsh"]', '[data-offer="shoreUp"]'],
      show: { act: 'shoreUp', tiles: ['d4'] },
      aim: (facts) => facts.some((fact) => fact.fact === 'shoredUp' && fact.tiles.includes('misty-marsh')),
    },
    {
      rules: ['FI-11', 'FI-57'],
      lit: ['[data-offer="endActions"]', '[data-fi="gauge"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'watersRose'),
    },
    { rules: ['FI-64', 'FI-65', 'FI-68', 'FI-93', 'FI-94'], lit: ['[data-fi="gauge"]', '[data-tile="misty-marsh"]'] },
  ],
  rules: ['FI-64', 'FI-65', 'FI-92'],
};
