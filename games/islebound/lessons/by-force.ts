import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, OWN, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  // A kind seed: the town is taken.
  table: position({ captain: { at: 'theGrotto', pirates: 3 }, seed: 'attack 5' }),
  steps: [
    { rules: ['IB-83', 'IB-86', 'IB-90'], lit: [townOf('theGrotto'), OWN] },
    doIt({ act: 'attack' }, 'attackDeclared', ['IB-24', 'IB-83'], [offer('attack')]),
    doIt({ act: 'group', cards: 3 }, 'nothing', ['IB-84', 'IB-93', 'IB-96'], [offer('group-3')]),
    doIt({ act: 'roll' }, 'rolled', ['IB-86', 'IB-89'], [offer('roll')]),
    doIt({ act: 'placeBest' }, 'townTaken', ['IB-88', 'IB-91', 'IB-92'], [offer('placeBest')]),
    { rules: ['IB-50', 'IB-97', 'IB-98', 'IB-100'], lit: [townOf('theGrotto')] },
  ],
  rules: ['IB-83', 'IB-84', 'IB-91', 'IB-97', 'IB-98'],
};
