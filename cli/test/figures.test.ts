import { expect, test } from 'vitest';
import { countPlot, histogram, niceTicks } from '../plot.ts';
import { courseOf } from '../report.ts';
import type { GameSummary } from '../series.ts';
import { spaced } from '../tally.ts';
import { useRows } from '../uses.ts';
import { quantile, spreadOf, wilson } from '../wilson.ts';

// From the tables of Newcombe (1998), and by hand.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
  [10, 10, 0.7225, 1],
])('Wilson: %d of %d lies between %d and %d', (hits, of, low, high) => {
  const found = wilson(hits, of);
  expect(found.low).toBeCloseTo(low, 3);
  expect(found.high).toBeCloseTo(high, 3);
});

test('no games tell nothing', () => {
  expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
});

test('mean, deviation and quartiles', () => {
  expect(spreadOf([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({ mean: 5, deviation: Math.sqrt(32 / 7) });
  expect([0.25, 0.5, 0.75].map((share) => quantile([1, 2, 3, 4, 5], share))).toEqual([2, 3, 4]);
});

test('a course ends where too few games go on', () => {
  const runs = [[1, 2, 3], ...Array.from({ length: 19 }, () => [1, 3])];
  expect(courseOf(runs).mean).toEqual([1, 2.95]);
});

test.each([
  [0, 9, 4, 0, [0, 5, 10]],
  [0, 1, 4, 1, [0, 1]],
  [0, 0.22, 5, 0, [0, 0.05, 0.1, 0.15, 0.2, 0.25]],
  [-3, 4, 4, 0, [-4, -2, 0, 2, 4]],
])('an axis from %d to %d has round ticks', (start, end, count, least, ticks) => {
  expect(niceTicks(start, end, count, least)).toEqual(ticks);
});

test('a histogram has bars of a round width for all values', () => {
  const plot = histogram('lengths', [3, 3, 4, 90], 'decisions');
  expect(plot.match(/<rect/g)).toHaveLength(19);
  expect(plot).not.toContain('NaN');
});

test('labels cannot break a page', () => {
  expect(countPlot('ends', [{ name: '<script>', count: 1 }])).toContain('&lt;script&gt;');
});

test('what was used is counted by how often, by how many and by how many winners', () => {
  const game = (ranks: number[], uses: number[][]): GameSummary => ({
    ...{ n: 0, ranks, scores: null, why: 'over', decisions: 1, turns: 1, seconds: 0, longest: 0, choices: [] },
    ...{ clock: 'turn', samples: {}, uses: [uses], blunders: [] },
  });
  const kind = { name: 'Towns visited', all: ['Borsham', 'Morlim', 'Ratnest'], used: () => undefined };
  const rows = useRows(kind, 0, [
    game(
      [1, 2],
      [
        [1, 1],
        [3, 0],
        [0, 0],
      ],
    ),
    game(
      [2, 1],
      [
        [1, 0],
        [1, 0],
        [0, 0],
      ],
    ),
  ]);
  expect(rows).toEqual([
    { name: 'Morlim', times: 4, users: 2, won: 1 },
    { name: 'Borsham', times: 3, users: 3, won: 1 },
    { name: 'Ratnest', times: 0, users: 0, won: 0 },
  ]);
});

test('keys are written as people write', () => {
  expect(spaced('foolsLanding')).toBe('fools landing');
});
