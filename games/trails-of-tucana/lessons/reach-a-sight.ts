import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { drawIt, hex, SIGHTS, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [
      ['mountain', 'forest'],
      ['desert', 'water'],
    ],
    drawn: ['4/6-5/7', '3/6-4/6'],
    turn: 3,
  }),
  steps: [
    { rules: ['TT-44', 'TT-45'], lit: [hex('5/7'), hex('2/6')] },
    drawIt('2/6-3/6', ['TT-22', 'TT-42']),
    sayDone('sightConnected', ['TT-33', 'TT-44']),
    { rules: ['TT-44'], lit: [SIGHTS, hex('5/7')] },
  ],
  rules: ['TT-44', 'TT-45'],
};
