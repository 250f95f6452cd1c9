// All tests, in an order that fails early; CONTRIBUTING.md says how to run some of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, prepare } from './prepare.mjs';
import { ROOT } from './source-files.mjs';

/** The tests in the order in which they run. If one tier fails, those after it do not begin. */
const TIERS = [
  { name: 'rules and text', folders: ['engine', 'speech', 'look', 'games', 'bots', 'web'], prepare: install },
  { name: 'tables and server', folders: ['tables', 'server', 'cli', 'bench', 'scripts'], prepare },
  { name: 'browsers', folders: ['e2e'], prepare },
];

/** @typedef {{ path: string, seconds: number, passed: number, failed: number, tests: Timed[] }} TestFile */
/** @typedef {{ name: string, seconds: number }} Timed */

const args = process.argv.slice(2);
const changes = args.find((arg) => /^--changed(=|$)/.test(arg));
if (args.length === 0) await gate(TIERS);
else if (args.length === 1 && args[0] === 'quick') await gate(TIERS.slice(0, 1));
else if (args.length === 1 && changes !== undefined) await gateOfChanges(changes.split('=')[1]);
else await vitest(args);

/** Vitest as it is, in this same process. @param {string[]} args */
async function vitest(args) {
  await prepare();
  const program = join(ROOT, 'node_modules/vitest/vitest.mjs');
  process.argv = [process.execPath, program, 'run', ...args];
  await import(pathToFileURL(program).href);
}

/** What differs from a commit, or from the last one; if nothing does, what the last one changed. @param {string | undefined} since */
async function gateOfChanges(since) {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  const differing = (/** @type {string} */ commit) => [
    ...git('diff', '--name-only', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
  const fresh = differing(since ?? 'HEAD');
  const changed = fresh.length === 0 && since === undefined ? differing('HEAD~1') : fresh;
  await install();
  const { affectedTests } = await import('./affected-tests.mjs');
  const affected = affectedTests(changed);
  console.log(`${changed.length} files changed: ${affected?.length ?? 'all'} test files`);
  await gate(TIERS, affected);
}

/** @param {typeof TIERS} tiers @param {string[]} [only] the only test files to run */
async function gate(tiers, only) {
  const began = performance.now();
  if (spawnSync(process.execPath, [join(ROOT, 'scripts/check.mjs')], { stdio: 'inherit' }).status !== 0) {
    process.exitCode = 1;
    console.log('0 passed, 1 failed: the code is checked first');
    return;
  }
  const checked = (performance.now() - began) / 1000;
  /** @type {TestFile[]} */
  const files = [];
  for (const { name, folders, prepare } of tiers) {
    await prepare();
    files.push(...(await run(name, folders, only)));
    if (process.exitCode) break;
  }
  for (const line of timesOf(files, checked, (performance.now() - began) / 1000)) console.log(line);
  const sum = (/** @type {'passed' | 'failed'} */ of) => files.reduce((all, file) => all + file[of], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
}

/** @param {string} name @param {string[]} folders @param {string[] | undefined} only @returns {Promise<TestFile[]>} */
async function run(name, folders, only) {
  const include = only?.filter((path) => folders.includes(path.split('/', 1)[0] ?? ''));
  if (include?.length === 0) return [];
  console.log(`\n${name}`);
  const { startVitest } = await import('vitest/node');
  const everything = folders.map((folder) => `${folder}/**/test/**/*.test.{ts,tsx}`);
  const tests = await startVitest('test', [], { root: ROOT, watch: false, include: include ?? everything });
  const found = tests.state.getFiles().map((file) => {
    const each = tests.state.getReportedEntity(file);
    const cases = each && 'children' in each ? [...each.children.allTests()] : [];
    const results = cases.map((test) => ({
      name: test.fullName,
      state: test.result().state,
      ms: test.diagnostic()?.duration ?? 0,
    }));
    const failed = results.filter(({ state }) => state === 'failed').length;
    return {
      path: file.name,
      seconds: ((file.result?.duration ?? 0) + (file.collectDuration ?? 0)) / 1000,
      passed: results.filter(({ state }) => state === 'passed').length,
      // A file that cannot even be loaded has no tests to fail; it counts as one.
      failed: failed === 0 && file.result?.state === 'fail' ? 1 : failed,
      tests: results.map(({ name, ms }) => ({ name, seconds: ms / 1000 })),
    };
  });
  await tests.close();
  return found;
}

/** Where the time went: by folder, and the ten slowest tests. @param {TestFile[]} files @param {number} checked @param {number} all */
function timesOf(files, checked, all) {
  /** @type {Map<string, { seconds: number, tests: number }>} */
  const folders = new Map();
  for (const { path, seconds, tests } of files) {
    const folder = path.split('/', path.startsWith('games/') ? 2 : 1).join('/');
    const before = folders.get(folder) ?? { seconds: 0, tests: 0 };
    folders.set(folder, { seconds: before.seconds + seconds, tests: before.tests + tests.length });
  }
  const slowest = files
    .flatMap(({ path, tests }) => tests.map((test) => ({ ...test, path })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, 10);
  const figure = (/** @type {number} */ seconds) => seconds.toFixed(1).padStart(8);
  return [
    `\nSeconds by folder; files run side by side, so that together they take ${Math.round(all)} s:`,
    `${figure(checked)}  types, lint, rules, imports, words`,
    ...[...folders]
      .sort(([, a], [, b]) => b.seconds - a.seconds)
      .map(([folder, { seconds, tests }]) => `${figure(seconds)}  ${folder}, ${tests} tests`),
    '\nThe slowest ten:',
    ...slowest.map(({ seconds, path, name }) => `${figure(seconds)}  ${path}: ${name}`),
    '',
  ];
}
