import { clone, play, UndoError, undo } from '@skerry/engine';
import { stateOf } from '@skerry/engine/testing';
import { describe, expect, test } from 'vitest';
import { done, draw, drawing, position, turn, why } from '../position.ts';

/** What can be tried, and why it is refused: section 4 of the ledger, row by row. */

const toucans = () => position({ seats: 2, drawn: [['2/3-3/3', '1/3-2/3', '7/6-7/7'], []] });

describe('anything', () => {
  test('a seat that is done is told for whom the table waits (TT-34)', () => {
    const table = position({ seats: 3 });
    draw(table, 0, '1/1-1/2');
    done(table, 0);
    for (const action of [drawing('1/2-1/3'), { act: 'done' }])
      expect(why(table, 0, action)).toEqual({ why: 'done', waiting: [1, 2] });
  });

  test('nobody plays without a seat, and a refused action leaves no trace (TT-1)', () => {
    const table = position({ seats: 2 });
    expect(play(table, 2, drawing('1/1-1/2')).why).toEqual({ why: 'noSeat' });
    expect(play(table, 0, { act: 'fly' }).why).toEqual({ why: 'unknownAction' });
  });
});

describe('draw', () => {
  test.each([
    { between: ['1/1', '3/3'], reason: { why: 'notAdjacent', between: ['1/1', '3/3'] } },
    { between: ['10/3', '10/4'], reason: { why: 'gapBetween', between: ['10/3', '10/4'] } },
    { between: ['9/8', '9/9'], reason: { why: 'sea', hex: '9/9' } },
    { between: ['13/1', '13/2'], reason: { why: 'sea', hex: '13/1' } },
    { between: ['1/1', '1/1'], reason: { why: 'sameHexTwice' } },
    { between: ['1/1'], reason: { why: 'nameTwoHexes' } },
    { between: [], reason: { why: 'nameTwoHexes' } },
    { between: ['1/1', '1/2', '1/3'], reason: { why: 'nameTwoHexes' } },
  ])('$between: $reason.why (TT-21, TT-32)', ({ between, reason }) => {
    expect(why(position(), 0, { act: 'draw', between })).toEqual(reason);
  });

  test('a trail of other terrain is refused with both terrains and cards (TT-22)', () => {
    const table = position({ cards: ['forest', 'any'] });
    expect(why(table, 0, drawing('1/1-1/2'))).toEqual({
      why: 'wrongTerrain',
      terrains: ['desert', 'desert'],
      cards: ['forest', 'any'],
    });
  });

  test('either order of the hexes is understood (TT-22)', () => {
    const table = position();
    expect(play(clone(table), 0, drawing('1/2-1/1')).entry).toEqual(play(clone(table), 0, drawing('1/1-1/2')).entry);
  });

  test('for a bonus trail terrain is never a reason (TT-50)', () => {
    const table = toucans();
    draw(table, 0, '7/7-7/8');
    expect(why(table, 0, drawing('1/1-3/3'))).toMatchObject({ why: 'notAdjacent' });
    expect(why(table, 0, drawing('7/7-7/8'))).toEqual({ why: 'alreadyDrawn' });
  });

  test('everybody draws on their own sheet: no action names another (TT-20)', () => {
    const table = position({ seats: 2 });
    expect(why(table, 0, { ...drawing('1/1-1/2'), sheet: 1 })).toEqual({ why: 'unknownAction' });
    draw(table, 0, '1/1-1/2');
    expect(stateOf(table).secrets.map(({ drawn }) => drawn.length)).toEqual([1, 0]);
  });
});

describe('done', () => {
  test('it needs a trail, and the bonus trails that are owed (TT-34, TT-51)', () => {
    const table = toucans();
    expect(why(table, 0, { act: 'done' })).toEqual({ why: 'mustDraw', possible: 183 });
    draw(table, 0, '7/7-7/8');
    expect(why(table, 0, { act: 'done' })).toEqual({ why: 'bonusOwed', kinds: ['toucan'] });
  });
});

test('nothing is taken back before a trail is drawn, nor after the turn is settled (TT-34)', () => {
  const table = position();
  expect(() => undo(table, 0)).toThrow(UndoError);
  turn(table, '1/1-1/2');
  expect(() => undo(table, 0)).toThrow(UndoError);
});
