import { stateOf } from '@skerry/engine/testing';
import { expect, test } from 'vitest';
import { done, draw, drawing, offers, position, sheet, show, those, trails, turn, why } from '../position.ts';

/** Circled values in the order obelisk, book, toucan, yeti, sea monster. */
const circled = (table: ReturnType<typeof position>) => sheet(table, 0).circled;
const FIRST_TOUCAN = ['2/3-3/3', '1/3-2/3'] as const;
const FIRST_OBELISK = ['2/5-3/5', '2/5-2/6'] as const;
const FIRST_BOOK = ['4/7-4/8', '4/7-5/7'] as const;
const owed = (table: ReturnType<typeof position>) => stateOf(table).secrets[0]!.owed;

test('a sight that becomes connected to a village takes the leftmost value of its kind (TT-44; example 16)', () => {
  const table = position({ drawn: [['2/3-3/3']] });
  expect(circled(table)).toEqual([0, 0, 0, 0, 0]);
  const told = turn(table, '1/3-2/3');
  expect(those(told, 'sightConnected')).toEqual([
    { fact: 'sightConnected', seat: 0, sight: 'toucan', hex: '3/3', value: 2, nth: 1 },
  ]);
  expect(circled(table)).toEqual([0, 0, 1, 0, 0]);
});

test('the second toucan takes the second value and brings a bonus trail on Petit (TT-44, TT-48; example 17)', () => {
  const table = position({ drawn: [[...FIRST_TOUCAN, '7/6-7/7']] });
  draw(table, 0, '7/7-7/8');
  expect(owed(table)).toEqual(['toucan']);
  draw(table, 0, '1/1-1/2');
  const told = done(table, 0);
  expect(those(told, 'sightConnected')).toMatchObject([{ sight: 'toucan', value: 3, nth: 2 }]);
  expect(those(told, 'kindCompleted')).toEqual([{ fact: 'kindCompleted', seat: 0, sight: 'toucan' }]);
});

test('Adam connects both obelisks and draws mountain to mountain though the cards say otherwise (TT-44, TT-48, TT-50; example 18)', () => {
  const table = position({ drawn: [[...FIRST_OBELISK]] });
  expect(circled(table)).toEqual([1, 0, 0, 0, 0]);
  turn(table, '8/5-9/6');
  expect(circled(table)).toEqual([1, 0, 0, 0, 0]);
  const then = show(table, ['desert', 'mountain']);
  draw(then, 0, '9/6-9/7', '6/2-6/3');
  expect(those(done(then, 0), 'sightConnected')).toMatchObject([{ sight: 'obelisk', value: 2, nth: 2 }]);
});

test('any village will do, and what else it is connected to does not matter (TT-45)', () => {
  const near = position({ drawn: [['2/3-3/3']] });
  const far = position({ drawn: [['3/3-4/4', '3/1-4/1', '3/1-3/2']] });
  turn(near, '1/3-2/3');
  turn(far, '3/2-3/3');
  expect(circled(near)).toEqual(circled(far));
});

test('a sight that is scored brings nothing when joined to a second village (TT-46; example 24)', () => {
  const table = position({ drawn: [[...FIRST_TOUCAN, '2/1-2/2']] });
  const told = turn(table, '2/2-2/3');
  expect(those(told, 'sightConnected')).toEqual([]);
  expect(circled(table)).toEqual([0, 0, 1, 0, 0]);
});

test('one trail scores a book and a sea monster (TT-47; example 19)', () => {
  const table = position({ drawn: [['5/6-5/7', '5/6-6/5', '4/7-4/8']] });
  const told = turn(table, '4/7-5/7');
  expect(those(told, 'sightConnected').map(({ sight, value }) => [sight, value])).toEqual([
    ['book', 2],
    ['sea-monster', 4],
  ]);
});

test('two sights of one kind joined to a village together take the next two values (TT-47)', () => {
  const books = ['5/7-6/6', '6/5-6/6', '6/5-7/4', '7/3-7/4'] as const;
  const table = position({ drawn: [[...books, '4/7-4/8']] });
  draw(table, 0, '4/7-5/7', '1/1-1/2');
  const told = those(done(table, 0), 'sightConnected');
  expect(told.filter(({ sight }) => sight === 'book').map(({ value, nth }) => [value, nth])).toEqual([
    [2, 1],
    [2, 2],
  ]);
});

test('two kinds completed at once bring two bonus trails, one after the other (TT-47, TT-53; example 20)', () => {
  const drawn = [...FIRST_TOUCAN, ...FIRST_OBELISK, '8/5-8/6', '7/6-8/6', '7/6-7/7'] as const;
  const table = position({ drawn: [drawn] });
  draw(table, 0, '7/7-7/8');
  expect(owed(table)).toEqual(['obelisk', 'toucan']);
  draw(table, 0, '1/1-1/2');
  expect(owed(table)).toHaveLength(1);
  expect(why(table, 0, { act: 'done' })).toMatchObject({ why: 'bonusOwed' });
  draw(table, 0, '2/1-2/2');
  expect(offers(table, 0)).toEqual([{ act: 'done' }]);
  expect(those(done(table, 0), 'drew').map(({ bonus }) => bonus)).toEqual([false, true, true]);
});

test('on Grande the second sight of a kind brings no bonus trail, the third does (TT-49; example 25)', () => {
  const table = position({ island: 'grande', drawn: [['12/1-12/2', '7/9-8/8', '7/9-7/10']] });
  expect(those(turn(table, '12/2-13/1'), 'sightConnected')).toMatchObject([{ sight: 'yeti', value: 3, nth: 1 }]);
  const second = show(table, ['any', 'any']);
  draw(second, 0, '6/10-7/10');
  expect(owed(second)).toEqual([]);
  expect(those(done(second, 0), 'sightConnected')).toMatchObject([{ sight: 'yeti', value: 4, nth: 2 }]);
  const ways = ['6/4-7/5', '6/3-6/4', '6/2-6/3'] as const;
  const third = position({
    island: 'grande',
    drawn: [['12/1-12/2', '12/2-13/1', '7/9-8/8', '7/9-7/10', '6/10-7/10', ...ways]],
  });
  draw(third, 0, '6/1-6/2');
  expect(owed(third)).toEqual(['yeti']);
  draw(third, 0, '3/2-3/3');
  expect(those(done(third, 0), 'sightConnected')).toMatchObject([{ sight: 'yeti', value: 4, nth: 3 }]);
});

test('a bonus trail may lie anywhere and on any terrain, but not on a drawn trail (TT-50, TT-28)', () => {
  const table = show(position({ drawn: [[...FIRST_TOUCAN, '7/6-7/7']] }), ['desert', 'water']);
  draw(table, 0, '7/7-7/8');
  expect(trails(table, 0)).toHaveLength(186 - 4);
  expect(why(table, 0, drawing('7/7-7/8'))).toEqual({ why: 'alreadyDrawn' });
  expect(why(table, 0, drawing('2/3-3/3'))).toEqual({ why: 'alreadyDrawn' });
});

test('done is refused while a bonus trail is owed, and it cannot be saved (TT-51; example 22)', () => {
  const table = position({ drawn: [[...FIRST_TOUCAN, '7/6-7/7']] });
  draw(table, 0, '7/7-7/8');
  expect(why(table, 0, { act: 'done' })).toEqual({ why: 'bonusOwed', kinds: ['toucan'] });
});

test('a bonus trail that completes another kind brings one more (TT-52; example 21)', () => {
  const table = position({ drawn: [[...FIRST_BOOK, ...FIRST_OBELISK, '7/2-7/3', '8/5-9/6']] });
  draw(table, 0, '9/6-9/7');
  expect(owed(table)).toEqual(['obelisk']);
  draw(table, 0, '7/1-7/2');
  expect(owed(table)).toEqual(['book']);
  draw(table, 0, '1/1-1/2');
  const told = those(done(table, 0), 'sightConnected');
  expect(told.map(({ sight, value }) => [sight, value])).toEqual([
    ['obelisk', 2],
    ['book', 2],
  ]);
});

test('after the last bonus trail no more is owed (TT-53)', () => {
  const table = position({ drawn: [[...FIRST_TOUCAN, '7/6-7/7']] });
  draw(table, 0, '7/7-7/8', '1/1-1/2');
  expect(why(table, 0, drawing('1/2-1/3'))).toEqual({ why: 'noBonusOwed' });
});

test('a bonus trail of turn 13 counts in that round: the second obelisk and a book (TT-54; example 35)', () => {
  const table = position({ turn: 13, drawn: [[...FIRST_OBELISK, '8/5-9/6', '4/7-4/8']] });
  draw(table, 0, '9/6-9/7', '4/7-5/7');
  const told = done(table, 0);
  expect(those(told, 'roundScored')).toEqual([{ fact: 'roundScored', round: 1, seat: 0, sum: 1 + 2 + 2 }]);
  expect(sheet(table, 0).sums).toEqual([5]);
});
