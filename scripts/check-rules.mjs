// Every rule of docs/rules/<game>.md has a test in games/<game>/test/rules that names it, and every test there names
// a rule that exists. A skipped test shows nothing.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { filesBelow, ROOT } from './source-files.mjs';
import { isNode, lineOf, nodes, syntax } from './syntax.mjs';

/** @typedef {import('./syntax.mjs').Node} Node */
/** @typedef {{ path: string, line: number, title: string }} Title */

/** The rule numbers of a ledger: lines that begin `- **P-3** R.`, or rows of a table, `| **P-3** |`. @param {string} ledger */
export const ruleNumbers = (ledger) =>
  [...ledger.matchAll(/^[-|] \*\*([A-Z]+-\d+)\*\* /gm)].map((match) => match[1] ?? '');

/** Calls that give back the function which then takes the title: `test.each(table)('title', ...)`. */
const TABLES = ['each', 'for', 'prop', 'skipIf', 'runIf'];
const MODES = ['only', 'fails', 'concurrent', 'sequential', 'skip', 'todo'];

/** The words of `test.only.each` as a list, or nothing if it is not about a test. @param {unknown} callee @returns {string[] | undefined} */
function testWords(callee) {
  if (!isNode(callee)) return undefined;
  if (callee.type === 'Identifier') return callee.name === 'test' || callee.name === 'it' ? [] : undefined;
  if (callee.type !== 'MemberExpression' || !isNode(callee.property)) return undefined;
  return testWords(callee.object)?.concat(String(callee.property.name));
}

/** The words of the call that takes a title, or nothing if this is no such call. @param {Node} call */
function titleWords(call) {
  const callee = isNode(call.callee) ? call.callee : undefined;
  const table = callee?.type === 'CallExpression' ? callee.callee : callee?.tag;
  const words = testWords(table ?? callee);
  if (!words) return undefined;
  const modes = table ? words.slice(0, -1) : words;
  if (table && !TABLES.includes(words.at(-1) ?? '')) return undefined;
  return modes.every((mode) => MODES.includes(mode)) ? modes : undefined;
}

/** What is written out in a title; `${...}` leaves a gap. @param {unknown} argument */
function wording(argument) {
  return [...nodes(argument)]
    .map((node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
      return node.type === 'TemplateElement' ? /** @type {{ cooked: string }} */ (node.value).cooked : '';
    })
    .filter((text) => text !== '')
    .join('…');
}

/** The titles of the tests in a file, without those that are skipped. @param {string} path @param {string} source @returns {Title[]} */
export function testTitles(path, source) {
  return [...nodes(syntax(path, source))].flatMap((node) => {
    if (node.type !== 'CallExpression' || !Array.isArray(node.arguments)) return [];
    const words = titleWords(node);
    if (!words || words.includes('skip') || words.includes('todo')) return [];
    return [{ path, line: lineOf(source, node), title: wording(node.arguments[0]) }];
  });
}

/** The rules a title names: `(P-3)`, `(P-3, P-4)`, `(P-3 to P-5)`. @param {string} title */
export function rulesNamed(title) {
  return [...title.matchAll(/\b([A-Z]+)-(\d+)(?: to (?:\1-)?(\d+))?\b/g)].flatMap(([, letters, from, to = from]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => `${letters}-${Number(from) + n}`),
  );
}

/** What is wrong between a ledger and its tests, a sentence each. @param {string[]} rules @param {Title[]} titles */
export function ruleTroubles(rules, titles) {
  const letters = new Set(rules.map((rule) => rule.split('-')[0]));
  const shown = new Set();
  const troubles = titles.flatMap(({ path, line, title }) => {
    const named = rulesNamed(title).filter((rule) => letters.has(rule.split('-')[0]));
    for (const rule of named) shown.add(rule);
    if (named.length === 0) return [`${path}:${line} names no rule: "${title}"`];
    return named
      .filter((rule) => !rules.includes(rule))
      .map((rule) => `${path}:${line} names ${rule}, which does not exist: "${title}"`);
  });
  const missing = rules.filter((rule) => !shown.has(rule));
  return missing.length > 0 ? [...troubles, `no test names ${missing.join(', ')}`] : troubles;
}

/** Rules and troubles of every game that has a ledger and a folder. */
export function checkRules() {
  const games = filesBelow('docs/rules')
    .filter((path) => path.endsWith('.md'))
    .map((path) => basename(path, '.md'))
    .filter((game) => existsSync(join(ROOT, 'games', game)));
  return games.map((game) => {
    const ledger = `docs/rules/${game}.md`;
    const rules = ruleNumbers(readFileSync(join(ROOT, ledger), 'utf8'));
    const titles = filesBelow(`games/${game}/test/rules`)
      .filter((path) => path.endsWith('.test.ts'))
      .flatMap((path) => testTitles(path, readFileSync(join(ROOT, path), 'utf8')));
    const twice = rules.filter((rule, n) => rules.indexOf(rule) !== n).map((rule) => `${ledger} has ${rule} twice`);
    return { game, rules: rules.length, troubles: [...twice, ...ruleTroubles(rules, titles)] };
  });
}
