// Installs the package where nothing else is, and uses it as a host would.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../source-files.mjs';
import { firstMove } from './first-move.mjs';

/** The game that is tried. */
const GAME =
  readdirSync(join(ROOT, 'games')).find((name) => existsSync(join(ROOT, 'games', name, 'manifest.ts'))) ?? '';

const secondsSince = (/** @type {number} */ since) => (performance.now() - since) / 1000;

/** Bytes of all files below a folder. @param {string} folder @returns {number} */
export function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}

/** Bytes and seconds; what libsql brings is not counted. @param {string} tarball */
export async function tryOut(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'skerry-package-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
    const began = performance.now();
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', tarball, ...quiet], { cwd: folder, stdio: ['ignore', 'ignore', 2] });
    const toInstall = secondsSince(began);
    const modules = join(folder, 'node_modules');
    const installed = sizeOf(modules) - sizeOf(join(modules, 'libsql')) - sizeOf(join(modules, '@libsql'));
    const skerry = join(modules, '.bin/skerry');
    const series = ['simulate', GAME, '--games', '2', '--bots', 'calm', '--cores', '2', '--seed', 'a'];
    const said = execFileSync(skerry, series, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    if (!/2 games between/.test(said) || !/npx skerry simulate/.test(said)) throw new Error(`simulate said: ${said}`);
    const times = await serve([skerry], { cwd: folder });
    if (!existsSync(join(folder, 'data/skerry.db'))) throw new Error('Tables are not kept in data/ of the folder.');
    return { packed: statSync(tarball).size, installed, toInstall, ...times };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts a server, plays the first move, and stops it. Returns the seconds from the start.
 * @param {readonly string[]} command @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} where
 */
export async function serve([program = '', ...args], where) {
  const began = performance.now();
  const server = spawn(program, args, {
    env: { ...process.env, LOG_LEVEL: 'error' },
    ...where,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (part) => {
        said += part;
        const [, found] = /(http:\/\/localhost:\d+)/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
      server.once('error', reject);
      server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
    });
    const toServe = secondsSince(began);
    await firstMove(address, GAME);
    return { toServe, toMove: secondsSince(began) };
  } finally {
    server.removeAllListeners('exit');
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
}
