import type { Seat } from '@skerry/engine';
import { expect, test } from 'vitest';
import { act, look, offers, position, sorted, type Table, why } from '../position.ts';

/** What a seat may shore up by one action, as `b3` or `c2+b3`. */
function shoreUps(table: Table, seat: Seat): string[] {
  return sorted(offers(table, seat).flatMap((action) => (action.act === 'shoreUp' ? [action.tiles.join('+')] : [])));
}

test('one action turns one flooded tile dry: its own or an adjacent one (FI-42)', () => {
  const table = position({
    adventurers: ['messenger', 'pilot'],
    at: ['c3'],
    flooded: ['c3', 'c2', 'b3', 'd3', 'c4', 'b2', 'c5'],
  });
  expect(shoreUps(table, 0)).toEqual(['b3', 'c2', 'c3', 'c4', 'd3']);
  expect(act(table, 0, { act: 'shoreUp', tiles: ['b3'] })).toEqual([
    { fact: 'shoredUp', tiles: ['temple-of-the-sun'], by: 0, how: 'action' },
  ]);
  expect(look(table)).toMatchObject({ flooded: ['b2', 'c2', 'c3', 'c4', 'c5', 'd3'], actionsLeft: 2 });
  act(table, 0, { act: 'shoreUp', tiles: ['c3'] });
  expect(look(table)).toMatchObject({ flooded: ['b2', 'c2', 'c4', 'c5', 'd3'], actionsLeft: 1 });
});

test('a dry tile is not shored up, and a missing one never comes back (FI-43)', () => {
  const table = position({ at: ['c3'], missing: ['c2'] });
  expect(shoreUps(table, 0)).toEqual([]);
  expect(why(table, 0, { act: 'shoreUp', tiles: ['b3'] })).toEqual({ why: 'notFlooded', tile: 'temple-of-the-sun' });
  expect(why(table, 0, { act: 'shoreUp', tiles: ['c2'] })).toEqual({ why: 'tileMissing', tile: 'gold-gate' });
});

test('example 16: the Explorer shores up diagonally (FI-44)', () => {
  const table = position({ adventurers: ['explorer', 'pilot'], at: ['c3'], flooded: ['b2'] });
  expect(shoreUps(table, 0)).toEqual(['b2']);
  act(table, 0, { act: 'shoreUp', tiles: ['b2'] });
  expect(look(table)).toMatchObject({ flooded: [], actionsLeft: 2 });
});

test.each(['diver', 'engineer', 'messenger', 'navigator', 'pilot'] as const)(
  'example 16: the %s is told that the tile is only diagonally adjacent (FI-42, FI-44)',
  (who) => {
    const table = position({ adventurers: [who, 'explorer'], at: ['c3'], flooded: ['b2'] });
    expect(shoreUps(table, 0)).toEqual([]);
    expect(why(table, 0, { act: 'shoreUp', tiles: ['b2'] })).toEqual({ why: 'onlyDiagonal', tile: 'copper-gate' });
  },
);

test('example 15: the Engineer shores up two tiles with one action (FI-45, FI-46)', () => {
  const table = position({ adventurers: ['engineer', 'pilot'], at: ['c3'], flooded: ['b3', 'c2', 'c3', 'd4'] });
  expect(shoreUps(table, 0)).toEqual(['b3', 'b3+c3', 'c2', 'c2+b3', 'c2+c3', 'c3']);
  expect(act(table, 0, { act: 'shoreUp', tiles: ['c2', 'b3'] })).toEqual([
    { fact: 'shoredUp', tiles: ['gold-gate', 'temple-of-the-sun'], by: 0, how: 'action' },
  ]);
  expect(look(table)).toMatchObject({ flooded: ['c3', 'd4'], actionsLeft: 2 });
  act(table, 0, { act: 'shoreUp', tiles: ['c3'] });
  expect(look(table)).toMatchObject({ flooded: ['d4'], actionsLeft: 1 });
  expect(why(table, 0, { act: 'shoreUp', tiles: ['d4'] })).toEqual({ why: 'onlyDiagonal', tile: 'cliffs-of-abandon' });
});

test('the Engineer may name his two tiles in either order (FI-45)', () => {
  const table = position({ adventurers: ['engineer', 'pilot'], at: ['c3'], flooded: ['b3', 'c2'] });
  act(table, 0, { act: 'shoreUp', tiles: ['b3', 'c2'] });
  expect(look(table)).toMatchObject({ flooded: [], actionsLeft: 2 });
});

test.each(['diver', 'explorer', 'messenger', 'navigator', 'pilot'] as const)(
  'the %s takes one tile at a time (FI-42, FI-45)',
  (who) => {
    const table = position({ adventurers: [who, 'engineer'], at: ['c3'], flooded: ['b3', 'c2'] });
    expect(shoreUps(table, 0)).toEqual(['b3', 'c2']);
    expect(why(table, 0, { act: 'shoreUp', tiles: ['c2', 'b3'] })).toEqual({ why: 'onlyEngineerTakesTwo' });
  },
);

test('both tiles must be different, flooded and in reach at that moment (FI-45, FI-46)', () => {
  const table = position({ adventurers: ['engineer', 'pilot'], at: ['c3'], flooded: ['b3', 'c2', 'a3'] });
  const tries = (tiles: string[]) => why(table, 0, { act: 'shoreUp', tiles });
  expect(tries(['b3', 'b3'])).toEqual({ why: 'nameTwoDifferent' });
  expect(tries(['b3', 'd3'])).toEqual({ why: 'notFlooded', tile: 'whispering-garden' });
  expect(tries(['b3', 'a3'])).toEqual({ why: 'outOfReach', tile: 'temple-of-the-moon' });
  expect(look(table).flooded).toEqual(['a3', 'b3', 'c2']);
});

test('one tile alone costs the Engineer a whole action and leaves nothing over (FI-46)', () => {
  const table = position({ adventurers: ['engineer', 'pilot'], at: ['c3'], flooded: ['b3', 'c2'], left: 1 });
  act(table, 0, { act: 'shoreUp', tiles: ['b3'] });
  expect(look(table)).toMatchObject({ flooded: ['c2'], actionsLeft: 0 });
  expect(why(table, 0, { act: 'shoreUp', tiles: ['c2'] })).toEqual({ why: 'noActionsLeft' });
});

test('shoring up moves no flood card (FI-47)', () => {
  const table = position({ at: ['c3'], flooded: ['b3', 'c2'], floodDiscards: ['c2'], floodPile: ['b3'] });
  const before = look(table);
  act(table, 0, { act: 'shoreUp', tiles: ['c2', 'b3'] });
  expect(look(table).floodDiscards).toEqual(before.floodDiscards);
  expect(look(table).floodPile).toEqual(before.floodPile);
});

test('example 54: a tile that was shored up is flooded by its card, not sunk (FI-47, FI-93)', () => {
  const table = position({ at: ['d5'], flooded: ['watchtower'], treasurePile: ['waters-rise', 'earth'] });
  act(table, 0, { act: 'move', to: 'd6' });
  act(table, 0, { act: 'shoreUp', tiles: ['d6'] });
  const told = act(table, 0, { act: 'endActions' });
  expect(told).toContainEqual({ fact: 'floodCard', tile: 'watchtower', nth: 1, of: 2 });
  expect(told).toContainEqual({ fact: 'flooded', tile: 'watchtower' });
  expect(look(table).missing).toEqual([]);
});
