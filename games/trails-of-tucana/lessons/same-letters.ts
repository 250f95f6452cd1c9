import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { drawIt, hex, LETTERS, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [
      ['forest', 'desert'],
      ['desert', 'water'],
    ],
    drawn: ['2/5-2/6', '2/4-2/5', '2/3-2/4', '2/2-2/3', '2/2-3/2', '3/1-3/2'],
    turn: 7,
  }),
  steps: [
    { rules: ['TT-6', 'TT-55', 'TT-73'], lit: [hex('2/6'), hex('4/1')] },
    drawIt('3/1-4/1', ['TT-41', 'TT-56']),
    sayDone('pairConnected', ['TT-57']),
    { rules: ['TT-15', 'TT-57', 'TT-60', 'TT-61'], lit: [LETTERS] },
  ],
  rules: ['TT-41', 'TT-55', 'TT-57', 'TT-73'],
};
