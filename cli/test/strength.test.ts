import { expect, test } from 'vitest';
import { markdownTable, putBetween } from '../marks.ts';
import { firstSeat, type Series, seated } from '../series.ts';
import { type Run, strengthTable, together } from '../strength.ts';
import { scratch, skerry } from './terminal.ts';

scratch();

const run: Run = {
  game: 'island',
  cell: '2/novice',
  level: 'calm',
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

test('the table has a row for each cell and a column for each level, and adds up runs', () => {
  const table = strengthTable(
    [run, { ...run, seed: 'b', won: 60, longest: 0.5 }, { ...run, level: 'keen' }, { ...run, cell: '3/novice' }],
    true,
    ['2/novice', '3/novice', '4/novice'],
  );
  expect(table).toContain('| table | calm | keen |');
  expect(table).toContain('| 2/novice | 50 % (43 to 57) of 200 | 40 % (31 to 50) of 100 |');
  expect(table).toContain('| 3/novice | 40 % (31 to 50) of 100 |  |');
  expect(table).toContain('| calm | 10 ms | 500 ms |');
});

test('the commands stand below the table, one for all that were measured alike', () => {
  const cells = ['2/novice', '3/novice'];
  const runs = cells.flatMap((cell) => [
    { ...run, cell },
    { ...run, cell, level: 'keen' as const },
  ]);
  const commands = (all: readonly Run[]): string[] =>
    strengthTable(all, true, cells)
      .split('\n')
      .filter((line) => line.startsWith('npm'));
  expect(commands(runs)).toEqual(['npm run -s skerry -- ladder island --level calm --level keen --games 100 --seed a']);
  expect(commands([...runs, { ...run, seed: 'b', games: 50 }]).at(-1)).toBe(
    'npm run -s skerry -- ladder island --cell 2/novice --level calm --games 50 --seed b',
  );
});

test('where seats are rivals the table tells the aim and the points', () => {
  const points = { sum: 8000, squares: 650_000 };
  const table = strengthTable(
    [
      { ...run, cell: '1/petit', goal: 100, points },
      { ...run, cell: '4/petit', against: 'calm', points, games: 50 },
    ],
    false,
    ['1/petit', '4/petit'],
  );
  expect(table).toContain('| 1/petit | 100 points | 80.0 (78.0 to 82.0) points<br>40 % (31 to 50) of 100 |');
  expect(table).toContain('| 4/petit | first, others calm |');
});

test('other rivals have a row and a command of their own', () => {
  const calm: Run = { ...run, cell: '4/petit', against: 'calm' };
  const greedy: Run = { ...calm, against: 'greedy' };
  expect(together([calm], [greedy])).toHaveLength(2);
  const table = strengthTable([calm, greedy], false, ['4/petit']);
  expect(table).toContain('| 4/petit | first, others calm |');
  expect(table).toContain('| 4/petit | first, others greedy |');
  expect(table.split('\n').filter((line) => line.includes('--against'))).toEqual([
    'npm run -s skerry -- ladder island --level calm --against greedy --games 100 --seed a',
  ]);
});

test('a team has no rivals to choose', async () => {
  const { code, stderr } = await skerry(['ladder', 'forbidden-island', '--against', 'greedy']);
  expect(code).toBe(2);
  expect(stderr).toContain('--against is not for forbidden-island, whose seats win together.');
});

test('from game to game the bots move on by a seat', () => {
  const series: Series = {
    ...{ game: 'island', seats: 3, options: {}, bots: ['fierce', 'calm', 'calm'], rotate: true },
    ...{ seed: 'a', games: 4, sample: false, blunders: false },
  };
  const seats = [0, 1, 2, 3].map((n) => seated(series, n).indexOf('fierce'));
  expect(seats).toEqual([0, 1, 2, 0]);
  expect(seats).toEqual([0, 1, 2, 3].map((n) => firstSeat(series, n)));
});

test('a page keeps all that stands outside the marks', () => {
  const first = putBetween('# Page\n\nWords.\n', 'figures', markdownTable(['a'], [['1']]));
  const second = putBetween(`${first}\nMore words.\n`, 'figures', markdownTable(['a'], [['2']]));
  expect(first).toContain('Words.\n\n<!-- figures -->\n| a |\n|---|\n| 1 |\n<!-- end of figures -->\n');
  expect(second).toBe(`${first.replace('| 1 |', '| 2 |')}\nMore words.\n`);
});

test('the ladder measures the cells and levels that were asked for', async () => {
  const args = ['ladder', 'forbidden-island', '--cell', '2/elite', '--level', 'random', '--games', '3', '--json'];
  const { code, stdout, stderr } = await skerry([...args, '--seed', 'tide']);
  expect(code).toBe(0);
  expect(stderr).toContain('Seed: tide.\n');
  const runs: Run[] = JSON.parse(stdout);
  expect(runs.map(({ cell, level, games }) => [cell, level, games])).toEqual([['2/elite', 'random', 3]]);
});

test('one level is measured against calm rivals, and alone by its points', async () => {
  const args = ['ladder', 'trails-of-tucana', '--cell', '1/petit', '--cell', '2/petit', '--level', 'greedy', '--json'];
  const { code, stdout } = await skerry([...args, '--games', '1', '--seed', 'trail']);
  expect(code).toBe(0);
  const [alone, rivals]: Run[] = JSON.parse(stdout);
  expect(alone).toMatchObject({ cell: '1/petit', goal: 100, games: 1, won: 0 });
  expect(alone).not.toHaveProperty('against');
  expect(rivals).toMatchObject({ cell: '2/petit', against: 'calm', games: 1 });
  expect(rivals).not.toHaveProperty('goal');
  for (const { points } of [alone!, rivals!]) expect(points?.sum).toBeGreaterThan(0);
});
