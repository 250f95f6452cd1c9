import type { Lesson } from '@skerry/look';
import type { ForbiddenIsland } from '../rules/types.ts';
import { position } from './position.ts';

export const lesson: Lesson<ForbiddenIsland> = {
  table: position({
    adventurers: ['diver', 'messenger', 'pilot'],
    at: ['bronze-gate', 'fools-landing', 'fools-landing'],
    flooded: ['fools-landing', 'misty-marsh', 'gold-gate'],
    hands: [['helicopter-lift'], ['wind'], []],
    captured: ['earth', 'wind', 'fire', 'water'],
    mark: 8,
    left: 2,
  }),
  steps: [
    { rules: ['FI-109'], lit: ['[data-tile="fools-landing"]', '[data-fi="hand-0"]'] },
    {
      rules: ['FI-22', 'FI-114'],
      lit: ['[data-tile="fools-landing"]', '[data-offer="move"]'],
      show: { act: 'move', to: 'c3' },
      // After flying there no card is left for lift-off.
      aim: (facts, { act }) =>
        act === 'move' && facts.some((fact) => fact.fact === 'moved' && fact.to === 'fools-landing'),
    },
    { rules: ['FI-113', 'FI-114', 'FI-115', 'FI-116'], lit: ['[data-fi="gauge"]', '[data-tile="fools-landing"]'] },
    {
      rules: ['FI-79', 'FI-109', 'FI-110'],
      lit: ['[data-offer="liftOff"]'],
      show: { act: 'liftOff' },
      aim: (facts) => facts.some(({ fact }) => fact === 'won'),
    },
  ],
  rules: ['FI-109'],
};
