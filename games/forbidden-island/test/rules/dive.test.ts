import { expect, test } from 'vitest';
import { GEOMETRY } from '../../index.ts';
import { act, destinations, look, position, why } from '../position.ts';

test('example 4: the Diver passes flooded and missing spaces, and a dry tile ends his way (FI-30 to FI-32)', () => {
  const table = position({ adventurers: ['diver', 'pilot'], at: ['a3'], flooded: ['b3', 'd3'], missing: ['c3'] });
  expect(destinations(table, 0, 'move')).toEqual(['a4', 'b2', 'b3', 'b4', 'c2', 'c4', 'd2', 'd3', 'd4', 'e3']);
  expect(why(table, 0, { act: 'move', to: 'c3' })).toEqual({ why: 'cannotStopOnMissing', tile: 'howling-garden' });
  expect(why(table, 0, { act: 'move', to: 'f3' })).toEqual({ why: 'noDive', tile: 'cave-of-shadows' });
});

test('example 5: on a dry island the Diver only walks; the sea outside is no way (FI-33)', () => {
  const table = position({ adventurers: ['diver', 'pilot'], at: ['c1'] });
  expect(destinations(table, 0, 'move')).toEqual(['c2', 'd1']);
  expect(why(table, 0, { act: 'move', to: 'b2' })).toEqual({ why: 'noDive', tile: 'copper-gate' });
  expect(why(table, 0, { act: 'move', to: 'b1' })).toEqual({ why: 'openSea' });
});

test.each(GEOMETRY.diamond.names)('example 6: on a flooded island the Diver gets anywhere from %s (FI-31)', (start) => {
  const table = position({ adventurers: ['diver', 'pilot'], at: [start], flooded: 'all' });
  const others = GEOMETRY.diamond.names.filter((space) => space !== start);
  expect(destinations(table, 0, 'move')).toEqual(others.sort());
});

test('example 7: a hole of the layout was never a tile, so the Diver cannot pass it (FI-4, FI-33)', () => {
  const table = position({ layout: 'volcano-island', adventurers: ['diver', 'pilot'], at: ['b3'] });
  expect(destinations(table, 0, 'move')).toEqual(['a3', 'b2', 'b4']);
  expect(why(table, 0, { act: 'move', to: 'd3' })).toEqual({ why: 'noDive', tile: expect.any(String) });
  expect(why(table, 0, { act: 'move', to: 'c3' })).toEqual({ why: 'openSea' });
});

test('the Diver crosses two missing tiles for one action (FI-30)', () => {
  const table = position({ adventurers: ['diver', 'pilot'], at: ['a3'], missing: ['b3', 'c3'] });
  expect(act(table, 0, { act: 'move', to: 'd3' })).toEqual([
    { fact: 'moved', seat: 0, from: 'temple-of-the-moon', to: 'whispering-garden', how: 'dive', by: 0 },
  ]);
  expect(look(table)).toMatchObject({ at: ['d3', 'c1'], actionsLeft: 2 });
});

test('nobody else dives (FI-23, FI-30)', () => {
  const table = position({ adventurers: ['explorer', 'pilot'], at: ['a3'], flooded: ['b3'], missing: ['b4', 'b2'] });
  expect(destinations(table, 0, 'move')).toEqual(['a4', 'b3']);
});

test('every step of a dive is orthogonal (FI-31)', () => {
  const table = position({ adventurers: ['diver', 'pilot'], at: ['c1'], missing: ['d2', 'd3', 'd4'] });
  expect(destinations(table, 0, 'move')).toEqual(['c2', 'd1']);
});

test('a dive that comes round never ends on the tile it left (FI-31)', () => {
  const table = position({ adventurers: ['diver', 'pilot'], at: ['c3'], flooded: ['c3', 'c4', 'd3', 'd4'] });
  expect(destinations(table, 0, 'move')).not.toContain('c3');
  expect(why(table, 0, { act: 'move', to: 'c3' })).toEqual({ why: 'alreadyThere' });
});

test('the tile the Diver leaves may be dry, the way counts only behind it (FI-31)', () => {
  const table = position({ adventurers: ['diver', 'pilot'], at: ['a3'], flooded: ['a4'] });
  expect(destinations(table, 0, 'move')).toEqual(['a4', 'b3', 'b4']);
});

test('the Diver cannot wait on a missing space for his next action (FI-32)', () => {
  const table = position({ adventurers: ['diver', 'pilot'], at: ['c3'], missing: ['b3', 'c2', 'c4', 'd3'] });
  for (const to of ['b3', 'c2', 'c4', 'd3']) {
    expect(why(table, 0, { act: 'move', to })).toMatchObject({ why: 'cannotStopOnMissing' });
  }
  expect(look(table)).toMatchObject({ at: ['c3', 'c1'], actionsLeft: 3 });
});
