import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, offer, RENOWN, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'farwold', coins: 4, books: 2, wood: 3 } }),
  steps: [
    { rules: ['IB-61', 'IB-126', 'IB-127'], lit: [townOf('farwold'), RENOWN] },
    doIt({ act: 'visit' }, 'visited', ['IB-48', 'IB-52'], [offer('visit'), townOf('farwold')]),
    doIt({ act: 'reputation', place: 2 }, 'reputationScored', ['IB-133', 'IB-134'], [offer('reputation-2')]),
    doIt({ act: 'gainOne', choice: 2 }, 'gained', ['IB-31', 'IB-61'], [offer('gainOne-2')]),
  ],
  rules: ['IB-175', 'IB-176', 'IB-177', 'IB-179'],
};
