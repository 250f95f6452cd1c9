import { readFileSync } from 'node:fs';
import { boardBattery } from '@skerry/look/testing';
import { board } from '../board/index.ts';
import { islandOfDread } from '../rules/game.ts';
import { type BoardWords, wordsOf } from '../text/board.ts';
import { en } from '../text/en/index.ts';
import { rules } from '../text/en/rules.ts';
import { fr } from '../text/fr/index.ts';

const drawings = ['cards', 'chart', 'people', 'signs'].map((file) =>
  readFileSync(new URL(`../board/drawings/${file}.svg`, import.meta.url), 'utf8'),
);

const pick = ({ picked }: BoardWords) => ({ picked });

boardBattery(islandOfDread, {
  golden: new URL('golden/', import.meta.url),
  ...{ board, text: { en, fr }, rules, drawings },
  headings: ['turnBegan'],
  // Golden games are too short for these: the rules of each have tests of their own.
  unseen: [
    ...(['relieve', 'enough', 'row', 'teleport', 'putMap', 'takeGold', 'putBack'] as const),
    ...(['whichDeck', 'startPhase', 'accept', 'takeMap', 'loseCard', 'swapMap'] as const),
  ],
  // The words of slips and sheets are said by `board-text.test.ts` and `sheets-text.test.ts`.
  words: { of: (text) => pick(wordsOf(text)) },
});
