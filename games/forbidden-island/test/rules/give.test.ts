import { expect, test } from 'vitest';
import { act, asked, kinds, look, offers, position, why } from '../position.ts';

test('a treasure card goes to a seat on the same tile for one action (FI-48)', () => {
  const table = position({
    adventurers: ['engineer', 'diver', 'pilot'],
    at: ['c3', 'c3', 'c4'],
    hands: [['fire', 'fire', 'earth'], [], []],
  });
  expect(offers(table, 0).filter((action) => action.act === 'give')).toEqual([
    { act: 'give', card: 'earth', to: 1 },
    { act: 'give', card: 'fire', to: 1 },
  ]);
  expect(act(table, 0, { act: 'give', card: 'fire', to: 1 })).toEqual([{ fact: 'gave', from: 0, to: 1, card: 'fire' }]);
  expect(look(table)).toMatchObject({ hands: [['fire', 'earth'], ['fire'], []], actionsLeft: 2 });
  expect(why(table, 0, { act: 'give', card: 'fire', to: 2 })).toEqual({
    why: 'notOnSameTile',
    seat: 2,
    tile: 'breakers-bridge',
  });
});

test('example 17: the Messenger gives at any distance, only treasure cards; the Diver does not (FI-48 to FI-50)', () => {
  const table = position({
    adventurers: ['messenger', 'diver'],
    at: ['a3', 'f4'],
    hands: [['fire', 'sandbags'], []],
  });
  act(table, 0, { act: 'give', card: 'fire', to: 1 });
  expect(look(table)).toMatchObject({ hands: [['sandbags'], ['fire']], actionsLeft: 2 });
  expect(why(table, 0, { act: 'give', card: 'sandbags', to: 1 })).toEqual({ why: 'specialNotGiven', card: 'sandbags' });
  act(table, 0, { act: 'endActions' });
  act(table, 0, { act: 'pass', until: 'turn' });
  expect(look(table).active).toBe(1);
  expect(why(table, 1, { act: 'give', card: 'fire', to: 0 })).toEqual({
    why: 'notOnSameTile',
    seat: 0,
    tile: 'temple-of-the-moon',
  });
});

test('the Messenger too pays one action for each card (FI-49)', () => {
  const table = position({ adventurers: ['messenger', 'diver'], at: ['a3', 'f4'], hands: [['fire', 'fire', 'wind']] });
  for (const card of ['fire', 'fire', 'wind'] as const) act(table, 0, { act: 'give', card, to: 1 });
  expect(look(table)).toMatchObject({ hands: [[], ['fire', 'fire', 'wind']], actionsLeft: 0 });
});

test.each(['helicopter-lift', 'sandbags'] as const)('%s is never given, not even face to face (FI-50)', (card) => {
  for (const adventurer of ['engineer', 'messenger'] as const) {
    const table = position({ adventurers: [adventurer, 'diver'], at: ['c3', 'c3'], hands: [[card]] });
    expect(kinds(table, 0)).not.toContain('give');
    expect(why(table, 0, { act: 'give', card, to: 1 })).toEqual({ why: 'specialNotGiven', card });
  }
});

test('cards are given, never taken (FI-51)', () => {
  const table = position({ at: ['c3', 'c3'], hands: [[], ['fire']] });
  expect(kinds(table, 0)).not.toContain('take');
  expect(why(table, 0, { act: 'take', card: 'fire', from: 1 })).toEqual({ why: 'cardsNotTaken' });
});

test('nobody gives on another seat’s turn (FI-51)', () => {
  const table = position({ at: ['c3', 'c3'], hands: [[], ['fire']] });
  expect(offers(table, 1)).toEqual([]);
  expect(why(table, 1, { act: 'give', card: 'fire', to: 0 })).toEqual({ why: 'notYourTurn', whose: 0 });
});

test('the receiver is not asked, and a full hand is no hindrance (FI-51, FI-78)', () => {
  const table = position({
    at: ['c3', 'c3'],
    hands: [
      ['fire', 'earth'],
      ['earth', 'earth', 'wind', 'wind'],
    ],
  });
  act(table, 0, { act: 'give', card: 'fire', to: 1 });
  expect(asked(table)).toEqual([0]);
  act(table, 0, { act: 'give', card: 'earth', to: 1 });
  expect(look(table).hands[1]).toHaveLength(6);
  expect(asked(table)).toEqual([1]);
});

test('example 49: a card of a captured treasure is given like any other (FI-52)', () => {
  const table = position({ at: ['c3', 'c3'], hands: [['fire']], captured: ['fire'] });
  act(table, 0, { act: 'give', card: 'fire', to: 1 });
  expect(look(table)).toMatchObject({ hands: [[], ['fire']], actionsLeft: 2 });
});

test('cards of a captured treasure fill the hand and are discarded like any other (FI-52)', () => {
  const table = position({
    hands: [['fire', 'earth', 'earth', 'earth', 'earth']],
    captured: ['fire'],
    treasurePile: ['wind', 'wind'],
  });
  act(table, 0, { act: 'endActions' });
  expect(asked(table)).toEqual([0]);
  act(table, 0, { act: 'discard', card: 'fire' });
  expect(look(table).treasureDiscards).toEqual(['fire']);
});
