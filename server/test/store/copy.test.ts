import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NotificationSettings } from '@skerry/tables/wire';
import { afterAll, describe, expect, test } from 'vitest';
import { copyStore } from '../../store/copy.ts';
import { openPostgres } from '../../store/postgres/store.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { Store, Write } from '../../store/store.ts';
import { ask, testPostgres } from '../../testing/postgres.ts';
import { busyRow, line, PACK_NAME, putPack, putRow, said } from './sample.ts';

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'skerry-copy-'));
  folders.push(made);
  return made;
}
afterAll(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true });
});

const database = async () => (await testPostgres()).database();
const open = async (place: string): Promise<Store> =>
  place.startsWith('postgres:') ? openPostgres(place, { process: 'test' }) : openSqlite(place);

const ODD = '"quoted" \\ \'single\' {a,b} NULL \u{1f3dd}\ufe0f é \t\n 漢';
const ODD_ACTION = { act: ODD, b: 1, a: 2 };
const TABLES = Array.from({ length: 60 }, (_, n) => `table-${n}-${n % 2 ? 'Z' : 'é'}`);

/** Everything that lasts, more than one page of it. */
async function fill(place: string): Promise<void> {
  const store = await open(place);
  await store.beat(Date.now());
  const changes = TABLES.map((id, t): Write[] => [
    t % 2
      ? putRow(id, { code: `heron-${t}`, maker: 'm', listed: true, name: ODD, pack: PACK_NAME })
      : { put: 'row', row: busyRow(id) },
    putPack(t),
    ...Array.from({ length: 90 }, (_, n) => line(id, n + 1)),
    { put: 'line', table: id, line: { n: 91, action: ODD_ACTION, at: 1_900_000_000_000, secret: true } },
    said(id, `${ODD} ${t}`),
    { put: 'snapshot', table: id, snapshot: { n: t, version: 1, saved: { odd: ODD } } },
    { put: 'daily', result: { day: '2026-11-16', island: 'small', who: id, total: t } },
  ]);
  expect(await store.commit(changes)).toEqual(TABLES.map(() => true));
  await store.notifications.putWishes(
    'ann',
    WISHES,
    { tables: { [TABLES[0] ?? '']: { waits: ODD } } },
    1_900_000_000_000,
  );
  await store.notifications.putMail('ann', { address: 'ann@example.org' }, 'token');
  await store.notifications.putSubscription(
    { person: 'ann', device: 'ann' },
    { endpoint: 'https://push.example.org/1', p256dh: 'p', auth: 'a' },
    5,
  );
  await store.devices.put({ device: 'phone', person: 'ann', kind: 'phone', browser: ODD, seen: 1_900_000_000_000 });
  await store.joinings.begin({ id: 'j', first: 'ann', second: 'bob', device: 'ann', at: 1, until: 2 });
  await store.notifications.key('vapid', () => ODD);
  await store.close();
}

const WISHES: NotificationSettings = {
  what: { turn: true, must: true, clock: true, ended: false, said: false, puzzle: false },
  zone: 'UTC',
  language: 'en',
};

/** All that a store gives of the tables. */
async function everything(store: Store): Promise<unknown> {
  const tables = await Promise.all(
    TABLES.map(async (id) => [
      ...[await store.table(id), await store.lines(id), await store.chat(id, 'seats', 9), await store.snapshot(id)],
    ]),
  );
  const lists = [
    await store.tablesOf('ann', 100),
    await store.listed(100, 0),
    await store.daily('2026-11-16', 'small'),
  ];
  const pack = await store.pack(PACK_NAME.hash);
  return {
    tables,
    lists,
    pack,
    reached: [...(await store.reached(TABLES))].sort(),
    code: await store.withCode('heron-1'),
    devices: await store.devices.of('ann'),
    joinings: [await store.joinings.get('j'), await store.joinings.devicesOf('j')],
    calls: [
      await store.notifications.of('ann'),
      await store.notifications.subscriptions('ann'),
      await store.notifications.key('vapid', () => ''),
    ],
  };
}

const COUNTS = {
  ...{ packs: 1, tables: 60, lines: 60 * 91, people: 60, chat: 60, daily: 60, snapshots: 60, jobs: 30 },
  ...{ calls: 1, subscriptions: 1, devices: 1, joinings: 1, joined_parts: 2, keys: 1 },
};

test.each<[string, () => Promise<string>, () => Promise<string>]>([
  ['a file to PostgreSQL', async () => folder(), database],
  ['PostgreSQL to a file', database, async () => folder()],
])('copies everything from %s, and it goes on there', async (_, from, to) => {
  const [source, target] = [await from(), await to()];
  await fill(source);
  expect(await copyStore(source, target)).toEqual(COUNTS);
  const [before, after] = [await open(source), await open(target)];
  expect(await everything(after)).toEqual(await everything(before));
  expect(await after.commit([[line(TABLES[0] ?? '', 92), said(TABLES[0] ?? '', 'later', 2)]])).toEqual([true]);
  expect((await after.chat(TABLES[0] ?? '', 'seats', 1))[0]?.text).toBe('later');
  const jobs = await after.claim(Date.now(), 100);
  expect(jobs).toHaveLength(30);
  expect(jobs.every(({ tendedAt = 0 }) => tendedAt > 1_000_000)).toBe(true);
  await before.close();
  await after.close();
});

describe('is refused', () => {
  test('into a database that is not empty, which stays as it was', async () => {
    const [source, target] = [folder(), await database()];
    await fill(source);
    const store = await open(target);
    await store.commit([[putRow('mine')]]);
    await store.close();
    await expect(copyStore(source, target)).rejects.toThrow('There are already tables in the database to copy to.');
    expect(await ask(target, 'SELECT id FROM tables')).toEqual([{ id: 'mine' }]);
    expect(await ask(target, 'SELECT 1 FROM lines')).toEqual([]);
  });

  test('while a server uses one of the two', async () => {
    const [home, url] = [folder(), await database()];
    const inFile = await open(home);
    await expect(copyStore(home, url)).rejects.toThrow('is in use by another process of Skerry');
    await inFile.close();
    const inPostgres = await open(url);
    await expect(copyStore(home, url)).rejects.toThrow('is in use by a process of Skerry');
    await expect(copyStore(url, folder())).rejects.toThrow('is in use by a process of Skerry');
    await inPostgres.close();
  });

  test('from a folder without a database, and to the same place', async () => {
    const empty = folder();
    await expect(copyStore(empty, folder())).rejects.toThrow('There is no database in the folder');
    await expect(copyStore(empty, `${empty}/.`)).rejects.toThrow('From and to are the same.');
  });
});

test('that is interrupted leaves the target empty', async () => {
  const [source, target] = [folder(), await database()];
  await fill(source);
  const first = await open(target);
  await first.close();
  await ask(target, 'ALTER TABLE daily ADD CONSTRAINT broken CHECK (total < 50)');
  await expect(copyStore(source, target)).rejects.toThrow(/^The copy could not be made: .*broken/);
  expect(await ask(target, 'SELECT 1 FROM lines LIMIT 1')).toEqual([]);
});
