import { passOf, view } from '@skerry/engine';
import { describe, expect, test } from 'vitest';
import { act, asked, kinds, look, offers, type Place, position, sorted, type Table, why } from '../position.ts';

test('special cards are played before, between and after the actions (FI-81)', () => {
  const table = position({ hands: [[], ['sandbags', 'sandbags']], flooded: ['a3', 'b3', 'c3'], left: 1 });
  act(table, 1, { act: 'sandbags', on: 'a3' });
  act(table, 0, { act: 'move', to: 'd2' });
  act(table, 1, { act: 'sandbags', on: 'b3' });
  expect(look(table)).toMatchObject({ flooded: ['c3'], step: { do: 'actions', left: 0 } });
});

test('there is a stop between the two treasure draws and before each flood card (FI-81, FI-82)', () => {
  const table = position({
    hands: [[], ['sandbags']],
    flooded: ['a3'],
    treasurePile: ['earth', 'wind'],
    floodPile: ['d6', 'c6'],
  });
  const stops = [act(table, 0, { act: 'endActions' })];
  while (asked(table)[0] === 1 && kinds(table, 1).includes('pass'))
    stops.push(act(table, 1, { act: 'pass', until: 'window' }));
  expect(stops.map((told) => told.map(({ fact }) => fact))).toEqual([
    ['actionsEnded', 'drew'],
    ['passed', 'drew'],
    ['passed', 'floodCard', 'flooded'],
    ['passed', 'floodCard', 'flooded', 'turnBegan'],
  ]);
});

test('at a stop of the action part nobody else is asked; whoever has a special card may play (FI-82)', () => {
  const table = position({ hands: [[], ['sandbags']], flooded: ['a3'] });
  expect(asked(table)).toEqual([0]);
  expect(offers(table, 1)).toEqual([{ act: 'sandbags', on: 'a3' }]);
  expect(why(table, 1, { act: 'pass', until: 'window' })).toEqual({ why: 'nothingToPass' });
});

test('with no playable special card the draws run on by themselves (FI-82)', () => {
  const table = position({ hands: [[], ['sandbags']], floodPile: ['c3', 'd3'], treasurePile: ['earth', 'wind'] });
  const told = act(table, 0, { act: 'endActions' }).map(({ fact }) => fact);
  expect(told).toEqual(['actionsEnded', 'drew', 'drew', 'floodCard', 'flooded']);
  expect(asked(table)).toEqual([1]);
});

test('example 32: between two flood cards the tile just flooded may be shored up (FI-82, FI-86)', () => {
  const table = position({ hands: [[], ['sandbags']], floodPile: ['c3', 'd3'], treasurePile: ['earth', 'wind'] });
  act(table, 0, { act: 'endActions' });
  expect(look(table)).toMatchObject({ flooded: ['c3'], step: { do: 'window' } });
  const told = act(table, 1, { act: 'sandbags', on: 'c3' }).map(({ fact }) => fact);
  expect(told).toEqual(['played', 'discarded', 'shoredUp', 'floodCard', 'flooded', 'turnBegan']);
  expect(look(table)).toMatchObject({ flooded: ['d3'], active: 1 });
});

test('every seat with a playable card is asked, and the window closes when all have passed (FI-82)', () => {
  const table = position({
    adventurers: ['engineer', 'diver', 'pilot'],
    hands: [['helicopter-lift'], [], ['helicopter-lift']],
    treasurePile: ['earth', 'wind'],
  });
  act(table, 0, { act: 'endActions' });
  expect(asked(table)).toEqual([0, 2]);
  act(table, 2, { act: 'pass', until: 'window' });
  expect(asked(table)).toEqual([0]);
  expect(look(table).hands[0]).toEqual(['helicopter-lift', 'earth']);
  act(table, 0, { act: 'pass', until: 'window' });
  expect(look(table).hands[0]).toEqual(['helicopter-lift', 'earth', 'wind']);
});

test('a play reopens the window for all who had passed (FI-82)', () => {
  const table = position({
    adventurers: ['engineer', 'diver', 'pilot'],
    hands: [['helicopter-lift'], [], ['helicopter-lift']],
    treasurePile: ['earth', 'wind'],
  });
  act(table, 0, { act: 'endActions' });
  act(table, 2, { act: 'pass', until: 'window' });
  act(table, 0, { act: 'lift', pawns: [0], to: 'd6' });
  expect(asked(table)).toEqual([2]);
  expect(look(table).hands[0]).toEqual(['earth']);
});

test('who has passed may still play while the window is open (FI-79, FI-82)', () => {
  const table = position({
    adventurers: ['engineer', 'diver', 'pilot'],
    hands: [['helicopter-lift'], [], ['helicopter-lift']],
  });
  act(table, 0, { act: 'endActions' });
  act(table, 2, { act: 'pass', until: 'window' });
  expect(why(table, 2, { act: 'pass', until: 'window' })).toEqual({ why: 'nothingToPass' });
  act(table, 2, { act: 'lift', pawns: [1], to: 'd6' });
  expect(look(table).at[1]).toBe('d6');
});

test('a pass for the window is asked for again, one for the turn is not (FI-83)', () => {
  const holder = { hands: [[], ['helicopter-lift']], treasurePile: ['earth', 'wind'] } as const;
  const window = position(holder);
  act(window, 0, { act: 'endActions' });
  act(window, 1, { act: 'pass', until: 'window' });
  expect(look(window)).toMatchObject({ active: 0, step: { do: 'window' } });

  const turn = position(holder);
  act(turn, 0, { act: 'endActions' });
  expect(act(turn, 1, { act: 'pass', until: 'turn' }).at(-1)).toEqual({ fact: 'turnBegan', seat: 1, number: 2 });
});

test('a pass for the turn ends with the turn (FI-83)', () => {
  const table = position({ hands: [[], ['helicopter-lift']], treasurePile: ['earth', 'wind', 'earth', 'wind'] });
  act(table, 0, { act: 'endActions' });
  act(table, 1, { act: 'pass', until: 'turn' });
  act(table, 1, { act: 'endActions' });
  expect(look(table)).toMatchObject({ active: 1, step: { do: 'window' } });
  expect(asked(table)).toEqual([1]);
});

test('a pass for the turn holds though others reopen the window, and leaves play possible (FI-83)', () => {
  const table = position({
    adventurers: ['engineer', 'diver', 'pilot'],
    hands: [['helicopter-lift', 'helicopter-lift'], [], ['helicopter-lift']],
  });
  act(table, 0, { act: 'endActions' });
  act(table, 2, { act: 'pass', until: 'turn' });
  act(table, 0, { act: 'lift', pawns: [0], to: 'd6' });
  expect(asked(table)).toEqual([0]);
  expect(kinds(table, 2)).toEqual(['lift']);
});

test('example 53: who passed for the turn is asked again after gaining a special card (FI-83)', () => {
  const table = position({
    hands: [['helicopter-lift']],
    flooded: ['a3'],
    treasurePile: ['earth', 'sandbags'],
  });
  act(table, 0, { act: 'endActions' });
  const told = act(table, 0, { act: 'pass', until: 'turn' });
  expect(told.at(-1)).toEqual({ fact: 'drew', seat: 0, card: 'sandbags', nth: 2 });
  expect(asked(table)).toEqual([0]);
  expect(kinds(table, 0)).toEqual(['lift', 'pass', 'sandbags']);
});

test('another seat’s new special card does not wake who passed for the turn (FI-83)', () => {
  const table = position({
    hands: [[], ['helicopter-lift']],
    flooded: ['a3'],
    treasurePile: ['earth', 'sandbags'],
  });
  act(table, 0, { act: 'endActions' });
  act(table, 1, { act: 'pass', until: 'turn' });
  expect(asked(table)).toEqual([0]);
});

test('after the last flood card the next turn follows without a window (FI-81)', () => {
  const table = position({ hands: [[], ['sandbags']], floodPile: ['c3', 'd3'], treasurePile: ['earth', 'wind'] });
  act(table, 0, { act: 'endActions' });
  act(table, 1, { act: 'pass', until: 'window' });
  expect(look(table)).toMatchObject({ active: 1, step: { do: 'actions', left: 3 } });
  expect(sorted(look(table).flooded)).toEqual(['c3', 'd3']);
});

describe('a window could matter', () => {
  const spared = (table: Table, asking: 'always' | 'matters' | 'never') =>
    passOf(table.game, view(table, 'watcher').state, 1, asking);
  const PASS = { act: 'pass', until: 'window' };

  test('before a flood card that may sink a tile, and not before one that can only flood (FI-82, FI-94)', () => {
    const at = (next: Place) => {
      const table = position({
        hands: [[], ['sandbags']],
        flooded: ['a3', 'b3'],
        treasurePile: ['earth', 'wind'],
        floodPile: [next, 'c6'],
        floodDiscards: next === 'a3' ? ['b3'] : ['a3', 'b3'],
      });
      act(table, 0, { act: 'endActions' });
      act(table, 1, PASS as { act: 'pass'; until: 'window' });
      return table;
    };
    expect(spared(at('d6'), 'matters')).toEqual(PASS);
    expect(spared(at('a3'), 'matters')).toBeUndefined();
    expect(spared(at('a3'), 'never')).toEqual(PASS);
    expect(spared(at('d6'), 'always')).toBeUndefined();
  });

  test('not before a treasure card, and nobody is spared their own actions (FI-82)', () => {
    const table = position({ hands: [[], ['sandbags']], flooded: ['a3'], treasurePile: ['earth', 'wind'] });
    expect(passOf(table.game, view(table, 'watcher').state, 0, 'never')).toBeUndefined();
    act(table, 0, { act: 'endActions' });
    expect(asked(table)).toEqual([1]);
    expect(spared(table, 'matters')).toEqual(PASS);
  });
});
