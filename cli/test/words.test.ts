import { ENGINE_REASONS, LANGUAGES } from '@skerry/engine';
import { flawed, flaws, sayings, sentenceFlaws } from '@skerry/speech/testing';
import { type OptionWhy, sayTableWhy, TABLE_REASONS } from '@skerry/tables';
import { expect, test } from 'vitest';
import { WORDS } from '../words.ts';

const said = (words: object): string[] => [...sayings(words)].map(([, sentence]) => sentence);

test.each(LANGUAGES)('everything the terminal says is sound in %s', (language) => {
  expect(flawed(flaws, language, said(WORDS[language]))).toEqual([]);
});

/** Whatever a table may have against its options. */
const OPTIONS: readonly OptionWhy[] = [
  { why: 'badSeatCount', allowed: [2, 3, 4] },
  { why: 'badOption', option: 'tide', trouble: 'unknown', options: ['wind', 'moon'] },
  { why: 'badOption', option: 'tide', trouble: 'value', value: 'red', values: ['ebb', 'flow'] },
  { why: 'badOption', option: 'tide', trouble: 'notPerSeat', seats: 3 },
  { why: 'badOption', option: 'tide', trouble: 'twoSeats' },
  { why: 'badOption', option: 'tide', trouble: 'noSeat', seats: 3 },
  { why: 'badOption', option: 'tide', trouble: 'refused', refusal: { why: 'notAlone' } },
];

test.each(LANGUAGES)('every reason of the engine and of a table is a sound sentence in %s', (language) => {
  const { badMessage, ...plain } = TABLE_REASONS[language];
  const named = [badMessage({ part: 'it is not text' }), ...OPTIONS.map((why) => sayTableWhy(language, why))];
  const reasons = [...said(ENGINE_REASONS[language]), ...said(plain), ...named];
  expect(flawed(sentenceFlaws, language, reasons)).toEqual([]);
});

test('no reason of a table leaves English in French', () => {
  expect(TABLE_REASONS.fr.badMessage({ part: 'it is not text' })).not.toContain('text');
});
