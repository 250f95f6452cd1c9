// Bundles the programs into dist/, workspace packages inside and npm packages outside, and the page into dist/web/.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { leaveOut } from './leave-out.mjs';
import { filesBelow, isProgram, ROOMS, ROOT, readIfThere } from './source-files.mjs';

const DIST = join(ROOT, 'dist');
const STAMP = join(DIST, 'stamp');

const PROGRAMS = {
  skerry: 'cli/main.ts',
  bench: 'bench/main.ts',
  worker: 'cli/worker.ts',
  'bot-thread': 'server/bots/thread.ts',
};

/** What was built last. */
export const builtStamp = () => readIfThere(STAMP);

/** Everything that can change what is built. */
export const ingredients = () => [
  ...[...ROOMS, 'scripts'].flatMap(filesBelow).filter((path) => !path.includes('/test/')),
  'package-lock.json',
];

/** What would be built now: a hash over all of it. */
export function sourceStamp() {
  const hash = createHash('sha256');
  for (const path of ingredients()) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

async function build() {
  const stamp = sourceStamp();
  const [programs, engine] = await Promise.all([buildPrograms(), buildEngine(), buildPage()]);
  const files = [...programs, ...engine];
  for (const { name, content } of files) put(name, content);
  const kept = new Set(files.map(({ name }) => name));
  for (const old of filesBelow('dist').map((path) => path.slice('dist/'.length))) {
    if (old !== 'stamp' && !/^(web|static)\//.test(old) && !kept.has(old)) rmSync(join(DIST, old), { force: true });
  }
  put('stamp', stamp);
}

/**
 * Always for production: for tests or development Vite would write the machine's paths into the page.
 * @param {import('vite').InlineConfig} config
 */
export async function bundle(config) {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const { build } = await import('vite');
    return await build({ mode: 'production', logLevel: 'error', ...config });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

async function buildPage() {
  const draft = join(ROOT, 'node_modules/.skerry', `page-${process.pid}`);
  await bundle({
    configFile: join(ROOT, 'web/vite.config.ts'),
    build: { outDir: relative(join(ROOT, 'web'), draft), emptyOutDir: true },
  });
  rmSync(join(DIST, 'web'), { recursive: true, force: true });
  mkdirSync(DIST, { recursive: true });
  renameSync(draft, join(DIST, 'web'));
}

/** @typedef {{ name: string, content: string | Uint8Array }} Built */

/** Packages of hundreds of small modules: opened all at once at the start, they would need as many open files. */
const MANY_FILES = [/^typebox(\/|$)/];

const buildPrograms = () => bundled(PROGRAMS, [/^@skerry\//, ...MANY_FILES], 'chunks');

/** The engine with the games, for other programs: everything inside, and the types beside it. @returns {Promise<Built[]>} */
export async function buildEngine() {
  const [code, types] = await Promise.all([bundled({ engine: 'games/engine.ts' }, true, 'engine'), engineTypes()]);
  return [...code, ...types];
}

/**
 * @param {{ [name: string]: string }} input @param {true | RegExp[]} inside which packages go into the bundle
 * @param {string} chunks @returns {Promise<Built[]>}
 */
async function bundled(input, inside, chunks) {
  const result = await bundle({
    root: ROOT,
    configFile: false,
    // Boards are for the page; no program here ever loads one.
    plugins: [leaveOut(/^\.\/board\//)],
    ssr: { target: 'node', noExternal: inside },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input,
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: `${chunks}/[name]-[hash].js` },
      },
    },
  });
  const outputs = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  return outputs.map((file) => ({ name: file.fileName, content: file.type === 'chunk' ? file.code : file.source }));
}

const ENGINE_TYPES = `import type { Game } from './engine/types/index.js';
export * from './engine/types/index.js';
export declare const GAMES: readonly string[];
/** Loads the rules of a game by its name. */
export declare function loadGame(name: string): Promise<Game>;
`;

/** @returns {Promise<Built[]>} */
async function engineTypes() {
  const draft = join(ROOT, 'node_modules/.skerry', `types-${process.pid}`);
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const emit = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', draft];
  await promisify(execFile)(process.execPath, [tsc, '-p', join(ROOT, 'engine'), ...emit]);
  const files = readdirSync(draft, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'));
  const types = files.map((name) => ({ name: `engine/types/${name}`, content: readFileSync(join(draft, name)) }));
  rmSync(draft, { recursive: true });
  return [...types, { name: 'engine.d.ts', content: ENGINE_TYPES }];
}

/**
 * Each file appears whole or not at all, so two builds at once, or a program started meanwhile, do no harm.
 * @param {string} name @param {string | Uint8Array} content
 */
function put(name, content) {
  const path = join(DIST, name);
  mkdirSync(dirname(path), { recursive: true });
  const draft = join(ROOT, 'node_modules/.skerry', `draft-${process.pid}`);
  mkdirSync(dirname(draft), { recursive: true });
  writeFileSync(draft, content);
  renameSync(draft, path);
}

if (isProgram(import.meta.url)) {
  await build().catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
