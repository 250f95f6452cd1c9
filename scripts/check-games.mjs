// Only games/, tests, benchmarks and docs name a game: everything else works with any of them.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ruleNumbers } from './check-rules.mjs';
import { filesBelow, ROOMS, ROOT } from './source-files.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** What gives a game away: its folder, its titles and its rule numbers. @returns {RegExp} */
function namesOfGames() {
  const names = filesBelow('docs/rules').flatMap((ledger) => {
    const game = basename(ledger, '.md');
    const cards = filesBelow(`games/${game}/text`).filter((path) => path.endsWith('/card.ts'));
    const titles = cards.flatMap((path) => /\btitle: '([^']+)'/.exec(read(path))?.[1] ?? []);
    const rules = new Set(ruleNumbers(read(ledger)).map((rule) => rule.replace(/\d+$/, '\\d')));
    return [game, ...titles, ...rules];
  });
  return new RegExp(`\\b(${names.join('|')})`, 'iu');
}

/** Lines that name a game, a sentence each. @param {string} path @param {string} source @param {RegExp} names */
export const gamesNamed = (path, source, names = namesOfGames()) =>
  source.split('\n').flatMap((line, at) => {
    const [, name] = names.exec(line) ?? [];
    return name === undefined ? [] : [`${path}:${at + 1} names a game: "${name}"`];
  });

export function checkGames() {
  const names = namesOfGames();
  const files = [...ROOMS, 'scripts']
    .filter((room) => !['games', 'e2e', 'bench'].includes(room))
    .flatMap(filesBelow)
    .filter((path) => /\.([cm]?[jt]sx?|css|html)$/.test(path) && !/\/test(ing)?\//.test(path));
  return { files: files.length, troubles: files.flatMap((path) => gamesNamed(path, read(path), names)) };
}
