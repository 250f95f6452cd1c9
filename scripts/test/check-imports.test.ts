import { expect, test } from 'vitest';
import { importsOf, whyForbidden } from '../check-imports.mjs';

test('imports are found in every form, with their line', () => {
  const source = `import a from './a.ts';
import type { B } from './b.ts';
export { c } from './c.ts';
export * from './d.ts';
const e = await import('./e.ts');
let f: import('./f.ts').F;
const text = "import g from './g.ts'"; // import h from './h.ts'
export const plain = 1;`;
  expect(importsOf('engine/index.ts', source).map(({ line, wanted }) => `${line} ${wanted}`)).toEqual([
    '1 ./a.ts',
    '2 ./b.ts',
    '3 ./c.ts',
    '4 ./d.ts',
    '5 ./e.ts',
    '6 ./f.ts',
  ]);
});

test('an import of types alone is told from one of values', () => {
  const source = `import type { A } from './a.ts';
import { type B } from './b.ts';
import { type C, d } from './c.ts';
import './e.css';
export type { F } from './f.ts';
let g: import('./g.ts').G;`;
  expect(importsOf('look/index.ts', source).map(({ type }) => type)).toEqual([true, true, false, false, true, true]);
});

test('a board takes types from the rules of its game, and nothing else', () => {
  const why = (wanted: string, type: boolean) => whyForbidden('games/islebound/board/chart/chart.tsx', wanted, type);
  expect(why('../../rules/state.ts', true)).toBeUndefined();
  expect(why('../../outlook/town.ts', false)).toBeUndefined();
  for (const wanted of ['../../rules/state.ts', '../../index.ts'])
    expect(why(wanted, false)).toMatch(/^a board knows no rules/);
});

test.each([
  ['engine/table.ts', './pile.ts'],
  ['engine/table.ts', '@noble/hashes/sha2.js'],
  ['engine/test/table.test.ts', '../testing/index.ts'],
  ['engine/test/table.test.ts', 'node:fs'],
  ['engine/test/play.test.ts', '@skerry/pebbles'],
  ['games/test/manifests.test.ts', '../registry.ts'],
  ['games/forbidden-island/index.ts', '@skerry/engine'],
  ['games/forbidden-island/index.ts', './text/en/index.ts'],
  ['games/forbidden-island/rules/swim.ts', '../content/tiles.ts'],
  ['games/forbidden-island/board/chart/island.tsx', '../../text/en/index.ts'],
  ['games/forbidden-island/test/rules/swim.test.ts', '@skerry/engine/testing'],
  ['games/forbidden-island/test/rules/swim.test.ts', '../position.ts'],
  ['games/forbidden-island/test/golden.test.ts', 'node:fs'],
  ['bots/search.ts', '@skerry/engine'],
  ['cli/main.ts', 'node:fs'],
  ['cli/main.ts', 'piscina'],
  ['cli/main.ts', '@skerry/bots'],
  ['cli/serve.ts', '@skerry/server'],
  ['cli/test/backup.test.ts', '@skerry/server/testing/prepared'],
  ['bench/pictures.ts', '@skerry/e2e'],
  ['bench/soak/club.ts', '@skerry/server/testing'],
  ['bench/main.ts', '@skerry/cli'],
  ['games/registry.ts', '@skerry/forbidden-island/manifest'],
  ['games/forbidden-island/manifest.ts', '@skerry/look'],
  ['games/forbidden-island/lessons/index.ts', '@skerry/look'],
  ['games/forbidden-island/bot.ts', './bot/policy.ts'],
  ['games/forbidden-island/bot.ts', '@skerry/bots/profile'],
  ['games/forbidden-island/bot/policy.ts', '@skerry/bots/profile'],
  ['games/forbidden-island/puzzles/goals.ts', '@skerry/bots/profile'],
  ['games/forbidden-island/manifest.ts', '@skerry/bots/profile'],
  ['games/forbidden-island/test/bot.test.ts', '@skerry/bots/profile'],
  ['games/registry.ts', '@skerry/bots/profile'],
  ['look/manifest.ts', '@skerry/bots/profile'],
  ['games/forbidden-island/board/chart/island.tsx', '@skerry/look'],
  ['games/forbidden-island/text/fr/facts.ts', '@skerry/speech/fr'],
  ['games/forbidden-island/test/text.test.ts', '@skerry/speech/testing'],
  ['games/test/manifests.test.ts', '@skerry/speech/testing'],
  ['speech/persons.ts', '@skerry/engine'],
  ['web/words/fr/table.ts', '@skerry/speech/fr'],
  ['server/bots.ts', '@skerry/games'],
  ['server/index.ts', 'node:fs'],
  ['server/test/play.test.ts', '@skerry/forbidden-island'],
  ['tables/test/book.test.ts', '@skerry/forbidden-island'],
  ['web/game.ts', '@skerry/games'],
  ['web/vite.config.ts', '../scripts/game-icons.mjs'],
])('%s may import %s', (path, wanted) => {
  expect(whyForbidden(path, wanted)).toBeUndefined();
});

test.each([
  ['engine/table.ts', '@skerry/bots', 'nothing of the project'],
  ['engine/table.ts', '../games/forbidden-island/index.ts', 'nothing of the project'],
  ['engine/table.ts', '../scripts/build.mjs', 'nothing of the project'],
  ['engine/test/table.test.ts', '@skerry/forbidden-island', 'nothing of the project'],
  ['engine/test/table.test.ts', '@skerry/look', 'nothing of the project'],
  ['engine/table.ts', '@skerry/engine', 'its own files by their path'],
  ['engine/table.ts', './testing/index.ts', 'only tests'],
  ['engine/table.ts', './test/tide-pools.ts', 'only tests'],
  ['engine/table.ts', '@skerry/pebbles', 'nothing of the project'],
  ['games/islebound/test/golden.test.ts', '@skerry/pebbles', 'and itself'],
  ['engine/table.ts', 'node:crypto', 'browser'],
  ['engine/table.ts', 'crypto', 'browser'],
  ['games/forbidden-island/index.ts', '@skerry/islebound', 'only the engine, speech, the look, the bots and itself'],
  [
    'games/forbidden-island/index.ts',
    '../islebound/index.ts',
    'only the engine, speech, the look, the bots and itself',
  ],
  ['games/forbidden-island/index.ts', '../../engine/index.ts', 'by its name'],
  ['games/forbidden-island/index.ts', '@skerry/engine/testing', 'only tests'],
  ['games/forbidden-island/rules/swim.ts', '../text/en/index.ts', 'no text'],
  ['games/forbidden-island/rules/swim.ts', '../bot.ts', 'no bot'],
  ['games/forbidden-island/rules/swim.ts', '../bot/policy.ts', 'no bot'],
  ['games/forbidden-island/rules/game.ts', '../card.ts', 'no manifest'],
  ['games/forbidden-island/rules/game.ts', '../lessons/index.ts', 'no lesson'],
  ['games/forbidden-island/rules/game.ts', '../puzzles/goals.ts', 'no puzzle'],
  ['games/forbidden-island/content/tiles.ts', '../board/chart/tile.tsx', 'no board'],
  ['bots/search.ts', '@skerry/forbidden-island', 'only in games/registry.ts'],
  ['bots/search.ts', 'node:worker_threads', 'browser'],
  ['cli/main.ts', '@skerry/forbidden-island', 'only in games/registry.ts'],
  ['games/registry.ts', './forbidden-island/index.ts', 'by its name'],
  ['games/forbidden-island/rules/swim.ts', '@skerry/look', 'only the board, the lessons and the manifest'],
  ['games/forbidden-island/card.ts', '@skerry/look', 'only the board, the lessons and the manifest'],
  ['games/forbidden-island/rules/swim.ts', '@skerry/bots', 'only its bot, its puzzles and its manifest'],
  ['games/forbidden-island/text/en/puzzles.ts', '@skerry/bots/profile', 'only its bot, its puzzles and its manifest'],
  ['games/forbidden-island/board/chart/island.tsx', '@skerry/bots', 'only its bot, its puzzles and its manifest'],
  ['bots/search.ts', '@skerry/games', 'bots import only'],
  ['look/board.ts', '@skerry/bots', 'only the manifest'],
  ['games/forbidden-island/rules/swim.ts', '@skerry/speech/en', 'only the text'],
  ['games/forbidden-island/text/en/index.ts', '@skerry/speech/testing', 'only tests'],
  ['speech/fr/nouns.ts', '@skerry/look', 'speech imports only'],
  ['server/tables.ts', '@skerry/forbidden-island', 'only in games/registry.ts'],
  ['server/tables.ts', '@skerry/web', 'the server imports only'],
  ['tables/game-session.ts', 'node:fs', 'browser'],
  ['web/app.tsx', '@skerry/server', 'the page imports only'],
  ['server/index.ts', '@skerry/e2e', 'the server imports only'],
  ['cli/skerry.ts', '@skerry/e2e', 'the command line imports only'],
  ['cli/skerry.ts', '../bench/bench.ts', 'the command line imports only'],
  ['cli/skerry.ts', '@skerry/server/testing', 'only tests and measurements'],
  ['web/app.tsx', 'node:fs', 'browser'],
])('%s may not import %s: %s', (path, wanted, why) => {
  expect(whyForbidden(path, wanted)).toContain(why);
});
