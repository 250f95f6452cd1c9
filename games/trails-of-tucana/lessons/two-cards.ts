import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { CARDS, drawIt, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [
      ['desert', 'forest'],
      ['desert', 'mountain'],
      ['forest', 'mountain'],
    ],
  }),
  steps: [
    { rules: ['TT-19', 'TT-20'], lit: [CARDS] },
    drawIt('4/6-5/7', ['TT-21', 'TT-22']),
    sayDone('cardsShown', ['TT-19', 'TT-34']),
    drawIt('3/6-4/6', ['TT-22', 'TT-24', 'TT-40']),
    sayDone('cardsShown', ['TT-34', 'TT-36']),
  ],
  rules: ['TT-20', 'TT-22', 'TT-29'],
};
