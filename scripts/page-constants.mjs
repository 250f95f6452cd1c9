import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-files.mjs';

/**
 * What the page is told by its build. Without a server it is told of one that online play leads to, or of none: ''.
 * @param {string} [online] @returns {{ [name: string]: string }}
 */
export function pageConstants(online) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return {
    __HAS_SERVER__: String(online === undefined),
    __ONLINE__: JSON.stringify(online ?? ''),
    __PROGRAM__: JSON.stringify(version),
  };
}
