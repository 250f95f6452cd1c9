import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'engineer'],
    at: ['misty-marsh', 'coral-palace'],
    hands: [
      ['water', 'earth'],
      ['water', 'water', 'water'],
    ],
    draws: ['earth', 'fire'],
    floods: ['watchtower', 'crimson-forest'],
  }),
  steps: [
    { rules: ['FI-53'], lit: ['[data-fi="hand-1"]', '[data-fi="hand-0"] [data-card="water"]'] },
    {
      rules: ['FI-22', 'FI-48'],
      lit: ['[data-tile="coral-palace"]'],
      show: { act: 'move', to: 'c4' },
      aim: (facts) => facts.some((fact) => fact.fact === 'moved' && fact.seat === 0 && fact.to === 'coral-palace'),
    },
    {
      rules: ['FI-48', 'FI-51'],
      lit: ['[data-offer="give-1"]', '[data-fi="hand-0"] [data-card="water"]'],
      show: { act: 'give', card: 'water', to: 1 },
      aim: (facts) => facts.some((fact) => fact.fact === 'gave' && fact.card === 'water'),
    },
    {
      rules: ['FI-18', 'FI-53'],
      lit: ['[data-offer="endActions"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'actionsEnded'),
      others: [{ seat: 1, action: { act: 'capture', treasure: 'water' } }],
    },
    { rules: ['FI-53', 'FI-120'], lit: ['[data-fi="treasure-water"]', '[data-tile="coral-palace"]'] },
  ],
  rules: ['FI-48', 'FI-50'],
};
