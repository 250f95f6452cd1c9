// What each language has and lacks, read from the sources: every file of an English folder, and every object that says something in English.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isCode, ROOMS, ROOT } from './source-files.mjs';
import { isNode, nodes, syntax } from './syntax.mjs';

/** A folder of the page's words each. */
export const LANGUAGES = readdirSync(join(ROOT, 'web/words'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a language has of a part of the project, of how much, and which files lack how much. @typedef {{ part: string, has: number, of: number, lacks: { [file: string]: number } }} Share */

/** @type {{ [room: string]: string }} */
const PARTS = {
  web: 'page',
  server: 'letters and notifications',
  cli: 'terminal',
  engine: 'reasons of the engine',
  tables: 'reasons of tables',
  bots: 'reviews',
  speech: 'grammar',
};

/** Where somebody who reads the list would look for a file: "page", or a game and its "lessons". @param {string} path */
export function partOf(path) {
  const [room = '', game = '', folder = '', file = ''] = path.split('/');
  if (room !== 'games') return PARTS[room] ?? room;
  if (folder === '') return 'all games';
  const [, apart] =
    /^(?:[a-z]{2}\/)?(card|rules|guide|lessons|first-times|position|signs|sketch)\.ts$/.exec(
      path.split('/').slice(3).join('/'),
    ) ?? [];
  const [, beside] = folder === 'text' ? (/^(signs|aids|sketch)\.ts$/.exec(file) ?? []) : [];
  return `${game} ${apart?.replace('first-times', 'lessons') ?? beside ?? folder.replace(/\.\w+$/, '')}`;
}

/** The files that another language may have for one in English, which is in a folder or named by it. @param {string} path */
function translationsOf(path) {
  // How a language speaks is its own matter.
  const pattern = path.startsWith('speech/') ? /(?<=^speech\/)en(?=\/index\.ts$)/ : /(?<=\/)en(?=\/|\.ts$)/;
  return pattern.test(path) ? (/** @type {string} */ language) => path.replace(pattern, language) : undefined;
}

/** The languages of each object that has English: `{ en: 'Sail', fr: 'Naviguer' }`. @param {string} path @param {string} source @returns {string[][]} */
export function saidSideBySide(path, source) {
  if (!/\ben\b/.test(source)) return [];
  return [...nodes(syntax(path, source))].flatMap(({ type, properties }) => {
    if (type !== 'ObjectExpression' || !Array.isArray(properties)) return [];
    // What is spread into an object may have any language.
    if (properties.some((part) => part.type === 'SpreadElement')) return [];
    const keys = properties.flatMap(({ key }) => (isNode(key) && typeof key.name === 'string' ? [key.name] : []));
    return keys.includes('en') ? [keys] : [];
  });
}

/** The parts of the project and what a language has of each, in the order of the folders. @param {string} language @param {readonly string[]} [rooms] @returns {Share[]} */
export function sharesOf(language, rooms = ROOMS) {
  const files = rooms.flatMap(filesBelow).filter((path) => isCode(path) && !/\/test(ing)?\//.test(path));
  const all = new Set(files);
  /** @type {Map<string, Share>} */
  const shares = new Map();
  /** @param {string} path @param {boolean} isThere */
  const count = (path, isThere) => {
    const part = partOf(path);
    const share = shares.get(part) ?? { part, has: 0, of: 0, lacks: {} };
    shares.set(part, share);
    share.of++;
    if (isThere) share.has++;
    else share.lacks[path] = (share.lacks[path] ?? 0) + 1;
  };
  for (const path of files) {
    const translated = translationsOf(path);
    if (translated !== undefined) count(path, all.has(translated(language)));
    else
      for (const languages of saidSideBySide(path, readFileSync(join(ROOT, path), 'utf8')))
        count(path, languages.includes(language));
  }
  return [...shares.values()];
}
