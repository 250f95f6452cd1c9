import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scratch, skerry, skerryProgram } from './terminal.ts';

const file = scratch();

const COMMANDS = ['watch', 'play', 'content', 'replay', 'review', 'simulate', 'ladder'];

test('help lists every command', async () => {
  const { code, stdout } = await skerry(['help']);
  expect(code).toBe(0);
  for (const command of COMMANDS) expect(stdout).toMatch(new RegExp(`^  ${command} `, 'm'));
});

test('the program says and returns what its command line deserves', async () => {
  for (const args of [['help'], ['fly']]) expect(await skerryProgram(args)).toEqual(await skerry(args));
});

test('--version says which version of Skerry it is', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  expect(await skerry(['--version'])).toMatchObject({ code: 0, stdout: `${version}\n` });
});

test('no command at all gives the same list', async () => {
  expect(await skerry([])).toEqual(await skerry(['help']));
});

test.each(COMMANDS)('%s --help says how it is called, with an example', async (command) => {
  const { code, stdout, stderr } = await skerry([command, '--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toContain(`npm run -s skerry -- ${command}`);
  expect(stdout).toContain('For example:');
  expect(await skerry(['help', command])).toEqual({ code, stdout, stderr });
});

test.each<[string, string[], string]>([
  ['an unknown command', ['fly'], 'Unknown command "fly"'],
  ['a missing game', ['simulate'], '<game> is missing.'],
  [
    'an unknown game',
    ['simulate', 'atlantis'],
    'Games: forbidden-island, trails-of-tucana, islebound, island-of-dread.',
  ],
  ['an unknown option', ['watch', 'forbidden-island', '--loud'], "Unknown option '--loud'."],
  ['an option without its value', ['watch', 'forbidden-island', '--seed'], 'argument missing.'],
  ['a word too many', ['watch', 'forbidden-island', 'now'], 'Unexpected argument "now".'],
  [
    'seats the game does not have',
    ['simulate', 'forbidden-island', '--seats', '7'],
    'This game is for 2, 3 or 4 players.',
  ],
  ['seats that are no number', ['simulate', 'forbidden-island', '--seats', 'two'], '--seats needs a whole number'],
  ['no games', ['simulate', 'forbidden-island', '--games', '0'], '--games needs a whole number'],
  ['a level that does not exist', ['simulate', 'forbidden-island', '--bots', 'mad'], '--bots can’t be "mad"'],
  ['too many levels', ['simulate', 'forbidden-island', '--bots', 'calm,calm,calm'], 'or 2 with commas, not 3.'],
  ['an option without a value', ['watch', 'forbidden-island', '--option', 'difficulty'], '--option needs NAME=VALUE'],
  ['a wrong value', ['watch', 'forbidden-island', '--option', 'difficulty=easy'], '“difficulty” can only be novice'],
  ['an option the game lacks', ['watch', 'forbidden-island', '--option', 'wind=2'], 'This game has no option “wind”'],
  [
    'options that do not go together',
    ['play', 'trails-of-tucana', '--seats', '1', '--option', 'specialBonus=true'],
    'The special bonus needs at least two players',
  ],
  [
    'the same in French',
    ['watch', 'trails-of-tucana', '--seats', '1', '--option', 'specialBonus=true', '--lang', 'fr'],
    'Le bonus spécial se joue à deux ou plus',
  ],
  ['a language we do not speak', ['watch', 'forbidden-island', '--lang', 'nl'], '--lang can’t be "nl"'],
  ['a seat that is not there', ['play', 'forbidden-island', '--seat', '2'], '--seat needs a whole number, 0 to 1'],
  ['a kind of table the ladder lacks', ['ladder', 'forbidden-island', '--cell', '9/easy'], '--cell can’t be "9/easy"'],
])('%s is wrong usage: one sentence, exit code 2', async (_, args, sentence) => {
  const { code, stdout, stderr } = await skerry(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('a file that is not there is a failure, told in one sentence', async () => {
  const missing = file('nowhere.json');
  const { code, stderr } = await skerry(['replay', missing]);
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: `${missing} cannot be read: no such file or folder.\n`,
  });
});
