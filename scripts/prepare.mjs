// Makes a clone ready to run: dependencies installed, programs built. Plain Node, because nothing may be installed yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { builtStamp, sourceStamp } from './build.mjs';
import { isProgram, ROOT, readIfThere } from './source-files.mjs';

const INSTALLED = join(ROOT, 'node_modules/.skerry/lock');
const INSTALLING = join(ROOT, '.installing');

/** @param {string} sentence @returns {never} */
function stop(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** @param {string} version */
export function nodeServes(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

const lockStamp = () =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');

const installed = () => readIfThere(INSTALLED) === lockStamp();

/** @param {number} pid */
function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

/** Two installs at once would spoil each other: the second waits for the first. */
async function takeInstalling() {
  for (;;) {
    try {
      writeFileSync(INSTALLING, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') {
        stop(`Cannot write into ${ROOT}: ${/** @type {Error} */ (error).message}.`);
      }
    }
    await pause(200);
    const holder = readIfThere(INSTALLING);
    if (holder !== undefined && !alive(Number(holder))) rmSync(INSTALLING, { force: true });
  }
}

/** What went wrong, as a sentence, or nothing. */
function npmCi() {
  const npmCli = process.env.npm_execpath ?? '';
  const [program, first] = basename(npmCli) === 'npm-cli.js' ? [process.execPath, [npmCli]] : ['npm', []];
  const args = [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const shell = program === 'npm' && process.platform === 'win32';
  const { status, error } = spawnSync(program, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 2], shell });
  if (error) return `npm did not start (${error.message}). Is npm installed?`;
  if (status !== 0) return 'npm ci failed, see above. Check the network, then try again.';
  return undefined;
}

function installOnce() {
  process.stderr.write('Installing dependencies (once)...\n');
  const trouble = npmCi();
  if (trouble) return trouble;
  mkdirSync(dirname(INSTALLED), { recursive: true });
  writeFileSync(INSTALLED, lockStamp());
  return undefined;
}

export async function install() {
  if (!nodeServes(process.versions.node)) {
    stop(`Skerry needs Node 20.19+ or 22.12+, and this is Node ${process.versions.node}.`);
  }
  if (installed()) return;
  await takeInstalling();
  const trouble = installed() ? undefined : installOnce();
  rmSync(INSTALLING, { force: true });
  if (trouble) stop(`The dependencies could not be installed: ${trouble}`);
}

/** Imported only now: what it needs may not have been installed before. @param {string[]} args */
async function staticEdition(args) {
  await install();
  const { makeStatic } = await import('./static.mjs');
  await makeStatic(args).catch((error) => stop(error.message));
}

/** Installs and builds what is missing or stale; silent when there is nothing to do. */
export async function prepare() {
  await install();
  if (builtStamp() === sourceStamp()) return;
  process.stderr.write('Building...\n');
  const { status } = spawnSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: ['ignore', 2, 2] });
  if (status !== 0) stop('The build failed, see above. Correct the file it names, then try again.');
}

if (isProgram(import.meta.url)) {
  const args = process.argv.slice(2);
  if (args.includes('--static')) await staticEdition(args);
  else await prepare();
}
