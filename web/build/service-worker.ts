import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/** Vite plugin: builds the service worker with the list of all built files, as `sw.js`. */
export function serviceWorker(source: string): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      sequential: true,
      async handler() {
        const folder = resolve(config.root, config.build.outDir);
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile() && !/\.(map|br|gz)$|^sw\.js$/.test(entry.name))
          .map((entry) => join(entry.parentPath, entry.name))
          .sort();
        const hash = createHash('sha256');
        for (const file of files) hash.update(file.slice(folder.length)).update(readFileSync(file));
        const addresses = files.map((file) => file.slice(folder.length).replaceAll('\\', '/'));
        writeFileSync(join(folder, 'sw.js'), await bundled(source, addresses, hash.digest('hex').slice(0, 16)));
      },
    },
  };
}

async function bundled(source: string, files: readonly string[], version: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { __FILES__: JSON.stringify(files), __VERSION__: JSON.stringify(version) },
    build: { write: false, target: 'es2022', rolldownOptions: { input: source, output: { format: 'iife' } } },
  });
  const [chunk] = [result].flat().flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}
