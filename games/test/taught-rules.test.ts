import { existsSync, readFileSync } from 'node:fs';
import { inLanguage, LANGUAGES, type Translated } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { GAMES, manifestOf } from '../registry.ts';

/** What a sentence says it states. */
type Stated = readonly string[] | undefined;

/** What is taught without a rule, or with one that the ledger does not have. */
function untrue(name: string, taught: Iterable<readonly [where: string, stated: Stated]>): string[] {
  const ledger = readFileSync(new URL(`../../docs/rules/${name}.md`, import.meta.url), 'utf8');
  const known = new Set([...ledger.matchAll(/^[-|] \*\*([A-Z]+-\d+)\*\* /gm)].map(([, number]) => number));
  expect(known.size).toBeGreaterThan(0);
  return [...taught].flatMap(([where, stated = []]) => {
    if (stated.length === 0) return [`${where}: no rule`];
    return stated.filter((rule) => !known.has(rule)).map((rule) => `${where}: there is no ${rule}`);
  });
}

interface Signs {
  readonly SIGNS: Translated<{ readonly [sign: string]: string }>;
  readonly SIGN_RULES?: { readonly [sign: string]: readonly string[] };
}

interface Aids {
  readonly aidWords: Translated<object>;
}

interface AidLine {
  readonly text: string;
  readonly rule?: string;
}

const has = (file: string) => (name: string) => existsSync(new URL(`../${name}/${file}`, import.meta.url));

/** A new game may begin with its rules; what it teaches besides comes later. */
const TEACHING = {
  lessons: GAMES.filter((name) => manifestOf(name)!.lessons),
  guides: GAMES.filter((name) => manifestOf(name)!.ruleGuide),
  signs: GAMES.filter(has('text/signs.ts')),
  aids: GAMES.filter(has('text/aids.ts')),
};

const isAidLine = (value: object): value is AidLine => 'text' in value && typeof value.text === 'string';

/** All lines in the words of player aids, wherever they stand. */
function aidLines(words: object): AidLine[] {
  if (isAidLine(words)) return [words];
  return Object.values(words).flatMap((part: unknown) => (typeof part === 'object' && part ? aidLines(part) : []));
}

describe.each(TEACHING.lessons)('the lessons of %s teach rules that its ledger has:', (name) => {
  const lessons = () => manifestOf(name)!.lessons!();

  test('each lesson, and each of its steps', async () => {
    const { list } = await lessons();
    expect(list.length).toBeGreaterThan(0);
    for (const { key, rules, load } of list) {
      const { steps, rules: remembered } = await load();
      expect(steps.length).toBeGreaterThan(0);
      const stated = steps.map((step, n) => [`${key}, step ${n + 1}`, step.rules] as const);
      expect(untrue(name, [[`${key}, about`, rules], ...stated, [`${key}, done`, remembered]])).toEqual([]);
    }
  });

  test('what is explained when it first matters', async () => {
    const { list: firstTimes } = await (await lessons()).firstTimes();
    expect(firstTimes.length).toBeGreaterThan(0);
    const stated = firstTimes.map(({ key, rule }) => [key, [rule]] as const);
    expect(untrue(name, stated)).toEqual([]);
  });
});

describe.each(TEACHING.guides)('the guide of %s states rules that its ledger has:', (name) => {
  test.each(LANGUAGES)('sentence by sentence (%s)', async (language) => {
    const { aim, turn, end, rules } = await inLanguage(language, manifestOf(name)!.ruleGuide!)();
    expect(aim).not.toBe('');
    expect([rules.turn.length, rules.end.length]).toEqual([turn.length, end.length]);
    const stated = (['turn', 'end'] as const).flatMap((part) =>
      rules[part].map((each, n) => [`${part} ${n + 1}`, each] as const),
    );
    expect(untrue(name, [['aim', rules.aim], ...stated])).toEqual([]);
  });
});

test.each(TEACHING.signs)('the signs in the legend of %s state rules that its ledger has', async (name) => {
  const { SIGNS, SIGN_RULES = {} }: Signs = await import(`../${name}/text/signs.ts`);
  for (const language of LANGUAGES) {
    const signs = Object.keys(inLanguage(language, SIGNS));
    expect(signs.length).toBeGreaterThan(0);
    const stated = signs.map((sign) => [sign, SIGN_RULES[sign]] as const);
    expect(untrue(name, stated)).toEqual([]);
    expect(Object.keys(SIGN_RULES).filter((sign) => !signs.includes(sign))).toEqual([]);
  }
});

describe.each(TEACHING.aids)('the player aids of %s state rules that its ledger has:', (name) => {
  test.each(LANGUAGES)('line by line (%s)', async (language) => {
    const { aidWords }: Aids = await import(`../${name}/text/aids.ts`);
    const lines = aidLines(inLanguage(language, aidWords));
    expect(lines.length).toBeGreaterThan(20);
    const stated = lines.map(({ text, rule }) => [text, rule === undefined ? [] : [rule]] as const);
    expect(untrue(name, stated)).toEqual([]);
  });
});

test('all four games of the beginning have lessons, a guide and a legend, and one has player aids', () => {
  const { lessons, guides, signs, aids } = TEACHING;
  for (const names of [lessons, guides, signs]) expect(names.length).toBeGreaterThanOrEqual(4);
  expect(aids.length).toBeGreaterThanOrEqual(1);
});
