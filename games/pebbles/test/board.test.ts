import { boardBattery } from '@skerry/look/testing';
import { board } from '../board/index.ts';
import { pebbles } from '../pebbles.ts';
import { wordsOf } from '../text/board.ts';
import { en } from '../text/en/index.ts';
import { rules } from '../text/en/rules.ts';
import { fr } from '../text/fr/index.ts';

boardBattery(pebbles, {
  ...{ board, text: { en, fr }, rules },
  tables: [2, 3, 4].map((seats) => ({ seats, options: {} })),
  moves: 200,
  headings: ['turnBegan'],
  words: { of: wordsOf, shared: ['points'] },
});
