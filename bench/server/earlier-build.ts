import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Failure } from '@skerry/cli/command';
import type { Game } from '@skerry/engine';
import type { skerryContender } from './skerry.ts';

const run = promisify(execFile);

/** A build of an earlier commit, and the client of its own time: rules and protocol may have been others. */
export interface EarlierBuild {
  /** "fcdc4ad" */
  readonly commit: string;
  readonly home: URL;
  readonly skerryContender: typeof skerryContender;
  loadGame(name: string): Promise<{ readonly game: Game }>;
}

/** Where the client of the load has been, the newest place first. */
const CLIENTS = ['bench/server/skerry.ts', 'cli/server-bench-skerry.ts'];

/** Builds a commit once, in a folder of its own, with the packages of this clone: only our own code differs. */
export async function earlierBuild(ref: string, home: URL): Promise<EarlierBuild> {
  const root = fileURLToPath(home);
  const commit = await run('git', ['rev-parse', '--short=7', '--verify', `${ref}^{commit}`], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => {
      throw new Failure(`There is no commit "${ref}" here to compare with. Name another one with --against.`);
    },
  );
  const folder = join(root, 'node_modules/.skerry/builds', commit);
  if (!existsSync(folder)) {
    process.stderr.write(`Building ${commit} to compare with (once)...\n`);
    const draft = `${folder}-${process.pid}`;
    try {
      await unpack(root, commit, draft);
      await link(root, draft);
      await run(process.execPath, ['scripts/build.mjs'], { cwd: draft });
      await bundleClient(draft);
      await rename(draft, folder);
    } catch (error) {
      await rm(draft, { recursive: true, force: true });
      throw new Failure(`${commit} could not be built: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  const client = await import(pathToFileURL(join(folder, 'dist/client/client.js')).href);
  return { commit, home: pathToFileURL(`${folder}/`), ...client };
}

async function unpack(root: string, commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const archive = join(folder, 'archive.tar');
  await run('git', ['archive', '--output', archive, commit], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
}

interface Lock {
  readonly packages: {
    readonly [path: string]: {
      readonly link?: true;
      readonly dev?: true;
      readonly optional?: true;
      readonly resolved?: string;
      readonly version?: string;
    };
  };
}

/** Its own packages by their names, all others from the clone; what the clone no longer has is installed. */
async function link(root: string, folder: string): Promise<void> {
  const packages = join(folder, 'node_modules');
  await mkdir(join(packages, '@skerry'), { recursive: true });
  for (const name of await readdir(join(root, 'node_modules')))
    if (!['@skerry', '.skerry'].includes(name)) await symlink(join(root, 'node_modules', name), join(packages, name));
  const lock = JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lock;
  const missing: string[] = [];
  for (const [path, { link, dev, optional, resolved = '', version }] of Object.entries(lock.packages)) {
    if (link) {
      await symlink(join(folder, resolved), join(folder, path));
      const own = join(root, resolved, 'node_modules');
      if (existsSync(own)) await symlink(own, join(folder, resolved, 'node_modules'));
    } else if (!dev && !optional && /^node_modules\/[^@/]+$/.test(path) && !existsSync(join(root, path)))
      missing.push(`${path.slice('node_modules/'.length)}@${version}`);
  }
  if (missing.length === 0) return;
  const former = join(folder, 'former');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', former, ...missing];
  await run('npm', args, { shell: process.platform === 'win32' });
  for (const name of await readdir(join(former, 'node_modules')))
    if (!name.startsWith('.')) await rename(join(former, 'node_modules', name), join(packages, name));
}

async function bundleClient(folder: string): Promise<void> {
  const { build } = await import('vite');
  const client = CLIENTS.find((path) => existsSync(join(folder, path)));
  if (client === undefined) throw new Error('it has no client for a load');
  const entry = join(folder, 'client.ts');
  // Until 2026-11-19 the client's function had another name.
  const lines = [
    `import * as client from './${client}';`,
    'export const skerryContender = client.skerryContender ?? client.skerryHouse;',
    `export { loadGame } from './cli/games.ts';`,
  ];
  await writeFile(entry, `${lines.join('\n')}\n`);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'without-boards',
        enforce: 'pre',
        resolveId: (id) => (/^game-icon:|\/board\/|\.(css|svg)$/.test(id) ? '\0nothing' : undefined),
        load: (id) => (id === '\0nothing' ? 'export default undefined;' : undefined),
      },
    ],
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    ssr: { target: 'node', noExternal: [/^@skerry\//] },
    build: {
      ssr: true,
      outDir: join(dirname(entry), 'dist/client'),
      minify: false,
      rolldownOptions: { input: { client: entry }, shimMissingExports: true, output: { entryFileNames: '[name].js' } },
    },
  });
}
