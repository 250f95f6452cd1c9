import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { drawIt, hex, SIGHTS, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [
      ['desert', 'forest'],
      ['mountain', 'water'],
    ],
    drawn: ['2/5-2/6', '2/5-3/5', '9/5-10/3', '6/5-7/5'],
    turn: 5,
  }),
  steps: [
    { rules: ['TT-2', 'TT-48'], lit: [hex('8/5'), hex('3/5')] },
    drawIt('8/5-9/5', ['TT-22', 'TT-44']),
    drawIt('7/5-8/5', ['TT-48', 'TT-50'], [hex('6/5')]),
    sayDone('kindCompleted', ['TT-34', 'TT-50']),
    { rules: ['TT-52'], lit: [SIGHTS, hex('6/5')] },
  ],
  rules: ['TT-48', 'TT-49', 'TT-50', 'TT-51'],
};
