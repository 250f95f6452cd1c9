import type { Lesson } from '@skerry/look';
import type { Fact } from '../rules/facts.ts';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { buyFrom, doIt, offer, ROW, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'stratic', coins: 8, wood: 4, fish: 5 } }),
  steps: [
    { rules: ['IB-119', 'IB-123', 'IB-124'], lit: [ROW] },
    doIt({ act: 'buy', space: 4 }, 'bought', ['IB-118'], [buyFrom(4)]),
    doIt({ act: 'visit' }, 'visited', ['IB-73', 'IB-120'], [offer('visit'), townOf('stratic')]),
    {
      ...doIt({ act: 'build', space: 4 }, 'built', ['IB-118', 'IB-120'], [offer('build-4')]),
      // Any affordable one.
      aim: (facts: readonly Fact[]) => facts.some(({ fact }) => fact === 'built'),
    },
  ],
  rules: ['IB-73', 'IB-118', 'IB-120', 'IB-175', 'IB-177'],
};
