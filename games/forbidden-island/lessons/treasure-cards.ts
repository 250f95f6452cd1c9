import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'messenger'],
    at: ['misty-marsh', 'silver-gate'],
    hands: [
      ['water', 'water', 'wind', 'wind'],
      ['fire', 'earth'],
    ],
    draws: ['water', 'fire'],
    floods: ['watchtower', 'crimson-forest'],
    left: 1,
  }),
  steps: [
    { rules: ['FI-14', 'FI-53'], lit: ['[data-fi="hand-0"]'] },
    {
      rules: ['FI-57'],
      lit: ['[data-offer="endActions"]', '[data-fi="hand-0"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some((fact) => fact.fact === 'handFull' && fact.seat === 0),
    },
    {
      rules: ['FI-70', 'FI-71'],
      lit: ['[data-fi="hand-0"] [data-card="fire"]', '[data-offer="discard"]'],
      show: { act: 'discard', card: 'fire' },
      aim: (facts) => facts.some((fact) => fact.fact === 'discarded' && fact.card === 'fire'),
    },
    { rules: ['FI-53', 'FI-59'], lit: ['[data-fi="hand-0"]'] },
  ],
  rules: ['FI-57', 'FI-70'],
};
