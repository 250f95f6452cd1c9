// How the page's files are cut. A file that is asked for costs more than what is in it: what is always used together comes together.
import { readFileSync } from 'node:fs';
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
  /** @param {string} name @param {RegExp} pattern @param {number} priority */
  const group = (name, pattern, priority) => ({
    ...{ name, test: at(pattern), priority },
    includeDependenciesRecursively: false,
  });
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
    { name: (module) => wordsChunk(place(module)), priority: 3, includeDependenciesRecursively: false },
    // What a reader of a table needs of the rules, what games with packs and abilities need besides, and what only a keeper needs.
    // The index is asked for by whoever binds a pack.
    group('content', /^engine\/(content\/|index)|\/@noble\//, 3),
    group('engine', /^(engine|tables\/(client|reasons|wire))\/[\w-]+\.ts$/, 3),
    group('keeping', /^(engine\/keeping|tables)\/(?!first|study)/, 2),
    // Asked for by whoever sets up a position.
    group('position', /^engine\/position\//, 3),
    group('evaluators', /^bots\/profile\//, 2),
    // Parts of the table that are not needed at first come together, as those of a board do.
    group('table-later', /^web\/go-on\/go-on-offer|^(look\/table|web\/(hint|table))\/later\//, 2),
    group('go-on', /^web\/go-on\/(go-on-sheet|play-on|open-table|begin-study|change|starting)/, 2),
    group(
      'table',
      /^web\/(review\/words|go-on\/(words|why-not))\.ts$|^(look\/table|web\/(hint|live\/table|table(\/(?!later|sheets)\w+)?))\/[\w-]+\.tsx?$/,
      2,
    ),
    // What games with large slips share, and maps; the others do without.
    group('focus', /^look\/focus\//, 2),
    group('map', /^look\/map\//, 2),
    group('ending', /^look\/ending\//, 2),
    {
      name: 'frame',
      test: at(
        /^(look|look\/parts|speech|web\/shell)\/[\w-]+\.(?!css)\w+$|^web\/words\/(?!reasons)[\w-]+\.tsx?$|^((engine|tables)\/first\/|web\/app)/,
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
  return !isRules || /^(engine\/first|tables\/(first|wire))\//.test(place);
}

/** The pages whose words a language has from the start; the others are fetched with their page. */
const WORDS_AT_ONCE = new Set(
  [...readFileSync(new URL('../web/words/en/index.ts', import.meta.url), 'utf8').matchAll(/'\.\/([\w-]+)\.ts'/g)].map(
    ([, page]) => page,
  ),
);

/** The words of the page and of every table, a language at a time. @param {string} place */
function wordsChunk(place) {
  // Where a game lacks the reader's language, its English needs no more than this.
  if (place.startsWith('speech/en/')) return 'speech-en';
  const [, reasons] = /^tables\/reasons\/words\/([a-z]{2})\.ts$/.exec(place) ?? [];
  if (reasons !== undefined) return `reasons-${reasons}`;
  const [, page] = /^web\/words\/[a-z]{2}\/([\w-]+)\.ts$/.exec(place) ?? [];
  if (page !== undefined && page !== 'index' && !WORDS_AT_ONCE.has(page)) return null;
  const [, language] = /^(?:web\/words|speech)\/([a-z]{2})\/[\w-]+\.ts$/.exec(place) ?? [];
  return language === undefined ? null : `words-${language}`;
}

/** @param {string} place */
function gameChunk(place) {
  const [, game, room = '', file = ''] = /^games\/([\w-]+)\/(\w+)\/([\w./-]+)\.(?:tsx?|json)$/.exec(place) ?? [];
  if (game === undefined || room === 'test' || room === 'bot') return null;
  // A lesson is fetched when somebody takes it, a puzzle when somebody tries it. Puzzles speak every language: in the chunk of the
  // game they would need its words before the words are there.
  const [, language, part = ''] = /^(?:([a-z]{2})\/)?(.*)$/.exec(file) ?? [];
  if (room === 'lessons' || room === 'puzzles' || part === 'puzzles') return null;
  // A position is read, checked and edited when somebody sets one up.
  if ((part === 'position' && room !== 'outlook') || /^(editing|editor)(\/|$)/.test(part)) return null;
  // Rules, lessons, the pages beside them, what turns come down to and what advice says are fetched when somebody reads them.
  const isRead = /^(gist|merit|rules|rule-origins|guide|lessons|first-times|legend|signs)$|(^|[/-])aids?([/-]|$)/.test(
    part,
  );
  if (isRead && room !== 'rules') return null;
  // Parts of a board that are not needed at first, and what only they ask for, come together, when there is time.
  if ((room === 'board' || room === 'outlook') && file.startsWith('later/')) return `${game}-later`;
  return room === 'text' && language !== undefined ? `${game}-${language}` : game;
}
