import { flawed, flaws, sayings } from '@skerry/speech/testing';
import { expect, test } from 'vitest';
import { faults as en } from '../text/en/faults.ts';
import { faults as fr } from '../text/fr/faults.ts';

/** Everything that a fault may name. */
const FAULT = {
  id: 'kraken',
  when: 'hit',
  does: 'win',
  space: 'j8',
  kind: 'sea',
  landmass: 'orrisay',
  language: 'fr',
  have: 2,
  least: 3,
  wanted: 4,
};

test.each([
  ['en', en],
  ['fr', fr],
] as const)('what is wrong with a pack is well said (%s)', (language, faults) => {
  const said = [...sayings(faults, [FAULT])].map(([, words]) => words);
  expect(said).toHaveLength(Object.keys(faults).length);
  expect(flawed(flaws, language, said)).toEqual([]);
  expect(said.filter((words) => !words.endsWith('.'))).toEqual([]);
});
