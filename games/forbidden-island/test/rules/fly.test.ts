import { expect, test } from 'vitest';
import { GEOMETRY } from '../../index.ts';
import { act, asked, destinations, kinds, look, position, why } from '../position.ts';

const ALL = GEOMETRY.diamond.names.toSorted();

test('example 8: the Pilot flies once in his turn, and walks besides (FI-27, FI-28)', () => {
  const table = position({ adventurers: ['pilot', 'diver'], at: ['c3'] });
  expect(act(table, 0, { act: 'fly', to: 'f4' })).toEqual([
    { fact: 'moved', seat: 0, from: 'howling-garden', to: 'dunes-of-deception', how: 'fly', by: 0 },
  ]);
  expect(look(table)).toMatchObject({ at: ['f4', 'd2'], actionsLeft: 2 });
  expect(why(table, 0, { act: 'fly', to: 'a3' })).toEqual({ why: 'alreadyFlown' });
  act(table, 0, { act: 'move', to: 'f3' });
  expect(look(table)).toMatchObject({ at: ['f3', 'd2'], actionsLeft: 1 });
  expect(kinds(table, 0)).not.toContain('fly');
});

test('the Pilot flies to any other existing tile, dry or flooded, near or far (FI-27, FI-28)', () => {
  const table = position({ adventurers: ['pilot', 'diver'], at: ['c3'], flooded: ['f4'], missing: ['a3', 'd3'] });
  const existing = ALL.filter((space) => !['a3', 'c3', 'd3'].includes(space));
  expect(destinations(table, 0, 'fly')).toEqual(existing);
  expect(why(table, 0, { act: 'fly', to: 'a3' })).toEqual({ why: 'tileMissing', tile: 'temple-of-the-moon' });
  expect(why(table, 0, { act: 'fly', to: 'c3' })).toEqual({ why: 'alreadyThere' });
});

test.each(['diver', 'engineer', 'explorer', 'messenger', 'navigator'] as const)(
  'the %s does not fly (FI-27)',
  (who) => {
    const table = position({ adventurers: [who, 'pilot'], at: ['c3'] });
    expect(kinds(table, 0)).not.toContain('fly');
    expect(why(table, 0, { act: 'fly', to: 'f4' })).toEqual({ why: 'onlyPilotFlies' });
  },
);

test('the Pilot flies in his own turn only (FI-27)', () => {
  const table = position({ adventurers: ['diver', 'pilot'], at: ['c3', 'c3'] });
  expect(why(table, 1, { act: 'fly', to: 'f4' })).toEqual({ why: 'notYourTurn', whose: 0 });
});

test('walking does not use up the flight, and the flight may go next door (FI-28)', () => {
  const table = position({ adventurers: ['pilot', 'diver'], at: ['c3'] });
  act(table, 0, { act: 'move', to: 'c4' });
  act(table, 0, { act: 'fly', to: 'c3' });
  expect(look(table)).toMatchObject({ at: ['c3', 'd2'], actionsLeft: 1 });
  expect(why(table, 0, { act: 'fly', to: 'c4' })).toEqual({ why: 'alreadyFlown' });
});

test('being lifted neither needs nor uses the flight (FI-29)', () => {
  const table = position({
    adventurers: ['pilot', 'diver'],
    at: ['c3'],
    hands: [['helicopter-lift', 'helicopter-lift'], []],
  });
  act(table, 0, { act: 'lift', pawns: [0], to: 'f4' });
  expect(destinations(table, 0, 'fly')).toEqual(ALL.filter((space) => space !== 'f4'));
  act(table, 0, { act: 'fly', to: 'a3' });
  act(table, 0, { act: 'lift', pawns: [0], to: 'c6' });
  expect(look(table)).toMatchObject({ at: ['c6', 'd2'], actionsLeft: 2 });
});

test('flying off a sinking tile in another seat’s turn leaves the flight for his own (FI-29)', () => {
  const table = position({
    adventurers: ['engineer', 'pilot'],
    at: ['f4', 'c3'],
    flooded: ['c3'],
    floodPile: ['a3', 'c3'],
  });
  act(table, 0, { act: 'endActions' });
  expect(asked(table)).toEqual([1]);
  act(table, 1, { act: 'swim', to: 'd6' });
  expect(look(table)).toMatchObject({ active: 1, at: ['f4', 'd6'], actionsLeft: 3 });
  expect(destinations(table, 1, 'fly')).toHaveLength(22);
});
