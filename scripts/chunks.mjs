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
    // Of the rules of all games: what a reader of a table needs, what games with packs and abilities need, and what only a keeper needs.
    {
      name: 'engine',
      test: at(
        /^(engine\/(loop|dealers|errors|json|mark|patch|pile|proceed|random|row|stops|table|text|unfold|view)|tables\/(history|options|packs|wire\/vocabulary|whys))\.ts$/,
      ),
      priority: 3,
      includeDependenciesRecursively: false,
    },
    {
      name: 'content',
      test: at(/^engine\/(index|triggers|packs|seed|shapes)\.ts$|\/@noble\//),
      priority: 3,
      includeDependenciesRecursively: false,
    },
    {
      name: 'keeping',
      test: at(/^(engine|tables)\/(?!names)/),
      priority: 2,
      includeDependenciesRecursively: false,
    },
    { name: 'judges', test: at(/^bots\/profile\//), priority: 2, includeDependenciesRecursively: false },
    // Parts of the table that are not needed at first come together, as those of a board do.
    {
      name: 'table-later',
      test: at(/^(web\/table\/later\/|web\/hint\/(slip|sureness)\.|look\/move-marks\.)/),
      priority: 2,
      includeDependenciesRecursively: false,
    },
    {
      name: 'table',
      test: at(
        /^web\/(hint\/hinting|live\/(at-table|table)|mine\/seen|table\/(?!course|invite|menu|picture|player-sheet|record|refused|result|sheets|signals-sheet|statistics)[\w-]+)\.tsx?$|^look\/(arrows|beats|marks|stage)\.tsx?$/,
      ),
      priority: 2,
      includeDependenciesRecursively: false,
    },
    // What only charts that can be moved about need of the look, and what the ends of games need.
    {
      name: 'chart',
      test: at(/^look\/(flight|hexes|svg-use|touch|zoom)\.tsx?$/),
      priority: 2,
      includeDependenciesRecursively: false,
    },
    { name: 'ends', test: at(/^look\/(ending|race)\.tsx?$/), priority: 2, includeDependenciesRecursively: false },
    {
      name: 'frame',
      test: at(
        /^(look\/(?!game-signs|rare-signs|parts\/empty\/(buoy|jetty))|speech\/|web\/shell\/).*\.(?!css)\w+$|^web\/(words\/\w+|ids|live\/states)\.tsx?$|^tables\/names\.ts$|^web\/app\.tsx$/,
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
  return !isRules || /^(engine\/stops|tables\/wire\/vocabulary)\.ts$/.test(place);
}

/** @param {string} place */
function gameChunk(place) {
  const [, game, room = '', file = ''] = /^games\/([\w-]+)\/(\w+)\/([\w./-]+)\.(?:tsx?|json)$/.exec(place) ?? [];
  if (game === undefined || room === 'test' || room === 'bot') return null;
  // A lesson is fetched when somebody takes it, a puzzle when somebody tries it. Puzzles speak every language: in the chunk of the
  // game they would need its words before the words are there.
  if (room === 'lessons' || room === 'puzzles' || /^puzzles\./.test(file)) return null;
  // Rules, and the pages beside them, are fetched when somebody reads them.
  if (/^(rules|guide)(\.|$)|^legend$|(^|-)aids?([.-]|$)/.test(file) && room !== 'rules') return null;
  // Parts of a board that are not needed at first come together, when there is time.
  if (room === 'board' && file.startsWith('later/')) return `${game}-later`;
  if (room !== 'text') return game;
  if (/\.en$|^en$|^english$/.test(file)) return `${game}-en`;
  return /\.fr$|^fr$|^french$/.test(file) ? `${game}-fr` : game;
}
