// The npm packages `@skerry/engine` and `@skerry/games` in dist/packages/: plain JavaScript for Node and browsers, and its types.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { promisify } from 'node:util';
import { bundle, outputsOf } from '../build.mjs';
import { leaveOut } from '../leave-out.mjs';
import { ROOT, readIfThere } from '../source-files.mjs';
import { licencesOf } from './licences.mjs';
import { inCommon, pack, put } from './pack.mjs';

/** The games that a program can load, by their folders. */
const GAMES = readdirSync(join(ROOT, 'games')).filter((name) => {
  const manifest = readIfThere(join(ROOT, 'games', name, 'manifest.ts'));
  return manifest !== undefined && !manifest.includes('isExample: true');
});

const LIBRARY_TYPES = `import type { Game } from '@skerry/engine';
/** The names of the games. */
export declare const GAMES: readonly string[];
/** Loads the rules of a game by its name. */
export declare function loadGame(name: string): Promise<Game>;
`;

/** Returns the paths of both tarballs. */
export async function makeLibraries() {
  return Promise.all([makeEngine(), makeGames()]);
}

async function makeEngine() {
  const folder = join(ROOT, 'dist/packages/engine');
  const [files, types] = await Promise.all([library({ index: 'engine/index.ts' }, []), typesOf('engine', ['index'])]);
  const about = {
    name: '@skerry/engine',
    description: 'The engine of Skerry: tables of turn-based games for programs',
  };
  return write(folder, files, types, { ...about, exports: { '.': exported('index') } });
}

async function makeGames() {
  const folder = join(ROOT, 'dist/packages/games');
  const inputs = Object.fromEntries(GAMES.map((game) => [`${game}/index`, `games/${game}/index.ts`]));
  const [files, types] = await Promise.all([
    library({ index: 'games/library.ts', ...inputs }, ['@skerry/engine']),
    typesOf('games', Object.keys(inputs)),
  ]);
  types.set('index.d.ts', LIBRARY_TYPES);
  return write(folder, files, types, {
    ...{ name: '@skerry/games', description: 'The rules of four island board games, for @skerry/engine' },
    exports: {
      '.': exported('index'),
      ...Object.fromEntries(GAMES.map((game) => [`./${game}`, exported(`${game}/index`)])),
    },
    dependencies: { '@skerry/engine': inCommon().version },
  });
}

/** How a package says where a part of it is. @param {string} name */
const exported = (name) => ({ types: `./types/${name}.d.ts`, default: `./dist/${name}.js` });

/** @param {Record<string, string>} input @param {string[]} external */
async function library(input, external) {
  const result = await bundle({
    root: ROOT,
    configFile: false,
    // Rules alone: no pages, no sentences, no bots.
    plugins: [leaveOut(/^\.\/(board|text|lessons|puzzles)\/|^\.\/(bot\.ts|picture\.svg)$/)],
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry: input, formats: ['es'] },
      rolldownOptions: { external, output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' } },
    },
  });
  return outputsOf(result);
}

/**
 * The types of modules with all that these import, by their names.
 * @param {string} room @param {readonly string[]} modules @returns {Promise<Map<string, string>>}
 */
async function typesOf(room, modules) {
  const draft = join(ROOT, 'node_modules/.skerry', `types-${room}-${process.pid}`);
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--rootDir', join(ROOT, room)];
  await promisify(execFile)(process.execPath, [tsc, '-p', join(ROOT, room), ...emit, '--outDir', draft]);
  /** @type {Map<string, string>} */
  const types = new Map();
  const wanted = new Set(modules.map((name) => `${name}.d.ts`));
  for (const name of wanted) {
    const text = readFileSync(join(draft, name), 'utf8').replaceAll(/(["']\.{1,2}\/[^"']+)\.ts(?=["'])/g, '$1.js');
    for (const [, path = ''] of text.matchAll(/["'](\.{1,2}\/[^"']+)\.js["']/g)) {
      wanted.add(`${posix.join(dirname(name), path)}.d.ts`);
    }
    types.set(name, text);
  }
  rmSync(draft, { recursive: true });
  return types;
}

/**
 * @param {string} folder @param {ReturnType<typeof outputsOf>} files @param {ReadonlyMap<string, string>} types
 * @param {object} about
 */
function write(folder, files, types, about) {
  rmSync(folder, { recursive: true, force: true });
  for (const file of files) put(folder, `dist/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  for (const [name, text] of types) put(folder, `types/${name}`, text);
  put(folder, 'THIRD-PARTY.txt', licencesOf(files));
  return pack(folder, { ...about, ...inCommon(), sideEffects: false, files: ['dist', 'types', 'THIRD-PARTY.txt'] });
}
