// Where the sources are, for the build and the checks.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The folders of the project whose imports are checked and whose code is built. */
export const ROOMS = ['engine', 'speech', 'look', 'games', 'bots', 'tables', 'server', 'web', 'cli', 'e2e', 'bench'];

/** Whether the module with this address is the program that was started, and not only imported. @param {string} url */
export const isProgram = (url) =>
  process.argv[1] !== undefined && realpathSync(process.argv[1]) === realpathSync(fileURLToPath(url));

/** @param {string} path */
export const readIfThere = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/**
 * Paths of all files below a folder, relative to the root, with forward slashes, sorted.
 * @param {string} folder @returns {string[]}
 */
export function filesBelow(folder) {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? filesBelow(path) : [path];
    })
    .sort();
}

/** @param {string} path */
export const isCode = (path) => /\.[cm]?[jt]sx?$/.test(path);
