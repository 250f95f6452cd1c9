import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { lastWords, scratch, skerry } from './terminal.ts';

const file = scratch();

const told = { whole: '', entries: 0 };

beforeAll(async () => {
  const args = ['watch', 'forbidden-island', '--bots', 'random', '--seed', 'tide', '--save', file('game.json')];
  const { stdout } = await skerry(args);
  told.whole = stdout;
  told.entries = JSON.parse(readFileSync(file('game.json'), 'utf8')).entries.length;
}, 60_000);

/** The saved game with something changed. */
function changed(name: string, change: (game: Record<string, unknown> & { opening: unknown[] }) => void) {
  const game = JSON.parse(readFileSync(file('game.json'), 'utf8'));
  change(game);
  writeFileSync(file(name), JSON.stringify(game));
  return file(name);
}

test('a saved game is told again in the same words', async () => {
  const { code, stdout } = await skerry(['replay', file('game.json')]);
  expect(code).toBe(0);
  const turns = (text: string) => text.slice(text.indexOf('Turn 1:'), text.indexOf('The game is lost'));
  const lines = (text: string) =>
    turns(text)
      .split('\n')
      .filter((line) => /^(Turn| {2}\S)/.test(line));
  expect(lines(stdout)).toEqual(lines(told.whole));
  expect(lastWords(stdout)).toMatch(/^The game is lost/);
});

test('it is told in French as well', async () => {
  const { stdout } = await skerry(['replay', file('game.json'), '--lang', 'fr']);
  expect(lastWords(stdout)).toMatch(/^La partie est perdue/);
});

test('--at shows the position, who is asked, and what they can do', async () => {
  const { code, stdout } = await skerry(['replay', file('game.json'), '--at', '0']);
  expect(code).toBe(0);
  expect(stdout).toContain(`After move 0 of ${told.entries}\n`);
  expect(stdout).toMatch(/^(Ada|Bruno) has three actions left\.$/m);
  expect(stdout).toContain('\n  End your actions\n');
});

test('JSON gives the position, the result and the sentences of every entry', async () => {
  const { stdout } = await skerry(['replay', file('game.json'), '--json']);
  const { at, of, asks, outcome, story } = JSON.parse(stdout);
  expect({ at, of, asks }).toEqual({ at: told.entries, of: told.entries, asks: [] });
  expect(outcome.ranks).toEqual([2, 2]);
  expect(story).toHaveLength(told.entries + 1);
});

test('names in a file move no cursor and set no title of a terminal', async () => {
  const names = ['\u001b]0;owned\u0007Cleo', '\u009b2J\u202e'];
  const dirty = changed('dirty.json', (game) => Object.assign(game, { names }));
  for (const args of [
    ['replay', dirty],
    ['replay', dirty, '--at', '3'],
    ['replay', dirty, '--json'],
  ]) {
    const { code, stdout } = await skerry(args);
    expect(code).toBe(0);
    expect(stdout).toContain('Cleo');
    expect(stdout).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
  }
  const unknown = changed('unknown.json', (game) => Object.assign(game, { game: '\u001b[2J\u009b31m' }));
  const { stderr } = await skerry(['replay', unknown]);
  expect(stderr).toContain(String.raw`a record of "\u001b[2J\u009b31m"`);
  expect(stderr).not.toMatch(/[^\P{Cc}\n]/u);
});

test('there is no position after the end', async () => {
  const { code, stderr } = await skerry(['replay', file('game.json'), '--at', '9999']);
  expect(code).toBe(1);
  expect(stderr).toBe(`This game has ${told.entries} moves; there is no position after move 9999.\n`);
});

test('an honest game passes --verify', async () => {
  const { code, stdout } = await skerry(['replay', file('game.json'), '--verify']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Fair/);
});

test('a game whose first flood cards came in another order does not', async () => {
  const forged = changed('forged.json', ({ opening }) => {
    // After 24 tiles and two adventurers. The position is the same, but it is not what the seed says.
    opening.splice(26, 2, ...opening.slice(26, 28).reverse());
  });
  const { code, stdout } = await skerry(['replay', forged, '--verify']);
  expect({ code, stdout }).toEqual({ code: 1, stdout: 'Not fair: The set-up does not come from the seed.\n' });
});

test('a game without its seed cannot be verified, but it is told', async () => {
  const unsealed = changed('unsealed.json', (game) => delete game.seed);
  expect(await skerry(['replay', unsealed, '--verify'])).toMatchObject({ code: 1 });
  expect((await skerry(['replay', unsealed])).stdout).toContain('Turn 1: ');
});

test.each<[string, (game: Record<string, unknown>) => void, string]>([
  ['of another version', (game) => Object.assign(game, { version: 99 }), 'made by version 99'],
  ['of a game we do not know', (game) => Object.assign(game, { game: 'go' }), 'which this version doesn’t support'],
  ['with another seed than promised', (game) => Object.assign(game, { seed: 'x' }), 'does not fit what was promised'],
  ['with broken options', (game) => Object.assign(game, { options: { wind: 2 } }), 'This record is damaged.'],
  ['cut short', (game) => delete game.opening, 'not a whole record'],
])('a record %s fails with a sentence', async (_, change, sentence) => {
  const { code, stdout, stderr } = await skerry(['replay', changed('broken.json', change)]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('a file that is no record fails with a sentence', async () => {
  writeFileSync(file('letter.txt'), 'Dear Ada');
  const { code, stderr } = await skerry(['replay', file('letter.txt')]);
  expect({ code, stderr }).toEqual({ code: 1, stderr: 'This file is not a record: it is not JSON.\n' });
});
