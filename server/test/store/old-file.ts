import { join } from 'node:path';
import Database from 'libsql';
import { DATABASE_FILE } from '../../store/sqlite-file.ts';

/** What the first two migrations made before there were more: files like this are out there. */
const OLD = `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    stage TEXT NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    listed INTEGER NOT NULL,
    clock TEXT,
    host TEXT NOT NULL,
    invite TEXT NOT NULL,
    watch TEXT NOT NULL,
    code TEXT,
    kicked TEXT NOT NULL,
    head TEXT,
    result TEXT,
    next TEXT,
    busy INTEGER NOT NULL,
    made INTEGER NOT NULL,
    touched INTEGER NOT NULL
  ) WITHOUT ROWID;
  CREATE INDEX tables_by_code ON tables (code) WHERE code IS NOT NULL;
  CREATE INDEX tables_listed ON tables (made) WHERE listed = 1 AND stage <> 'over';
  CREATE INDEX tables_busy ON tables (id) WHERE busy = 1;

  CREATE TABLE lines (
    table_id TEXT NOT NULL,
    n INTEGER NOT NULL,
    seat INTEGER,
    action TEXT NOT NULL,
    chance TEXT,
    at INTEGER NOT NULL,
    command TEXT,
    secret INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
  ) WITHOUT ROWID;

  CREATE TABLE people (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
  ) WITHOUT ROWID;
  CREATE INDEX people_by_table ON people (table_id);

  CREATE TABLE chat (
    n INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    room TEXT NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL
  );
  CREATE INDEX chat_by_table ON chat (table_id, room, n);

  CREATE TABLE awake (only INTEGER PRIMARY KEY CHECK (only = 1), at INTEGER NOT NULL);
  CREATE TABLE daily (
    day TEXT NOT NULL,
    island TEXT NOT NULL,
    who TEXT NOT NULL,
    total INTEGER NOT NULL,
    PRIMARY KEY (day, island, who)
  ) WITHOUT ROWID;
`;

/** A file as it was made before several processes could share tables, with tables in it. */
export function makeOldFile(folder: string): void {
  const db = new Database(join(folder, DATABASE_FILE));
  db.exec(`${OLD} PRAGMA user_version = 2;`);
  const put = db.prepare(`
    INSERT INTO tables (id, name, game, version, stage, options, seats, listed, host, invite, watch, code, kicked, busy, made, touched)
    VALUES (?, 'Sunday', 'forbidden-island', 1, ?, '{}', '[{"who":"person","name":"Ann","person":"ann"}]', 0, 'ann', 'i', 'w', ?, '[]', ?, ?, 5)`);
  put.run('lobby', 'lobby', 'heron-41', 0, 2);
  put.run('double', 'lobby', 'heron-41', 0, 1);
  put.run('begun', 'playing', 'heron-41', 0, 1);
  put.run('busy', 'playing', null, 1, 1);
  db.exec(`
    INSERT INTO people VALUES ('ann', 'lobby'), ('ann', 'double'), ('ann', 'begun'), ('ann', 'busy');
    INSERT INTO lines VALUES ('busy', 1, 0, '{"act":"pass"}', NULL, 3, 'c1', 0);
    INSERT INTO chat (table_id, room, seat, name, text, at) VALUES ('busy', 'seats', 0, 'Ann', 'hello', 4);
    INSERT INTO daily VALUES ('2026-11-16', 'small', 'who', 30);
    INSERT INTO awake VALUES (1, 7000);
  `);
  db.close();
}
