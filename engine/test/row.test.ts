import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Row } from '../row.ts';
import { arrayWork } from '../testing/index.ts';

/** What can be done to a row, and the same to an array. */
const changes = fc.array(
  fc.oneof(
    fc.record({ and: fc.integer({ min: 1, max: 40 }) }),
    fc.record({ drop: fc.nat(50) }),
    fc.record({ put: fc.nat(1200) }),
  ),
  { maxLength: 60 },
);

test('a row is what an array would be, and stays so when others are made of it', () => {
  fc.assert(
    fc.property(fc.nat(1100), changes, (gaps, all) => {
      let row = Row.ofGaps<number>(gaps);
      let array: (number | undefined)[] = Array.from({ length: gaps }, () => undefined);
      const made: { row: Row<number | undefined>; array: readonly (number | undefined)[] }[] = [];
      let value = 0;
      for (const change of all) {
        if ('and' in change) {
          for (let more = change.and; more > 0; more--) row = row.and(++value);
          array = [...array, ...Array.from({ length: change.and }, (_, n) => value - change.and + n + 1)];
        } else if ('drop' in change) {
          row = row.first(row.length - change.drop);
          array = array.slice(0, Math.max(0, array.length - change.drop));
        } else if (change.put < array.length) {
          row = row.put(change.put, ++value);
          array = array.with(change.put, value);
        }
        made.push({ row, array });
      }
      for (const each of made) expect([...each.row]).toEqual(each.array);
      for (const from of [0, 1, 31, 32, 33, 500, 1024, array.length - 1, array.length]) {
        expect(row.at(from)).toBe(array[from]);
        expect(row.slice(from, from + 40)).toEqual(array.slice(from, from + 40));
        if (from < 0) continue;
        expect(row.lastGap(from)).toBe(array.length === 0 ? -1 : array.lastIndexOf(undefined, from));
        expect(row.lastHeld(from)).toBe(array.findLastIndex((each, n) => n <= from && each !== undefined));
        expect(row.nextHeld(from)).toBe(array.findIndex((each, n) => n >= from && each !== undefined));
      }
      expect([row.slice(-8), row.slice(2, -3)]).toEqual([array.slice(-8), array.slice(2, -3)]);
      expect([row.length, row.at(-1), row.at(-2)]).toEqual([array.length, array.at(-1), array.at(-2)]);
    }),
    { numRuns: 60 },
  );
});

test('one more value, fewer or another cost the same however long it is', () => {
  const costOf = (length: number) => {
    const row = Row.of(...Array.from({ length }, (_, n) => n));
    return [
      arrayWork(() => row.and(1)),
      arrayWork(() => row.first(length - 3).and(1)),
      arrayWork(() => row.put(length >> 1, 1)),
      arrayWork(() => row.lastGap()),
      arrayWork(() => row.nextHeld(length >> 1)),
      arrayWork(() => Row.ofGaps(length).and(1)),
    ];
  };
  for (const length of [100, 1000, 10_000]) expect(Math.max(...costOf(length))).toBeLessThan(200);
});
