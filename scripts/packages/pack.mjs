// What all packages have in common: their version, their licence, their tarball in dist/release/.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../source-files.mjs';

export const RELEASE = join(ROOT, 'dist/release');

export const readJson = (/** @type {string} */ path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** What the manifests of all packages have from the one of the clone; the version is written nowhere else. */
export function inCommon() {
  const { version, license, engines, repository } = readJson('package.json');
  return { version, license, type: 'module', engines, ...(repository && { repository }) };
}

/** @param {string} folder @param {string} name @param {string | Uint8Array} content */
export function put(folder, name, content) {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), content);
}

/** Returns the path of the tarball. @param {string} folder @param {object} manifest */
export function pack(folder, manifest) {
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  put(folder, 'package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  mkdirSync(RELEASE, { recursive: true });
  const args = ['pack', '--json', '--silent', '--pack-destination', RELEASE];
  const [packed] = JSON.parse(execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }));
  return join(RELEASE, packed.filename);
}
