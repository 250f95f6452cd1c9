import { asks } from '@skerry/engine';
import { expect, test } from 'vitest';
import { GEOMETRY, TREASURES } from '../../index.ts';
import { act, asked, destinations, kinds, look, offers, position, sorted, why } from '../position.ts';

const ALL = GEOMETRY.diamond.names.toSorted();

test('a special card is played on anybody’s turn and costs no action (FI-79)', () => {
  const table = position({ flooded: ['a3', 'f4'], hands: [['sandbags'], ['sandbags', 'helicopter-lift']], left: 2 });
  act(table, 1, { act: 'sandbags', on: 'a3' });
  act(table, 0, { act: 'sandbags', on: 'f4' });
  act(table, 1, { act: 'lift', pawns: [0], to: 'd6' });
  expect(look(table)).toMatchObject({ flooded: [], at: ['d6', 'e2'], actionsLeft: 2, active: 0 });
});

test('a special card is played with no actions left as well (FI-79, FI-18)', () => {
  const table = position({ flooded: ['a3'], hands: [['sandbags']], left: 0 });
  expect(kinds(table, 0)).toEqual(['endActions', 'sandbags']);
  act(table, 0, { act: 'sandbags', on: 'a3' });
  expect(look(table).flooded).toEqual([]);
});

test('only who holds a special card plays it (FI-79)', () => {
  const table = position({ flooded: ['a3'], hands: [['sandbags'], ['helicopter-lift']] });
  expect(why(table, 1, { act: 'sandbags', on: 'a3' })).toEqual({ why: 'noSandbags' });
  expect(why(table, 0, { act: 'lift', pawns: [0], to: 'a3' })).toEqual({ why: 'noLift' });
});

test('the played card goes to the treasure discards at once (FI-80)', () => {
  const table = position({ flooded: ['a3'], hands: [['sandbags', 'helicopter-lift']], at: ['c3'] });
  expect(act(table, 0, { act: 'sandbags', on: 'a3' })).toEqual([
    { fact: 'played', seat: 0, card: 'sandbags', window: 'actions' },
    { fact: 'discarded', seat: 0, card: 'sandbags', why: 'played' },
    { fact: 'shoredUp', tiles: ['temple-of-the-moon'], by: 0, how: 'sandbags' },
  ]);
  expect(act(table, 0, { act: 'lift', pawns: [0], to: 'c4' })).toEqual([
    { fact: 'played', seat: 0, card: 'helicopter-lift', window: 'actions' },
    { fact: 'discarded', seat: 0, card: 'helicopter-lift', why: 'played' },
    { fact: 'moved', seat: 0, from: 'howling-garden', to: 'breakers-bridge', how: 'lifted', by: 0 },
  ]);
  expect(look(table)).toMatchObject({ hands: [[], []], treasureDiscards: ['sandbags', 'helicopter-lift'] });
});

test('Sandbags turn any one flooded tile dry, at any distance (FI-84)', () => {
  const table = position({ at: ['a3'], flooded: ['a3', 'c6', 'f4'], missing: ['d6'], hands: [['sandbags']] });
  const on = offers(table, 0).flatMap((action) => (action.act === 'sandbags' ? [action.on] : []));
  expect(sorted(on)).toEqual(['a3', 'c6', 'f4']);
  act(table, 0, { act: 'sandbags', on: 'f4' });
  expect(look(table).flooded).toEqual(['a3', 'c6']);
});

test('example 33: a flood card that sinks a tile cannot be answered (FI-85, FI-86)', () => {
  const table = position({
    flooded: ['c3', 'f4'],
    hands: [['sandbags']],
    floodPile: ['c3', 'a3'],
    treasurePile: ['earth', 'wind'],
  });
  act(table, 0, { act: 'endActions' });
  act(table, 0, { act: 'pass', until: 'window' });
  const told = act(table, 0, { act: 'pass', until: 'window' });
  expect(told.slice(1)).toEqual([
    { fact: 'floodCard', tile: 'howling-garden', nth: 1, of: 2 },
    { fact: 'sank', tile: 'howling-garden', pawns: [] },
  ]);
  expect(asked(table)).toEqual([0]);
  expect(why(table, 0, { act: 'sandbags', on: 'c3' })).toEqual({ why: 'tileMissing', tile: 'howling-garden' });
});

test('Helicopter Lift takes pawns that share a tile to one other existing tile (FI-87)', () => {
  const table = position({
    adventurers: ['engineer', 'diver', 'pilot'],
    at: ['c3', 'c3', 'f4'],
    flooded: ['a3'],
    missing: ['b3'],
    hands: [['helicopter-lift']],
  });
  act(table, 0, { act: 'lift', pawns: [0, 1], to: 'a3' });
  expect(look(table)).toMatchObject({ at: ['a3', 'a3', 'f4'], flooded: ['a3'] });
});

test('pawns of two tiles, a missing tile and the tile left are refused (FI-87, FI-88)', () => {
  const table = position({
    adventurers: ['engineer', 'diver', 'pilot'],
    at: ['c3', 'c3', 'f4'],
    missing: ['b3'],
    hands: [['helicopter-lift']],
  });
  const tries = (pawns: number[], to: string) => why(table, 0, { act: 'lift', pawns, to });
  expect(tries([0, 2], 'a3')).toEqual({ why: 'pawnsApart' });
  expect(tries([0, 1], 'b3')).toEqual({ why: 'tileMissing', tile: 'temple-of-the-sun' });
  expect(tries([0, 1], 'c3')).toEqual({ why: 'pawnsAlreadyThere' });
  expect(tries([], 'a3')).toEqual({ why: 'namePawn' });
});

test('example 47: any pawns of a tile, to each of the 23 other tiles (FI-87, FI-88)', () => {
  const table = position({
    adventurers: ['engineer', 'messenger', 'diver'],
    at: ['c3', 'f4', 'c3'],
    hands: [[], ['helicopter-lift']],
  });
  const lifts = offers(table, 1).flatMap((action) =>
    action.act === 'lift' ? [`${action.pawns} to ${action.to}`] : [],
  );
  const from = (pawns: string, left: string) => ALL.flatMap((to) => (to === left ? [] : [`${pawns} to ${to}`]));
  expect(lifts).toHaveLength(92);
  expect(sorted(lifts)).toEqual(
    sorted([...from('0', 'c3'), ...from('2', 'c3'), ...from('0,2', 'c3'), ...from('1', 'f4')]),
  );
});

test('the player’s own pawn need not be lifted, nobody is asked, and pawns are named in any order (FI-88)', () => {
  const table = position({
    adventurers: ['engineer', 'messenger', 'diver'],
    at: ['c3', 'f4', 'c3'],
    hands: [[], ['helicopter-lift']],
  });
  act(table, 1, { act: 'lift', pawns: [2, 0], to: 'd6' });
  expect(look(table).at).toEqual(['d6', 'f4', 'd6']);
  expect(asked(table)).toEqual([0]);
});

test('Sandbags are not played without a flooded tile (FI-89)', () => {
  const table = position({ missing: ['a3'], hands: [['sandbags']] });
  expect(kinds(table, 0)).not.toContain('sandbags');
  expect(why(table, 0, { act: 'sandbags', on: 'c3' })).toEqual({ why: 'nothingFlooded' });
});

test('on the last tile Helicopter Lift has no destination, so nobody is offered it (FI-89)', () => {
  const sea = ALL.filter((space) => space !== 'c1' && space !== 'c2');
  const alone = { at: ['c1', 'c1'], captured: TREASURES.slice(1), hands: [[], ['helicopter-lift']] } as const;
  const two = position({ ...alone, missing: sea });
  expect(destinations(two, 1, 'lift')).toEqual(['c2']);
  const one = position({ ...alone, missing: [...sea, 'c2'] });
  expect(offers(one, 1)).toEqual([]);
  expect(asks(one)).toEqual([{ seat: 0, must: true }]);
});

test('Helicopter Lift takes a pawn off a tile that has sunk, to any existing tile (FI-90)', () => {
  const table = position({
    adventurers: ['engineer', 'messenger', 'navigator'],
    at: ['c3', 'f4', 'c3'],
    flooded: ['c3'],
    floodPile: ['c3', 'a3'],
    hands: [[], ['helicopter-lift']],
  });
  act(table, 0, { act: 'endActions' });
  act(table, 1, { act: 'pass', until: 'turn' });
  expect(asked(table)).toEqual([0]);
  expect(destinations(table, 1, 'lift', 2)).toEqual(ALL.filter((space) => space !== 'c3'));
  act(table, 1, { act: 'lift', pawns: [0, 2], to: 'd6' });
  expect(look(table)).toMatchObject({ at: ['d6', 'f4', 'd6'], active: 1, actionsLeft: 3 });
});

test('a lift may take only some of the pawns in the water; the others still swim (FI-90)', () => {
  const table = position({
    adventurers: ['engineer', 'messenger', 'navigator'],
    at: ['c3', 'f4', 'c3'],
    flooded: ['c3'],
    floodPile: ['c3', 'a3'],
    hands: [[], ['helicopter-lift']],
  });
  act(table, 0, { act: 'endActions' });
  act(table, 1, { act: 'pass', until: 'turn' });
  act(table, 1, { act: 'lift', pawns: [0], to: 'd6' });
  expect(asked(table)).toEqual([2]);
  expect(destinations(table, 2, 'swim')).toEqual(['b3', 'c2', 'c4', 'd3']);
});

test('example 51: while a pawn must swim, Sandbags may be played, and the swim is still owed (FI-91)', () => {
  const table = position({
    adventurers: ['engineer', 'messenger', 'pilot'],
    at: ['b3', 'f4', 'f4'],
    flooded: ['b3', 'b4'],
    floodPile: ['b3', 'a3'],
    hands: [[], [], ['sandbags']],
  });
  act(table, 0, { act: 'endActions' });
  act(table, 2, { act: 'pass', until: 'turn' });
  expect(asked(table)).toEqual([0]);
  expect(kinds(table, 2)).toEqual(['sandbags']);
  act(table, 2, { act: 'sandbags', on: 'b4' });
  expect(look(table)).toMatchObject({ flooded: [], missing: ['b3'] });
  expect(asked(table)).toEqual([0]);
  expect(destinations(table, 0, 'swim')).toEqual(['a3', 'b2', 'b4', 'c3']);
});
