import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { bonusPoints, LETTERS, type Letter } from '../../index.ts';
import { ASIDE, done, draw, position, sheet, show, those, turn, why } from '../position.ts';

/** Villages 5 and 7 share the letter that stands first; the last trail between them is missing. */
const ALMOST = ['9/3-9/4', '9/4-9/5', '9/5-9/6'] as const;
const LAST = '9/6-9/7';
const D = 'CECBDADBAE';
const E = 'CDCBEAEBAD';
const C = 'DEDBCACBAE';

/** What seats draw in a turn: some connect their letter, the others draw aside, a new trail each time. */
function turnOf(table: ReturnType<typeof position>, connecting: readonly number[], nth = 0) {
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  return turn(table, ...seats.map((seat) => (connecting.includes(seat) ? LAST : ASIDE[nth]!)));
}

const bonuses = (table: ReturnType<typeof position>) =>
  Array.from({ length: table.seats }, (_, seat) => sheet(table, seat).bonuses.map(({ points }) => points));

test('villages 7 and 5 joined: D-D, 11 points (TT-55; example 26)', () => {
  const table = position({ letters: D, drawn: [[...ALMOST]] });
  expect(sheet(table, 0).pairs).toEqual([]);
  const told = turn(table, LAST);
  expect(those(told, 'pairConnected')).toEqual([{ fact: 'pairConnected', seat: 0, letter: 'D', value: 11 }]);
  expect(sheet(table, 0).pairs).toEqual(['D']);
});

test('a letter is circled once, however the villages are joined again (TT-55)', () => {
  const table = position({ letters: D, drawn: [[...ALMOST, LAST, '8/4-9/4', '8/5-9/6']] });
  expect(those(turn(table, '8/4-8/5'), 'pairConnected')).toEqual([]);
  expect(sheet(table, 0).pairs).toEqual(['D']);
});

test('one trail connects A-A and B-B, and both blue cards pay (TT-56, TT-57; example 41)', () => {
  // Villages 5 and 6 are A and B, villages 7 and 8 are B and A; each two are joined, and then the two trails.
  const letters = 'CDCDABBAEE';
  const one = ['9/5-10/3', '9/4-9/5', '9/5-9/6', '9/6-9/7'] as const;
  const two = ['7/1-8/1', '8/1-8/2', '8/2-9/3'] as const;
  const table = position({ seats: 2, letters, drawn: [[...one, ...two]] });
  expect(sheet(table, 0).pairs).toEqual([]);
  const told = turn(table, '9/3-9/4', '1/1-1/2');
  expect(those(told, 'pairConnected').map(({ letter, value }) => [letter, value])).toEqual([
    ['A', 14],
    ['B', 13],
  ]);
  expect(sheet(table, 0).bonuses).toEqual([
    { card: 'A', points: 3 },
    { card: 'B', points: 4 },
  ]);
});

test('the first who connects a letter gets the top blue card as well (TT-57)', () => {
  const table = position({ seats: 3, letters: D, drawn: [[...ALMOST]] });
  const told = turnOf(table, [0]);
  expect(those(told, 'blueWon')).toEqual([{ fact: 'blueWon', letter: 'D', points: 6, seats: [0] }]);
  expect(those(told, 'blueGone')).toEqual([{ fact: 'blueGone', letter: 'D', left: 0 }]);
});

test('Mary and David tie for D-D, Alice gets the second card, the fourth none (TT-57 to TT-63; example 27)', () => {
  const table = position({ seats: 5, letters: D, drawn: [0, 1, 2, 3, 4].map(() => [...ALMOST]) });
  turnOf(table, [0, 1]);
  expect(stateOf(table).blue).toEqual([1, 1, 1, 2, 1]);
  expect(bonuses(table)).toEqual([[6], [6], [], [], []]);
  const second = show(table, ['any', 'any']);
  turn(second, ASIDE[1]!, ASIDE[1]!, LAST, ASIDE[1]!, ASIDE[1]!);
  expect(bonuses(second)).toEqual([[6], [6], [4], [], []]);
  const third = show(second, ['any', 'any']);
  turn(third, ASIDE[2]!, ASIDE[2]!, ASIDE[2]!, LAST, ASIDE[2]!);
  expect(bonuses(third)).toEqual([[6], [6], [4], [], []]);
  for (const seat of [0, 1, 2, 3]) expect(sheet(third, seat).pairs).toEqual(['D']);
});

test('three seats share C-C in full, and a fourth comes too late (TT-58, TT-60, TT-63; example 28)', () => {
  const table = position({ seats: 4, letters: C, drawn: [0, 1, 2, 3].map(() => [...ALMOST]) });
  turnOf(table, [0, 1, 2]);
  const then = show(table, ['any', 'any']);
  turn(then, ASIDE[1]!, ASIDE[1]!, ASIDE[1]!, LAST);
  expect(bonuses(then)).toEqual([[5], [5], [5], []]);
  expect(sheet(then, 3).pairs).toEqual(['C']);
});

test('an ordinary trail and a bonus trail of the same turn tie for E-E (TT-59; example 29)', () => {
  const toucans = ['2/3-3/3', '1/3-2/3', '7/6-7/7'] as const;
  const table = position({ seats: 2, letters: E, drawn: [[...ALMOST], [...ALMOST, ...toucans]] });
  draw(table, 0, LAST);
  done(table, 0);
  draw(table, 1, '7/7-7/8', LAST);
  const told = done(table, 1);
  expect(those(told, 'blueWon')).toEqual([{ fact: 'blueWon', letter: 'E', points: 7, seats: [0, 1] }]);
});

test('the top card goes after the turn, however many shared it (TT-60)', () => {
  const table = position({ seats: 4, letters: D, drawn: [0, 1, 2, 3].map(() => [...ALMOST]) });
  turnOf(table, [0, 1, 2, 3]);
  expect(stateOf(table).blue).toEqual([1, 1, 1, 0, 1]);
});

test('with five seats and more the second card pays and goes the next time (TT-61)', () => {
  const table = position({
    seats: 8,
    letters: D,
    blue: [1, 1, 1, 2, 1],
    drawn: [[], [], [], [], [], [], [], [...ALMOST]],
  });
  const told = turnOf(table, [7]);
  expect(those(told, 'blueWon')).toEqual([{ fact: 'blueWon', letter: 'D', points: 4, seats: [7] }]);
  expect(stateOf(table).blue).toEqual([1, 1, 1, 0, 1]);
});

test('the second card does not pay in the turn of the first, and nobody gets both (TT-62)', () => {
  const table = position({ seats: 5, letters: D, drawn: [0, 1, 2, 3, 4].map(() => [...ALMOST]) });
  turnOf(table, [0, 1, 2, 3, 4]);
  expect(bonuses(table)).toEqual([[6], [6], [6], [6], [6]]);
  expect(stateOf(table).blue[3]).toBe(2);
});

test('without a card left a letter brings its village value only (TT-63)', () => {
  const table = position({ seats: 2, letters: D, blue: [1, 1, 1, 0, 1], drawn: [[...ALMOST]] });
  const told = turnOf(table, [0]);
  expect(those(told, 'blueWon')).toEqual([]);
  expect(sheet(table, 0)).toMatchObject({ pairs: ['D'], bonuses: [] });
});

test('one seat wins all blue cards and both red cards: 37 points in seven entries (TT-64; example 32)', () => {
  const won = (['A', 'B', 'C', 'E'] as const).map((card: Letter) => ({ card, points: 3 + LETTERS.indexOf(card) }));
  const books = ['5/7-6/6', '6/5-6/6', '6/5-7/4', '7/3-7/4'] as const;
  const red = { card: 'yeti', points: 6 } as const;
  const table = position({
    seats: 5,
    letters: D,
    red: ['book'],
    drawn: [[...ALMOST, ...books]],
    written: [{ bonuses: [...won, red] }],
  });
  turnOf(table, [0]);
  expect(sheet(table, 0).bonuses).toHaveLength(7);
  expect(bonusPoints(sheet(table, 0))).toBe(37);
});

test('a seat that is done waits, and is told for whom (TT-34, TT-58)', () => {
  const table = position({ seats: 3, letters: D });
  draw(table, 1, '1/1-1/2');
  done(table, 1);
  expect(why(table, 1, { act: 'done' })).toEqual({ why: 'done', waiting: [0, 2] });
});
