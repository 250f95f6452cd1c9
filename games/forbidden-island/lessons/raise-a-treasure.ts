import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'messenger'],
    at: ['lost-lagoon', 'silver-gate'],
    flooded: ['temple-of-the-sun', 'temple-of-the-moon'],
    hands: [
      ['earth', 'earth', 'earth', 'earth'],
      ['fire', 'wind'],
    ],
    mark: 3,
  }),
  steps: [
    {
      rules: ['FI-5', 'FI-53'],
      lit: ['[data-tile="temple-of-the-sun"]', '[data-tile="temple-of-the-moon"]', '[data-fi="hand-0"]'],
    },
    {
      rules: ['FI-22', 'FI-54', 'FI-113'],
      lit: ['[data-tile="temple-of-the-sun"]', '[data-offer="move"]'],
      show: { act: 'move', to: 'e2' },
      aim: (facts) => facts.some((fact) => fact.fact === 'moved' && fact.to === 'temple-of-the-sun'),
    },
    {
      rules: ['FI-53'],
      lit: ['[data-offer="capture"]'],
      show: { act: 'capture', treasure: 'earth' },
      aim: (facts) => facts.some((fact) => fact.fact === 'captured' && fact.treasure === 'earth'),
    },
    { rules: ['FI-56', 'FI-117'], lit: ['[data-fi="treasure-earth"]', '[data-tile="temple-of-the-moon"]'] },
  ],
  rules: ['FI-53', 'FI-113'],
};
