// Makes the npm package in dist/package/: server, page and command line in one, with as few dependencies as possible.
// With --try it is also installed in an empty folder and started, and sizes and times are printed.
import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { bundle } from './build.mjs';
import { leaveOut } from './leave-out.mjs';
import { prepare } from './prepare.mjs';
import { isProgram, ROOT } from './source-files.mjs';

const FOLDER = join(ROOT, 'dist/package');

/** What cannot be bundled: one has a binary, the other starts threads from a file of its own. */
export const OUTSIDE = ['libsql', 'piscina'];

const PROGRAMS = { skerry: 'cli/packaged.ts', worker: 'cli/worker.ts', 'bot-thread': 'server/bots/thread.ts' };

/** What a host or a program reads beside the README. */
const DOCS = ['self-hosting.md', 'protocol.md', 'gym.md', 'content-packs.md', 'examples'];

/** The game that is tried. */
const GAME =
  readdirSync(join(ROOT, 'games')).find((name) => existsSync(join(ROOT, 'games', name, 'manifest.ts'))) ?? '';

const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The manifest, from those of the project. */
export function manifest() {
  const { name, version, description, license, engines } = readJson('package.json');
  const known = { ...readJson('server/package.json').dependencies, ...readJson('cli/package.json').dependencies };
  return {
    ...{ name, version, description, license, engines },
    type: 'module',
    bin: { skerry: 'dist/skerry.js' },
    files: ['dist', 'docs', 'THIRD-PARTY.txt'],
    dependencies: Object.fromEntries(OUTSIDE.map((each) => [each, known[each]])),
  };
}

/** The packages that the bundle holds, by their folders. @param {readonly string[]} modules */
function packagesOf(modules) {
  const folders = new Set();
  for (const path of modules) {
    const [, folder] = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(path) ?? [];
    if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(folder);
  }
  return [...folders].sort((a, b) => (basename(a) < basename(b) ? -1 : 1));
}

/** Their licences, as these ask for. @param {readonly string[]} folders */
function licencesOf(folders) {
  const one = (/** @type {string} */ folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
    const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8').trim();
    return `${name} ${version}\n\n${text}\n`;
  };
  return `This package contains the following software.\n\n${folders.map(one).join(`\n${'-'.repeat(80)}\n\n`)}`;
}

async function make() {
  await prepare();
  const result = await bundle({
    root: ROOT,
    configFile: false,
    plugins: [leaveOut(/^\.\/board\//)],
    define: { 'process.env.SKERRY_COMMAND': JSON.stringify('npx skerry') },
    ssr: { target: 'node', noExternal: true, external: OUTSIDE },
    build: {
      ssr: true,
      write: false,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        input: PROGRAMS,
        // What ws and pg would use if it were there.
        external: ['bufferutil', 'utf-8-validate', 'pg-native'],
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  rmSync(FOLDER, { recursive: true, force: true });
  const put = (/** @type {string} */ name, /** @type {string | Uint8Array} */ content) => {
    mkdirSync(dirname(join(FOLDER, name)), { recursive: true });
    writeFileSync(join(FOLDER, name), content);
  };
  /** @type {string[]} */
  const modules = [];
  for (const part of [result].flat())
    for (const file of 'output' in part ? part.output : []) {
      if (file.type === 'chunk') modules.push(...Object.keys(file.modules));
      const shebang = file.fileName === 'skerry.js' ? '#!/usr/bin/env node\n' : '';
      put(`dist/${file.fileName}`, file.type === 'chunk' ? shebang + file.code : file.source);
    }
  cpSync(join(ROOT, 'dist/web'), join(FOLDER, 'dist/web'), { recursive: true });
  for (const doc of DOCS) cpSync(join(ROOT, 'docs', doc), join(FOLDER, 'docs', doc), { recursive: true });
  cpSync(join(ROOT, 'LICENSE'), join(FOLDER, 'LICENSE'));
  cpSync(join(ROOT, 'packaging/npm/README.md'), join(FOLDER, 'README.md'));
  put('THIRD-PARTY.txt', licencesOf(packagesOf(modules)));
  put('package.json', `${JSON.stringify(manifest(), null, 2)}\n`);
  const [packed] = JSON.parse(execFileSync('npm', ['pack', '--json', '--silent'], { cwd: FOLDER, encoding: 'utf8' }));
  return join(FOLDER, packed.filename);
}

/** Bytes of all files below a folder. @param {string} folder @returns {number} */
function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? sizeOf(path) : statSync(path).size);
  }, 0);
}

/** Installs the package where nothing else is, and uses it as a host would. @param {string} tarball */
async function tryOut(tarball) {
  const room = mkdtempSync(join(tmpdir(), 'skerry-package-'));
  try {
    writeFileSync(join(room, 'package.json'), '{"private":true}\n');
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', tarball, ...quiet], { cwd: room, stdio: ['ignore', 'ignore', 2] });
    const modules = join(room, 'node_modules');
    const beside = sizeOf(modules) - sizeOf(join(modules, 'libsql')) - sizeOf(join(modules, '@libsql'));
    const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
    console.log(`Packed ${megabytes(statSync(tarball).size)}, installed ${megabytes(beside)} beside libsql.`);
    const skerry = join(modules, '.bin/skerry');
    const run = (/** @type {string[]} */ ...args) => execFileSync(skerry, args, { cwd: room, encoding: 'utf8' });
    const said = run('simulate', GAME, '--games', '8', '--bots', 'calm', '--cores', '2', '--seed', 'a');
    if (!/8 games between/.test(said) || !/npx skerry simulate/.test(said)) throw new Error(`simulate said: ${said}`);
    await served(skerry, room);
  } finally {
    rmSync(room, { recursive: true, force: true });
  }
}

/** Starts the server, and asks for the page until it comes. @param {string} skerry @param {string} room */
async function served(skerry, room) {
  const began = performance.now();
  const server = spawn(skerry, ['serve', '--port', '0'], { cwd: room, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const address = await new Promise((resolve, reject) => {
      let said = '';
      server.stdout.on('data', (part) => {
        said += part;
        const [, found] = /open at (http:\/\/localhost:\d+)/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
      server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
    });
    const page = await (await fetch(address)).text();
    if (!page.includes('<title>Skerry</title>')) throw new Error('The home page is not served.');
    console.log(`Served in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
    const made = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body: JSON.stringify({
        ...{ game: GAME, name: 'Sunday' },
        seats: [{ who: 'me', name: 'Ann' }, { who: 'open' }],
      }),
    });
    if (!made.ok) throw new Error(`A table could not be made: ${made.status} ${await made.text()}`);
    if (!existsSync(join(room, 'data/skerry.db'))) throw new Error('Tables are not kept in data/ of the folder.');
  } finally {
    server.removeAllListeners('exit');
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
}

if (isProgram(import.meta.url)) {
  const tarball = await make();
  console.log(`Written to ${relative(ROOT, tarball)}.`);
  if (process.argv.includes('--try')) await tryOut(tarball);
}
