import { expect, test } from 'vitest';
import { act, destinations, look, position, why } from '../position.ts';

test('example 1: the Engineer moves to the four tiles beside him, not diagonally (FI-22, FI-23)', () => {
  const table = position({ adventurers: ['engineer', 'diver'], at: ['c3'] });
  expect(destinations(table, 0, 'move')).toEqual(['b3', 'c2', 'c4', 'd3']);
  expect(why(table, 0, { act: 'move', to: 'b2' })).toEqual({ why: 'onlyDiagonal', tile: 'copper-gate' });
});

test('example 2: the Explorer also moves diagonally (FI-25)', () => {
  const table = position({ adventurers: ['explorer', 'diver'], at: ['a3'] });
  expect(destinations(table, 0, 'move')).toEqual(['a4', 'b2', 'b3', 'b4']);
});

test('example 3: nothing beside his diagonal step need exist (FI-26)', () => {
  const table = position({ adventurers: ['explorer', 'diver'], at: ['c1'], missing: ['c2', 'd1'] });
  expect(destinations(table, 0, 'move')).toEqual(['b2', 'd2']);
});

test('a move goes to an adjacent tile, dry or flooded, for one action (FI-22)', () => {
  const table = position({ at: ['c3'], flooded: ['b3'] });
  expect(act(table, 0, { act: 'move', to: 'b3' })).toEqual([
    { fact: 'moved', seat: 0, from: 'howling-garden', to: 'temple-of-the-sun', how: 'walk', by: 0 },
  ]);
  expect(look(table)).toMatchObject({ at: ['b3', 'e2'], flooded: ['b3'], actionsLeft: 2 });
  act(table, 0, { act: 'move', to: 'b4' });
  expect(look(table)).toMatchObject({ at: ['b4', 'e2'], actionsLeft: 1 });
});

test('a pawn moves neither onto a missing tile nor across one (FI-23)', () => {
  const table = position({ at: ['c3'], missing: ['b3'] });
  expect(destinations(table, 0, 'move')).toEqual(['c2', 'c4', 'd3']);
  expect(why(table, 0, { act: 'move', to: 'b3' })).toEqual({ why: 'tileMissing', tile: 'temple-of-the-sun' });
  expect(why(table, 0, { act: 'move', to: 'a3' })).toEqual({ why: 'notAdjacent', tile: 'temple-of-the-moon' });
});

test.each(['engineer', 'messenger', 'navigator', 'pilot'] as const)(
  'the %s walks orthogonally only (FI-23, FI-25, FI-41)',
  (adventurer) => {
    const table = position({ adventurers: [adventurer, 'diver'], at: ['c3'] });
    expect(destinations(table, 0, 'move')).toEqual(['b3', 'c2', 'c4', 'd3']);
  },
);

test('the Explorer moves neither onto a missing tile nor two tiles far (FI-23, FI-25)', () => {
  const table = position({ adventurers: ['explorer', 'diver'], at: ['c3'], missing: ['b2', 'd3'] });
  expect(destinations(table, 0, 'move')).toEqual(['b3', 'b4', 'c2', 'c4', 'd2', 'd4']);
  expect(why(table, 0, { act: 'move', to: 'e3' })).toEqual({ why: 'notAdjacent', tile: 'cave-of-embers' });
});

test('a move must change the tile (FI-24)', () => {
  const table = position({ at: ['c3'] });
  expect(destinations(table, 0, 'move')).not.toContain('c3');
  expect(why(table, 0, { act: 'move', to: 'c3' })).toEqual({ why: 'alreadyThere' });
});

test('any number of pawns may share a tile (FI-24)', () => {
  const table = position({ adventurers: ['engineer', 'diver', 'pilot', 'explorer'], at: ['c3', 'c2', 'c2', 'c2'] });
  act(table, 0, { act: 'move', to: 'c2' });
  expect(look(table).at).toEqual(['c2', 'c2', 'c2', 'c2']);
});
