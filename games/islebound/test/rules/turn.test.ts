import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { act, actOf, buy, can, captain, event, now, position, rolled, those, why } from '../position.ts';

const ROW = ['Bridge', 'Butcher', 'Library', 'Mausoleum', 'Miracle Hut'];

test('before the move nothing else is possible (IB-23; example 2)', () => {
  const table = position({ sailing: true, A: { coins: 20 }, row: ROW });
  for (const action of ['visit', 'attack', 'diplomacy', 'hunt', 'endTurn', 'heal'] as const)
    expect(why(table, action)).toEqual({ why: 'moveFirst' });
  expect(why(table, buy(5))).toEqual({ why: 'moveFirst' });
  expect(why(table, event(1))).toEqual({ why: 'moveFirst' });
});

test('no free action inside an action, up to the free visit; after a retreat there is (IB-25, IB-93; example 2)', () => {
  const won = rolled(
    { A: { at: 'theGrotto', coins: 20, serpents: 2 }, row: ROW },
    { need: 4, serpents: 2, dice: [6, 6] },
  );
  act(won, 'placeBest');
  expect(now(won)).toBe('freeVisit');
  expect(why(won, buy(5))).toEqual({ why: 'finishAction' });
  expect(why(won, event(1))).toEqual({ why: 'finishAction' });
  expect(why(won, 'endTurn')).toEqual({ why: 'finishAction' });
  const lost = rolled({ A: { at: 'theGrotto', coins: 20, pirates: 1 }, row: ROW }, { need: 4, pirates: 1, dice: [1] });
  act(lost, 'placeBest', 'retreat');
  expect(can(lost, buy(5))).toBe(true);
  expect(why(lost, 'hunt')).toEqual({ why: 'actionTaken' });
});

test('moving is compulsory, the action is not (IB-22, IB-26; example 97)', () => {
  const table = position({ sailing: true });
  expect(why(table, 'endTurn')).toEqual({ why: 'moveFirst' });
  act(table, { act: 'sail', to: 'W.A' });
  expect(now(table)).toBe('act');
  expect(those(act(table, 'endTurn'), 'turnBegan')).toEqual([{ fact: 'turnBegan', seat: 1 }]);
});

test('buy, hunt, complete an event, buy, in any order; then a second action is one too many (IB-21, IB-24; example 98)', () => {
  const table = position({
    A: { at: 'farwold', coins: 30, deck: 'a a w' },
    events: ['Herald’s Fee', 'Dock Brawl'],
    row: ROW,
  });
  act(table, buy(5), 'hunt', event(1), buy(5));
  expect(captain(table).city).toHaveLength(2);
  expect(why(table, 'visit')).toEqual({ why: 'actionTaken' });
  expect(why(table, 'attack')).toEqual({ why: 'actionTaken' });
  expect(now(table)).toBe('act');
});

test('the turn goes on until its player ends it, even with nothing left to do (IB-26)', () => {
  const table = position({ A: { coins: 0 } });
  act(table, 'hunt');
  expect(now(table)).toBe('act');
  expect(stateOf(table).active).toBe(0);
});

test('whose turn it is not is refused with who it is (IB-21)', () => {
  const table = position();
  expect(why(table, 'hunt', 1)).toEqual({ why: 'notYourTurn', whose: [0] });
  expect(why(table, { act: 'sail', to: 'N.A' }, 2)).toEqual({ why: 'notYourTurn', whose: [0] });
});

test('a round begins when the last has ended a turn (IB-21)', () => {
  const table = position({ seats: 2 });
  act(table, 'endTurn');
  actOf(table, 1, { act: 'sail', to: 'W.B' });
  const told = actOf(table, 1, 'endTurn');
  expect(told.map(({ fact }) => fact)).toEqual(['turnEnded', 'roundBegan', 'turnBegan']);
  expect(stateOf(table)).toMatchObject({ round: 2, active: 0 });
});
