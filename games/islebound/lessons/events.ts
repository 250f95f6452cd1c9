import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'farwold', coins: 4 }, treasure: 5 }),
  steps: [
    { rules: ['IB-13', 'IB-111'], lit: [townOf('farwold')] },
    doIt({ act: 'event', place: 2 }, 'eventDone', ['IB-24', 'IB-25', 'IB-111'], [offer('event-2')]),
    { rules: ['IB-105', 'IB-114', 'IB-116'], lit: ['.ib-scale'] },
    doIt({ act: 'hunt' }, 'hunted', ['IB-24', 'IB-110'], [offer('hunt')]),
  ],
  rules: ['IB-24', 'IB-110', 'IB-111', 'IB-116'],
};
