// What CPU time it takes to open a link to a game of about 500 lines at its middle, here and in other checkouts, measured in turn.
// node bench/replay/run.mjs [path of another checkout]...
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const LINES = 500;
/** A busy machine disturbs a single run, so all run in turn this often, and the median counts. */
const ROUNDS = 50;

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = ['engine', 'speech', 'look', 'bots', 'tables'];

const goldenOf = (tree, game) => join(tree, 'games', game, 'test/golden');

/** The golden record of a checkout that has as many lines, or a few more. */
function recordIn(tree) {
  const games = readdirSync(join(tree, 'games')).filter((game) => existsSync(goldenOf(tree, game)));
  const records = games.flatMap((game) =>
    readdirSync(goldenOf(tree, game)).map((file) => {
      const written = JSON.parse(readFileSync(join(goldenOf(tree, game), file), 'utf8'));
      return { game, record: written.record ?? written };
    }),
  );
  const long = records.filter(({ record }) => record.entries.length >= LINES);
  return long.sort((one, other) => one.record.entries.length - other.record.entries.length)[0];
}

/** The measuring program for the sources of a checkout. */
async function programFor(tree, game, into) {
  const named = (name) => [`@skerry/${name}$`, join(tree, name, 'index.ts')];
  const isOnce = existsSync(join(tree, 'web/local/imports.ts'));
  const alias = {
    tree,
    ...Object.fromEntries(PACKAGES.map(named)),
    opening: join(ROOT, 'bench/replay', isOnce ? 'opening.mjs' : 'opening-before-imports.mjs'),
    rules: join(tree, 'games', game, 'rules/game.ts'),
  };
  const file = join(into, `${Buffer.from(tree).toString('hex')}.mjs`);
  const bundle = await rolldown({
    input: join(ROOT, 'bench/replay/measure.mjs'),
    platform: 'node',
    resolve: { alias, modules: [join(ROOT, 'node_modules'), 'node_modules'] },
    logLevel: 'silent',
  });
  await bundle.write({ file, codeSplitting: false });
  return import(pathToFileURL(file).href);
}

const scratch = mkdtempSync(join(ROOT, 'node_modules/.replay-'));
try {
  const trees = [...process.argv.slice(2).map((path) => resolve(path)), resolve(ROOT)];
  const programs = [];
  for (const tree of trees) {
    const { game, record } = recordIn(tree);
    programs.push({ ...(await programFor(tree, game, scratch)), record });
  }
  const rounds = programs.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [which, { measure, record }] of programs.entries()) rounds[which].push(await measure(record));
  for (const [which, { count, record }] of programs.entries()) {
    const taken = rounds[which].sort((one, other) => one - other);
    const { keeper, page } = await count(record);
    process.stdout.write(
      `${trees[which]}\n  ${record.entries.length} lines: ${taken[ROUNDS >> 1].toFixed(1)} ms of CPU (least ${taken[0].toFixed(1)}), rules run ${keeper} times where the table is kept, ${page} times in the page\n`,
    );
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
