import { expect, test } from 'vitest';
import { markdownTable, putBetween } from '../marks.ts';
import { type Run, strengthTable, together } from '../strength.ts';
import { scratch, skerry } from './terminal.ts';

scratch();

const run: Run = {
  game: 'island',
  cell: '2/novice',
  level: 'calm',
  clairvoyant: false,
  seed: 'a',
  games: 100,
  won: 40,
  decisions: 8000,
  thought: 80,
  longest: 0.2,
};

test('runs with different seeds stand side by side', () => {
  expect(together([run], [{ ...run, seed: 'b' }])).toHaveLength(2);
});

test('a run with the same seed takes the place of the older one', () => {
  const again = { ...run, games: 200, won: 90 };
  expect(together([run], [again])).toEqual([again]);
});

test('the table adds up runs of one cell and level, and says how to play each again', () => {
  const table = strengthTable([run, { ...run, seed: 'b', won: 60, longest: 0.5 }, { ...run, level: 'keen' }]);
  expect(table).toContain('| 2/novice | calm | 200 | 50.0 % | 43.1 to 56.9 | 10 ms | 500 ms |');
  expect(table).toContain('ladder island --cell 2/novice --level calm --games 100 --seed b`');
  expect(table.split('\n')).toHaveLength(4);
});

test('a page keeps all that stands outside the marks', () => {
  const first = putBetween('# Page\n\nWords.\n', 'figures', markdownTable(['a'], [['1']]));
  const second = putBetween(`${first}\nMore words.\n`, 'figures', markdownTable(['a'], [['2']]));
  expect(first).toContain('Words.\n\n<!-- figures -->\n| a |\n|---|\n| 1 |\n<!-- end of figures -->\n');
  expect(second).toBe(`${first.replace('| 1 |', '| 2 |')}\nMore words.\n`);
});

test('the ladder measures the cells and levels that were asked for', async () => {
  const args = ['ladder', 'forbidden-island', '--cell', '2/elite', '--level', 'random', '--games', '3', '--json'];
  const { code, stdout, stderr } = await skerry([...args, '--seed', 'tide', '--clairvoyant']);
  expect(code).toBe(0);
  expect(stderr).toContain('Seed: tide.\n');
  const runs: Run[] = JSON.parse(stdout);
  expect(runs.map(({ cell, level, clairvoyant, games }) => [cell, level, clairvoyant, games])).toEqual([
    ['2/elite', 'random', false, 3],
    ['2/elite', 'random', true, 3],
  ]);
});
