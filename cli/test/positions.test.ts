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

describe('a puzzle in a position', () => {
  const look = (...args: string[]) => skerry(['puzzle', 'forbidden-island', '--tries', '2', '--position', ...args]);

  test('is proved, and calm bots try it', async () => {
    const { code, stdout } = await look('forbidden-island: seats=2; hands: fire*4 | sandbags; pawns: HG OB', '--json');
    expect(code).toBe(0);
    const [{ goal, ways, tries, found }] = JSON.parse(stdout);
    expect(goal).toEqual({ goal: 'capture', about: ['fire'] });
    for (const way of ways) expect(way.at(-1).action).toEqual({ act: 'capture', treasure: 'fire' });
    expect([ways.length > 0, tries]).toEqual([true, 2]);
    expect(found).toBeLessThanOrEqual(2);
  });

  test.each([
    ['en', /Capture the Crystal of Fire.*\n +It can be done\. The shortest way has \w+ moves?:/],
    ['fr', /Prenez le Cristal ardent.*\n +C’est possible\. Le plus court chemin a /],
    ['de', /Birg .*\n +Es geht\. Der kürzeste Weg hat /],
  ])('is told in %s', async (language, sentence) => {
    const { stdout } = await look(
      'forbidden-island: seats=2; hands: fire*4 | sandbags; pawns: CE OB',
      '--lang',
      language,
    );
    expect(stdout).toMatch(sentence);
  });

  test('that cannot be done is said so', async () => {
    const { stdout } = await look('forbidden-island: seats=2; hands: fire*2 | fire*2; agenda: ... actions(left=0)');
    expect(stdout).toContain('It can’t be done before chance decides.');
  });

  test('is looked for only in a game with goals', async () => {
    const { code, stderr } = await skerry(['puzzle', 'islebound', '--position', 'islebound:']);
    expect([code, stderr]).toEqual([1, 'islebound defines no puzzle goals.\n']);
  });
});
