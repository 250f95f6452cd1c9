import type { ListedTable } from '@skerry/tables/wire';
import { expect, test } from 'vitest';
import { decided, readArchived } from '../archive.ts';
import { grouped, groupOf, nextTables, WEEK } from '../grouping.ts';
import { byOwnClock, type MyTable } from '../my-table.ts';
import { people } from './people.ts';

const NOW = 1_000_000_000_000;
const HOUR = 60 * 60_000;

/** An online table with seat 1 to move; the reader has seat 0. */
const table = (id: string, more: Partial<MyTable> = {}): MyTable => ({
  ...{ id, local: false, address: `/t/${id}`, name: id, game: 'toy', stage: 'playing', host: true },
  ...{ seats: people('Ada', 'Bruno'), yours: [0], waiting: [1], turn: { number: 3, seat: 1 } },
  ...{ touched: NOW, setAside: false },
  ...more,
});
const mine = (id: string, more: Partial<MyTable> = {}): MyTable =>
  table(id, { waiting: [0], turn: { number: 3, seat: 0 }, ...more });
const ended = (id: string, ago: number): MyTable => table(id, { stage: 'over', waiting: [], touched: NOW - ago });
const ids = (tables: readonly MyTable[]) => tables.map(({ id }) => id);

test('what must be answered in another’s turn comes first, then the least time left, then tables of this device', () => {
  const { you } = grouped(
    [
      mine('here', { local: true }),
      mine('days', { until: NOW + 48 * HOUR }),
      mine('no clock'),
      mine('hours', { until: NOW + 5 * HOUR }),
      mine('asked', { turn: { number: 3, seat: 1 } }),
    ],
    {},
    NOW,
  );
  expect(ids(you)).toEqual(['asked', 'hours', 'days', 'no clock', 'here']);
});

test('a table of this device waits for the reader, also where a bot is to move', () => {
  expect(groupOf(table('here', { local: true }), {}, NOW)).toBe('you');
  expect(groupOf(table('there'), {}, NOW)).toBe('others');
});

test('a table nobody has played at for long stands after all others', () => {
  const { others } = grouped([table('left', { setAside: true, touched: NOW }), table('on', { touched: 1 })], {}, NOW);
  expect(ids(others)).toEqual(['on', 'left']);
});

test('an ended table goes into the archive after a week, unless the reader decided otherwise', () => {
  const tables = [ended('old', WEEK + 1), ended('new', WEEK - 1), ended('kept', WEEK + 1), ended('away', HOUR)];
  const { ended: stay, archive } = grouped(tables, { kept: 'out', away: 'in' }, NOW);
  expect(ids(stay)).toEqual(['new', 'kept']);
  expect(ids(archive)).toEqual(['away', 'old']);
});

test('a game that goes on is in no archive, whatever was decided', () => {
  expect(groupOf(mine('a'), { a: 'in' }, NOW)).toBe('you');
  expect(groupOf(table('b', { stage: 'lobby', touched: 0 }), { b: 'in' }, NOW)).toBe('lobby');
});

test('the next table is one where others wait for the reader, and never the one they are at', () => {
  const tables = [mine('here'), mine('b', { until: NOW + HOUR }), mine('a'), table('c'), mine('d', { local: true })];
  expect(ids(nextTables(tables, 'here'))).toEqual(['b', 'a']);
});

test('the newest decision stands, and what cannot be read is left out', () => {
  expect(decided({ a: 'in', b: 'in' }, 'a', 'out')).toEqual({ b: 'in', a: 'out' });
  const many = Array.from({ length: 400 }, (_, n) => [`t${n}`, 'in'] as const);
  const full = decided(Object.fromEntries(many), 'new', 'in');
  expect(Object.keys(full)).toHaveLength(400);
  expect(full).not.toHaveProperty('t0');
  expect(readArchived('{"a":"in","b":"elsewhere","c":3}')).toEqual({ a: 'in' });
  for (const text of [null, 'no JSON', '[]', '"in"', 'null']) expect(readArchived(text)).toEqual({});
});

test('the time that is left is right on a device whose clock is wrong', () => {
  const { local, address, ...listed } = table('late', { until: NOW + HOUR });
  const online = { ...listed, made: NOW, mustAct: true } as ListedTable;
  const [own] = byOwnClock({ tables: [online], now: NOW }, NOW - 3 * HOUR);
  expect(own?.until).toBe(NOW - 2 * HOUR);
  // An older server does not send its time.
  expect(byOwnClock({ tables: [online] }, NOW)).toEqual([online]);
});
