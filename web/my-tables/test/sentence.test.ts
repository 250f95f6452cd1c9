import { afterEach, expect, test } from 'vitest';
import { settings } from '../../settings/settings.ts';
import { learnWords } from '../../words/speak.ts';
import type { MyTable } from '../my-table.ts';
import { sentenceOf, timeOf } from '../row.tsx';
import { people } from './people.ts';

// Other tests run in the same process, and expect English.
afterEach(async () => {
  settings.language.value = 'en';
  await learnWords();
});

const over = (more: Partial<MyTable>): MyTable => ({
  ...{ id: 'a', local: true, address: '/local/a', name: 'a', game: 'toy', stage: 'over', host: true },
  ...{ seats: people('Ada', 'Bruno'), yours: [0], waiting: [], winners: [] },
  ...{ touched: 0, setAside: false },
  ...more,
});

const IN_TURNS = { number: 22, seat: 0 };
const IN_ROUNDS = { number: 40, round: 14, seat: 0 };
const IN_BOTH = { number: 23, inRound: { round: 2, turn: 10 } };

test.each([
  ['en', 'Lost in turn 22.', 'Won in round 14.', 'Won in round 2, turn 10.'],
  ['fr', 'Perdue\u202f: tour 22.', 'Gagnée\u202f: manche 14.', 'Gagnée\u202f: manche 2, tour 10.'],
  ['de', 'Verloren: Zug 22.', 'Gewonnen: Runde 14.', 'Gewonnen: Runde 2, Zug 10.'],
] as const)(
  'what is over says when it ended, in turns or in rounds as the rules count (%s)',
  async (language, ...said) => {
    settings.language.value = language;
    await learnWords();
    const winners = [0, 1];
    const ended = [over({ turn: IN_TURNS }), over({ turn: IN_ROUNDS, winners }), over({ turn: IN_BOTH, winners })];
    expect(ended.map((table) => sentenceOf(table, 0))).toEqual(said);
  },
);

test.each([
  ['en', 'turn 22', 'round 14', 'round 2, turn 10', 'set-up'],
  ['fr', 'tour 22', 'manche 14', 'manche 2, tour 10', 'mise en place'],
  ['de', 'Zug 22', 'Runde 14', 'Runde 2, Zug 10', 'Aufbau'],
] as const)('what is played says how far it is as the table itself does (%s)', async (language, ...said) => {
  settings.language.value = language;
  await learnWords();
  const times = [IN_TURNS, IN_ROUNDS, IN_BOTH, { number: 0 }].map((turn) =>
    timeOf(over({ stage: 'playing', turn }), 'others', 0),
  );
  expect(times).toEqual(said);
});
