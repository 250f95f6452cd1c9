import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { CREW, doIt, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'marhaven' }, sailing: true, rival: 'theGrotto' }),
  steps: [
    { rules: ['IB-33', 'IB-34'], lit: [townOf('theGrotto')] },
    doIt({ act: 'sail', to: 'N.A' }, 'crewExhausted', ['IB-34', 'IB-35'], [townOf('theGrotto'), offer('sail')]),
    doIt({ act: 'visit' }, 'visited', ['IB-48', 'IB-76'], [offer('visit'), townOf('theGrotto')]),
    { rules: ['IB-37', 'IB-41', 'IB-52'], lit: [CREW] },
  ],
  rules: ['IB-33', 'IB-34'],
};
