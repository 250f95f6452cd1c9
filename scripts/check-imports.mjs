// Who may import whom. Arrows point one way: engine <- games, bots <- cli.
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { filesBelow, isCode, ROOMS, ROOT } from './source-files.mjs';
import { isNode, lineOf, nodes, syntax } from './syntax.mjs';

/** A package of the project: `engine`, `bots`, `cli`, or one game such as `games/forbidden-island`. @typedef {string} Package */

const IMPORTING = [
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
];

/** Everything a file imports, types and lazy imports too. @param {string} path @param {string} source */
export function importsOf(path, source) {
  return [...nodes(syntax(path, source))].flatMap((node) => {
    if (!IMPORTING.includes(node.type) || !isNode(node.source) || typeof node.source.value !== 'string') return [];
    return [{ line: lineOf(source, node), wanted: node.source.value }];
  });
}

/** @param {string} path @returns {Package} */
const packageAt = (path) => path.split('/', path.startsWith('games/') ? 2 : 1).join('/');

/** @param {string} name the part after `@skerry/` @returns {Package} */
const packageNamed = (name) => (['engine', 'bots', 'cli', 'server', 'web'].includes(name) ? name : `games/${name}`);

/** @param {string} path */
const isTest = (path) => path.includes('/test/') || path.startsWith('engine/testing/');

/** @param {string} wanted */
const isNodeModule = (wanted) => wanted.startsWith('node:') || builtinModules.includes(wanted);

/** What each package may import beside itself. @param {Package} from @param {Package} to */
function allowed(from, to) {
  if (from === 'engine') return false;
  if (from === 'cli') return to === 'engine' || to === 'bots' || to.startsWith('games/');
  return to === 'engine';
}

/** @param {Package} from */
function limits(from) {
  if (from === 'engine') return 'the engine imports nothing of the project';
  if (from === 'bots') return 'bots import only the engine and know no game by name';
  if (from === 'cli') return 'the command line imports only the engine, the bots and, in cli/games.ts, the games';
  return 'a game imports only the engine and itself';
}

/** Why a file may not have this import, or nothing if it may. @param {string} path @param {string} wanted */
export function whyForbidden(path, wanted) {
  const from = packageAt(path);
  if (isNodeModule(wanted)) {
    if (from === 'cli' || isTest(path)) return undefined;
    return 'engine, games and bots also run in the browser, where Node modules do not exist';
  }
  if (wanted.startsWith('.')) return whyNotFile(path, posix.join(posix.dirname(path), wanted));
  const [, name, inside] = /^@skerry\/([^/]+)(?:\/(.*))?$/.exec(wanted) ?? [];
  return name === undefined ? undefined : whyNotPackage(path, packageNamed(name), inside);
}

/** @param {string} path @param {string} target */
function whyNotFile(path, target) {
  const from = packageAt(path);
  if (packageAt(target) !== from) {
    return allowed(from, packageAt(target)) ? 'another package is imported by its name, @skerry/...' : limits(from);
  }
  if (isTest(target) && !isTest(path)) return 'only tests import from a test folder';
  const inGame = /^games\/[^/]+\/(.*)$/;
  const [, room = ''] = inGame.exec(path) ?? [];
  const [, other = ''] = inGame.exec(target) ?? [];
  if (/^(rules|content)\//.test(room) && /^(text\/|board\/|bot\.ts$)/.test(other)) {
    return 'rules and content know no text, no board and no bot';
  }
  return undefined;
}

/** @param {string} path @param {Package} to @param {string | undefined} inside */
function whyNotPackage(path, to, inside) {
  const from = packageAt(path);
  if (to === from) return 'a package imports its own files by their path';
  if (!allowed(from, to)) return limits(from);
  if (to.startsWith('games/') && path !== 'cli/games.ts') return 'games are known by name only in cli/games.ts';
  if (to === 'engine' && inside?.startsWith('testing') && !isTest(path))
    return 'only tests import @skerry/engine/testing';
  return undefined;
}

/** All forbidden imports of the project, a sentence each. */
export function checkImports() {
  const files = ROOMS.flatMap(filesBelow).filter(isCode);
  const troubles = files.flatMap((path) =>
    importsOf(path, readFileSync(join(ROOT, path), 'utf8')).flatMap(({ line, wanted }) => {
      const why = whyForbidden(path, wanted);
      return why ? [`${path}:${line} imports ${wanted}: ${why}`] : [];
    }),
  );
  return { files: files.length, troubles };
}
