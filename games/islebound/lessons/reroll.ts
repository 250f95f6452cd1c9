import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { dieOf, doIt, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  // A seed whose first roll is one short, with a one among the dice.
  table: position({ captain: { at: 'theGrotto', pirates: 3, wood: 1 }, attacking: 3, seed: 'again 21' }),
  steps: [
    doIt({ act: 'roll' }, 'rolled', ['IB-86', 'IB-90'], [offer('roll')]),
    doIt({ act: 'reroll', face: 1 }, 'rerolled', ['IB-87', 'IB-89'], [dieOf(1), offer('reroll-1')]),
    doIt({ act: 'placeBest' }, 'townTaken', ['IB-88', 'IB-91'], [offer('placeBest')]),
    { rules: ['IB-85', 'IB-87', 'IB-95'], lit: [townOf('theGrotto')] },
  ],
  rules: ['IB-87', 'IB-92'],
};
