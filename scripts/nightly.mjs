// What takes too long for the gate: one report for each part in nightly/, and a line for each at the end.
import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { prepare } from './prepare.mjs';
import { ROOT } from './source-files.mjs';

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const SKERRY = join(ROOT, 'dist/bench.js');

/** The games, by their folders. */
const GAMES = readdirSync(join(ROOT, 'games')).filter((name) => existsSync(join(ROOT, 'games', name, 'manifest.ts')));

/** @typedef {{ args: string[], env?: { [name: string]: string } }} Part */

/** @param {string[]} files @param {number} times @returns {Part} */
const tests = (files, times) => ({ args: [VITEST, 'run', ...files], env: { NIGHTLY: String(times) } });
/** @param {string[]} args @returns {Part} */
const skerry = (...args) => ({ args: [SKERRY, ...args] });

/** @type {{ [name: string]: Part }} */
const PARTS = {
  batteries: tests(['battery.test.ts', 'cli/test/levels.test.ts'], 20),
  kills: tests(['server/test/faults/kill.test.ts'], 50),
  stores: tests(['server/test/store/postgres.test.ts', 'server/test/faults/mishaps.test.ts'], 5),
  crowds: tests(['server/test/faults/garbage.test.ts', 'server/test/hostile/requests.test.ts'], 5),
  'stops-file': skerry('soak', '--stops', '30', '--file'),
  'stops-postgresql': skerry('soak', '--stops', '30'),
  attack: skerry('soak', '--processes', '2', '--calm', '1200', '--seconds', '0'),
  failures: skerry('soak', '--processes', '3', '--calm', '60', '--seconds', '1200'),
  ...Object.fromEntries(GAMES.map((game) => [`ladder-${game}`, skerry('ladder', game, '--seed', 'nightly')])),
};

/** Runs a part, with all it says in its report. Returns its exit code. @param {Part} part @param {string} report @returns {Promise<number>} */
function run({ args, env }, report) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, NO_COLOR: '1', ...env } });
  const file = createWriteStream(report);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  return new Promise((resolve) => child.once('close', (code) => file.end(() => resolve(code ?? 1))));
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in PARTS));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown[0]}". The parts are: ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
await prepare();
const folder = join(ROOT, 'nightly', new Date().toISOString().slice(0, 10));
mkdirSync(folder, { recursive: true });
for (const [name, part] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  const code = await run(part, join(folder, `${name}.txt`));
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name}, ${minutes} min: nightly/${folder.slice(-10)}/${name}.txt`);
  if (code !== 0) process.exitCode = 1;
}
