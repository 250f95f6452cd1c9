import { asks, choices, outcome, play } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { type Bonus, type Letter, levelOf, type Sheet, TERRAIN_PILE, trailsOfTucana } from '../../index.ts';
import { drawing, position, sheet, show, those, turn } from '../position.ts';

const bonus = (points: number): Bonus => ({ card: 'A', points });

/** A table whose next turn is the last one; nothing that is drawn in it counts. */
function lastTurn(written: readonly Partial<Sheet>[], island: 'petit' | 'grande' = 'petit') {
  const rounds = island === 'petit' ? 2 : 3;
  return position({ seats: written.length, island, round: rounds, turn: 13, written });
}

/** Sheets with a total, and how many bonus points are part of it. */
const withTotals = (...totals: readonly (readonly [total: number, bonuses: number])[]): Partial<Sheet>[] =>
  totals.map(([total, bonuses]) => ({ sums: [total - bonuses], bonuses: [bonus(bonuses)] }));

const finish = (table: ReturnType<typeof position>, aside = '1/1-1/2') =>
  turn(table, ...Array.from({ length: table.seats }, () => aside));

describe('Alice of the rulebook', () => {
  const alice: Partial<Sheet> = { circled: [1, 0, 2, 2, 2], sums: [10], pairs: ['A', 'B', 'D'] as Letter[] };
  alice.bonuses = [
    { card: 'B', points: 4 },
    { card: 'D', points: 4 },
  ];

  test('her first round: obelisk 1 and sea monsters 4 + 5 make 10 (TT-70; example 33)', () => {
    const table = position({ turn: 13, written: [{ circled: [1, 0, 0, 0, 2] }] });
    expect(those(finish(table), 'roundScored')).toEqual([{ fact: 'roundScored', round: 1, seat: 0, sum: 10 }]);
  });

  test('her game: 10 + 22 + 38 + 8 = 78, level 3 (TT-70, TT-73, TT-82; example 33)', () => {
    const table = lastTurn([alice, {}, {}, {}, {}]);
    const told = finish(table);
    expect(those(told, 'finished')[0]).toEqual({
      fact: 'finished',
      seat: 0,
      island: 'petit',
      sums: [10, 22],
      villages: 38,
      bonuses: 8,
      total: 78,
      rank: 1,
      level: 3,
    });
    expect(outcome(table)?.scores?.[0]).toEqual({
      round1: 10,
      round2: 22,
      villages: 38,
      bonuses: 8,
      total: 78,
      level: 3,
    });
  });
});

test('Mary on Grande writes down 8, 24 and 33 (TT-70; example 34)', () => {
  const written = (circled: number[], sums: number[], round: number) => {
    const table = position({ seats: 2, island: 'grande', round, turn: 13, written: [{ circled, sums }, {}] });
    turn(table, '2/1-2/2', '2/1-2/2');
    return sheet(table, 0).sums;
  };
  expect(written([1, 0, 0, 2, 0], [], 1)).toEqual([8]);
  expect(written([1, 3, 2, 3, 0], [8], 2)).toEqual([8, 24]);
  expect(written([1, 3, 2, 3, 2], [8, 24], 3)).toEqual([8, 24, 33]);
});

test('all 27 cards are shuffled for the next round, the one left over too (TT-71)', () => {
  const table = position({ turn: 13 });
  finish(table);
  const { round, turn: now, pile, shown } = stateOf(table);
  expect([round, now]).toEqual([2, 1]);
  expect([...pile.flat(), ...shown].sort()).toEqual([...TERRAIN_PILE].sort());
});

test.each([
  { island: 'petit', round: 1, over: false },
  { island: 'petit', round: 2, over: true },
  { island: 'grande', round: 2, over: false },
  { island: 'grande', round: 3, over: true },
] as const)('on $island round $round is the last: $over (TT-72)', ({ island, round, over }) => {
  const table = position({ island, round, turn: 13 });
  turn(table, '2/1-2/2');
  expect(outcome(table) !== undefined).toBe(over);
  expect(sheet(table, 0).sums).toHaveLength(1);
});

test('villages and bonuses count once, at the end, and sights after every round (TT-73)', () => {
  const written: Partial<Sheet> = { circled: [2, 0, 0, 0, 0], sums: [3], pairs: ['E'], bonuses: [bonus(7)] };
  const table = lastTurn([written, {}]);
  finish(table);
  expect(outcome(table)?.scores?.[0]).toMatchObject({ round1: 3, round2: 3, villages: 10, bonuses: 7, total: 23 });
});

test('the highest final score wins (TT-74)', () => {
  const table = lastTurn(withTotals([60, 20], [61, 0], [40, 5]));
  const told = finish(table);
  expect(outcome(table)).toMatchObject({ ranks: [2, 1, 3], why: { why: 'won', seats: [1] } });
  expect(those(told, 'won')).toEqual([{ fact: 'won', seats: [1] }]);
});

test('of 78, 78 and 70 with bonuses 8, 6 and 20 the first wins (TT-75; example 36)', () => {
  const table = lastTurn(withTotals([78, 8], [78, 6], [70, 20]));
  finish(table);
  expect(outcome(table)).toMatchObject({ ranks: [1, 2, 3], why: { seats: [0] } });
});

test('with equal bonuses the first two share the victory (TT-75; example 36)', () => {
  const table = lastTurn(withTotals([78, 8], [78, 8], [70, 20]));
  finish(table);
  expect(outcome(table)).toMatchObject({ ranks: [1, 1, 3], why: { why: 'won', seats: [0, 1] } });
});

test('ranks below the first follow the same score and tie-break (TT-76)', () => {
  const table = lastTurn(withTotals([50, 4], [90, 0], [50, 5], [50, 4], [20, 0]));
  finish(table);
  expect(outcome(table)?.ranks).toEqual([3, 1, 2, 3, 5]);
});

test('a turn is settled in order: trails, blue cards, red cards, sights, the cut, next cards (TT-76)', () => {
  const letters = 'CECBDADBAE';
  const drawn = ['9/3-9/4', '9/4-9/5', '9/5-9/6', '5/7-6/6', '6/5-6/6', '6/5-7/4', '7/3-7/4'] as const;
  const many = position({ seats: 2, letters, turn: 13, red: ['book'], drawn: [[...drawn], []] });
  const kinds = turn(many, '9/6-9/7', '1/1-1/2').map(({ fact }) => fact);
  const order = [
    'done',
    'drew',
    'pairConnected',
    'drew',
    'blueWon',
    'blueGone',
    'redWon',
    'roundScored',
    'roundScored',
  ];
  expect(kinds.slice(0, 9)).toEqual(order);
  expect(kinds.slice(9)).toEqual(['roundBegan', 'cardsShown', 'cardsLeft']);
  const alone = position({ letters, turn: 13, drawn: [[...drawn]] });
  const told = turn(alone, '9/6-9/7').map(({ fact }) => fact);
  expect(told.slice(told.indexOf('blueWon'))).toEqual([
    'blueWon',
    'blueGone',
    'roundScored',
    'soloCut',
    'roundBegan',
    'cardsShown',
    'cardsLeft',
  ]);
});

test.each([
  { island: 'petit', total: 49, level: 0 },
  { island: 'petit', total: 50, level: 1 },
  { island: 'petit', total: 78, level: 3 },
  { island: 'petit', total: 100, level: 6 },
  { island: 'grande', total: 109, level: 0 },
  { island: 'grande', total: 184, level: 5 },
  { island: 'grande', total: 185, level: 6 },
] as const)('$total points on $island are level $level (TT-82; example 39)', ({ island, total, level }) => {
  expect(levelOf(trailsOfTucana.content[island], total)).toBe(level);
});

test('with more players each level is shown, and does not rank (TT-83)', () => {
  const table = lastTurn(withTotals([55, 0], [59, 0]));
  finish(table);
  expect(outcome(table)).toMatchObject({ ranks: [2, 1], scores: [{ level: 1 }, { level: 1 }] });
});

test('after the end nothing is offered, and everything is refused (TT-84)', () => {
  const table = lastTurn([{}, {}]);
  finish(table);
  expect(asks(table)).toEqual([]);
  expect(choices(table, 0)).toEqual([]);
  expect(play(table, 0, drawing('1/1-1/2')).why).toEqual({ why: 'gameOver' });
});

test('sights circled in a later round count in that round and the next ones, not in former ones (TT-70)', () => {
  const table = position({ seats: 2, turn: 13, drawn: [['2/3-3/3'], []] });
  turn(table, '1/3-2/3', '1/1-1/2');
  expect(sheet(table, 0).sums).toEqual([2]);
  expect(sheet(show(table, ['any', 'any']), 1).sums).toEqual([0]);
});
