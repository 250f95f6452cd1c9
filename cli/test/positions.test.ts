import { readFileSync, writeFileSync } from 'node:fs';
import { checkPosition } from '@skerry/engine';
import { manifestOf } from '@skerry/games';
import { describe, expect, test } from 'vitest';
import { Gym } from '../gym/gym.ts';
import { HOME, scratch, skerry } from './terminal.ts';

const file = scratch();
const CREW = 'forbidden-island: seats=2; hands: fire*4 | sandbags; pawns: CE OB; agenda: ... actions(left=1)';

describe('docs/positions.md', () => {
  const page = readFileSync(new URL('docs/positions.md', HOME), 'utf8');
  const examples = [...page.matchAll(/^```text ([\w-]+)\n(.*?)^```$/gms)].map(([, game = '', text = '']) => ({
    game,
    text,
  }));

  test.each(examples)('the example of $game is a position', async ({ game: name, text }) => {
    const manifest = manifestOf(name)!;
    const [game, kit] = [await manifest.rules(), (await manifest.position?.())!];
    const { position, faults } = kit.read(text, game);
    expect(faults).toEqual([]);
    expect(checkPosition(game, position, kit.rules).filter(({ blocks }) => blocks)).toEqual([]);
  });

  test('has some', () => expect(examples.length).toBeGreaterThan(1));
});

test('a game begins with a position', async () => {
  const { code, stdout } = await skerry(['play', 'forbidden-island', '--position', CREW], { input: '1\nquit\n' });
  expect(code).toBe(0);
  expect(stdout).toContain('Skipper, you have one action left.');
});

test('a position may be in a file, as text or as JSON, and be saved with the game', async () => {
  const [text, saved] = [file('crew.txt'), file('crew.json')];
  writeFileSync(text, CREW.replaceAll('; ', '\n'));
  const args = ['play', 'forbidden-island', '--bots', 'random', '--position', text];
  expect((await skerry(args, { input: `1\nsave ${saved}\nquit\n` })).code).toBe(0);
  const { stdout } = await skerry(['play', 'forbidden-island', '--resume', saved], { input: 'quit\n' });
  expect(stdout).toContain('no actions left');
});

test('a hint proposes the capture', async () => {
  const { code, stdout } = await skerry(['hint', 'forbidden-island', '--position', CREW]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ +1\. Capture the Crystal of Fire: \d+% \(±/m);
});

test('a hint for programs is JSON', async () => {
  const { stdout } = await skerry(['hint', 'forbidden-island', '--position', CREW, '--json']);
  const { seat, best } = JSON.parse(stdout);
  expect([seat, best[0].moves[0].action]).toEqual([0, { act: 'capture', treasure: 'fire' }]);
});

test.each([
  ['en', 'One of the five Fire cards is missing.'],
  ['fr', 'Il manque une carte Feu'],
  ['de', 'Es fehlt eine Feuer-Karte'],
])('what does not add up is said in %s, with exit code 1', async (language, sentence) => {
  const broken =
    'forbidden-island: seats=2; treasurePile: fire*4 water*5 earth*5 wind*5 helicopter-lift*3 sandbags*2 waters-rise*3';
  const { code, stdout, stderr } = await skerry(['play', 'forbidden-island', '--lang', language, '--position', broken]);
  expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
  expect(stderr).toContain(sentence);
});

test.each([
  ['{"state":', 'can’t be read here'],
  ['{}', 'This isn’t a position'],
  ['no/such/file', 'can’t be read here'],
  ['islebound: seats=2', 'another game: islebound'],
])('%s is refused', async (given, sentence) => {
  const { code, stderr } = await skerry(['hint', 'forbidden-island', '--position', given]);
  expect(code).toBe(1);
  expect(stderr).toContain(sentence);
});

test('the gym is asked about a position', async () => {
  const gym = new Gym();
  const reset = { call: 'reset', game: 'forbidden-island', position: CREW, seed: 'a', full: true };
  expect(await gym.answer(JSON.stringify(reset))).toMatchObject({ seats: 2, seat: 0 });
  expect(await gym.answer(JSON.stringify({ call: 'advise', level: 'calm' }))).toMatchObject({
    action: { act: 'capture', treasure: 'fire' },
  });
  expect(await gym.answer(JSON.stringify({ ...reset, position: 'forbidden-island: seats=9' }))).toMatchObject({
    error: expect.stringContaining('2, 3, 4 seats'),
  });
});
