import { expect, test } from 'vitest';
import { cleanName, freeTableName, looksLike, nextTableName } from '../names.ts';

test.each([
  ['blanks', '   '],
  ['invisible letters', '\u200b\u2060'],
  ['the blank of Braille', '\u2800\u2800'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['marks on nothing', '\u0301\u0302'],
])('a name of %s looks like nothing', (_what, name) => {
  expect(cleanName(name)).toBe('');
});

test.each(['Zoë', '李', 'Ann 2', '⚓', '👩‍🚀'.replace('\u200d', '')])('%s is a name', (name) => {
  expect(cleanName(name)).toBe(name);
});

test.each([
  ['Ann', 'ann'],
  ['Ann', 'Аnn'],
  ['Bob', 'Воb'],
  ['Bill', 'Bi11'],
  ['Ann', 'A n n'],
  ['Ann', 'Ａｎｎ'],
  ['Zoé', 'Zoe'],
])('%s looks like %s', (name, other) => {
  expect(looksLike(name, other)).toBe(true);
});

test.each([
  ['Ann', 'Anna'],
  ['Ada', 'Ida'],
  ['李', '王'],
  ['⚓', '⛵'],
])('%s does not look like %s', (name, other) => {
  expect(looksLike(name, other)).toBe(false);
});

test.each([
  ['Evening tide', 'Evening tide (2)'],
  ['Evening tide (2)', 'Evening tide (3)'],
  ['Evening tide (9)', 'Evening tide (10)'],
  ['Row 14', 'Row 14 (2)'],
  ['A name that is as long as any may be here', 'A name that is as long as any may be (2)'],
])('the table after %s is %s', (name, next) => {
  expect(nextTableName(name)).toBe(next);
});

test('a table keeps its name where it is the only one of that name, and is numbered elsewhere', () => {
  expect(freeTableName('Evening tide', ['Slow boat'])).toBe('Evening tide');
  expect(freeTableName('Evening tide', ['Evening tide', 'Evening tide (2)'])).toBe('Evening tide (3)');
});
