import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { escaped } from '../plot.ts';
import { scratch, skerry, skerryProgram } from './terminal.ts';

const file = scratch();

/** Each thread takes a while to start. */
const ALONE = ['--cores', '1'];
const twelve = ['simulate', 'forbidden-island', '--games', '12', '--bots', 'random', '--json', ...ALONE];

async function results(...args: string[]) {
  const { code, stdout } = await skerry([...twelve, ...args]);
  expect(code).toBe(0);
  const { seconds, cpuSeconds, ...rest } = JSON.parse(stdout);
  expect([seconds, cpuSeconds]).toEqual([expect.any(Number), expect.any(Number)]);
  return rest;
}

test('JSON tells what was played and how it ended', async () => {
  const found = await results('--seats', '3', '--option', 'difficulty=elite', '--seed', 'tide');
  expect(found).toEqual({
    game: 'forbidden-island',
    games: 12,
    seats: 3,
    options: { difficulty: 'elite', layout: 'diamond', adventurers: 'random', firstSeat: 'random' },
    bots: ['random', 'random', 'random'],
    seed: 'tide',
    won: expect.any(Number),
    scores: null,
    endings: expect.any(Object),
    decisions: expect.any(Number),
    turns: expect.any(Array),
  });
  expect(found.turns).toHaveLength(12);
  const endings: number[] = Object.values(found.endings);
  expect(endings.reduce((sum, count) => sum + count, 0)).toBe(12);
});

test('one seed gives the same games on one core and on three', async () => {
  const alone = await results('--seed', 'tide', '--cores', '1');
  expect(await results('--seed', 'tide', '--cores', '3')).toEqual(alone);
});

test('another seed gives other games', async () => {
  const [one, other] = await Promise.all([results('--seed', 'ebb'), results('--seed', 'flow')]);
  expect(one.decisions).not.toBe(other.decisions);
});

test('the summary prints the command that plays the same games', async () => {
  const four = ['simulate', 'forbidden-island', '--games', '4', '--bots', 'random', '--seed', 'tide'];
  const { stdout } = await skerry([...four, ...ALONE]);
  expect(stdout).toMatch(/Won +0 of 4, 0\.0 % \(95 % interval 0\.0 to 49\.0\)/);
  expect(stdout).toMatch(/[\d.]+ turns in the median, from \d+ to \d+/);
  expect(stdout).toMatch(/A decision +[\d.]+ ms on average, [\d.]+ ms at most/);
  expect(stdout).toContain('simulate forbidden-island --games 4 --bots random --seats 2 --seed tide\n');
});

test('plain mistakes are counted by level where one asks for it', async () => {
  const four = ['simulate', 'forbidden-island', '--games', '4', '--seats', '3', '--bots', 'random,random,greedy'];
  const asked = [...four, '--seed', 'tide', '--blunders', ...ALONE];
  const [told, written] = await Promise.all([skerry(asked), skerry([...asked, '--json'])]);
  const { blunders }: { blunders: { name: string; level: string; count: number }[] } = JSON.parse(written.stdout);
  const names = (await loadGame('forbidden-island')).botProfile.blunders!.map(({ name }) => name);
  expect(blunders.map(({ name, level }) => `${name} ${level}`)).toEqual(
    names.flatMap((name) => [`${name} random`, `${name} greedy`]),
  );
  expect(blunders.some(({ count }) => count > 0)).toBe(true);
  const [{ count } = { count: -1 }] = blunders;
  expect(told.stdout).toContain(`Missed capture (random)    ${count}, ${(25 * count).toFixed(1)} per 100 games`);
  expect(told.stdout).toContain(' --seed tide --blunders\n');
});

test('alone the points count, among rivals also who won', async () => {
  const args = ['simulate', 'trails-of-tucana', '--games', '2', '--bots', 'random', '--seed', 'trail', ...ALONE];
  const [alone, rivals] = await Promise.all([skerry(args), skerry([...args, '--seats', '2'])]);
  expect(alone.stdout).toMatch(/Points, total +\d+\.\d \(95 % interval/);
  expect(alone.stdout).not.toContain('won');
  expect(rivals.stdout).toMatch(/Points, total +\d+\.\d/);
  expect(rivals.stdout).toMatch(/Seat 1 \(random\) won +\d of 2/);
});

test('Ctrl-C keeps what is done', async () => {
  const args = ['simulate', 'forbidden-island', '--games', '40', '--bots', 'calm', '--json', ...ALONE];
  const { code, stdout, stderr } = await skerryProgram(args, { interruptAt: 'Forbidden Island: ' });
  expect(code).toBe(0);
  const { games, endings } = JSON.parse(stdout);
  expect(games).toBeGreaterThanOrEqual(10);
  expect(Object.values<number>(endings).reduce((sum, count) => sum + count, 0)).toBe(games);
  expect(stderr).toContain(`Stopped after ${games} of 40 games.\n`);
});

test('the report is one page with plots that loads nothing', async () => {
  const page = file('report.html');
  await skerry(['simulate', 'forbidden-island', '--games', '10', '--bots', 'random', '--report', page, ...ALONE]);
  const html = readFileSync(page, 'utf8');
  expect(html).toContain('<h1>Forbidden Island</h1>');
  expect(html.match(/<svg[^>]* role="img"/g)?.length).toBeGreaterThanOrEqual(3);
  expect(html).not.toMatch(/NaN|undefined|Infinity|<script|<link|src=|url\(/);
});

test.each(['islebound', 'island-of-dread'])(
  'the report of %s names all that could be used, and what was',
  async (name) => {
    const page = file(`${name}.html`);
    await skerry(['simulate', name, '--games', '1', '--bots', 'random', '--seed', 'tide', '--report', page]);
    const html = readFileSync(page, 'utf8');
    const { botProfile } = await loadGame(name);
    expect(botProfile.uses!.length).toBeGreaterThan(3);
    for (const { name: heading, all } of botProfile.uses!) {
      expect(html).toContain(`<h2>${heading}</h2>`);
      for (const each of all) expect(html).toContain(`<th>${escaped(each)}</th>`);
    }
    expect(html).toMatch(/<td>[1-9]/);
    expect(html).not.toMatch(/NaN|undefined|Infinity/);
  },
);

test('a game that nobody wins is nobody’s', async () => {
  const { stdout } = await skerry([
    ...['simulate', 'island-of-dread', '--games', '2', '--seats', '3', '--bots', 'random'],
    ...['--option', 'roundLimit=40', '--seed', 'fog', '--json', ...ALONE],
  ]);
  expect(JSON.parse(stdout)).toMatchObject({ won: [0, 0, 0], endings: { limit: 2 } });
});
