// How the page's files are cut. A file that is asked for costs more than what is in it: what is always used together comes together.
import { relative, sep } from 'node:path';

/**
 * The groups of files for Vite. Modules are known by their place in the clone at `root`, so the name of its folder means nothing.
 * @param {string} root @returns {import('vite').Rolldown.CodeSplittingGroup[]}
 */
export function chunks(root) {
  /** @param {string} module */
  const place = (module) => relative(root, module).split(sep).join('/');
  /** @param {RegExp} pattern */
  const at = (pattern) => (/** @type {string} */ module) => pattern.test(place(module));
  return [
    {
      name: 'first',
      tags: ['$initial'],
      test: (module) => isFirst(place(module)),
      priority: 5,
      includeDependenciesRecursively: false,
    },
    // A game without its bot, and its words a language at a time.
    { name: (module) => gameChunk(place(module)), priority: 4, includeDependenciesRecursively: false },
    ...['en', 'fr'].map((language) => ({
      name: `words-${language}`,
      test: at(new RegExp(`^(web/words/.*${language}\\.ts|speech/${language}/\\w+\\.ts)$`)),
      priority: 3,
      includeDependenciesRecursively: false,
    })),
    {
      name: 'engine',
      test: at(/^(engine|tables)\/(?!names)|\/@noble\//),
      priority: 2,
      includeDependenciesRecursively: false,
    },
    // What only charts need of the look.
    {
      name: 'chart',
      test: at(/^look\/(arrows|beats|ending|flight|hexes|move-marks|race|stage|svg-use|touch|zoom)\.tsx?$/),
      priority: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: 'frame',
      test: at(
        /^(look\/(?!game-signs)|speech\/|web\/shell\/).*\.(?!css)\w+$|^web\/(words\/\w+|ids|live\/states)\.tsx?$|^tables\/names\.ts$|^web\/app\.tsx$/,
      ),
      priority: 1,
    },
  ];
}

/**
 * A package's index leads to all of it: of the rules only what a first page uses belongs here.
 * @param {string} place
 */
function isFirst(place) {
  const isRules = /^(engine|tables)\/|\/@noble\/|^games\/daily\.ts$/.test(place);
  return !isRules || /^(engine\/stops|tables\/seating)\.ts$/.test(place);
}

/** @param {string} place */
function gameChunk(place) {
  const [, game, room = '', file = ''] = /^games\/([\w-]+)\/(\w+)\/([\w./-]+)\.(?:tsx?|json)$/.exec(place) ?? [];
  if (game === undefined || room === 'test' || room === 'bot') return null;
  // A lesson is fetched when somebody takes it, a puzzle when somebody tries it. Puzzles speak every language: in the chunk of the
  // game they would need its words before the words are there.
  if (room === 'lessons' || room === 'puzzles' || /^puzzles\./.test(file)) return null;
  // Rules, and the pages beside them, are fetched when somebody reads them.
  if (/^rules\.|(^|-)aids?([.-]|$)/.test(file) && room !== 'rules') return null;
  // Parts of a board that are not needed at first come together, when there is time.
  if (room === 'board' && file.startsWith('later/')) return `${game}-later`;
  if (room !== 'text') return game;
  if (/\.en$|^en$|^english$/.test(file)) return `${game}-en`;
  return /\.fr$|^fr$|^french$/.test(file) ? `${game}-fr` : game;
}
