import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildEngine } from '../build.mjs';
import { ROOT } from '../source-files.mjs';

const page = readFileSync(join(ROOT, 'docs/engine.md'), 'utf8');
const [, script = ''] = /^```js\n(.*?)^```$/ms.exec(page) ?? [];
let home = '';

beforeAll(async () => {
  mkdirSync(join(ROOT, 'node_modules/.skerry'), { recursive: true });
  home = mkdtempSync(join(ROOT, 'node_modules/.skerry', 'engine-'));
  for (const { name, content } of await buildEngine()) {
    const path = join(home, 'dist', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  writeFileSync(join(home, 'package.json'), '{"type":"module"}');
}, 120_000);

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the script in docs/engine.md plays its games on plain Node', { timeout: 120_000 }, () => {
  // A hundredth of the games shows as well that it runs.
  writeFileSync(join(home, 'script.mjs'), script.replace('const GAMES = 1000;', 'const GAMES = 10;'));
  const said = execFileSync(process.execPath, ['script.mjs'], { cwd: home, encoding: 'utf8' });
  expect(said).toMatch(/^\d+ of 10 won\n$/);
});

test('the bundle needs no package', () => {
  const code = readFileSync(join(home, 'dist/engine.js'), 'utf8');
  const imports = [...code.matchAll(/^import .*? from ["'](.*?)["'];$/gm)].map(([, from]) => from);
  expect(imports.filter((from) => !from?.startsWith('.') && !from?.startsWith('node:'))).toEqual([]);
});

test('the types fit, and know what a program may call', { timeout: 120_000 }, () => {
  const program = `import { legal, loadGame, open, type Table } from './dist/engine.js';
const table: Table = open(await loadGame('forbidden-island'), { seats: 2 });
legal(table, 0).map(({ act }): string => act);
// @ts-expect-error: a seat is a number.
legal(table, 'first');
`;
  writeFileSync(join(home, 'program.ts'), program);
  const options = {
    noEmit: true,
    strict: true,
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['program.ts'] }));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', home], { encoding: 'utf8' });
  expect(stdout).toBe('');
});
