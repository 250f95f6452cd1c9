import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { drawIt, LETTERS, SIGHTS, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [['desert', 'mountain']],
    drawn: [
      ...(['2/5-2/6', '2/4-2/5', '2/3-2/4', '2/2-2/3', '2/2-3/2', '3/1-3/2', '3/1-4/1'] as const),
      ...(['2/6-3/6', '3/6-4/6', '4/6-5/7', '5/6-5/7', '5/6-6/5'] as const),
    ],
    round: 2,
    turn: 13,
    sums: [5],
    blue: [0, 2, 2, 2, 2],
  }),
  steps: [
    { rules: ['TT-44', 'TT-55', 'TT-72'], lit: [SIGHTS, LETTERS] },
    drawIt('3/5-3/6', ['TT-44', 'TT-73']),
    sayDone('finished', ['TT-73']),
    { rules: ['TT-74', 'TT-81', 'TT-82'], lit: [SIGHTS, LETTERS] },
  ],
  rules: ['TT-73', 'TT-75'],
};
