import { flawed, sentenceFlaws } from '@skerry/speech/testing';
import { expect, test } from 'vitest';
import { rules as en } from '../text/en/rules.ts';
import { rules as fr } from '../text/fr/rules.ts';

test.each([
  ['en', en],
  ['fr', fr],
] as const)('the rules are well written (%s)', (language, rules) => {
  expect(flawed(sentenceFlaws, language, Object.values(rules))).toEqual([]);
});
