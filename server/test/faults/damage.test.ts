import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@skerry/engine';
import Database from 'libsql';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../../index.ts';
import { Metrics } from '../../metrics.ts';
import { backUp, checkDatabase, pagesOf } from '../../store/check.ts';
import { watchFile } from '../../store/watchman.ts';
import { ME, places } from '../place.ts';
import { line, putRow, said } from '../store/sample.ts';

const place = places();

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skerry-damage-'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

const file = () => join(folder, 'skerry.db');

/** A database with enough in it to be spoilt. */
async function filled(): Promise<void> {
  const store = openSqlite(folder);
  for (let n = 0; n < 200; n++)
    await store.commit([[putRow(`t${n}`), line(`t${n}`, 1), said(`t${n}`, 'x'.repeat(400))]]);
  await store.close();
}

/** Overwrites some pages in the middle. */
function spoil(path: string): void {
  const { size } = statSync(path);
  const writing = openSync(path, 'r+');
  for (let at = 8192; at < size; at += 4096) writeSync(writing, Buffer.alloc(2048, 0xa5), 0, 2048, at);
  closeSync(writing);
}

describe('a database file', () => {
  test('that is damaged is not opened, and the sentence says what to do', async () => {
    await filled();
    spoil(file());
    expect(() => openSqlite(folder)).toThrow(/^The database .*skerry\.db is damaged: .* Restore a backup, see docs/);
  });

  test('that is no database at all is not opened', () => {
    writeFileSync(file(), 'not a database, but long enough to be taken for one at first sight'.repeat(50));
    expect(() => openSqlite(folder)).toThrow(/is damaged: .* Restore a backup/);
  });

  test('that was emptied is not silently begun anew', async () => {
    await filled();
    truncateSync(file(), 0);
    expect(() => openSqlite(folder)).toThrow(/is empty\. Restore a backup, .*; to begin anew, remove the file\.$/);
    rmSync(file());
    expect(() => openSqlite(folder)).toThrow(
      /There was a database .*, and it is gone\..* remove skerry\.made beside it\.$/,
    );
    new Database(file()).exec('PRAGMA user_version = 0; VACUUM');
    expect(() => openSqlite(folder)).toThrow(/has nothing in it|is empty/);
    expect(existsSync(file())).toBe(true);
  });

  test('and all beside it is for its own user alone, in a folder that is, too', async () => {
    const fresh = join(folder, 'new/data');
    const store = openSqlite(fresh);
    await store.commit([[putRow('t1')]]);
    const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
    expect(mode(fresh)).toBe('700');
    for (const name of ['skerry.db', 'skerry.db-wal', 'skerry.lock', 'skerry.made'])
      expect([name, mode(join(fresh, name))]).toEqual([name, '600']);
    const copy = backUp(fresh, join(folder, 'copies'), 3, new Date());
    expect([mode(join(folder, 'copies')), mode(copy)]).toEqual(['700', '600']);
    await store.close();
  });

  test('is looked at once a day while the server runs', async () => {
    vi.useFakeTimers();
    const metrics = new Metrics();
    const found = vi.fn<() => Promise<string | undefined>>(async () => undefined);
    const log = pino({ level: 'silent' });
    const error = vi.spyOn(log, 'error');
    const stop = watchFile(found, metrics, log);
    const isDamaged = async () => (await metrics.damagedFile.get()).values[0]?.value;
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect([found.mock.calls.length, await isDamaged()]).toEqual([1, 0]);
    found.mockResolvedValue('row 7 is missing');
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect([await isDamaged(), error.mock.calls.length]).toEqual([1, 1]);
    stop();
    await vi.advanceTimersByTimeAsync(86_400_000);
    expect(found).toHaveBeenCalledTimes(2);
  });
});

test('a table that is damaged says so once, and others go on', async () => {
  const here = place();
  const store = openSqlite(here.folder);
  const exec = vi.spyOn(Database.prototype, 'exec');
  await here.open({ idle: 50 }, { store });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  const other = await ann.make([ME('Ann'), ME('Ben')]);
  const player = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  await player.playFirst();
  player.hangUp();
  const inMemory = async () => (await ann.ask<{ tables: number }>('/health')).answer.tables;
  await expect.poll(inMemory).toBe(0);
  const database = exec.mock.contexts[0] as Database.Database;
  database.prepare("UPDATE tables SET seats = '[{' WHERE id = ?").run(table);
  for (const language of LANGUAGES) {
    const bye = (await ann.enter(table, { language })).last('bye');
    expect(bye).toMatchObject({ why: { why: 'damaged' }, again: false });
  }
  expect(await ann.ask(`/api/tables/${table}`)).toMatchObject({ status: 500, answer: { why: { why: 'damaged' } } });
  expect((await ann.enter(other)).last('welcome')).toBeDefined();
  const { answer } = await ann.ask<{ tables: { id: string }[] }>('/api/mine');
  expect(answer.tables.map(({ id }) => id)).toEqual([other]);
});

describe('a backup', () => {
  test('is whole, is checked, and old ones go', async () => {
    await filled();
    const to = join(folder, 'copies');
    const days = [1, 2, 3, 4].map((day) => backUp(folder, to, 2, new Date(2026, 0, day)));
    expect(days.map((each) => existsSync(each))).toEqual([false, false, true, true]);
    expect(pagesOf(to, 'integrity_check', days[3]!.split('/').at(-1))).toBeUndefined();
  });

  test('of a damaged database is not taken for one', async () => {
    await filled();
    spoil(file());
    expect(() => backUp(folder, join(folder, 'copies'), 2, new Date())).toThrow(
      /The backup (could not be made|is damaged)/,
    );
  });
});

test('a check plays every game again, and names the table where that cannot be', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  const player = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  for (let n = 0; n < 3; n++) await player.playFirst();
  await here.close();
  expect(await checkDatabase(here.folder)).toEqual({ tables: 1, lines: 3, troubles: [] });
  const db = new Database(join(here.folder, 'skerry.db'));
  db.exec('DELETE FROM snapshots; UPDATE lines SET action = \'{"act":"win"}\' WHERE n = 2');
  db.close();
  const { troubles } = await checkDatabase(here.folder);
  expect(troubles).toEqual([expect.stringContaining(table)]);
  expect(readFileSync(join(here.folder, 'skerry.made'), 'utf8')).toMatch(/^\d{4}-/);
});
