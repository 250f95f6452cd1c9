import { ENGINE_REASONS, LANGUAGES } from '@skerry/engine';
import { flawed, flaws, sayings, sentenceFlaws } from '@skerry/speech/testing';
import { TABLE_REASONS } from '@skerry/tables';
import { expect, test } from 'vitest';
import { WORDS } from '../words.ts';

const said = (words: object): string[] => [...sayings(words)].map(([, sentence]) => sentence);

test.each(LANGUAGES)('everything the terminal says is sound in %s', (language) => {
  expect(flawed(flaws, language, said(WORDS[language]))).toEqual([]);
});

test.each(LANGUAGES)('every reason of the engine and of a table is a sound sentence in %s', (language) => {
  const { badMessage, badOption, ...plain } = TABLE_REASONS[language];
  const named = [
    badMessage({ why: 'badMessage', part: 'it is not text' }),
    badOption({ why: 'badOption', sentence: 'This table has two seats.' }),
  ];
  const reasons = [...said(ENGINE_REASONS[language]), ...said(plain), ...named];
  expect(flawed(sentenceFlaws, language, reasons)).toEqual([]);
});

test('no reason of a table leaves English in French', () => {
  const { badMessage, badOption } = TABLE_REASONS.fr;
  expect(badMessage({ why: 'badMessage', part: 'it is not text' })).not.toContain('text');
  expect(badOption({ why: 'badOption', sentence: 'This table has two seats.' })).not.toContain('seats');
});
