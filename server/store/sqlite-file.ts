import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SkerryError } from '@skerry/engine';
import Database from 'libsql';
import { MIGRATIONS } from './migrations/index.ts';
import { SQLITE } from './migrations/migration.ts';
import { mustNotBeNewer, StoreError } from './trouble.ts';

export const DATABASE_FILE = 'skerry.db';
/** Locked by whoever has the database open; the system unlocks it however that process ends. It is always empty. */
const LOCK_FILE = 'skerry.lock';

/** Says that there has been a database here, so that one that vanished is not silently begun anew. */
const MADE_FILE = 'skerry.made';
/** Milliseconds to wait for another process that has the file. */
const BUSY_TIMEOUT = 5000;
/** For the user that runs the server alone: the database holds seeds and keys. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

export interface SqliteFile {
  readonly db: Database.Database;
  close(): void;
}

/** Creates and migrates the file as needed. Fails with a sentence. */
export function openSqliteFile(folder: string): SqliteFile {
  const file = join(resolve(folder), DATABASE_FILE);
  const opened: Database.Database[] = [];
  const close = () => {
    for (const db of opened.splice(0).reverse()) db.close();
  };
  try {
    makeFolder(folder);
    const lock = new Database(join(folder, LOCK_FILE));
    opened.push(lock);
    takeLock(lock, file);
    mustNotBeGone(folder, file);
    const isNew = !existsSync(file);
    const db = new Database(file);
    opened.push(db);
    // A process that was killed a moment ago may still be letting go of the file.
    db.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
    chmodSync(file, FILE_MODE);
    if (!isNew) mustBeWhole(db, file);
    db.pragma('journal_mode = WAL');
    // A move is acknowledged only when it would survive a power cut.
    db.pragma('synchronous = FULL');
    // What is deleted is overwritten.
    db.pragma('secure_delete = ON');
    migrate(db);
    const made = join(folder, MADE_FILE);
    if (!existsSync(made)) writeFileSync(made, `${new Date().toISOString()}\n`, { mode: FILE_MODE });
    for (const name of readdirSync(folder)) if (isOurs(name)) chmodSync(join(folder, name), FILE_MODE);
    return { db, close };
  } catch (error) {
    close();
    if (error instanceof SkerryError) throw error;
    if (isSqliteDamage(error)) throw damaged(file, error instanceof Error ? error.message : String(error));
    throw new StoreError(
      `The database ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}. Check that the folder can be written to and has room.`,
    );
  }
}

const isOurs = (name: string): boolean => name.startsWith('skerry.');

/** A folder that holds nothing else is closed to others even if it was open to them. */
function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  if (readdirSync(folder).every(isOurs)) chmodSync(folder, FOLDER_MODE);
}

function mustNotBeGone(folder: string, file: string): void {
  const restore = 'Restore a backup, see docs/self-hosting.md';
  if (existsSync(file)) {
    if (statSync(file).size > 0) return;
    throw new StoreError(`The database ${file} is empty. ${restore}; to begin anew, remove the file.`);
  }
  if (!existsSync(join(folder, MADE_FILE))) return;
  throw new StoreError(
    `There was a database ${file}, and it is gone. ${restore}; to begin anew, remove ${MADE_FILE} beside it.`,
  );
}

function mustBeWhole(db: Database.Database, file: string): void {
  const [found] = db.pragma('quick_check(1)') as { quick_check: string }[];
  if (found?.quick_check !== 'ok') throw damaged(file, found?.quick_check ?? 'it says nothing');
  const { tables } = db.prepare("SELECT count(*) AS tables FROM sqlite_master WHERE type = 'table'").get() as {
    tables: number;
  };
  if (tables === 0 && versionOf(db) === 0) {
    throw new StoreError(
      `The database ${file} has nothing in it. Restore a backup, see docs/self-hosting.md; to begin anew, remove the file.`,
    );
  }
}

const damaged = (file: string, what: string): StoreError =>
  new StoreError(
    `The database ${file} is damaged: ${what.replaceAll(/\s*\n\s*/g, ' ')}. Restore a backup, see docs/self-hosting.md.`,
  );

export const isSqliteDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

function takeLock(lock: Database.Database, file: string): void {
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    throw new StoreError(
      `The database ${file} is in use by another process of Skerry. Stop that one first; several processes need PostgreSQL, see docs/self-hosting.md.`,
    );
  }
}

const versionOf = (db: Database.Database): number =>
  Number((db.pragma('user_version') as { user_version: number }[])[0]?.user_version ?? 0);

function migrate(db: Database.Database): void {
  db.exec('BEGIN IMMEDIATE');
  const seen = versionOf(db);
  mustNotBeNewer(seen);
  for (const { sql } of MIGRATIONS.slice(seen)) db.exec(sql(SQLITE));
  db.exec(`PRAGMA user_version = ${MIGRATIONS.length}; COMMIT`);
}

/** Empties the write-ahead log, which still has what was overwritten. Returns whether it could: a backup may be reading. */
export function emptyLog(db: Database.Database): boolean {
  db.pragma('busy_timeout = 0');
  try {
    const [found] = db.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    return found?.busy === 0;
  } finally {
    db.pragma(`busy_timeout = ${BUSY_TIMEOUT}`);
  }
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
