import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterAll, describe, expect, test } from 'vitest';
import { openSqlite } from '../../store/sqlite.ts';
import { DATABASE_FILE } from '../../store/sqlite-file.ts';
import type { Store } from '../../store/store.ts';
import { contract } from './contract.ts';
import { makeOldFile } from './old-file.ts';
import { busyRow, line, putRow } from './sample.ts';

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'skerry-store-'));
  folders.push(made);
  return made;
}
afterAll(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true });
});

contract('the store in a file', async () => {
  const homes = new Map<Store, string>();
  const openAt = (home: string) => {
    const store = openSqlite(home);
    homes.set(store, home);
    return store;
  };
  return {
    fresh: async () => openAt(folder()),
    async again(store) {
      await store.close();
      return openAt(homes.get(store) ?? '');
    },
    close: async () => {},
  };
});

describe('a file', () => {
  test('of an older version comes up to date with all that is in it', async () => {
    const home = folder();
    makeOldFile(home);
    const store = openSqlite(home);
    expect(await store.table('busy')).toMatchObject({ id: 'busy', rev: 1, stage: 'playing', touched: 5 });
    expect(await store.lines('busy')).toEqual([{ n: 1, seat: 0, action: { act: 'pass' }, at: 3, command: 'c1' }]);
    expect(await store.chat('busy', 'seats', 9)).toMatchObject([{ text: 'hello' }]);
    expect(await store.tablesOf('ann', 9)).toHaveLength(4);
    expect(await store.dailyTotal('2026-11-16', 'small', 'who')).toBe(30);
    expect(await store.claim(9000, 9)).toEqual([{ table: 'busy', tendedAt: 7000 }]);
    // Of two tables with one word, the newer keeps it.
    expect(await store.withCode('heron-41')).toMatchObject({ id: 'lobby' });
    expect(await store.table('double')).not.toHaveProperty('code');
    expect(await store.table('begun')).toMatchObject({ code: 'heron-41' });
    expect(await store.commit([[line('busy', 2), putRow('busy', { rev: 2 })]])).toEqual([true]);
    await store.close();
  });

  test('of a newer version is not touched, nor one that is no database', () => {
    const newer = folder();
    const db = new Database(join(newer, DATABASE_FILE));
    db.exec('PRAGMA user_version = 999');
    db.close();
    expect(() => openSqlite(newer)).toThrow('written by a newer version of Skerry');
    const other = folder();
    writeFileSync(join(other, DATABASE_FILE), 'This is a letter to my aunt. '.repeat(50));
    expect(() => openSqlite(other)).toThrow(/^The database .* is damaged: .* Restore a backup/);
  });

  test('is opened by one process only, until that one is gone, even by kill -9', async () => {
    const home = folder();
    await openSqlite(home).close();
    const lock = `
      const Database = require('libsql');
      const db = new Database(${JSON.stringify(join(home, 'skerry.lock'))});
      db.exec('BEGIN EXCLUSIVE');
      console.log('mine');
      setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['-e', lock], { cwd: import.meta.dirname });
    const gone = once(other, 'exit');
    await once(other.stdout, 'data');
    expect(() => openSqlite(home)).toThrow('is in use by another process of Skerry');
    other.kill('SIGKILL');
    await gone;
    const store = openSqlite(home);
    expect(() => openSqlite(home)).toThrow('is in use by another process of Skerry');
    expect(await store.commit([[line('t1', 1)]])).toEqual([true]);
    await store.close();
  });

  test('is opened when a process that is ending lets go of it', async () => {
    const made = folder();
    await openSqlite(made).close();
    // In a copy, because what is closed here lets go of its file only when the memory is tidied up.
    const home = folder();
    cpSync(made, home, { recursive: true });
    const hold = `
      const Database = require('libsql');
      const db = new Database(${JSON.stringify(join(home, DATABASE_FILE))});
      db.exec('PRAGMA locking_mode = EXCLUSIVE');
      db.exec('BEGIN EXCLUSIVE');
      console.log('mine');
      setTimeout(() => process.exit(), 500);`;
    const other = spawn(process.execPath, ['-e', hold], { cwd: import.meta.dirname });
    await once(other.stdout, 'data');
    const store = openSqlite(home);
    expect(await store.commit([[line('t1', 1)]])).toEqual([true]);
    await store.close();
  });

  test('can be copied by SQLite while it is open', async () => {
    const home = folder();
    const store = openSqlite(home);
    await store.commit([[putRow('t1'), line('t1', 1)]]);
    const copy = folder();
    const reader = new Database(join(home, DATABASE_FILE));
    reader.exec(`VACUUM INTO '${join(copy, DATABASE_FILE)}'`);
    reader.close();
    expect(await store.commit([[line('t1', 2)]])).toEqual([true]);
    await store.close();
    const restored = openSqlite(copy);
    expect(await restored.lines('t1')).toHaveLength(1);
    await restored.close();
  });

  test('keeps no code that moves a seat, only its hash', async () => {
    const home = folder();
    const store = openSqlite(home);
    await store.putMove('h4rb0urx', { table: 't1', seat: 0, from: 'ann' }, 2000);
    await store.close();
    const db = new Database(join(home, DATABASE_FILE));
    expect(JSON.stringify(db.prepare('SELECT * FROM moves').all())).not.toContain('h4rb0urx');
    db.close();
  });

  test('that was left behind gives the jobs of who had it to who has it now', async () => {
    const home = folder();
    const before = openSqlite(home);
    await before.beat(5000);
    await before.commit([[{ put: 'row', row: busyRow('t1') }]]);
    await before.close();
    const now = openSqlite(home);
    expect(await now.claim(9000, 9)).toEqual([{ table: 't1', tendedAt: 5000 }]);
    await now.close();
  });
});
