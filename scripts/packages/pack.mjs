// What all packages have in common: their version, their licence, their tarball.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../source-files.mjs';

export const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The version of everything that is released. It is written in package.json of the clone, and nowhere else. @type {string} */
export const VERSION = readJson('package.json').version;

/** @param {string} folder @param {string} name @param {string | Uint8Array} content */
export function put(folder, name, content) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** Returns the path of the tarball. @param {string} folder @param {object} manifest */
export function pack(folder, manifest) {
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  put(folder, 'package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  const [packed] = JSON.parse(execFileSync('npm', ['pack', '--json', '--silent'], { cwd: folder, encoding: 'utf8' }));
  return join(folder, packed.filename);
}
