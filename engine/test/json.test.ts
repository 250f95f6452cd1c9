import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, copy, same } from '../index.ts';

/** JSON as states have it: no `-0`, which JSON does not keep. */
const json = fc.jsonValue().map((value) => copy(value));
const holder = fc.dictionary(fc.string(), json);

/** The same value with the keys of every object in reverse order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

describe('same', () => {
  test('does not see the order of keys', () => {
    fc.assert(fc.property(json, (value) => same(value, reversed(value))));
  });

  test('tells different values apart, as their canonical text does', () => {
    fc.assert(fc.property(json, json, (a, b) => same(a, b) === (canonical(a) === canonical(b))));
  });

  test('sees a changed part', () => {
    fc.assert(
      fc.property(holder, fc.string(), (value, key) => !same(value, { ...value, [key]: { changed: value[key] ?? 0 } })),
    );
  });

  test('takes undefined for an absent key', () => {
    expect(same({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(same({ a: undefined }, { b: undefined })).toBe(true);
  });

  test.each<[unknown, unknown]>([
    [[1, undefined], [1]],
    [new Array(1), []],
    [new Array(1), [5]],
    [[], {}],
    [null, {}],
    [0, false],
    ['1', 1],
    [{ a: 1 }, { b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
  ])('tells %j from %j', (a, b) => {
    expect(same(a, b)).toBe(false);
    expect(same(b, a)).toBe(false);
  });
});

describe('canonical', () => {
  test('is JSON of the same value', () => {
    fc.assert(fc.property(json, (value) => same(JSON.parse(canonical(value)), value)));
  });

  test('does not see the order of keys', () => {
    fc.assert(fc.property(json, (value) => canonical(reversed(value)) === canonical(value)));
  });

  test('leaves out what is undefined', () => {
    expect(canonical({ b: [undefined], a: undefined })).toBe('{"b":[null]}');
  });
});
