// The npm package `skerry` in dist/package/: server, page and command line in one, with as few dependencies as possible.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundle } from '../build.mjs';
import { leaveOut } from '../leave-out.mjs';
import { prepare } from '../prepare.mjs';
import { ROOT } from '../source-files.mjs';
import { pack, put, readJson, VERSION } from './pack.mjs';

const FOLDER = join(ROOT, 'dist/package');

/** What cannot be bundled: one has a binary, the other starts threads from a file of its own. */
export const OUTSIDE = ['libsql', 'piscina'];

const PROGRAMS = { skerry: 'cli/packaged.ts', worker: 'cli/worker.ts', 'bot-thread': 'server/bots/thread.ts' };

/** What a host or a program reads beside the README. */
const DOCS = ['self-hosting.md', 'protocol.md', 'gym.md', 'content-packs.md', 'examples'];

/** The manifest, from those of the project. */
export function manifest() {
  const { name, description, license, engines } = readJson('package.json');
  const known = { ...readJson('server/package.json').dependencies, ...readJson('cli/package.json').dependencies };
  return {
    ...{ name, version: VERSION, description, license, engines },
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

/** Their licences, as these ask for. @param {readonly string[]} modules */
function licencesOf(modules) {
  const one = (/** @type {string} */ folder) => {
    const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const file = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
    const text = file === undefined ? `Licence: ${license}` : readFileSync(join(folder, file), 'utf8').trim();
    return `${name} ${version}\n\n${text}\n`;
  };
  const texts = packagesOf(modules).map(one);
  return `This package contains the following software.\n\n${texts.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

async function programs() {
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
  return [result].flat().flatMap((part) => ('output' in part ? part.output : []));
}

/** The file itself if there are compressed copies, which are all that the server needs. @param {string} path */
const isCopiedTwice = (path) => /\/assets\/[^/]+$/.test(path) && existsSync(`${path}.br`) && existsSync(`${path}.gz`);

/** Returns the path of the tarball. */
export async function makeSkerry() {
  await prepare();
  const files = await programs();
  rmSync(FOLDER, { recursive: true, force: true });
  for (const file of files) {
    const shebang = file.fileName === 'skerry.js' ? '#!/usr/bin/env node\n' : '';
    put(FOLDER, `dist/${file.fileName}`, file.type === 'chunk' ? shebang + file.code : file.source);
  }
  cpSync(join(ROOT, 'dist/web'), join(FOLDER, 'dist/web'), { recursive: true, filter: (path) => !isCopiedTwice(path) });
  for (const doc of DOCS) cpSync(join(ROOT, 'docs', doc), join(FOLDER, 'docs', doc), { recursive: true });
  cpSync(join(ROOT, 'packaging/npm/README.md'), join(FOLDER, 'README.md'));
  put(
    FOLDER,
    'THIRD-PARTY.txt',
    licencesOf(files.flatMap((file) => ('modules' in file ? Object.keys(file.modules) : []))),
  );
  return pack(FOLDER, manifest());
}
