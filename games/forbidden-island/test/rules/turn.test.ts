import { cardsIn } from '@skerry/engine';
import { expect, test } from 'vitest';
import { act, asked, destinations, kinds, look, offers, position, why } from '../position.ts';

test('a turn is actions, two treasure cards, flood cards, in this order (FI-16)', () => {
  const table = position({ treasurePile: ['earth', 'wind'], floodPile: ['c3', 'f4'] });
  expect(act(table, 0, { act: 'endActions' })).toEqual([
    { fact: 'actionsEnded', seat: 0, unused: 3 },
    { fact: 'drew', seat: 0, card: 'earth', nth: 1 },
    { fact: 'drew', seat: 0, card: 'wind', nth: 2 },
    { fact: 'floodCard', tile: 'howling-garden', nth: 1, of: 2 },
    { fact: 'flooded', tile: 'howling-garden' },
    { fact: 'floodCard', tile: 'dunes-of-deception', nth: 2, of: 2 },
    { fact: 'flooded', tile: 'dunes-of-deception' },
    { fact: 'turnBegan', seat: 1, number: 2 },
  ]);
});

test('three actions in any mix (FI-17)', () => {
  const table = position({
    at: ['d3', 'e3'],
    flooded: ['f3'],
    hands: [['fire'], ['fire', 'fire', 'fire']],
    active: 0,
  });
  act(table, 0, { act: 'move', to: 'e3' });
  act(table, 0, { act: 'shoreUp', tiles: ['f3'] });
  act(table, 0, { act: 'give', card: 'fire', to: 1 });
  expect(look(table).actionsLeft).toBe(0);
});

test('the same action may be repeated, but not a fourth time (FI-17)', () => {
  const table = position({ at: ['c3'] });
  for (const to of ['c4', 'c3', 'c4'] as const) act(table, 0, { act: 'move', to });
  expect(look(table)).toMatchObject({ at: ['c4', 'e2'], actionsLeft: 0 });
  expect(why(table, 0, { act: 'move', to: 'c3' })).toEqual({ why: 'noActionsLeft' });
});

test('capturing is an action too (FI-17)', () => {
  const table = position({ at: ['e3'], hands: [['fire', 'fire', 'fire', 'fire']], left: 1 });
  act(table, 0, { act: 'capture', treasure: 'fire' });
  expect(look(table).actionsLeft).toBe(0);
});

test.each([0, 1, 2, 3])('the active seat may stop after %i actions (FI-17)', (taken) => {
  const table = position({ at: ['c3'] });
  for (let n = 0; n < taken; n++) act(table, 0, { act: 'move', to: n % 2 === 0 ? 'c4' : 'c3' });
  expect(act(table, 0, { act: 'endActions' })[0]).toEqual({ fact: 'actionsEnded', seat: 0, unused: 3 - taken });
  expect(look(table).active).toBe(1);
});

test('unused actions are neither saved nor passed on (FI-17)', () => {
  const table = position();
  act(table, 0, { act: 'endActions' });
  expect(look(table)).toMatchObject({ active: 1, actionsLeft: 3 });
  act(table, 1, { act: 'endActions' });
  expect(look(table)).toMatchObject({ active: 0, actionsLeft: 3 });
});

test('example 55: after the third action nothing is drawn until the seat says so (FI-18)', () => {
  const table = position({ at: ['c3'], hands: [['sandbags']], flooded: ['a3'], left: 1 });
  const before = look(table);
  expect(act(table, 0, { act: 'move', to: 'c4' }).map(({ fact }) => fact)).toEqual(['moved']);
  expect(asked(table)).toEqual([0]);
  expect(kinds(table, 0)).toEqual(['endActions', 'sandbags']);
  expect(look(table).treasurePile).toEqual(before.treasurePile);
});

test('only the active seat ends its actions (FI-18, FI-21)', () => {
  const table = position();
  expect(why(table, 1, { act: 'endActions' })).toEqual({ why: 'onlyActiveEnds', whose: 0 });
});

test('neither draw can be skipped: ending the actions draws both, whoever passes (FI-19)', () => {
  const table = position({ hands: [['helicopter-lift']], treasurePile: ['earth', 'wind'] });
  const { floodPile } = look(table);
  act(table, 0, { act: 'endActions' });
  expect(kinds(table, 0)).toEqual(['lift', 'pass']);
  act(table, 0, { act: 'pass', until: 'turn' });
  expect(look(table)).toMatchObject({ active: 1, hands: [['helicopter-lift', 'earth', 'wind'], []] });
  expect(cardsIn(look(table).floodPile)).toBe(cardsIn(floodPile) - 2);
});

test('the next seat has three fresh actions, and the Pilot a fresh flight (FI-20)', () => {
  const table = position({ adventurers: ['pilot', 'engineer'], at: ['c3', 'd6'] });
  act(table, 0, { act: 'fly', to: 'a3' });
  act(table, 0, { act: 'endActions' });
  expect(look(table)).toMatchObject({ active: 1, actionsLeft: 3, turn: 2 });
  act(table, 1, { act: 'endActions' });
  expect(look(table)).toMatchObject({ active: 0, actionsLeft: 3, turn: 3 });
  expect(destinations(table, 0, 'fly')).toHaveLength(23);
});

test('other seats take no actions; they only play special cards (FI-21)', () => {
  const table = position({
    adventurers: ['engineer', 'pilot', 'navigator', 'messenger'],
    at: ['c3', 'e3', 'e3', 'e3'],
    flooded: ['e3'],
    hands: [[], ['fire', 'fire', 'fire', 'fire'], ['sandbags'], ['fire']],
  });
  expect(offers(table, 1)).toEqual([]);
  expect(offers(table, 2)).toEqual([{ act: 'sandbags', on: 'e3' }]);
  const tries = [
    { act: 'move', to: 'e4' },
    { act: 'fly', to: 'a3' },
    { act: 'guide', pawn: 1, to: 'e4' },
    { act: 'shoreUp', tiles: ['e3'] },
    { act: 'give', card: 'fire', to: 2 },
    { act: 'capture', treasure: 'fire' },
  ];
  for (const seat of [1, 2, 3]) {
    for (const action of tries) expect(why(table, seat, action)).toEqual({ why: 'notYourTurn', whose: 0 });
  }
});
