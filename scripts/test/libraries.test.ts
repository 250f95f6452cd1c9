import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { GAMES } from '@skerry/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, outputsOf } from '../build.mjs';
import { makeLibraries } from '../packages/libraries.mjs';
import { ROOT } from '../source-files.mjs';

const EXAMPLE = join(ROOT, 'docs/examples/thousand-games');
let home = '';

beforeAll(async () => {
  const tarballs = await makeLibraries();
  home = mkdtempSync(join(tmpdir(), 'skerry-libraries-'));
  cpSync(EXAMPLE, home, { recursive: true });
  // Offline: neither needs any package but the other.
  const quiet = ['--offline', '--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['install', ...tarballs, ...quiet], { cwd: home });
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the example plays its thousand games in twenty lines', () => {
  const script = readFileSync(join(EXAMPLE, 'thousand-games.mjs'), 'utf8');
  expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(20);
  const said = execFileSync('npm', ['start', '--silent'], { cwd: home, encoding: 'utf8' });
  const line = (name: string) => `${name}: [\\d.]+ moves a game, the first seat won \\d+ of 250\n`;
  expect(said).toMatch(new RegExp(`^${GAMES.map(line).join('')}$`));
});

test('docs/engine.md shows the example as it is', () => {
  const [, shown] = /^```js\n(.*?)^```$/ms.exec(readFileSync(join(ROOT, 'docs/engine.md'), 'utf8')) ?? [];
  expect(shown).toBe(readFileSync(join(EXAMPLE, 'thousand-games.mjs'), 'utf8'));
});

test('a page can play: bundled for browsers, it runs where there is nothing of Node', async () => {
  const page = `import { GAMES, loadGame } from '@skerry/games';
import { legal, open, play } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/games/forbidden-island';
result = (async () => {
  const same = (await loadGame(forbiddenIsland.name)) === forbiddenIsland;
  const played = [];
  for (const name of GAMES) {
    const table = open(await loadGame(name), { seats: 2, seed: 'a page' });
    const seat = [0, 1].find((seat) => legal(table, seat).length > 0);
    if ('facts' in play(table, seat, legal(table, seat)[0])) played.push(name);
  }
  return { same, played };
})();`;
  writeFileSync(join(home, 'page.mjs'), page);
  const result = await bundle({
    root: home,
    configFile: false,
    build: {
      write: false,
      rolldownOptions: {
        input: join(home, 'page.mjs'),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [chunk] = outputsOf(result);
  if (chunk?.type !== 'chunk') throw new Error('Nothing was built.');
  // What browsers have, too, and nothing else.
  const browser = createContext({ crypto, TextEncoder, structuredClone, result: undefined });
  runInContext(chunk.code, browser);
  expect(await (browser.result as Promise<object>)).toEqual({ same: true, played: GAMES });
});

test.each(['bundler', 'nodenext'])('types fit a program with module resolution %s', (moduleResolution) => {
  const program = `import { legal, open, play, type Table } from '@skerry/engine';
import { loadGame } from '@skerry/games';
import { type Action, forbiddenIsland } from '@skerry/games/forbidden-island';
const table: Table = open(await loadGame('forbidden-island'), { seats: 2 });
legal(table, 0).map(({ act }): string => act);
// @ts-expect-error: a seat is a number.
legal(table, 'first');
const typed = open(forbiddenIsland, { seats: 2 });
const action: Action | undefined = legal(typed, 0)[0];
if (action?.act === 'shoreUp') play(typed, 0, action);
// @ts-expect-error: there is no such action.
if (action?.act === 'sail') play(typed, 0, action);
`;
  writeFileSync(join(home, 'program.ts'), program);
  const module = moduleResolution === 'bundler' ? 'esnext' : 'nodenext';
  const compilerOptions = { noEmit: true, strict: true, target: 'es2023', lib: ['es2023'], module, moduleResolution };
  const config = { compilerOptions: { ...compilerOptions, types: [] }, files: ['program.ts'] };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  expect(spawnSync(process.execPath, [tsc, '-p', home], { encoding: 'utf8' }).stdout).toBe('');
});

test('both have the version of the project, and the games want just that engine', () => {
  const read = (path: string) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8'));
  const { version } = read(ROOT);
  expect(read(join(home, 'node_modules/@skerry/engine'))).toMatchObject({ version });
  const games = read(join(home, 'node_modules/@skerry/games'));
  expect(games).toMatchObject({ version, dependencies: { '@skerry/engine': version } });
  expect(Object.keys(games.exports)).toEqual(['.', ...GAMES.map((name) => `./${name}`).toSorted()]);
});
