// Which tests a change can have broken, from what imports what.
import { readFileSync, realpathSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf } from './check-imports.mjs';
import { filesBelow, isCode, ROOMS, ROOT } from './source-files.mjs';

/** Files on which every test depends: the tools themselves. */
const TOOLS =
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig.*|[^/]+\/package\.json|scripts\/(test|prepare|build)\.mjs|\.ci\/.*)$/;

/** Stands for the program and the page as they are built. Tests that start them depend on all that goes into them. */
const PROGRAM = 'dist';

/** @param {string} path */
const isBuilt = (path) => ROOMS.includes(path.split('/', 1)[0] ?? '') && !path.includes('/test/');

/** @param {string} path */
const isTestFile = (path) => /\/test\/.*\.test\.tsx?$/.test(path);

/** The file that an import names, seen from the root; nothing for a package from outside. @param {string} from @param {string} wanted */
function target(from, wanted) {
  const [name = ''] = wanted.split('?');
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name);
  if (!name.startsWith('@skerry/')) return undefined;
  return relative(ROOT, realpathSync(fileURLToPath(import.meta.resolve(name)))).replaceAll('\\', '/');
}

/** Each file of the project with the files it needs. @returns {Map<string, string[]>} */
export function needs() {
  const files = [...ROOMS, 'scripts'].flatMap(filesBelow).filter(isCode);
  return new Map(
    files.map((path) => {
      const source = readFileSync(join(ROOT, path), 'utf8');
      const imported = importsOf(path, source).flatMap(({ wanted }) => target(path, wanted) ?? []);
      const startsProgram = !path.startsWith('scripts/') && /dist\/|prepare\.mjs/.test(source);
      return [path, startsProgram ? [...imported, PROGRAM] : imported];
    }),
  );
}

/** @param {Map<string, string[]>} graph @param {string[]} changed @returns {Set<string>} */
function dependents(graph, changed) {
  /** @type {Map<string, string[]>} */
  const neededBy = new Map();
  for (const [path, needed] of graph)
    for (const each of needed) neededBy.set(each, [...(neededBy.get(each) ?? []), path]);
  const reached = new Set(changed.some(isBuilt) ? [...changed, PROGRAM] : changed);
  for (const path of reached) for (const each of neededBy.get(path) ?? []) reached.add(each);
  return reached;
}

/**
 * The test files that changes to these files can have broken; nothing if that is all of them.
 * @param {string[]} changed paths seen from the root @returns {string[] | undefined}
 */
export function affectedTests(changed, graph = needs()) {
  if (changed.some((path) => TOOLS.test(path))) return undefined;
  const reached = dependents(graph, changed);
  // What no module imports is read as a file: by tests of the same package, and by those of the docs.
  const read = changed.filter((path) => !graph.has(path) && reached.has(path));
  const readIn = new Set(read.map((path) => path.split('/', path.startsWith('games/') ? 2 : 1).join('/')));
  const games = new Set(changed.map((path) => /^games\/([^/]+)\//.exec(path)?.[1]));
  return [...graph.keys()].filter(isTestFile).filter((path) => {
    if (read.length > 0 && path.startsWith('scripts/test/')) return true;
    if ([...readIn].some((folder) => path.startsWith(`${folder}/test/`))) return true;
    return reached.has(path) && (!path.startsWith('e2e/') || games.has(undefined) || plays(path, games));
  });
}

/** Whether a test in the browser opens one of these games, or every game. @param {string} path @param {Set<string | undefined>} games */
function plays(path, games) {
  const source = readFileSync(join(ROOT, path), 'utf8');
  return /\bGAMES\b/.test(source) || [...games].some((game) => game !== undefined && source.includes(game));
}
