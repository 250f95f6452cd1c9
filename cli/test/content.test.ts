import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { scratch, skerry } from './terminal.ts';

const file = scratch();
const TUCANA = new URL('../../games/trails-of-tucana/', import.meta.url);
const PACK = fileURLToPath(new URL('test/packs/wren-and-heron.json', TUCANA));
const BUILT_IN = fileURLToPath(new URL('content/built-in.json', TUCANA));

/** The pack with something changed. */
function changed(name: string, from: string, change: (pack: { islands: { petit: Record<string, unknown> } }) => void) {
  const pack = JSON.parse(readFileSync(from, 'utf8'));
  change(pack);
  writeFileSync(file(name), JSON.stringify(pack));
  return file(name);
}

test('a pack that can be used is told with its fingerprint and every difference', async () => {
  const path = changed('one.json', BUILT_IN, ({ islands: { petit } }) => {
    petit.rounds = 3;
  });
  const { code, stdout } = await skerry(['content', 'trails-of-tucana', path]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/this pack can be used\.\nFingerprint: [0-9a-f]{64}\n/);
  expect(stdout).toContain('It differs from the built-in content in one place:\n  islands.petit.rounds: 2 → 3\n');
});

test('the built-in content is known as such, in French too', async () => {
  const { stdout } = await skerry(['content', 'trails-of-tucana', BUILT_IN, '--lang', 'fr']);
  expect(stdout.trim().split('\n').at(-1)).toBe('C’est le contenu d’origine.');
});

test('without a file it prints the built-in content, which differs from itself in nothing', async () => {
  const { code, stdout } = await skerry(['content', 'island-of-dread']);
  expect(code).toBe(0);
  writeFileSync(file('dread.json'), stdout);
  const compared = await skerry(['content', 'island-of-dread', file('dread.json')]);
  expect(compared.stdout.trim().split('\n').at(-1)).toBe('It is the built-in content.');
});

test('a broken pack is told fault by fault, with exit code 1', async () => {
  const path = changed('broken.json', PACK, ({ islands: { petit } }) => {
    petit.levels = [30, 20, 42, 48, 54, 60];
    petit.rows = ['1: D1 X'];
  });
  const { code, stdout } = await skerry(['content', 'trails-of-tucana', path]);
  expect(code).toBe(1);
  expect(stdout.split('\n').map((line) => line.split(': ')[0])).toEqual([
    'This pack can’t be used:',
    '  islands.petit.levels[1]',
    '  islands.petit.rows[0]',
    '',
  ]);
});

test('what a pack is made of moves no cursor of a terminal', async () => {
  const path = changed('escapes.json', PACK, (pack) => {
    Object.assign(pack, { '\u001b[2J': 1, name: 'Wren\u001b]0;owned\u0007' });
  });
  const { code, stdout } = await skerry(['content', 'trails-of-tucana', path]);
  expect(code).toBe(1);
  expect(stdout).toContain(String.raw`  \u001b[2J: there is no such part`);
  expect(stdout).toContain('  name: this must be text on one line');
  expect(stdout).not.toMatch(/[^\P{Cc}\n]/u);
  const { stderr } = await skerry(['watch', 'trails-of-tucana', '--pack', path]);
  expect(stderr).toContain('there is no such part');
  expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
});

test('a file that is no JSON, and a game without packs, are told in one sentence', async () => {
  writeFileSync(file('no.json'), 'D F M');
  const noJson = await skerry(['content', 'trails-of-tucana', file('no.json')]);
  expect(noJson).toMatchObject({ code: 1, stderr: `${file('no.json')} is not a pack: it is not JSON.\n` });
  const noPacks = await skerry(['content', 'forbidden-island', PACK]);
  expect(noPacks).toMatchObject({ code: 1, stderr: 'Forbidden Island doesn’t take content packs.\n' });
});

test('bots play with a pack, and the saved game is told with its names again', async () => {
  const setting = ['--seats', '1', '--bots', 'greedy', '--seed', 'wren', '--option', 'island=grande'];
  const saved = file('game.json');
  const watched = await skerry(['watch', 'trails-of-tucana', '--pack', PACK, ...setting, '--save', saved]);
  expect(watched.code).toBe(0);
  expect(watched.stdout).toContain('Heron Island');
  const told = await skerry(['replay', saved]);
  expect(told).toMatchObject({ code: 0, stderr: '' });
  expect(told.stdout).toContain('Heron Island');
  expect(await skerry(['replay', saved, '--verify'])).toMatchObject({ code: 0 });
}, 60_000);

test('bots play many games with a pack, on as many threads as they like, and the summary names it', async () => {
  const args = ['simulate', 'trails-of-tucana', '--pack', PACK, '--bots', 'random', '--games', '4', '--seed', 'trail'];
  const [alone, threads, builtIn] = await Promise.all([
    skerry([...args, '--json', '--cores', '1']),
    skerry([...args, '--json', '--cores', '2']),
    skerry(['simulate', 'trails-of-tucana', ...args.slice(4), '--json', '--cores', '1']),
  ]);
  const { pack, scores } = JSON.parse(alone.stdout);
  expect(pack).toMatchObject({ name: 'Wren and Heron', version: '1.0' });
  expect(JSON.parse(threads.stdout).scores).toEqual(scores);
  expect(JSON.parse(builtIn.stdout).scores).not.toEqual(scores);
  const { stdout } = await skerry([...args, '--cores', '1']);
  expect(stdout).toMatch(/^Trails of Tucana with Wren and Heron \(1\.0\), 4 games/);
  expect(stdout).toContain(`simulate trails-of-tucana --pack ${PACK} --games 4`);
});

test('levels are measured with a pack too, and not kept for the built-in content', async () => {
  const cell = ['--cell', '1/petit', '--level', 'random', '--games', '2', '--seed', 'trail', '--json', '--cores', '1'];
  const ladder = async (...more: string[]) => skerry(['ladder', 'trails-of-tucana', ...cell, ...more]);
  const [[run], [plain]] = [JSON.parse((await ladder('--pack', PACK)).stdout), JSON.parse((await ladder()).stdout)];
  expect(run.points).not.toEqual(plain.points);
  expect((await ladder('--pack', PACK, '--write')).code).toBe(2);
});

test('a broken pack is not played with', async () => {
  const path = changed('unplayed.json', PACK, ({ islands: { petit } }) => {
    petit.rounds = 9;
  });
  const { code, stderr } = await skerry(['watch', 'trails-of-tucana', '--pack', path]);
  expect(code).toBe(1);
  expect(stderr).toBe('This pack can’t be used:\n  islands.petit.rounds: this must be from 2 to 3.\n');
});
