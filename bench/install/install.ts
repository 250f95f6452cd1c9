import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Home } from '@skerry/cli/command';
import { markdownTable } from '@skerry/cli/marks';
import type { Browser } from '@skerry/e2e';
import { busyNote, loadNow } from '../busy.ts';

const run = promisify(execFile);

/** The user of the container image. */
const USER = 1000;

interface Start {
  readonly name: string;
  /** Seconds from the command until the page is served. */
  readonly toServe: number;
  /** Seconds from then until the first move of a new user is played, in a browser that has never been here. */
  readonly toMove: number;
}

export interface Installs {
  readonly starts: readonly Start[];
  /** Bytes by what they are of. */
  readonly sizes: { readonly [what: string]: number };
  readonly load: number;
}

/** Every way to begin, walked as a new user would, with nothing kept from before. */
export async function installBench(home: Home): Promise<Installs> {
  const { openBrowser } = await import('@skerry/e2e');
  const clone = fileURLToPath(home);
  const folder = mkdtempSync(join(tmpdir(), 'skerry-starts-'));
  const env = { ...process.env, PORT: '0', LOG_LEVEL: 'error', npm_config_cache: join(folder, 'cache') };
  const browser = await openBrowser(home);
  try {
    await run(process.execPath, [join(clone, 'scripts/packages/main.mjs'), '--deb'], { cwd: clone });
    const release = (pattern: RegExp): string => {
      const name = readdirSync(join(clone, 'dist/release')).find((each) => pattern.test(each));
      if (name === undefined) throw new Error(`dist/release has no ${pattern.source}.`);
      return join(clone, 'dist/release', name);
    };
    const tarball = release(/^skerry-\d/);
    const image = join(folder, 'image');
    await run(join(clone, 'packaging/container/root.sh'), [tarball, image]);
    const sizes = {
      'npm package': statSync(tarball).size,
      'Debian package for amd64': statSync(release(/amd64\.deb$/)).size,
      'Debian package for arm64': statSync(release(/arm64\.deb$/)).size,
      'container image, unpacked': sizeOf(image),
      'of which Node': sizeOf(join(image, 'bin')),
      'container image, as it is fetched': await packedSize(image),
    };
    mkdirSync(join(folder, 'npx'));
    const starts = [
      await walk('npx', browser, () =>
        spawn('npx', ['--yes', `--package=${tarball}`, 'skerry'], options(join(folder, 'npx'), env)),
      ),
      await walk('container', browser, () => inImage(image)),
      await walk('clone', browser, () =>
        spawn('sh', ['-c', `git clone --quiet "${clone}" skerry && cd skerry && npm start`], options(folder, env)),
      ),
    ];
    return { starts, sizes, load: loadNow() };
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a group of its own, which can be ended as a whole: npm does not pass signals on. */
const options = (cwd: string, env: NodeJS.ProcessEnv): SpawnOptions => ({
  ...{ cwd, env, detached: true },
  stdio: ['ignore', 'pipe', 'inherit'],
});

/** The program of the image in its own root folder, where nothing else can be seen; only root may do this. */
function inImage(image: string): ChildProcess {
  const data = join(image, 'data');
  mkdirSync(data);
  chownSync(data, USER, USER);
  const program = ['/bin/node', '/skerry/node_modules/skerry/dist/skerry.js', 'serve'];
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: '/data', PORT: '0', LOG_LEVEL: 'error' };
  return spawn('chroot', [`--userspec=${USER}:${USER}`, image, ...program], options('/', env));
}

async function walk(name: string, browser: Browser, begin: () => ChildProcess): Promise<Start> {
  const began = performance.now();
  const server = begin();
  try {
    const address = await addressOf(server);
    const served = performance.now();
    await playFirstMove(browser, address);
    return { name, toServe: (served - began) / 1000, toMove: (performance.now() - served) / 1000 };
  } finally {
    if (server.exitCode === null && server.pid !== undefined) {
      const ended = once(server, 'exit');
      process.kill(-server.pid, 'SIGTERM');
      await ended;
    }
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (part) => {
      said += part;
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
}

/** Opens the page, clicks on the first game’s button, and plays what is proposed. */
async function playFirstMove(browser: Browser, address: string): Promise<void> {
  const { Player } = await import('@skerry/e2e');
  const context = await browser.newContext({ baseURL: address, locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto('/');
  await page.locator('.game-card .offer-go').first().click();
  const player = new Player(page, { seed: 1, curiosity: 0 });
  do await player.isAsked();
  while ((await player.decide()) === undefined);
  await context.close();
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}

/** Layers are compressed as this does it. */
async function packedSize(folder: string): Promise<number> {
  const { stdout } = await run('sh', ['-c', `tar --create --directory="${folder}" . | gzip | wc --bytes`]);
  return Number(stdout);
}

const WAYS: { readonly [name: string]: string } = {
  npx: '`npx skerry`, with an empty npm cache',
  container: 'the container, once its image is there',
  clone: '`git clone … && npm start`, with an empty npm cache',
};

export function installText({ starts, sizes, load }: Installs): string {
  const times = starts.map(({ name, toServe, toMove }) => [
    WAYS[name] ?? name,
    ...[toServe, toMove, toServe + toMove].map((seconds) => `${seconds.toFixed(1)} s`),
  ]);
  const bytes = Object.entries(sizes).map(([what, size]) => [what, `${(size / 1e6).toFixed(1)} MB`]);
  return `From the command to the first move, as a new user goes: the page opened in a browser that has never been there, *Play now*, and the first thing that is proposed.

${markdownTable(['start', 'until it is served', 'from then to the first move', 'together'], times)}

${markdownTable(['what is released', 'size'], bytes)}${busyNote(load, 'the times are too long')}`;
}
