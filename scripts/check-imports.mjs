// Who may import whom. Arrows point one way, from the engine to the programs.
import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join, posix } from 'node:path';
import { filesBelow, isCode, ROOMS, ROOT } from './source-files.mjs';
import { isNode, lineOf, nodes, parsed } from './syntax.mjs';

/** A package of the project: `engine`, `bots`, ..., the registry `games`, or one game such as `games/pebbles`. @typedef {string} Package */

/** Everything a file imports, types and lazy imports too; `type` where nothing but types comes. @param {string} path @param {string} source */
export function importsOf(path, source) {
  const file = parsed(path, source);
  const stated = [
    ...file.module.staticImports.map(({ start, moduleRequest, entries }) => ({
      start,
      wanted: moduleRequest.value,
      type: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...file.module.staticExports.flatMap(({ start, entries }) => {
      const wanted = entries.find(({ moduleRequest }) => moduleRequest)?.moduleRequest?.value;
      return wanted === undefined ? [] : [{ start, wanted, type: entries.every(({ isType }) => isType) }];
    }),
  ];
  return [...stated, ...(source.includes('import(') ? lazy(file.program) : [])]
    .sort((a, b) => a.start - b.start)
    .map(({ start, wanted, type }) => ({ line: lineOf(source, { start }), wanted, type }));
}

/** What is imported inside of expressions and types. @param {unknown} program */
const lazy = (program) =>
  [...nodes(program)].flatMap(({ type, start, source }) => {
    if (type !== 'ImportExpression' && type !== 'TSImportType') return [];
    return isNode(source) && typeof source.value === 'string'
      ? [{ start, wanted: source.value, type: type === 'TSImportType' }]
      : [];
  });

/**
 * What each package may import beside itself, and how that is said. `game` stands for each game, `games` for the registry.
 * @type {{ [name: string]: { may: string[], limit: string } }}
 */
const ROADS = {
  engine: { may: [], limit: 'the engine imports nothing of the project' },
  speech: { may: ['engine'], limit: 'speech imports only the engine and knows no game' },
  look: { may: ['engine', 'bots'], limit: 'the look imports only the engine, and its manifest the types of the bots' },
  game: {
    may: ['engine', 'speech', 'look', 'bots'],
    limit: 'a game imports only the engine, speech, the look, the bots and itself',
  },
  games: {
    may: ['engine', 'look', 'bots', 'game'],
    limit: 'the registry imports only the engine, the look, the bots and the games',
  },
  bots: {
    may: ['engine', 'speech', 'tables'],
    limit: 'bots import only the engine, speech and what tables ask them, and know no game by name',
  },
  tables: { may: ['engine'], limit: 'tables import only the engine and know no game by name' },
  server: {
    may: ['engine', 'bots', 'tables', 'games'],
    limit: 'the server imports only the engine, the bots, the tables and the registry of games',
  },
  web: {
    may: ['engine', 'speech', 'look', 'bots', 'tables', 'games'],
    limit: 'the page imports only the engine, speech, the look, the bots, the tables and the registry of games',
  },
  cli: {
    may: ['engine', 'speech', 'bots', 'tables', 'games', 'server'],
    limit:
      'the command line imports only the engine, speech, the bots, the tables, the server and the registry of games',
  },
  e2e: { may: ['engine', 'tables', 'games', 'server'], limit: 'tests in the browser drive the page from outside' },
  bench: {
    may: ['engine', 'tables', 'games', 'server', 'cli', 'e2e'],
    limit:
      'measurements import only the engine, the tables, the registry of games, the server, the command line and the browser of the tests',
  },
};

/**
 * Packages that only some parts of a game may import.
 * @type {{ [name: string]: { may: RegExp, limit: string } }}
 */
const PARTS = {
  look: {
    may: /^((board|lessons|test)\/|manifest\.ts$)/,
    limit: 'of a game only the board, the lessons and the manifest know the look',
  },
  speech: { may: /^(text|test)\//, limit: 'of a game only the text knows how to speak' },
  bots: {
    may: /^((bot|puzzles|test)\/|(bot|manifest)\.ts$)/,
    limit: 'of a game only its bot, its puzzles and its manifest know the bots',
  },
};

/** @param {string} path */
const isBuildConfig = (path) => /^web\/[\w.]*vite\.config\.ts$/.test(path);

/** Rooms that run in Node only; all others also run in the browser. */
const IN_NODE = ['server', 'cli', 'e2e', 'bench'];

/** The game that any test may take as its example: one of everything the contract knows. */
const EXAMPLE = 'games/pebbles';

/** Rooms whose tests may take a real game as their example. */
const TRY_GAMES = ['tables', 'server', 'web', 'cli', 'e2e', 'bench'];

/** @param {string} path @returns {Package} */
const packageAt = (path) => /^games\/(?!test\/)[^/]+(?=\/)/.exec(path)?.[0] ?? path.split('/', 1)[0] ?? '';

/** @param {string} name the part after `@skerry/` @returns {Package} */
const packageNamed = (name) => (name !== 'game' && Object.hasOwn(ROADS, name) ? name : `games/${name}`);

/** @param {Package} room */
const kindOf = (room) => (room.startsWith('games/') ? 'game' : room);

/** @param {string} path */
const isTest = (path) => path.includes('/test/') || /^(engine|speech|look)\/testing\//.test(path);

/** @param {string} wanted */
const isNodeModule = (wanted) => wanted.startsWith('node:') || builtinModules.includes(wanted);

/** @param {string} path @param {Package} to */
function allowed(path, to) {
  const from = packageAt(path);
  if (kindOf(to) === 'game' && isTest(path) && TRY_GAMES.includes(from)) return true;
  // Every room checks its sentences.
  if (to === 'speech' && isTest(path) && from !== 'engine') return true;
  if (to === EXAMPLE && isTest(path) && kindOf(from) !== 'game') return true;
  if (kindOf(from) === 'game' && kindOf(to) === 'game') return false;
  return ROADS[kindOf(from)]?.may.includes(kindOf(to)) ?? false;
}

/** @param {Package} from */
const limits = (from) => ROADS[kindOf(from)]?.limit ?? 'this folder is no room of the project';

/** Why a file may not have this import, or nothing if it may. @param {string} path @param {string} wanted */
export function whyForbidden(path, wanted, type = false) {
  const from = packageAt(path);
  if (isNodeModule(wanted)) {
    if (IN_NODE.includes(from) || isTest(path) || isBuildConfig(path)) return undefined;
    return 'this also runs in the browser, where Node modules do not exist';
  }
  if (wanted.startsWith('.')) return whyNotFile(path, posix.join(posix.dirname(path), wanted), type);
  const [, name, inside] = /^@skerry\/([^/]+)(?:\/(.*))?$/.exec(wanted) ?? [];
  return name === undefined ? undefined : whyNotPackage(path, packageNamed(name), inside);
}

/** @param {string} path @param {string} target @param {boolean} type */
function whyNotFile(path, target, type) {
  const from = packageAt(path);
  if (isBuildConfig(path) && target.startsWith('scripts/')) return undefined;
  if (packageAt(target) !== from) {
    return allowed(path, packageAt(target)) ? 'another package is imported by its name, @skerry/...' : limits(from);
  }
  if (isTest(target) && !isTest(path)) return 'only tests import from a test folder';
  const inGame = /^games\/[^/]+\/(.*)$/;
  const [, room = ''] = inGame.exec(path) ?? [];
  const [, other = ''] = inGame.exec(target) ?? [];
  if (/^(rules|content)\//.test(room) && /^((text|board|bot|lessons|puzzles)\/|(bot|manifest|card)\.ts$)/.test(other)) {
    return 'rules and content know no text, no board, no bot, no lesson, no puzzle and no manifest';
  }
  if (!type && /^board\//.test(room) && /^(rules\/|index\.ts$)/.test(other) && hasOutlook(from)) {
    return 'a board knows no rules: outlook/ derives what it shows, and only types may be imported';
  }
  return undefined;
}

/** Whether a game derives in `outlook/` what its board needs to know. @param {Package} game */
const hasOutlook = (game) => existsSync(join(ROOT, game, 'outlook'));

/** @param {string} path @param {Package} to @param {string | undefined} inside */
function whyNotPackage(path, to, inside) {
  const from = packageAt(path);
  if (to === from) return 'a package imports its own files by their path';
  if (kindOf(to) === 'game' && kindOf(from) !== 'game' && from !== 'games' && !allowed(path, to) && from !== 'engine')
    return 'games are imported only in games/registry.ts';
  if (!allowed(path, to)) return limits(from);
  const limited = kindOf(from) === 'game' ? PARTS[to] : undefined;
  if (limited !== undefined && !limited.may.test(path.replace(/^games\/[^/]+\//, ''))) return limited.limit;
  if (from === 'look' && to === 'bots' && path !== 'look/manifest.ts')
    return 'of the look only the manifest of a game knows the bots';
  if ((to === 'engine' || to === 'speech' || to === 'look') && inside === 'testing' && !isTest(path))
    return `only tests import @skerry/${to}/testing`;
  if (to === 'server' && inside?.startsWith('testing') && !isTest(path) && !['bench', 'e2e'].includes(from))
    return 'only tests and measurements import @skerry/server/testing';
  return undefined;
}

/** All forbidden imports of the project, a sentence each. */
export function checkImports() {
  const files = ROOMS.flatMap(filesBelow).filter(isCode);
  const troubles = files.flatMap((path) =>
    importsOf(path, readFileSync(join(ROOT, path), 'utf8')).flatMap(({ line, wanted, type }) => {
      const why = whyForbidden(path, wanted, type);
      return why ? [`${path}:${line} imports ${wanted}: ${why}`] : [];
    }),
  );
  return { files: files.length, troubles };
}
