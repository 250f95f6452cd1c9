import { expect, test } from 'vitest';
import { looksLike } from '../table/looks.ts';

test.each([
  ['Ann', 'ann'],
  ['Ann', 'Аnn'],
  ['Bob', 'Воb'],
  ['Bill', 'Bi11'],
  ['Ann', 'A n n'],
  ['Ann', 'Ａｎｎ'],
  ['Zoé', 'Zoe'],
  ['Olivia', '0livia'],
  ['Ian', 'lan'],
  ['marin', 'rnarin'],
  ['Pascal', 'Раѕсаl'],
  ['Cher', 'ⲤᏂеr'],
])('%s looks like %s', (name, other) => {
  expect(looksLike(name, other)).toBe(true);
  expect(looksLike(other, name)).toBe(true);
});

test.each([
  ['Ann', 'Anna'],
  ['Ada', 'Ida'],
  ['李', '王'],
  ['⚓', '⛵'],
  ['Анна', 'Иван'],
])('%s does not look like %s', (name, other) => {
  expect(looksLike(name, other)).toBe(false);
});
