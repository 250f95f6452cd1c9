import { expect, test } from 'vitest';
import { act, asked, destinations, kinds, look, position, why } from '../position.ts';

test('example 9: the Navigator guides the Engineer one or two steps (FI-34, FI-37)', () => {
  const table = position({ adventurers: ['navigator', 'engineer'], at: ['f4', 'c1'] });
  expect(destinations(table, 0, 'guide', 1)).toEqual(['b2', 'c2', 'c3', 'd1', 'd2']);
});

test('example 10: a missing tile is in the way of a guided pawn (FI-37)', () => {
  const table = position({ adventurers: ['navigator', 'engineer'], at: ['f4', 'c1'], missing: ['c2'] });
  expect(destinations(table, 0, 'guide', 1)).toEqual(['d1', 'd2']);
  expect(why(table, 0, { act: 'guide', pawn: 1, to: 'c3' })).toEqual({
    why: 'missingInTheWay',
    tile: 'howling-garden',
  });
});

test('example 11: a guided Diver dives through one missing space, no more (FI-38)', () => {
  const one = position({ adventurers: ['navigator', 'diver'], at: ['f4', 'c1'], missing: ['c2'] });
  expect(destinations(one, 0, 'guide', 1)).toEqual(['b2', 'c3', 'd1', 'd2']);

  const two = { adventurers: ['navigator', 'diver'], at: ['f4', 'c1'], missing: ['c2', 'c3'] } as const;
  const guided = position(two);
  expect(destinations(guided, 0, 'guide', 1)).toEqual(['b2', 'd1', 'd2']);
  expect(why(guided, 0, { act: 'guide', pawn: 1, to: 'b3' })).toEqual({ why: 'diverDivesOne' });
  expect(destinations(position({ ...two, active: 1 }), 1, 'move')).toEqual(['b2', 'b3', 'c4', 'd1', 'd2', 'd3']);
});

test('a guided Diver never ends on a missing space, nor dives through flooded tiles for nothing (FI-38)', () => {
  const table = position({
    adventurers: ['navigator', 'diver'],
    at: ['f4', 'c1'],
    flooded: ['c2', 'c3', 'c4'],
    missing: ['d1'],
  });
  expect(destinations(table, 0, 'guide', 1)).toEqual(['b2', 'c2', 'c3', 'd2']);
  expect(why(table, 0, { act: 'guide', pawn: 1, to: 'd1' })).toEqual({ why: 'tileMissing', tile: 'bronze-gate' });
});

test('example 12: a guided Explorer goes diagonally at each step (FI-37)', () => {
  const table = position({ adventurers: ['navigator', 'explorer'], at: ['f4', 'c1'] });
  expect(destinations(table, 0, 'guide', 1)).toEqual(['a3', 'b2', 'b3', 'c2', 'c3', 'd1', 'd2', 'd3', 'e2', 'e3']);
});

test('example 13: a guided Pilot walks, and keeps the flight of his own turn (FI-39, FI-29)', () => {
  const table = position({ adventurers: ['navigator', 'pilot'], at: ['f4', 'c1'] });
  expect(why(table, 0, { act: 'guide', pawn: 1, to: 'f4' })).toEqual({ why: 'pilotDoesNotFly' });
  expect(destinations(table, 0, 'guide', 1)).toEqual(['b2', 'c2', 'c3', 'd1', 'd2']);
  act(table, 0, { act: 'guide', pawn: 1, to: 'c3' });
  act(table, 0, { act: 'endActions' });
  expect(look(table)).toMatchObject({ active: 1, actionsLeft: 3 });
  expect(destinations(table, 1, 'fly')).toHaveLength(23);
});

test('example 14: the two steps of one action belong to one pawn (FI-35)', () => {
  const table = position({ adventurers: ['navigator', 'engineer', 'diver'], at: ['f4', 'c3', 'c4'] });
  expect(why(table, 0, { act: 'guide', pawn: [1, 2], to: 'd3' })).toEqual({ why: 'unknownAction' });
  act(table, 0, { act: 'guide', pawn: 1, to: 'd3' });
  expect(look(table).actionsLeft).toBe(2);
  act(table, 0, { act: 'guide', pawn: 2, to: 'd4' });
  expect(look(table)).toMatchObject({ at: ['f4', 'd3', 'd4'], actionsLeft: 1 });
});

test('example 50: guiding a pawn to and fro is no action (FI-36)', () => {
  const table = position({ adventurers: ['navigator', 'engineer'], at: ['f4', 'c3'] });
  expect(destinations(table, 0, 'guide', 1)).not.toContain('c3');
  expect(why(table, 0, { act: 'guide', pawn: 1, to: 'c3' })).toEqual({ why: 'pawnAlreadyThere', seat: 1 });
});

test('a guided pawn may pass and end on flooded tiles (FI-36, FI-37)', () => {
  const table = position({ adventurers: ['navigator', 'engineer'], at: ['f4', 'c1'], flooded: ['c2', 'c3'] });
  act(table, 0, { act: 'guide', pawn: 1, to: 'c3' });
  expect(look(table)).toMatchObject({ at: ['f4', 'c3'], flooded: ['c2', 'c3'] });
});

test('guiding costs the Navigator one action, the guided seat nothing, and asks nobody (FI-34, FI-40)', () => {
  const table = position({ adventurers: ['navigator', 'engineer'], at: ['f4', 'c1'] });
  expect(act(table, 0, { act: 'guide', pawn: 1, to: 'c3' })).toEqual([
    { fact: 'moved', seat: 1, from: 'fools-landing', to: 'howling-garden', how: 'guided', by: 0 },
  ]);
  expect(asked(table)).toEqual([0]);
  expect(look(table)).toMatchObject({ at: ['f4', 'c3'], actionsLeft: 2 });
  act(table, 0, { act: 'endActions' });
  expect(look(table)).toMatchObject({ active: 1, actionsLeft: 3 });
});

test('the Navigator walks like anybody and cannot guide himself (FI-41)', () => {
  const table = position({ adventurers: ['navigator', 'engineer'], at: ['c3', 'c1'] });
  expect(destinations(table, 0, 'move')).toEqual(['b3', 'c2', 'c4', 'd3']);
  expect(destinations(table, 0, 'guide', 0)).toEqual([]);
  expect(why(table, 0, { act: 'guide', pawn: 0, to: 'c5' })).toEqual({ why: 'notYourOwnPawn' });
});

test.each(['diver', 'engineer', 'explorer', 'messenger', 'pilot'] as const)('the %s guides nobody (FI-34)', (who) => {
  const table = position({ adventurers: [who, 'navigator'], at: ['c3', 'c1'] });
  expect(kinds(table, 0)).not.toContain('guide');
  expect(why(table, 0, { act: 'guide', pawn: 1, to: 'c2' })).toEqual({ why: 'onlyNavigatorGuides' });
});
