// The npm package `skerry` in dist/packages/skerry/: server, page and command line in one, with as few dependencies as possible.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle, outputsOf } from '../build.mjs';
import { leaveOut } from '../leave-out.mjs';
import { prepare } from '../prepare.mjs';
import { ROOT } from '../source-files.mjs';
import { licencesOf } from './licences.mjs';
import { inCommon, pack, put, readJson } from './pack.mjs';

const FOLDER = join(ROOT, 'dist/packages/skerry');

/** What cannot be bundled: one has a binary, the other starts threads from a file of its own. */
export const OUTSIDE = ['libsql', 'piscina'];

/** What only some install beside it; the commands that need it say so. */
const OPTIONAL = [/^@modelcontextprotocol\//, /^@opentelemetry\/(?!api)/];

const PROGRAMS = { skerry: 'cli/packaged.ts', worker: 'cli/worker.ts', 'bot-thread': 'server/bots/thread.ts' };

/** What a host or a program reads beside the README. */
const DOCS = ['self-hosting.md', 'protocol.md', 'gym.md', 'mcp.md', 'operations.md', 'content-packs.md', 'examples'];

/** The manifest, from those of the project. */
export function manifest() {
  const { name, description } = readJson('package.json');
  const known = { ...readJson('server/package.json').dependencies, ...readJson('cli/package.json').dependencies };
  return {
    ...{ name, description, ...inCommon() },
    bin: { skerry: 'dist/skerry.js' },
    files: ['dist', 'docs', 'THIRD-PARTY.txt'],
    dependencies: Object.fromEntries(OUTSIDE.map((each) => [each, known[each]])),
  };
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
        external: ['bufferutil', 'utf-8-validate', 'pg-native', ...OPTIONAL],
        output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  return outputsOf(result);
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
  put(FOLDER, 'THIRD-PARTY.txt', licencesOf(files));
  return pack(FOLDER, manifest());
}
