import type { Lesson } from '@skerry/look';
import type { TrailsOfTucana } from '../rules/types.ts';
import { position } from './position.ts';
import { drawIt, SIGHTS, sayDone } from './step.ts';

export const lesson: Lesson<TrailsOfTucana> = {
  table: position({
    cards: [['desert', 'mountain']],
    drawn: ['4/6-5/7', '3/6-4/6', '2/6-3/6'],
    turn: 13,
  }),
  steps: [
    { rules: ['TT-2', 'TT-36'], lit: ['.tt-when, .tt-strip'] },
    drawIt('3/5-3/6', ['TT-22', 'TT-44']),
    sayDone('roundScored', ['TT-70']),
    { rules: ['TT-70'], lit: [SIGHTS] },
  ],
  rules: ['TT-70', 'TT-73'],
};
