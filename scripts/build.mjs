// Bundles the programs into dist/, workspace packages inside and npm packages outside, and the page into dist/web/.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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
  const [files] = await Promise.all([buildPrograms(), buildPage()]);
  for (const { name, content } of files) put(name, content);
  const kept = new Set(files.map(({ name }) => name));
  for (const old of filesBelow('dist').map((path) => path.slice('dist/'.length))) {
    if (old !== 'stamp' && !/^(web|static|packages|release)\//.test(old) && !kept.has(old))
      rmSync(join(DIST, old), { force: true });
  }
  put('stamp', stamp);
}

/**
 * Always for production: for tests or development Vite would write the machine's paths into the page.
 * @param {import('vite').InlineConfig} config
 */
export async function bundle(config) {
  if (bundling++ === 0) usual = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const { build } = await import('vite');
    return await build({ mode: 'production', logLevel: 'error', ...config });
  } finally {
    // Several may be built side by side.
    if (--bundling === 0) {
      if (usual === undefined) delete process.env.NODE_ENV;
      else process.env.NODE_ENV = usual;
    }
  }
}

let bundling = 0;
/** @type {string | undefined} */
let usual;

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

/** @returns {Promise<Built[]>} */
async function buildPrograms() {
  const result = await bundle({
    root: ROOT,
    configFile: false,
    // Boards are for the page; no program here ever loads one.
    plugins: [leaveOut(/^\.\/board\//)],
    ssr: { target: 'node', noExternal: [/^@skerry\//, ...MANY_FILES] },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: PROGRAMS,
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  return outputsOf(result).map((file) => ({
    name: file.fileName,
    content: file.type === 'chunk' ? file.code : file.source,
  }));
}

/** The files of what `bundle` returns. @param {Awaited<ReturnType<typeof bundle>>} result */
export const outputsOf = (result) => [result].flat().flatMap((part) => ('output' in part ? part.output : []));

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
