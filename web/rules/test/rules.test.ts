import { inLanguage, LANGUAGES } from '@skerry/engine';
import { GAMES, manifestOf } from '@skerry/games';
import { describe, expect, it } from 'vitest';
import { chaptersOf, foundIn, markedIn, rulesIn } from '../chapters.ts';

const rules = rulesIn({
  'T-1': 'A tile may sink.',
  'T-2': 'Une tuile peut sombrer, échouée.',
  'T-12': 'Nobody swims.',
});
const numbers = (words: string) => foundIn(rules, words).map(({ number }) => number);

it('all rules are there before anything is searched for', () => {
  expect(numbers('  ')).toEqual(['T-1', 'T-2', 'T-12']);
});

it('all words must stand in a rule, in whatever order and case', () => {
  expect(numbers('SINK tile')).toEqual(['T-1']);
});

it('accents need not be typed', () => {
  expect(numbers('echouee')).toEqual(['T-2']);
});

it('a rule is found by its number', () => {
  expect(numbers('t-12')).toEqual(['T-12']);
});

it('rules can be told by their origin, whole or in part', () => {
  const marked = rulesIn({ 'T-1': 'One.', 'T-2': 'Two.', 'T-3': 'Three.' }, { 'T-1': 'R', 'T-2': 'RJ', 'T-3': 'M' });
  expect(marked.map(({ marks }) => marks)).toEqual([['R'], ['R', 'J'], ['M']]);
  expect(markedIn(marked, 'R').map(({ number }) => number)).toEqual(['T-1', 'T-2']);
  expect(markedIn(marked, 'J').map(({ number }) => number)).toEqual(['T-2']);
  expect(rules.flatMap(({ marks }) => marks)).toEqual([]);
});

describe.each(GAMES.filter((name) => manifestOf(name)?.ruleGuide))('the rules of %s', (name) => {
  const { ruleBook, ruleGuide, legend } = manifestOf(name)!;

  it.each(LANGUAGES)('have chapters, each beginning at the rule that the contents name (%s)', async (language) => {
    const guide = await inLanguage(language, ruleGuide!)();
    const chapters = chaptersOf(rulesIn(await inLanguage(language, ruleBook)()), guide);
    const begun = chapters.map(({ title, rules: within }) => [within[0]?.number, title]);
    expect(begun.length).toBeGreaterThan(3);
    expect(Object.entries(guide.chapters)).toEqual(begun);
  });

  it.each(LANGUAGES)('have a key to their symbols (%s)', async (language) => {
    const signs = (await legend!())(language);
    expect(signs.length).toBeGreaterThan(5);
    for (const { sign, sentence } of signs) expect([sign, sentence]).not.toContain('');
  });
});
