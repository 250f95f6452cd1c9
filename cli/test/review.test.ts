import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { scratch, skerry } from './terminal.ts';

const file = scratch();

beforeAll(async () => {
  const bots = ['--bots', 'random', '--seed', 'tide'];
  await skerry(['watch', 'forbidden-island', ...bots, '--save', file('island.json')]);
  await skerry(['watch', 'trails-of-tucana', '--seats', '1', ...bots, '--save', file('tucana.json')]);
}, 60_000);

/** A few simulated games are enough to see what is said. */
const QUICK = ['--finer', '0.05'];

describe('a reviewed game', () => {
  test('is told in three sentences, its turning points, and luck and skill of each seat', async () => {
    const { code, stdout } = await skerry(['review', file('island.json'), ...QUICK]);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Forbidden Island\nLost[,;] /);
    expect(stdout).toContain('Turning points\n1  ');
    expect(stdout).toMatch(/\nAda {4}luck [+−]?\d+ percentage points? \(±\d+\) {2}skill/);
  });

  test('counts points where one plays for points, and is told in French', async () => {
    const { stdout } = await skerry(['review', file('tucana.json'), ...QUICK, '--lang', 'fr']);
    expect(stdout).toMatch(/\d+ points\u202f; la prévision de départ était de \d+\./);
    expect(stdout).toContain('Chance et maîtrise');
  });

  test('is the same again', async () => {
    const args = ['review', file('island.json'), ...QUICK, '--json'];
    const [{ stdout: once }, { stdout: again }] = [await skerry(args), await skerry(args)];
    expect(JSON.parse(once).summary).toHaveLength(3);
    expect(again).toBe(once);
  });

  test('makes a page with the curve', async () => {
    const { stderr } = await skerry(['review', file('island.json'), ...QUICK, '--report', file('review.html')]);
    expect(stderr).toContain('The report is in');
    const page = readFileSync(file('review.html'), 'utf8');
    expect(page).toContain('class="lane s0"');
    expect(page).toContain('<h2>Luck and skill</h2>');
  });
});

test.each<[string, string[], string]>([
  ['a missing file', ['review'], '<file> is missing.'],
  ['a file that is not there', ['review', 'nothing.json'], 'no such file'],
  ['a figure that is none', ['review', 'game.json', '--finer', 'very'], '--finer needs a number from 0.05 to 100'],
])('%s is said in a sentence', async (_, args, sentence) => {
  const { code, stderr } = await skerry(args);
  expect(code).toBeGreaterThan(0);
  expect(stderr).toContain(sentence);
});
