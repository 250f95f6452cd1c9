import { open } from '@skerry/engine';
import { golden, positions } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { islandOfDread } from '../index.ts';

golden(islandOfDread, new URL('golden/', import.meta.url), {
  'two-for-a-short-while': { seed: 1, seats: 2, options: { length: 'short', roundLimit: 40 } },
  'three-under-doom': { seed: 2, seats: 3, options: { doom: true, otherItems: 'two', startGold: 8 } },
  'six-at-peace': { seed: 3, seats: 6, options: { pvp: false, negotiate: false, roundLimit: 40 } },
});

describe('as many positions can be reached as ever', () => {
  test('from the first turn of three', () => {
    const table = open(islandOfDread, { seats: 3, seed: 'positions' });
    expect(positions(table, 3)).toEqual([3, 8, 23]);
  });
});
