import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { CARDS, drawIt, hex, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [
      ['any', 'water'],
      ['desert', 'forest'],
    ],
    drawn: ['2/6-3/6', '3/6-4/6', '4/6-5/7'],
    turn: 4,
  }),
  steps: [
    { rules: ['TT-25', 'TT-26'], lit: [CARDS] },
    { rules: ['TT-26'], lit: ['.tt-allowed'] },
    drawIt('5/6-5/7', ['TT-26'], [hex('6/5')]),
    sayDone('cardsShown', ['TT-4', 'TT-34']),
  ],
  rules: ['TT-25', 'TT-38'],
};
