import { open } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { forbiddenIsland, GEOMETRY, LAYOUT_NAMES, LAYOUTS, type Layout, TILES } from '../../index.ts';
import { act, destinations, look, position, sorted, why } from '../position.ts';

const ORTHOGONAL_NEIGHBOURSHIPS: { readonly [L in Layout]: number } = {
  diamond: 36,
  'treasure-island': 29,
  'island-of-shadows': 38,
  'volcano-island': 36,
  'island-of-death': 35,
  'bay-of-gulls': 32,
  'bone-island': 34,
  'coral-reef': 35,
  'skull-island': 33,
  'bridge-of-horrors': 33,
  'atoll-of-decisions': 24,
  'arch-of-fate': 31,
};

const pairs = (neighbours: readonly (readonly number[])[]) => neighbours.flat().length / 2;

test('the standard layout is the diamond (FI-3)', () => {
  const table = open(forbiddenIsland, { seats: 2, seed: 'seed' });
  expect(stateOf(table).island.layout).toBe('diamond');
  const names = 'c1 d1 b2 c2 d2 e2 a3 b3 c3 d3 e3 f3 a4 b4 c4 d4 e4 f4 b5 c5 d5 e5 c6 d6';
  expect(GEOMETRY.diamond.names.join(' ')).toBe(names);
});

test('the diamond has 36 orthogonal and 34 diagonal neighbourships (FI-3)', () => {
  const { beside, diagonal, around } = GEOMETRY.diamond;
  expect([pairs(beside), pairs(diagonal), pairs(around)]).toEqual([36, 34, 70]);
  expect(beside.filter((near) => near.length === 2)).toHaveLength(12);
  expect(beside.filter((near) => near.length === 4)).toHaveLength(12);
});

test.each(LAYOUT_NAMES)('%s has 24 spaces, its neighbourships, and holds together (FI-4)', (layout) => {
  const { names, beside } = GEOMETRY[layout];
  expect(names).toHaveLength(24);
  expect(pairs(beside)).toBe(ORTHOGONAL_NEIGHBOURSHIPS[layout]);
  const reached = new Set([0]);
  for (const space of reached) for (const next of beside[space]!) reached.add(next);
  expect(reached.size).toBe(24);
});

test('there are eleven extra layouts, all different (FI-4)', () => {
  expect(LAYOUT_NAMES).toHaveLength(12);
  expect(new Set(Object.values(LAYOUTS).map((rows) => rows.join('\n'))).size).toBe(12);
});

test.each(LAYOUT_NAMES)('%s is laid with all 24 tiles and played by the same rules (FI-4)', (layout) => {
  const table = open(forbiddenIsland, { seats: 2, options: { layout }, seed: 'seed' });
  const { island, floodDiscards } = stateOf(table);
  expect(island.layout).toBe(layout);
  expect(sorted(island.tiles)).toEqual(sorted(TILES));
  expect(floodDiscards).toHaveLength(6);
  act(table, look(table).active, { act: 'endActions' });
});

test('a hole and the water outside are open sea for the whole game (FI-4)', () => {
  const table = position({ layout: 'volcano-island', adventurers: ['explorer', 'messenger'], at: ['b3'] });
  expect(destinations(table, 0, 'move')).toEqual(['a2', 'a3', 'a4', 'b2', 'b4', 'c2', 'c4']);
  for (const to of ['c3', 'f3', 'a6', 'j7']) expect(why(table, 0, { act: 'move', to })).toEqual({ why: 'openSea' });
});
