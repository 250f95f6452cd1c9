import { expect, test } from 'vitest';
import { cleanName, looksLike, printable, readRecord } from '../index.ts';

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

test('names in a record are read without what a terminal would obey', () => {
  const written = {
    ...{ game: 'shore', version: 1, seats: 2, options: {}, commitment: '', opening: [], entries: [] },
    names: ['\u001b]0;owned\u0007Ann\u009b31m', '\u202eboB\n'],
    table: 'Evening\u001b[2J tide',
  };
  expect(readRecord(JSON.stringify(written))).toMatchObject({
    names: [']0;ownedAnn31m', 'boB'],
    table: 'Evening[2J tide',
  });
});

test('control characters are written out for a terminal', () => {
  expect(printable('a\u001b[2Jb\nc\u009bd\u2028e\u202ef é\u202f!')).toBe(
    'a\\u001b[2Jb\\u000ac\\u009bd\\u2028e\\u202ef é\u202f!',
  );
});
