import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, describe, expect, test } from 'vitest';
import { Metrics } from '../metrics.ts';
import { Ledger } from '../store/ledger.ts';
import { DATABASE_FILE, openSqlite } from '../store/sqlite.ts';
import type { Store, TableRow, Write } from '../store/store.ts';
import { ME, places } from './place.ts';

const place = places();

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'skerry-store-'));
  folders.push(made);
  return made;
}
afterEach(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true });
});

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  ...{ id, name: 'Sunday', game: 'forbidden-island', version: 1, stage: 'lobby', options: {}, listed: false },
  ...{ seats: [{ who: 'person', name: 'Ann', person: 'ann' }], host: 'ann', invite: 'i', watch: 'w', kicked: [] },
  ...{ made: 1, touched: 1, ...more },
});
const line = (table: string, n: number): Write => ({
  put: 'line',
  table,
  line: { n, seat: 0, action: { act: 'pass' }, chance: ['a', 1], at: 5, command: `c${n}` },
});

/** A store whose commits fail while `broken` says so. */
function fragile(store: Store): Store & { broken: boolean; commits: number } {
  return Object.assign(Object.create(store) as Store, {
    broken: false,
    commits: 0,
    async commit(this: { broken: boolean; commits: number }, writes: readonly Write[]): Promise<void> {
      this.commits++;
      if (this.broken) throw new Error('SQLITE_FULL: database or disk is full');
      return store.commit(writes);
    },
  });
}

describe('the store', () => {
  test('gives back what was written, after it was closed too', async () => {
    const where = folder();
    const first = openSqlite(where);
    const whole = row('t1', { clock: { turn: 1, bank: 2 }, code: 'heron-41', next: 't2', listed: true });
    await first.commit([{ put: 'row', row: whole }, line('t1', 1), line('t1', 2), { put: 'awake', at: 77 }]);
    await first.close();
    const second = openSqlite(where);
    expect(await second.table('t1')).toEqual(whole);
    expect(await second.lines('t1')).toMatchObject([
      { n: 1, command: 'c1' },
      { n: 2, seat: 0, chance: ['a', 1] },
    ]);
    expect(await second.awake()).toBe(77);
    expect(await second.withCode('heron-41')).toMatchObject({ id: 't1' });
    expect((await second.tablesOf('ann', 9)).map(({ id }) => id)).toEqual(['t1']);
    expect((await second.listed(9)).map(({ id }) => id)).toEqual(['t1']);
    expect(await second.busy()).toEqual([]);
    await second.close();
  });

  test('writes all or nothing: no two lines of a table have one number', async () => {
    const store = openSqlite(folder());
    await store.commit([line('t1', 1)]);
    await expect(store.commit([line('t2', 1), line('t1', 1), { put: 'row', row: row('t3') }])).rejects.toThrow();
    expect(await store.lines('t2')).toEqual([]);
    expect(await store.table('t3')).toBeUndefined();
    await store.commit([line('t2', 1)]);
    expect(await store.lines('t2')).toHaveLength(1);
    await store.close();
  });

  test('knows no tables of people who left them', async () => {
    const store = openSqlite(folder());
    await store.commit([{ put: 'row', row: row('t1') }]);
    await store.commit([{ put: 'row', row: row('t1', { host: 'bob', seats: [] }) }]);
    expect(await store.tablesOf('ann', 9)).toEqual([]);
    expect(await store.tablesOf('bob', 9)).toHaveLength(1);
    await store.close();
  });

  test('does not touch a database of a newer version, nor a file that is none', async () => {
    const newer = folder();
    const db = new Database(join(newer, DATABASE_FILE));
    db.exec('PRAGMA user_version = 999');
    db.close();
    expect(() => openSqlite(newer)).toThrow('written by a newer version of Skerry');
    const other = folder();
    writeFileSync(join(other, DATABASE_FILE), 'This is a letter to my aunt. '.repeat(50));
    expect(() => openSqlite(other)).toThrow(/^The database .* cannot be opened: /);
  });
});

describe('the ledger', () => {
  test('lets what comes together share one commit', async () => {
    const store = fragile(openSqlite(folder()));
    const ledger = new Ledger(store, new Metrics());
    await Promise.all(Array.from({ length: 50 }, (_, n) => ledger.write(`t${n}`, [line(`t${n}`, 1)])));
    expect(store.commits).toBe(1);
    expect(await store.lines('t49')).toHaveLength(1);
    await store.close();
  });

  test('fails all that shared a commit, and what waits for the same tables', async () => {
    const store = fragile(openSqlite(folder()));
    const ledger = new Ledger(store, new Metrics());
    store.broken = true;
    const answers = await Promise.allSettled([
      ledger.write('t1', [line('t1', 1)]),
      ledger.write('t2', [line('t2', 1)]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    store.broken = false;
    await ledger.write('t1', [line('t1', 1)]);
    expect(await store.lines('t2')).toEqual([]);
    await store.close();
  });
});

describe('when the disk is full', () => {
  async function game() {
    const here = place();
    const store = fragile(openSqlite(here.folder));
    await here.open({}, { store });
    const ann = await here.person();
    const table = await ann.make([ME('Ann'), ME('Ben')], { options: { firstSeat: 0 } });
    const player = await ann.enter(table, { offers: true });
    const other = await ann.enter(table);
    await player.wish({ do: 'start' });
    await player.playFirst();
    return { ann, table, store, player, other };
  }

  test('a move is refused, nobody hears of it, and it can be played again when there is room', async () => {
    const { ann, table, store, player, other } = await game();
    store.broken = true;
    expect(await player.playFirst()).toMatchObject({
      say: 'refused',
      why: { why: 'busy' },
      sentence: expect.stringContaining('Nothing has changed'),
    });
    expect(await player.wish({ do: 'rename', seat: 0, name: 'Eve' })).toMatchObject({ why: { why: 'busy' } });
    expect(other.all('news')).toHaveLength(1);
    store.broken = false;
    expect((await ann.enter(table)).last('welcome')).toMatchObject({ n: 1, info: { seats: [{ name: 'Ann' }, {}] } });
    expect(await player.playFirst()).toMatchObject({ say: 'done', n: 2 });
    await other.wait(() => other.n === 2 || undefined);
  });

  test('no table is made, and the server says so', async () => {
    const { ann, store } = await game();
    store.broken = true;
    const wish = { game: 'forbidden-island', seats: [ME('Ann'), ME('Ben')] };
    expect(await ann.ask('/api/tables', wish)).toMatchObject({ status: 503, answer: { why: { why: 'busy' } } });
    store.broken = false;
  });
});

test('a table begun under other rules says so, and its log stays', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  const player = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  await player.playFirst();
  await here.close();
  const db = new Database(join(here.folder, DATABASE_FILE));
  db.exec("UPDATE tables SET version = 999, head = json_set(head, '$.version', 999)");
  db.close();
  await here.open();
  const later = await ann.enter(table);
  expect(later.last('bye')).toMatchObject({ why: { why: 'otherRules' }, again: false });
  await here.close();
  const store = openSqlite(here.folder);
  expect(await store.lines(table)).toHaveLength(1);
  await store.close();
});
