// What an undo and a page cost at tables with long logs, here and in other checkouts, measured in turn.
// node bench/long-log/run.mjs [path of another checkout]...
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const LENGTHS = [100, 1000, 5000];
/** A busy machine disturbs a single run, so all run in turn this often, and the least counts. */
const ROUNDS = 3;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = ['engine', 'speech', 'look', 'games', 'bots', 'tables', 'web'];

/** The measuring program for the sources of a checkout. */
async function programFor(tree, into) {
  const named = (name) => [`@skerry/${name}$`, join(tree, name, 'index.ts')];
  const alias = { tree, ...Object.fromEntries(PACKAGES.map(named)) };
  const file = join(into, `${Buffer.from(tree).toString('hex')}.mjs`);
  const bundle = await rolldown({
    input: join(ROOT, 'bench/long-log/measure.mjs'),
    platform: 'node',
    resolve: { alias, modules: [join(ROOT, 'node_modules'), 'node_modules'] },
    moduleTypes: { '.css': 'empty' },
    logLevel: 'silent',
  });
  await bundle.write({ file, codeSplitting: false });
  return import(pathToFileURL(file).href);
}

const scratch = mkdtempSync(join(ROOT, 'node_modules/.long-log-'));
try {
  const trees = [...process.argv.slice(2).map((path) => resolve(path)), resolve(ROOT)];
  const programs = await Promise.all(trees.map((tree) => programFor(tree, scratch)));
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(programs.map(({ measure }) => measure(LENGTHS)));
  for (const [which, tree] of trees.entries()) {
    process.stdout.write(`${tree}\n`);
    for (const [nth, lines] of LENGTHS.entries()) {
      const least = (what) => Math.min(...rounds.map((found) => found[which][nth][what])).toFixed(0);
      process.stdout.write(
        `  ${String(lines).padStart(5)} lines: a move and its undo ${least('undo').padStart(6)} µs, a page turned forth and back ${least('turned').padStart(6)} µs\n`,
      );
    }
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
