import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { CREW, doIt, OWN, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'ratnest' } }),
  steps: [
    { rules: ['IB-7', 'IB-37', 'IB-48'], lit: [CREW] },
    doIt({ act: 'visit' }, 'visited', ['IB-48', 'IB-52'], [offer('visit'), townOf('ratnest')]),
    doIt(
      { act: 'exhaust', crew: 'administrate' },
      'crewExhausted',
      ['IB-37', 'IB-43', 'IB-69'],
      [offer('exhaust-administrate')],
    ),
    { rules: ['IB-41', 'IB-60', 'IB-65', 'IB-66', 'IB-69', 'IB-78'], lit: [OWN] },
  ],
  rules: ['IB-37', 'IB-41'],
};
