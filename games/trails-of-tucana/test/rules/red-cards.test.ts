import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { bonusPoints } from '../../index.ts';
import { done, draw, position, sheet, show, those, turn } from '../position.ts';

const BOOKS = ['5/7-6/6', '6/5-6/6', '6/5-7/4'] as const;
const LAST_BOOK = '7/3-7/4';
/** Yeti 5/4 to yeti 9/1; the last trail is missing. */
const YETIS = ['5/4-6/3', '6/3-7/2', '7/2-8/2', '8/1-8/2'] as const;
const LAST_YETI = '8/1-9/1';

test('two books joined without a village: 6 points, no sight circled, and the card goes (TT-65, TT-67; example 30)', () => {
  const table = position({ seats: 2, red: ['book'], drawn: [[...BOOKS]] });
  const told = turn(table, LAST_BOOK, '1/1-1/2');
  expect(those(told, 'redWon')).toEqual([{ fact: 'redWon', sight: 'book', points: 6, seats: [0] }]);
  expect(sheet(table, 0)).toMatchObject({ circled: [0, 0, 0, 0, 0], bonuses: [{ card: 'book', points: 6 }] });
  expect(stateOf(table).red).toEqual([]);
});

test('Alice and Adam join yeti to yeti in the same turn: 6 each, and the card is gone (TT-66; example 31)', () => {
  const table = position({ seats: 3, red: ['yeti', 'book'], drawn: [[...YETIS], [...YETIS], [...YETIS]] });
  const told = turn(table, LAST_YETI, LAST_YETI, '1/1-1/2');
  expect(those(told, 'redWon')).toMatchObject([{ sight: 'yeti', seats: [0, 1] }]);
  expect(stateOf(table).red).toEqual(['book']);
  const late = show(table, ['any', 'any']);
  expect(those(turn(late, '1/1-1/2', '1/1-1/2', LAST_YETI), 'redWon')).toEqual([]);
  expect(sheet(late, 2).bonuses).toEqual([]);
});

test('on Grande any two of the three sights do (TT-67)', () => {
  const drawn = ['4/2-5/2', '4/2-4/3', '4/3-4/4', '4/4-4/5'] as const;
  const table = position({ seats: 2, island: 'grande', red: ['obelisk'], drawn: [[...drawn]] });
  expect(those(turn(table, '4/5-4/6', '1/1-2/1'), 'redWon')).toMatchObject([{ sight: 'obelisk', seats: [0] }]);
});

test('a red card wants its own kind: yetis do not take the card of the books (TT-65)', () => {
  const table = position({ seats: 2, red: ['book'], drawn: [[...YETIS]] });
  expect(those(turn(table, LAST_YETI, '1/1-1/2'), 'redWon')).toEqual([]);
  expect(stateOf(table).red).toEqual(['book']);
});

test('a bonus trail and an ordinary trail of the same turn share a red card (TT-66, TT-68; example 44)', () => {
  // Toucan 3/3 at village 1, toucan 7/6 at village 4; the bonus trail of the second toucan joins the two.
  const way = ['3/3-4/4', '4/4-5/5', '5/5-6/5', '6/5-7/5'] as const;
  const first = [...way, '2/3-3/3', '1/3-2/3', '7/6-7/7'] as const;
  const table = position({ seats: 2, red: ['toucan'], drawn: [[...first], [...way]] });
  draw(table, 0, '7/7-7/8');
  draw(table, 0, '7/5-7/6');
  expect(stateOf(table).secrets[0]!.owed).toEqual([]);
  done(table, 0);
  draw(table, 1, '7/5-7/6');
  expect(those(done(table, 1), 'redWon')).toMatchObject([{ sight: 'toucan', seats: [0, 1] }]);
});

test('red points are bonus points and add to the blue ones (TT-69)', () => {
  const written = [{ bonuses: [{ card: 'A', points: 3 }] }] as const;
  const table = position({
    seats: 2,
    red: ['book'],
    drawn: [[...BOOKS]],
    written: written.map((each) => ({ bonuses: [...each.bonuses] })),
  });
  turn(table, LAST_BOOK, '1/1-1/2');
  expect(bonusPoints(sheet(table, 0))).toBe(9);
});
