import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadGame } from '@skerry/cli/games';
import { MOST_TO_BUILD, prepared } from '@skerry/server/testing/prepared';
import { expect, onTestFinished, test, vi } from 'vitest';
import { bench } from '../bench.ts';
import { engineSpeed } from '../engine.ts';

const HOME = new URL('../../', import.meta.url);

test('the speed of a game is measured in games, decisions and clones', async () => {
  const { game } = await loadGame('forbidden-island');
  const { games, decisions, clones } = engineSpeed(game, 2, 0.01);
  expect(games).toBeGreaterThan(0);
  expect(decisions).toBeGreaterThan(games);
  expect(clones).toBeGreaterThan(0);
});

test('something else cannot be measured', async () => {
  await expect(bench.run(['web'], HOME)).rejects.toThrow(
    'Choose one of: engine, gym, server, paths, page, study, clicks, start, install.',
  );
});

test('a pack needs its game', async () => {
  await expect(bench.run(['engine', '--pack', 'islands.json'], HOME)).rejects.toThrow('--pack needs --game');
});

test('the speed of a game is measured with a pack too', async () => {
  const pack = fileURLToPath(new URL('games/trails-of-tucana/test/packs/wren-and-heron.json', HOME));
  // Of a measured second a fiftieth is enough here.
  const used = process.cpuUsage.bind(process);
  const clock = vi.spyOn(process, 'cpuUsage').mockImplementation((since) => {
    const { user, system } = used(since);
    return since === undefined ? { user, system } : { user: 50 * user, system: 50 * system };
  });
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => {
    clock.mockRestore();
    said.mockRestore();
  });
  await bench.run(['engine', '--seconds', '1', '--json', '--game', 'trails-of-tucana', '--pack', pack], HOME);
  const printed = said.mock.calls.map(([text]) => String(text)).join('');
  expect(JSON.parse(printed)).toMatchObject([{ game: 'trails-of-tucana', games: expect.any(Number) }]);
});

test.each(['bench', 'soak', 'languages', 'pictures'])(
  '%s is a command of a clone, and not of the program it builds',
  async (name) => {
    await prepared();
    const run = (program: string) =>
      promisify(execFile)(process.execPath, [fileURLToPath(new URL(program, HOME)), 'help']);
    const listed = new RegExp(`^  ${name} `, 'm');
    expect((await run('dist/bench.js')).stdout).toMatch(listed);
    expect((await run('dist/skerry.js')).stdout).not.toMatch(listed);
  },
  MOST_TO_BUILD,
);
