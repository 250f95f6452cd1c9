import { describe, expect, test } from 'vitest';
import { ruleNumbers, rulesNamed, ruleTroubles, testTitles } from '../check-rules.mjs';

const titles = (source: string) => testTitles('swim.test.ts', source).map(({ title }) => title);

test('a ledger line gives a rule, a mention does not', () => {
  const ledger = [
    '- **FI-1** R. A table opens with 2, 3 or 4 seats.',
    '- A turn has three parts, see **FI-16**.',
    '- **FI-2** J. The tiles are shuffled (FI-3).',
    '| No. | Building |',
    '| **FI-4** | Academy |',
  ].join('\n');
  expect(ruleNumbers(ledger)).toEqual(['FI-1', 'FI-2', 'FI-4']);
});

describe('titles', () => {
  test.each([
    ['test', `test('a (FI-1)', () => {})`, ['a (FI-1)']],
    ['it', `it("a (FI-1)", () => {})`, ['a (FI-1)']],
    ['a mode', `test.only('a (FI-1)', () => {})`, ['a (FI-1)']],
    ['a table', `test.each([['not a title (FI-9)']])('a (FI-1)', () => {})`, ['a (FI-1)']],
    ['a tagged table', 'test.each`x`("a (FI-1)", () => {})', ['a (FI-1)']],
    ['a template', `test(\`the \${role} swims (FI-1)\`, () => {})`, ['the … swims (FI-1)']],
    ['joined strings', `test('a ' + 'b (FI-1)', () => {})`, ['a …b (FI-1)']],
    ['a test in a loop', `for (const x of y) { test('a (FI-1)', () => {}) }`, ['a (FI-1)']],
    ['a title that is not written out', 'test(title, () => {})', ['']],
    ['a skipped test', `test.skip('a (FI-1)', () => {}); test.todo('b (FI-2)')`, []],
    ['another call', `describe('a (FI-1)', () => {}); /x/.test('b (FI-2)'); test.extend('c (FI-3)')`, []],
    ['a comment', `// test('a (FI-1)', () => {})`, []],
  ])('are read from %s', (_, source, expected) => {
    expect(titles(source)).toEqual(expected);
  });

  test('know their line', () => {
    expect(testTitles('swim.test.ts', `\n\ntest('a (FI-1)', () => {})`)).toEqual([
      { path: 'swim.test.ts', line: 3, title: 'a (FI-1)' },
    ]);
  });
});

test.each([
  ['one rule', 'a (FI-31)', ['FI-31']],
  ['several rules', 'a (FI-31, FI-32)', ['FI-31', 'FI-32']],
  ['a range', 'a (FI-53 to FI-55)', ['FI-53', 'FI-54', 'FI-55']],
  ['a range and a rule', 'a (FI-9 to FI-10, FI-12)', ['FI-9', 'FI-10', 'FI-12']],
  ['no rule', 'two to three actions', []],
])('a title names %s', (_, title, expected) => {
  expect(rulesNamed(title)).toEqual(expected);
});

describe('troubles', () => {
  const shown = (...names: string[]) => names.map((title, n) => ({ path: 'a.test.ts', line: n + 1, title }));

  test('none when all rules are shown', () => {
    expect(ruleTroubles(['FI-1', 'FI-2'], shown('a (FI-1)', 'b (FI-1, FI-2)'))).toEqual([]);
  });

  test('rules without a test', () => {
    expect(ruleTroubles(['FI-1', 'FI-2', 'FI-3'], shown('a (FI-2)'))).toEqual(['no test names FI-1, FI-3']);
  });

  test('a test that names no rule', () => {
    expect(ruleTroubles(['FI-1'], shown('a (FI-1)', 'b'))).toEqual(['a.test.ts:2 names no rule: "b"']);
  });

  test('a test that names only a rule of another game', () => {
    expect(ruleTroubles(['FI-1'], shown('a (FI-1)', 'b (IB-1)'))).toEqual(['a.test.ts:2 names no rule: "b (IB-1)"']);
  });

  test('a test that names a rule which does not exist', () => {
    expect(ruleTroubles(['FI-1'], shown('a (FI-1, FI-7)'))).toEqual([
      'a.test.ts:1 names FI-7, which does not exist: "a (FI-1, FI-7)"',
    ]);
  });
});
