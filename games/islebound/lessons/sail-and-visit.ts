import type { Lesson } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';
import { position } from './position.ts';
import { doIt, OWN, offer, townOf } from './step.ts';

export const lesson: Lesson<Islebound> = {
  table: position({ captain: { at: 'marhaven' }, sailing: true }),
  steps: [
    { rules: ['IB-21', 'IB-27'], lit: [townOf('marhaven')] },
    {
      rules: ['IB-27', 'IB-28', 'IB-29', 'IB-31'],
      lit: [townOf('theGrotto'), '[data-offer="sail"]'],
      show: { act: 'sail', to: 'N.A' },
      aim: (facts) => facts.some((fact) => fact.fact === 'sailed' && fact.route.at(-1) === 'N.A'),
    },
    doIt({ act: 'visit' }, 'visited', ['IB-48', 'IB-49', 'IB-76'], [offer('visit'), townOf('theGrotto')]),
    doIt({ act: 'endTurn' }, 'turnEnded', ['IB-26', 'IB-49', 'IB-110'], [offer('endTurn'), OWN]),
  ],
  rules: ['IB-21', 'IB-24', 'IB-118'],
};
