import { expect, test } from 'vitest';
import { addHoldings, holdingsOf, mergePerson, type SeatRow, splitPerson, type TableSetup } from '../index.ts';

const person = (name: string, who: string, more: Partial<SeatRow> = {}): SeatRow => ({
  ...{ who: 'person', name, person: who, ...more },
});

const TABLE: TableSetup = {
  ...{ id: 't', name: 'Sunday', game: 'g', version: 1, stage: 'playing', options: {}, listed: false },
  ...{ seats: [person('Ann', 'ann'), person('Bob', 'bob'), person('Eve', 'eve', { former: 'bob' })] },
  ...{ host: 'bob', kicked: [], made: 1, touched: 1 },
};

const joined = (table: TableSetup) => mergePerson(table, 'bob', 'ann');
const undone = (table: TableSetup, had = holdingsOf(TABLE, 'ann', 'bob')) => splitPerson(table, had, 'ann', 'bob');

test('a table is as it was after two people became one and were parted again', () => {
  expect(joined(TABLE).seats.map((seat) => seat.person)).toEqual(['ann', 'ann', 'eve']);
  expect(joined(TABLE).host).toBe('ann');
  expect(undone(joined(TABLE))).toEqual(TABLE);
});

test('what is somebody else’s since stays theirs', () => {
  const both = joined(TABLE);
  const taken = { ...both, host: 'eve', seats: both.seats.with(1, person('Cid', 'cid')) };
  expect(undone(taken)).toMatchObject({
    host: 'eve',
    seats: [{ person: 'ann' }, { person: 'cid' }, { person: 'eve' }],
  });
});

test('a seat is known again by its name where seats have moved, and by its place where it has another name', () => {
  const both = joined(TABLE);
  const moved = { ...both, seats: [both.seats[1]!, both.seats[0]!] };
  expect(undone(moved).seats.map((seat) => seat.person)).toEqual(['bob', 'ann']);
  const renamed = { ...both, seats: both.seats.with(1, person('Robert', 'ann')) };
  expect(undone(renamed).seats.map((seat) => seat.person)).toEqual(['ann', 'bob', 'eve']);
});

test('a host without a seat left is none, if the others have one', () => {
  const rematch = { ...joined(TABLE), seats: [person('Bob', 'ann'), person('Eve', 'eve')] };
  expect(undone(rematch, { seats: [{ seat: -1, name: 'Bob' }] }).host).toBe('bob');
});

test.each([
  ['was removed before stays removed', ['bob'], ['bob']],
  ['was not removed is not', ['ann'], ['ann']],
  ['nobody was is', [], []],
])('who %s', (_, kicked, after) => {
  const table = { ...TABLE, seats: [person('Eve', 'eve')], host: 'eve', kicked };
  expect(undone(joined(table), holdingsOf(table, 'ann', 'bob')).kicked).toEqual(after);
});

test('who is removed or muted while both are one, both are; who was muted alone is alone again', () => {
  const had = holdingsOf({ ...TABLE, seats: [person('Eve', 'eve')], host: 'eve' }, 'ann', 'bob');
  const since = { ...TABLE, seats: [person('Eve', 'eve')], host: 'eve', kicked: ['ann'], muted: ['ann'] };
  expect(undone(since, had)).toMatchObject({ kicked: ['ann', 'bob'], muted: ['ann', 'bob'] });
  const before = { ...TABLE, muted: ['bob'] };
  expect(undone(joined(before), holdingsOf(before, 'ann', 'bob')).muted).toEqual(['bob']);
});

test('what was taken since comes to what was had before', () => {
  const had = addHoldings(holdingsOf(TABLE, 'ann', 'bob'), { seats: [{ seat: -1, name: 'Late' }] });
  expect(had).toMatchObject({ host: true, former: [2], seats: [{ name: 'Bob' }, { name: 'Late' }] });
});
