import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { CREW, doIt, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'undervall', coins: 6, deck: ['administrate'], below: ['administrate', 'work'] } }),
  steps: [
    { rules: ['IB-37', 'IB-79'], lit: [CREW, townOf('undervall')] },
    doIt({ act: 'visit' }, 'rested', ['IB-55', 'IB-79'], [offer('visit'), townOf('undervall')]),
    doIt({ act: 'hire', place: 1 }, 'crewHired', ['IB-38', 'IB-41', 'IB-44'], [offer('hire-1')]),
    { rules: ['IB-28'], lit: [CREW] },
  ],
  rules: ['IB-44', 'IB-79', 'IB-85', 'IB-106'],
};
