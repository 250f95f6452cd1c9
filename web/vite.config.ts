import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, defineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { gameIcons } from '../scripts/game-icons.mjs';
import { leaveOut } from '../scripts/leave-out.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A file that is asked for costs more than what is in it: what is always used together comes together. */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 5 },
  // A game without its bot, and its words a language at a time.
  { name: gameChunk, priority: 4, includeDependenciesRecursively: false },
  { name: 'words-en', test: /[\\/]web[\\/]words[\\/].*en\.ts$/, priority: 3 },
  { name: 'words-fr', test: /[\\/]web[\\/]words[\\/].*fr\.ts$/, priority: 3 },
  { name: 'engine', test: /[\\/](engine|tables)[\\/]/, priority: 2 },
  { name: 'frame', test: /[\\/](look|web[\\/]shell)[\\/]|[\\/]web[\\/]app\.tsx$/, priority: 1 },
];

function gameChunk(module: string): string | null {
  const [, game, room = '', file = ''] = /[\\/]games[\\/]([\w-]+)[\\/](\w+)[\\/]([\w./-]+)\.tsx?$/.exec(module) ?? [];
  if (game === undefined || room === 'test' || room === 'bot') return null;
  if (room !== 'text') return game;
  if (/\.en$|^en$|^english$/.test(file)) return `${game}-en`;
  return /\.fr$|^fr$|^french$/.test(file) ? `${game}-fr` : game;
}

export default defineConfig({
  root: here('.'),
  plugins: [gameIcons(), leaveOut('./text/sketch.ts'), hurry(here('app.tsx')), finish(here('sw/sw.ts'))],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Drawings are used from outside by <use>, which data addresses do not serve.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  worker: { format: 'es', plugins: () => [leaveOut('./board/index.ts', './text/sketch.ts')] },
  server: { proxy: { '/api': 'http://localhost:3000', '/live': { target: 'ws://localhost:3000', ws: true } } },
});

/** The frame of every page is asked for together with what comes first. */
function hurry(frame: string): Plugin {
  return {
    name: 'hurry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
        const found = chunks.find(({ moduleIds }) => moduleIds.includes(frame));
        if (found === undefined) throw new Error('The frame of the pages was not built.');
        return [found.fileName, ...found.imports]
          .filter((file) => !html.includes(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          }));
      },
    },
  };
}

/** When all files are built: the service worker, which keeps them on the device, and a compressed copy of each. */
function finish(worker: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'finish',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      writeFileSync(join(folder, 'sw.js'), await serviceWorker(worker, folder));
      for (const file of filesIn(folder)) if (WORTH_COMPRESSING.test(file)) compress(file);
    },
  };
}

const WORTH_COMPRESSING = /\.(js|css|html|svg|json|webmanifest)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** The program of the service worker, with the list of all files and a name for this version of them. */
async function serviceWorker(source: string, folder: string): Promise<string> {
  const files = filesIn(folder);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file));
  const addresses = files.map((file) => file.slice(folder.length).replaceAll('\\', '/'));
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __FILES__: JSON.stringify(addresses), __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 16)) },
    build: { write: false, target: 'es2022', rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  const [chunk] = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}

function compress(file: string): void {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
