import { gistWith } from '@skerry/engine';
import { count, list } from '@skerry/speech/en';
import { partsOf, type Words } from '../gist.ts';
import { points } from './grammar.ts';
import { names } from './names.ts';

const words: Words = {
  drew: ({ n = 1 }) => `drew ${n === 1 ? 'a trail' : count(n, 'trail')}`,
  sights: ({ sights, counts }) =>
    `connected ${list(sights.map((sight) => `the ${names.sights[sight].one}`))} for ${points(counts.points)}`,
  villages: ({ letters, counts }) => `connected the villages ${list(letters)} for ${points(counts.points)}`,
  blue: ({ letters, counts }) => `got ${points(counts.points)} from ${names.blueCard} ${list(letters)}`,
  red: ({ sights, counts }) =>
    `got ${points(counts.points)} from the ${names.redCard} for ${list(sights.map((sight) => names.sights[sight].many))}`,
};

export const gist = gistWith(partsOf, words);
