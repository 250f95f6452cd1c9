import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROMISES } from '../../look/testing/board-troubles.ts';

/** Follows docs/add-a-game.md to the letter in a copy of the project. What it adds must pass every check. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'skerry-guide-'));
const guide = readFileSync(join(ROOT, 'docs/add-a-game.md'), 'utf8');
const typed = [...guide.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, lines = '']) => lines);
const [registered = ''] = [...guide.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, lines = '']) => lines);

/** Neither what is made nor what is only looked at. */
const LEFT_OUT = /^(\.git|node_modules|dist|data|coverage|bench|e2e|docs\/pictures|\.installing)$|\/node_modules$/;

const edit = (path: string, change: (before: string) => string): void => {
  const before = readFileSync(join(home, path), 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  writeFileSync(join(home, path), after);
};

/** Runs a program in the copy. Throws with all that it printed if it fails. */
function run(program: string, ...args: readonly string[]): string {
  try {
    return execFileSync(program, args, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

const runTool = (tool: string, ...args: readonly string[]): string =>
  run(process.execPath, join('node_modules', tool), ...args);

/** What Vitest says of its files. */
interface Tested {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Checks files by the settings of a project. */
function checkTypes(project: string, include: readonly string[]): void {
  writeFileSync(join(home, 'tsconfig.new.json'), JSON.stringify({ extends: `./${project}`, include }));
  runTool('typescript/bin/tsc', '-p', 'tsconfig.new.json');
}

/** The packages of the project as npm links them, so that the copy uses itself; all others are those of the project. */
function link(): void {
  const others = readdirSync(join(ROOT, 'node_modules')).filter((name) => !['@skerry', '.skerry'].includes(name));
  mkdirSync(join(home, 'node_modules/@skerry'), { recursive: true });
  for (const name of others) symlinkSync(join(ROOT, 'node_modules', name), join(home, 'node_modules', name));
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8'));
  for (const [path, { resolved, link: isLink }] of Object.entries<{ resolved?: string; link?: true }>(packages))
    if (isLink) symlinkSync(join('../..', resolved!), join(home, path));
}

beforeAll(() => {
  cpSync(ROOT, home, {
    recursive: true,
    filter: (path) => !LEFT_OUT.test(path.slice(ROOT.length).replaceAll('\\', '/')),
  });

  // 1. Create the package
  run('sh', '-ec', typed[0]!);

  // 13. Register it
  const [imported = '', listed = ''] = registered.split('\n');
  edit('games/registry.ts', (file) =>
    file.replace(/^import /m, `${imported}\nimport `).replace(/(ANNOUNCED: .* = \{\n)/, `$1${listed}\n`),
  );
  const dependency = /Add `(.*)` to the dependencies in \[`games\/package.json`\]/.exec(guide)?.[1];
  edit('games/package.json', (file) => file.replace('"dependencies": {', `"dependencies": {\n    ${dependency},`));
});

afterAll(() => rmSync(home, { recursive: true, force: true }));

test('the reader types what is done here', () => {
  const commands = typed.map((lines) =>
    lines
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/ +#.*/, '')),
  );
  expect(commands).toHaveLength(3);
  expect(commands[1]).toEqual(['npm install', 'npm run format', 'npm run check', 'npm test -- games/']);
});

test('npm takes the game in, and all checks and tests of games pass', { timeout: 600_000 }, () => {
  // Without fetching anything: what is missing would be the guide's fault.
  run('npm', 'install', '--package-lock-only', '--offline', '--ignore-scripts', '--no-audit', '--no-fund');
  link();

  // Of `npm run format` and `npm run check`, what a new game can break.
  const changed = ['games/driftwood', 'games/registry.ts', 'games/package.json'];
  runTool('@biomejs/biome/bin/biome', 'check', '--write', '--error-on-warnings', ...changed);
  const others = /^import \{ manifest as (?!driftwood\b).*\n|^ {2}(?!driftwood,)['\w-]+(: \w+)?,\n/gm;
  const alone = readFileSync(join(home, 'games/registry.ts'), 'utf8').replace(others, '');
  expect(alone).toContain(`= {\n  driftwood,\n};`);
  writeFileSync(join(home, 'games/registry-alone.ts'), alone);
  checkTypes('tsconfig.json', ['look/modules.d.ts', 'games/registry-alone.ts', 'games/driftwood']);
  checkTypes('games/tsconfig.json', ['games/driftwood/**/*.ts']);
  const check = `
    const { checkRules } = await import('./scripts/check-rules.mjs');
    const { checkImports } = await import('./scripts/check-imports.mjs');
    console.log([...checkRules().flatMap(({ troubles }) => troubles), ...checkImports().troubles].join('\\n'));`;
  expect(run(process.execPath, '--input-type=module', '-e', check).trim()).toBe('');

  // Of `npm test`, all of the new game, and what is about every game: of the others nothing has changed.
  const about = 'driftwood|^on the board |no two daily islands|only announced';
  const files = ['games/driftwood', 'games/test', 'cli/test/levels'];
  const said = runTool('vitest/vitest.mjs', 'run', ...files, '-t', about, '--reporter=json');
  const { success, testResults } = JSON.parse(said.slice(said.indexOf('{'))) as Tested;
  expect(success).toBe(true);
  const passed = (file: string): number =>
    testResults
      .filter(({ name }) => name.endsWith(file))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed').length;
  expect(passed('games/driftwood/test/battery.test.ts')).toBeGreaterThan(40);
  expect(passed('games/driftwood/test/board.test.ts')).toBe(Object.keys(PROMISES).length);
  expect(passed('games/test/headings.test.ts')).toBe(1);
  expect(passed('games/test/manifests.test.ts')).toBe(4);
  expect(passed('cli/test/levels.test.ts')).toBe(5);
});
