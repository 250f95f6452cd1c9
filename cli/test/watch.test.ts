import { expect, test } from 'vitest';
import { scratch, skerry, skerryProgram } from './terminal.ts';

scratch();

const watched = ['watch', 'forbidden-island', '--bots', 'random', '--seed', 'tide'];

test('a watched game opens with the invitation and ends in its result', async () => {
  const { code, stdout, stderr } = await skerry(watched);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/^\nForbidden Island\nFour treasures/);
  expect(stdout).toContain('\nTurn 1: ');
  expect(stdout.match(/The game is lost|The team has won/g)).toHaveLength(1);
  expect(stdout).toContain('Play yourself: npm run -s skerry -- play forbidden-island\n');
});

test('a picture of the position stands above every turn', async () => {
  const { stdout } = await skerry(watched);
  expect(stdout.match(/Water at mark \d, \d flood cards per turn/g)?.length).toBe(stdout.match(/^Turn /gm)!.length + 1);
});

test('it is told in French as well', async () => {
  const { code, stdout } = await skerry([...watched, '--lang', 'fr']);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^\nL’Île interdite|^\nÎle interdite/);
  expect(stdout.match(/La partie est perdue|L’équipe a gagné/g)).toHaveLength(1);
});

test('a pipe gets no colours, and the same seed tells the same story', async () => {
  const piped = await skerryProgram(watched);
  expect(piped.stdout).not.toContain('\u001b');
  expect(piped).toEqual(await skerry(watched));
});
