import type { Lesson } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

const shoredUp = (tile: string) => (facts: readonly Fact[]) =>
  facts.some((fact) => fact.fact === 'shoredUp' && fact.tiles.some((each) => each === tile));

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['explorer', 'messenger'],
    at: ['copper-gate', 'silver-gate'],
    flooded: ['coral-palace', 'watchtower', 'gold-gate'],
    hands: [
      ['water', 'wind'],
      ['fire', 'earth'],
    ],
    draws: ['earth', 'fire'],
    floods: ['coral-palace', 'crimson-forest'],
  }),
  steps: [
    {
      rules: ['FI-22', 'FI-94', 'FI-95'],
      lit: ['[data-tile="coral-palace"]', '[data-tile="watchtower"]', '[data-tile="gold-gate"]'],
    },
    {
      rules: ['FI-42'],
      lit: ['[data-tile="coral-palace"]', '[data-offer="shoreUp"]'],
      show: { act: 'shoreUp', tiles: ['c4'] },
      aim: shoredUp('coral-palace'),
    },
    {
      rules: ['FI-42'],
      lit: ['[data-tile="watchtower"]', '[data-offer="shoreUp"]'],
      show: { act: 'shoreUp', tiles: ['a4'] },
      aim: shoredUp('watchtower'),
    },
    {
      rules: ['FI-18', 'FI-92'],
      lit: ['[data-offer="endActions"]', '[data-tile="coral-palace"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'actionsEnded'),
    },
    { rules: ['FI-93', 'FI-94'], lit: ['[data-tile="coral-palace"]'] },
  ],
  rules: ['FI-42', 'FI-94'],
};
