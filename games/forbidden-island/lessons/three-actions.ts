import type { Lesson } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

const walkedTo = (tile: string) => (facts: readonly Fact[]) =>
  facts.some((fact) => fact.fact === 'moved' && fact.seat === 0 && fact.to === tile);

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'engineer'],
    at: ['iron-gate', 'bronze-gate'],
    draws: ['earth', 'fire'],
    floods: ['watchtower', 'crimson-forest'],
  }),
  steps: [
    { rules: ['FI-17'], lit: ['[data-tile="iron-gate"]', '.crew .pips'] },
    {
      rules: ['FI-22'],
      lit: ['[data-tile="misty-marsh"]'],
      show: { act: 'move', to: 'd4' },
      aim: walkedTo('misty-marsh'),
    },
    {
      rules: ['FI-22', 'FI-23', 'FI-25', 'FI-33'],
      lit: ['[data-tile="whispering-garden"]'],
      show: { act: 'move', to: 'd3' },
      aim: walkedTo('whispering-garden'),
    },
    {
      rules: ['FI-22', 'FI-109'],
      lit: ['[data-tile="fools-landing"]'],
      show: { act: 'move', to: 'c3' },
      aim: walkedTo('fools-landing'),
    },
    {
      rules: ['FI-16', 'FI-18'],
      lit: ['[data-offer="endActions"]'],
      show: { act: 'endActions' },
      aim: (facts) => facts.some(({ fact }) => fact === 'actionsEnded'),
    },
  ],
  rules: ['FI-16', 'FI-17'],
};
