import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, defineConfig, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { chunks } from '../scripts/chunks.mjs';
import { gameIcons } from '../scripts/game-icons.mjs';
import { leaveOut } from '../scripts/leave-out.mjs';
import { namedBreakpoints } from '../scripts/named-breakpoints.mjs';
import { pageConstants } from '../scripts/page-constants.mjs';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  root: here('.'),
  plugins: [
    gameIcons(),
    withServer(),
    leaveOut(/^\.\/text\/sketch\.ts$/),
    hurry(here('app.tsx')),
    lookAhead(),
    finish(here('sw/sw.ts')),
  ],
  define: pageConstants(),
  css: { postcss: { plugins: [namedBreakpoints()] } },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    // Drawings are referenced by <use>, which does not work with data URLs.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunks(here('..')) } } },
  },
  worker: {
    format: 'es',
    plugins: () => [leaveOut(/^\.\/(board\/|lessons\/index\.ts|text\/(sketch|\w+\/(rules|guide))\.ts)/)],
  },
  // Whole addresses: the sources of the page have a folder `live`, too.
  server: {
    proxy: { '^/api/': 'http://localhost:3000', '^/live(\\?|$)': { target: 'ws://localhost:3000', ws: true } },
  },
});

/** Leaves out the way to a server: this page comes from one. */
function withServer(): Plugin {
  return {
    name: 'with-server',
    transform: (_, id) =>
      id === here('online/lazy.ts') ? { code: 'export const OnlinePlay = undefined;' } : undefined,
  };
}

/** Fonts that a page needs for its first words; the rest is fetched once the page is idle. */
const FIRST_TYPE = /(im-fell-english|alegreya-sans)-latin-400-normal[^/]*\.woff2$/;

/** Preloads what every page needs, together with the entry. */
function hurry(frame: string): Plugin {
  return {
    name: 'hurry',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const files = filesOf(bundle, frame).filter((file) => file.endsWith('.js') && !html.includes(file));
        const type = Object.keys(bundle).filter((file) => FIRST_TYPE.test(file));
        const link = (attrs: { readonly [name: string]: string | true }) =>
          ({ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head' }) as const;
        return [
          ...files.map((file) => link({ rel: 'modulepreload', href: `/${file}` })),
          ...type.map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}` })),
        ];
      },
    },
  };
}

/** Writes a list for the server: the files that a table of each game needs in each language. */
function lookAhead(): Plugin {
  return {
    name: 'look-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const modules = [...this.getModuleIds()];
        const manifests = modules.filter((id) => /[\\/]games[\\/][^\\/]+[\\/]manifest\.ts$/.test(id));
        const languages = modules.flatMap((id) => /[\\/]web[\\/]words[\\/](\w+)[\\/]index\.ts$/.exec(id)?.[1] ?? []);
        const tables = manifests.flatMap((manifest) => {
          const [game = ''] = manifest.split(/[\\/]/).slice(-2);
          // Bots run in a worker, which loads its own files; what pages beside the table need can wait; what is left out has no
          // file.
          const parts = (this.getModuleInfo(manifest)?.dynamicallyImportedIds ?? []).filter(
            (id) =>
              !/[\\/](bot|aids|legend|position|editing)\.tsx?$|[\\/](lessons|puzzles|board[\\/](editor|later))[\\/]|^\0/.test(
                id,
              ),
          );
          if (parts.length === 0 || /\bisExample: true/.test(this.getModuleInfo(manifest)?.code ?? '')) return [];
          const needed = (language: string) => {
            // English where the game lacks the language.
            const texts = new Map(parts.map((id) => [/[\\/]text[\\/](\w+)[\\/]index\.ts$/.exec(id)?.[1], id]));
            const text = texts.get(language) ?? texts.get('en');
            const spoken = parts.filter((id) => !/[\\/]text[\\/]/.test(id) || id === text);
            const needs = [
              here('live/page.tsx'),
              here('../look/signs/game-signs.ts'),
              here(`words/${language}/index.ts`),
              here(`../tables/reasons/words/${language}.ts`),
              ...spoken,
            ];
            return [...new Set(needs.flatMap((module) => filesOf(bundle, module)))];
          };
          return [[game, Object.fromEntries(languages.map((language) => [language, needed(language)]))] as const];
        });
        this.emitFile({ type: 'asset', fileName: AHEAD, source: JSON.stringify(Object.fromEntries(tables)) });
      },
    },
  };
}

const AHEAD = 'ahead.json';

/** The file that contains a module, with everything it imports, scripts and styles. */
function filesOf(bundle: Rolldown.OutputBundle, module: string): string[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const wanted = new Set(chunks.filter(({ moduleIds }) => moduleIds.includes(module)));
  for (const chunk of wanted) {
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) wanted.add(other);
  }
  return [...wanted].flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]);
}

/** After the build: the service worker, and a compressed copy of each file. */
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

/** The code of the service worker, with the list of all files and a name for this version of them. */
async function serviceWorker(source: string, folder: string): Promise<string> {
  const files = filesIn(folder).filter((file) => !file.endsWith(AHEAD));
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
