import { undo, undoable } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import type { Action } from '../../index.ts';
import { act, actOf, crew, event, exhaust, type Position, pay, position, type Table } from '../position.ts';

/** Plays actions of A one by one and takes them all back one by one; each time the state is exactly as it was. */
function thereAndBack(wanted: Position, ...actions: readonly (Action | Action['act'])[]): Table {
  const table = position(wanted);
  const states = actions.map((action) => {
    const before = stateOf(table);
    act(table, action);
    return before;
  });
  for (const before of states.toReversed()) {
    undo(table, 0);
    expect(stateOf(table)).toEqual(before);
  }
  return table;
}

test('group, Combat crew: all can be taken back one by one until the roll (IB-84 to IB-86)', () => {
  const fleet: Position = { A: { at: 'grenille', pirates: 3, serpents: 2, deck: 'A/C C/S' } };
  const declared: Action[] = [
    { act: 'attack' },
    { act: 'group', cards: 2 },
    { act: 'group', cards: 1 },
    { act: 'combat', crew: crew('A/C') },
  ];
  const table = thereAndBack(fleet, ...declared);
  act(table, ...declared, 'roll');
  expect(undoable(table, 0)).toBe(false);
});

test('influence cubes and Negotiate crew can be taken back, also after the town is taken (IB-105, IB-106)', () => {
  thereAndBack(
    { A: { at: 'felsGarden', slots: [1, 11, 12], deck: 'A/N' } },
    'diplomacy',
    { act: 'payCube', slot: 1 },
    { act: 'negotiate', crew: crew('A/N') },
    { act: 'payCube', slot: 11 },
    'visitByParts',
    'leaveOut',
  );
});

test('payments and the crew exhausted for them can be taken back (IB-57, IB-81)', () => {
  thereAndBack(
    { A: { at: 'zilliam', fish: 1, wood: 1, deck: 'a w' } },
    'visit',
    pay(1),
    exhaust('w'),
    pay(2),
    'done',
    'endTurn',
  );
});

test('a shown card ends it: a completed event, a bought building (IB-114, IB-121)', () => {
  const table = position({ A: { at: 'farwold', coins: 30 }, events: ['Herald’s Fee', 'Dock Brawl'] });
  act(table, event(1));
  expect(undoable(table, 0)).toBe(false);
  act(table, { act: 'buy', space: 5 });
  expect(undoable(table, 0)).toBe(false);
});

test('a proposal can be taken back until the other answers (IB-184)', () => {
  const table = thereAndBack(
    { options: { trading: true }, A: { at: 'grenille', wood: 1 }, B: { at: 'grenille', fish: 1 } },
    { act: 'trade', rival: 1 },
    { act: 'give', what: 'wood' },
    'next',
    { act: 'ask', what: 'fish' },
    'propose',
  );
  act(
    table,
    { act: 'trade', rival: 1 },
    { act: 'give', what: 'wood' },
    'next',
    { act: 'ask', what: 'fish' },
    'propose',
  );
  actOf(table, 1, 'refuse');
  expect(undoable(table, 0)).toBe(false);
});
