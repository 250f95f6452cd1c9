import { readFileSync } from 'node:fs';
import { open, readRecord, replay } from '@skerry/engine';
import { golden, positions, reported } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { botProfileOf } from '../bot.ts';
import { type Fact, islandOfDread } from '../index.ts';

const player = botProfileOf(islandOfDread).policy;

golden(islandOfDread, new URL('golden/', import.meta.url), {
  'two-for-a-short-while': { seed: 1, seats: 2, options: { length: 'short', roundLimit: 40 } },
  'three-under-doom': { seed: 2, seats: 3, options: { doom: true, otherItems: 'two', startGold: 8 } },
  'six-at-peace': { seed: 3, seats: 6, options: { pvp: false, negotiate: false, roundLimit: 40 } },
  'three-who-find-the-island': { seed: 4, seats: 3, options: {}, player },
  'six-among-all-tiles': { seed: 18, seats: 6, options: { pvp: false, negotiate: false, roundLimit: 100 } },
});

/** Everything that a kept game tells. */
function told(name: string): readonly Fact[] {
  const facts: Fact[] = [];
  const kept = readRecord(readFileSync(new URL(`golden/${name}.json`, import.meta.url), 'utf8'));
  replay(islandOfDread, kept, undefined, (_table, heard) => facts.push(...heard.map(({ fact }) => fact)));
  return facts;
}

describe('what the golden games show', () => {
  test('a Hero reaches the Island and defeats Assif Shib-Sa', () => {
    const facts = told('three-who-find-the-island');
    expect(facts.some(({ fact }) => fact === 'reachedIsland')).toBe(true);
    expect(facts.findLast(({ fact }) => fact === 'gameEnded')).toMatchObject({ cause: 'defeated' });
  });

  test('every event tile is laid on the board', () => {
    const tiles = told('six-among-all-tiles').flatMap((fact) => (fact.fact === 'tilePlaced' ? [fact.tile] : []));
    expect(new Set(tiles).size).toBe(islandOfDread.content.content.tiles.length);
  });
});

describe('as many positions can be reached as ever', () => {
  test('from the first turn of three', () => {
    const table = open(islandOfDread, { seats: 3, seed: 'positions' });
    expect(positions(table, 3)).toEqual([3, 10, 30]);
  });
});

reported(islandOfDread, new URL('reported/', import.meta.url));
