import { spokenOf } from '@skerry/engine';
import { expect, test } from 'vitest';
import { defaults, readStored, writeStored } from '../settings/stored.ts';

const given = defaults(['en-GB']);

test('the first language of the browser that the project speaks is taken', () => {
  expect(spokenOf(['rm-CH', 'fr-CH', 'en'])).toBe('fr');
  expect(spokenOf(['FR'])).toBe('fr');
  expect(spokenOf(['de-CH', 'fr-CH', 'en'])).toBe('de');
  expect(spokenOf(['nl', 'frisian'])).toBe('en');
  expect(spokenOf([])).toBe('en');
});

test('what was chosen is read again', () => {
  const chosen = { ...given, language: 'fr', theme: 'dark', volume: 0, hints: ['top-layer'], name: 'Zoë' } as const;
  expect(readStored(writeStored(chosen, given), given)).toEqual(chosen);
});

test('only what was chosen is kept, so that the rest follows the browser', () => {
  const stored = writeStored({ ...given, sound: false }, given);
  expect(stored).toBe('{"sound":false}');
  expect(readStored(stored, defaults(['fr'])).language).toBe('fr');
});

test.each([
  ['nothing', null],
  ['no JSON', '{"theme":'],
  ['not an object', '"dark"'],
  ['wrong values', '{"language":"tlh","theme":7,"volume":12,"sound":"yes","hints":"all","name":null}'],
])('settings from another hand (%s) leave the defaults', (_, text) => {
  expect(readStored(text, given)).toEqual(given);
});
