// What styles may not say by themselves: sizes in conditions, sizes of type, colours. docs/styles.md says where these are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow, isCode, ROOT } from './source-files.mjs';

/** The folders with styles that are checked. */
const PLACES = ['look', 'web'];

/** Where sizes of type and colours are defined. */
const COLOURS = /(^|\/)(tokens|colours)\.css$/;
const TYPE = /(^|\/)tokens\.css$/;
const BREAKPOINTS = 'look/breakpoints.ts';

const LENGTH = /\d(px|r?em|%|ch|pt|[dsl]?v[hw]|cq\w+)(?![\w-])/;
const COLOUR =
  /#[\da-f]{3,8}(?![\w-])|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(|(?<![\w-])(black|white|gr[ae]y|red|green|blue)(?![\w-])/i;

/** Comments as blanks, so that lines keep their numbers. @param {string} source */
const withoutComments = (source) => source.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));

/** The size in `font`, without the height of a line behind it. @param {string} value */
const sizeOf = (value) => value.replace(/\/\s*[^\s]+/, '');

/**
 * What may not be said, why, and an example.
 * @type {readonly { found: RegExp, elsewhere: RegExp | undefined, isWrong(property: string, value: string): boolean, instead: string, wrong: string }[]}
 */
export const RULES = [
  {
    found: /@(media|container)(?<value>[^{;]*)/g,
    elsewhere: undefined,
    isWrong: (_, value) => /\d/.test(value),
    instead: 'name a breakpoint of look/breakpoints.ts, or a layout of the table',
    wrong: '@media (max-width: 600px) { a { color: red } }',
  },
  {
    found: /(?<=[{;]\s*)(?<property>font|font-size):(?<value>[^;}]*)/g,
    elsewhere: TYPE,
    isWrong: (property, value) => LENGTH.test(property === 'font' ? sizeOf(value) : value),
    instead: 'take a size of the tokens; in a drawing, which has units of its own, `font-size` is an attribute',
    wrong: 'a { font: 400 17px / 1 var(--sans); }',
  },
  {
    found: /(?<=[{;]\s*)(?<property>[\w-]+):(?<value>[^;{}]*)/g,
    elsewhere: TYPE,
    isWrong: (_, value) => /\drem\b/.test(value),
    instead: 'take a size of the tokens: rem is the unit of type',
    wrong: 'a { --sentence: 1.2rem; }',
  },
  {
    found: /(?<=[{;]\s*)(?<property>[\w-]+):(?<value>[^;{}]*)/g,
    elsewhere: COLOURS,
    isWrong: (_, value) => COLOUR.test(value.replace(/url\([^)]*\)|"[^"]*"/g, '')),
    instead: 'take a colour of the tokens, or define it in a `colours.css`',
    wrong: 'a { color: #1e2433; }',
  },
];

/** What is wrong in a style sheet, a sentence each. @param {string} path @param {string} source */
export function styleTroubles(path, source) {
  const text = withoutComments(source);
  return RULES.filter(({ elsewhere }) => !elsewhere?.test(path)).flatMap(({ found, isWrong, instead }) =>
    [...text.matchAll(found)]
      .filter(({ groups }) => isWrong(groups?.property ?? '', groups?.value ?? ''))
      .map(({ 0: said, index }) => {
        const line = text.slice(0, index).split('\n').length;
        return `${path}:${line} says "${said.trim().replace(/\s+/g, ' ')}"; ${instead}`;
      }),
  );
}

/** Conditions in code that name a size. @param {string} path @param {string} source */
export const codeTroubles = (path, source) =>
  source.split('\n').flatMap((line, n) => {
    const [said] = /\((min-|max-)?(width|height)\s*[:<>][^)]*\)/.exec(line) ?? [];
    return said === undefined ? [] : [`${path}:${n + 1} says "${said}"; define it in ${BREAKPOINTS}`];
  });

/** Files and troubles of all places with styles. @param {readonly string[]} places */
export function checkStyles(places = PLACES) {
  const files = places.flatMap(filesBelow).filter((path) => !path.includes('/test/') && path !== BREAKPOINTS);
  const styles = files.filter((path) => path.endsWith('.css'));
  /** @param {string} path */
  const read = (path) => readFileSync(join(ROOT, path), 'utf8');
  return {
    files: styles.length,
    troubles: [
      ...styles.flatMap((path) => styleTroubles(path, read(path))),
      ...files.filter(isCode).flatMap((path) => codeTroubles(path, read(path))),
    ],
  };
}
