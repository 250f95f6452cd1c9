import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy, diff, type Json, patched } from '../index.ts';

const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<Json>(null, true, 0, 1, 7, '', 'a', 'length', '__proto__'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'pile', 'hand'), tie('value'), { maxKeys: 4 }),
  ),
})).value;

test('a patch makes one value out of another, and leaves the first as it was', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const kept = copy(before);
      expect(patched(before, diff(before, after))).toEqual(after);
      expect(before).toEqual(kept);
    }),
    { numRuns: 2000 },
  );
});

test('a patch survives being sent as text', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(patched(before, copy(diff(before, after)))).toEqual(after);
    }),
  );
});

test('nothing changed, nothing said', () => {
  expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toEqual([]);
});

test.each([
  ['a place', { pawns: [1, 2] }, { pawns: [1, 9] }, [[['pawns', 1], 9]]],
  ['a card added', { hand: ['fire'] }, { hand: ['fire', 'wind'] }, [[['hand'], 1, 0, 'wind']]],
  ['a card taken out', { hand: ['fire', 'wind', 'earth'] }, { hand: ['fire', 'earth'] }, [[['hand'], 1, 1]]],
  [
    'a gap filled by the last card',
    { pile: ['a', 'b', 'c', 'd'] },
    { pile: ['d', 'b', 'c'] },
    [
      [['pile', 0], 'd'],
      [['pile'], 3, 1],
    ],
  ],
  ['a key gone', { a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { d: 3 } }, [[['b', 'c']]]],
])('%s is said in few words', (_, before, after, patch) => {
  expect(diff(before, after)).toEqual(patch);
});

test('a patch that does not fit is refused', () => {
  expect(() => patched({ a: 1 }, [[['b', 'c'], 1]])).toThrow('there is no place "b"');
  expect(() => patched({ a: 1 }, [[['a'], 0, 1]])).toThrow('a list was expected');
  expect(() => patched({ a: 1 }, [[['b']]])).toThrow('there is no place "b"');
  expect(() => patched({ a: [1] }, [[['a', 0]]])).toThrow('only a key can be taken away');
  expect(() => patched({ a: 1 }, [[[]]])).toThrow('only a key can be taken away');
});
