import { expect, test } from 'vitest';
import { mine as inFrench } from '../../words/mine.fr.ts';
import { learnWords } from '../../words/speak.ts';
import type { MyTable } from '../my-table.ts';
import { sentenceOf } from '../row.tsx';

const over = (more: Partial<MyTable>): MyTable => ({
  ...{ id: 'a', local: true, address: '/local/a', name: 'a', game: 'toy', pack: undefined, stage: 'over' },
  ...{ seats: ['Ada', 'Bruno'], yours: [0], waiting: [], turn: undefined, until: undefined, winners: [] },
  ...{ touched: 0, setAside: false },
  ...more,
});

test('what is over says when it ended, in turns or in rounds as the rules count', async () => {
  await learnWords();
  const inTurns = over({ turn: { number: 22, seat: 0 } });
  const inRounds = over({ turn: { number: 40, round: 14, seat: 0 }, winners: [0, 1] });
  expect(sentenceOf(inTurns, 0)).toBe('Lost in turn 22.');
  expect(sentenceOf(inRounds, 0)).toBe('Won in round 14.');
  expect(inFrench.won(inFrench.round(14))).toBe('Gagnée\u202f: manche 14.');
});
