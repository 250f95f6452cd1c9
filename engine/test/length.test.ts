import { describe, expect, test } from 'vitest';
import { open, writeRecord } from '../index.ts';
import { CHECKS } from '../testing/battery.ts';
import { demandGolden, makeGolden } from '../testing/golden.ts';
import { counted, stateOf, voyage, type Work } from '../testing/index.ts';
import { walk } from '../testing/stop.ts';

type Entries = 50 | 100;

/** What something costs with a game of a given length. */
function costOf(entries: Entries, tool: (game: typeof voyage, entries: Entries) => void): Work {
  const { game, work } = counted();
  tool(game, entries);
  return work;
}

/** Twice the length costs twice as much; what is done once a game, and the dice of a check, may add a little. */
function demandLinear(tool: (game: typeof voyage, entries: Entries) => void): void {
  const [short, long] = [costOf(50, tool), costOf(100, tool)];
  expect(long.steps).toBeGreaterThan(short.steps);
  expect(long.steps).toBeLessThan(2.3 * short.steps);
  expect(long.looks).toBeLessThan(2.3 * short.looks);
}

const deal = (entries: Entries) => ({ seed: 1, seats: 6, options: { entries } });

test('the stand-in for large games has six seats and a state of 9 kB', () => {
  const table = open(voyage, { seats: 6, seed: 'length' });
  expect(JSON.stringify(stateOf(table)).length).toBeGreaterThan(9_000);
});

describe('the cost grows with the length of a game, and not with its square:', () => {
  test.each(Object.entries(CHECKS))('%s', (_title, check) => {
    demandLinear((game, entries) => void walk(game, deal(entries), check));
  });

  test('a golden game is made', () => {
    demandLinear((game, entries) => void makeGolden(game, deal(entries)));
  });

  test('a golden game is checked', () => {
    demandLinear((game, entries) => demandGolden(game, writeRecord(makeGolden(voyage, deal(entries)))));
  });
});
