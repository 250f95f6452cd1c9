import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Pack, type Seat, SkerryError } from '@skerry/engine';
import type { ChatLine, Person, TableSnapshot, WrittenLine } from '@skerry/tables';
import Database from 'libsql';
import {
  type Cells,
  CHAT_COLUMNS,
  COLUMNS,
  chatCells,
  chatLine,
  codeHash,
  LINE_COLUMNS,
  lineCells,
  moveOf,
  PACK_COLUMNS,
  packCells,
  plain,
  rowCells,
  SNAPSHOT_COLUMNS,
  snapshotCells,
  snapshotOf,
  storedLine,
  tableRow,
  tableRows,
} from './cells.ts';
import { Known } from './known.ts';
import { MIGRATIONS } from './migrations/index.ts';
import { SQLITE } from './migrations/migration.ts';
import {
  type DailyResult,
  type Job,
  MARKED_FOR,
  type Reached,
  type SeatAt,
  type SeatMove,
  type Store,
  type TableRow,
  type Write,
  type WriteSet,
} from './store.ts';
import { tablesOf } from './touched.ts';
import { Damage, mustNotBeNewer, StoreError } from './trouble.ts';

export const DATABASE_FILE = 'skerry.db';
/** Locked by whoever has the database open; the system unlocks it however that process ends. It is always empty. */
const LOCK_FILE = 'skerry.lock';

/** Says that there has been a database here, so that one that vanished is not silently begun anew. */
const MADE_FILE = 'skerry.made';
/** For the user that runs the server alone: the database holds seeds and keys. */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** The one process that has the file open, in the table of jobs. */
const SELF = 'self';

/** A database file that this process alone has open, up to date. */
export interface SqliteFile {
  readonly db: Database.Database;
  close(): void;
}

/** Opens the database in a folder, makes it if need be, and brings it up to date. */
export function openSqlite(folder: string): Store {
  return new SqliteStore(openSqliteFile(folder));
}

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
    chmodSync(file, FILE_MODE);
    if (!isNew) mustBeWhole(db, file);
    db.pragma('journal_mode = WAL');
    // A move is acknowledged only when it would survive a power cut.
    db.pragma('synchronous = FULL');
    db.pragma('busy_timeout = 5000');
    migrate(db);
    const made = join(folder, MADE_FILE);
    if (!existsSync(made)) writeFileSync(made, `${new Date().toISOString()}\n`, { mode: FILE_MODE });
    for (const name of readdirSync(folder)) if (isOurs(name)) chmodSync(join(folder, name), FILE_MODE);
    return { db, close };
  } catch (error) {
    close();
    if (error instanceof SkerryError) throw error;
    if (isDamage(error)) throw damaged(file, error instanceof Error ? error.message : String(error));
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

const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error));

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

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** A change that does not fit what is written. */
class RowCollided extends Error {}

const isCollision = (error: unknown): boolean =>
  error instanceof RowCollided || /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(codeOf(error));

const marks = (columns: readonly string[]): string => columns.map(() => '?').join(', ');

const PUT_LINE = `INSERT INTO lines (table_id, ${LINE_COLUMNS.join(', ')}) VALUES (?, ${marks(LINE_COLUMNS)})`;
const MAKE_ROW = `INSERT INTO tables (${COLUMNS.join(', ')}) VALUES (${marks(COLUMNS)})`;
const CHANGED = COLUMNS.filter((column) => column !== 'id');
const CHANGE_ROW = `UPDATE tables SET ${CHANGED.map((column) => `${column} = ?`).join(', ')} WHERE id = ? AND rev = ?`;
const PUT_CHAT = `INSERT INTO chat (table_id, ${CHAT_COLUMNS.join(', ')}) VALUES (?, ${marks(CHAT_COLUMNS)})`;
const UNSAY_SEAT = 'DELETE FROM chat WHERE table_id = ? AND seat = ? AND person IS NULL RETURNING table_id';
const PUT_WAITING = 'UPDATE tables SET waiting = ? WHERE id = ?';
const PUT_SNAPSHOT = `
  INSERT INTO snapshots (${SNAPSHOT_COLUMNS.join(', ')}) VALUES (${marks(SNAPSHOT_COLUMNS)})
  ON CONFLICT (table_id) DO UPDATE
  SET n = excluded.n, version = excluded.version, saved = excluded.saved, lately = excluded.lately
  WHERE excluded.n >= snapshots.n`;
const PUT_PACK = `
  INSERT INTO packs (${PACK_COLUMNS.join(', ')}) VALUES (${marks(PACK_COLUMNS)})
  ON CONFLICT (hash) DO UPDATE SET used = excluded.used`;
const CLEAR_PACKS = `
  DELETE FROM packs WHERE used < ?
    AND hash NOT IN (SELECT pack ->> 'hash' FROM tables WHERE pack IS NOT NULL)`;
const PUT_DAILY = 'INSERT OR IGNORE INTO daily (day, island, who, total) VALUES (?, ?, ?, ?)';
/** A job belongs to the process that makes the table busy, unless another has it. */
const PUT_JOB = `
  INSERT INTO jobs (table_id, owner) VALUES (?, '${SELF}')
  ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, tended = NULL WHERE owner IS NULL`;
/** All that there is of a table. */
const CLEAR_TABLE = ['chat', 'people', 'lines', 'snapshots', 'jobs', 'moves']
  .map((beside) => `DELETE FROM ${beside} WHERE table_id = ?`)
  .concat('DELETE FROM tables WHERE id = ?');
const LAST_LINE = '(SELECT at FROM lines WHERE table_id = tables.id ORDER BY n DESC LIMIT 1)';
const HAPPENED_SINCE = `(touched >= ? OR ${LAST_LINE} >= ?)`;
/** Marks of tables that are in use again, or from a time that is yet to come: the clock was wrong. */
const UNMARK = `
  UPDATE tables SET leaving = NULL
  WHERE leaving IS NOT NULL AND (stage <> 'lobby' OR touched >= ? OR leaving > ?)`;
const GET_LINES = `SELECT ${LINE_COLUMNS.join(', ')} FROM lines WHERE table_id = ? AND n > ? ORDER BY n`;
/** Jobs become free, and know when they were last tended. */
const FREE_JOBS = `
  UPDATE jobs SET owner = NULL, tended = coalesce((SELECT seen FROM processes WHERE name = owner), tended)
  WHERE owner IS NOT NULL`;

class SqliteStore implements Store {
  readonly shared = false;
  private readonly file: SqliteFile;
  private readonly db: Database.Database;
  private readonly known = new Known();
  /** What is shared where there are several processes is in memory where there is one. */
  private readonly counts = new Map<string, { count: number; until: number }>();
  private readonly holds = new Map<string, number>();
  private readonly statements = new Map<string, Database.Statement>();

  constructor(file: SqliteFile) {
    this.file = file;
    this.db = file.db;
    // Whoever had the file before is gone, and has left its jobs.
    this.run(FREE_JOBS);
  }

  /** A statement, prepared once. */
  private prepared(sql: string): Database.Statement {
    let statement = this.statements.get(sql);
    if (statement === undefined) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private run(sql: string, ...values: unknown[]): number {
    return this.whole(() => this.prepared(sql).run(...values).changes);
  }

  private all(sql: string, ...values: unknown[]): Cells[] {
    return this.whole(() => this.prepared(sql).all(...values) as Cells[]);
  }

  private get(sql: string, ...values: unknown[]): Cells | undefined {
    return this.whole(() => this.prepared(sql).get(...values) as Cells | undefined);
  }

  private whole<V>(ask: () => V): V {
    try {
      return ask();
    } catch (error) {
      throw isDamage(error) ? new Damage(error instanceof Error ? error.message : String(error)) : error;
    }
  }

  private transaction<V>(work: () => V): V {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      const value = work();
      this.db.exec('COMMIT');
      return value;
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  async commit(changes: readonly WriteSet[]): Promise<readonly boolean[]> {
    try {
      this.transaction(() => {
        for (const change of changes) for (const write of change) this.put(write);
      });
      this.remember(changes);
      return changes.map(() => true);
    } catch (error) {
      if (!isCollision(error)) throw error;
      return this.commitEach(changes);
    }
  }

  /** What follows a change that collided at one of its tables was made on top of it, and collides too. */
  private commitEach(changes: readonly WriteSet[]): boolean[] {
    const spoilt = new Set<string>();
    const written = this.transaction(() =>
      changes.map((change) => {
        const tables = tablesOf(change);
        const isWritten = !tables.some((id) => spoilt.has(id)) && this.putAlone(change);
        if (!isWritten) for (const id of tables) spoilt.add(id);
        return isWritten;
      }),
    );
    this.remember(changes.filter((_, n) => written[n]));
    return written;
  }

  private putAlone(change: WriteSet): boolean {
    this.db.exec('SAVEPOINT change');
    try {
      for (const write of change) this.put(write);
      this.db.exec('RELEASE change');
      return true;
    } catch (error) {
      if (!isCollision(error)) throw error;
      this.db.exec('ROLLBACK TO change; RELEASE change');
      return false;
    }
  }

  private remember(changes: readonly WriteSet[]): void {
    for (const change of changes) for (const write of change) if (write.put === 'row') this.known.remember(write.row);
  }

  private put(write: Write): void {
    switch (write.put) {
      case 'line':
        this.run(PUT_LINE, write.table, ...lineCells(write.line));
        return;
      case 'row':
        this.putRow(write.row);
        return;
      case 'chat':
        this.run(PUT_CHAT, write.table, ...chatCells(write));
        return;
      case 'waiting':
        this.run(PUT_WAITING, JSON.stringify(write.waiting), write.table);
        return;
      case 'snapshot':
        this.run(PUT_SNAPSHOT, ...snapshotCells(write.table, write.snapshot));
        return;
      case 'pack':
        this.run(PUT_PACK, ...packCells(write));
        return;
      case 'daily': {
        const { day, island, who, total } = write.result;
        this.run(PUT_DAILY, day, island, who, total);
      }
    }
  }

  private putRow(row: TableRow): void {
    const { id, rev } = row;
    const cells = rowCells(row);
    if (rev === 1) this.run(MAKE_ROW, ...COLUMNS.map((column) => cells[column]));
    else if (this.run(CHANGE_ROW, ...CHANGED.map((column) => cells[column]), id, rev - 1) === 0)
      throw new RowCollided();
    const { people, busy } = this.known.upkeep(row, rev - 1);
    if (people) {
      if (rev > 1) this.run('DELETE FROM people WHERE table_id = ?', id);
      for (const person of people) this.run('INSERT INTO people (person, table_id) VALUES (?, ?)', person, id);
    }
    if (busy === true) this.run(PUT_JOB, id);
    if (busy === false) this.run('DELETE FROM jobs WHERE table_id = ?', id);
  }

  async ids(): Promise<string[]> {
    return this.all('SELECT id FROM tables ORDER BY id').map(({ id }) => id as string);
  }

  async table(id: string): Promise<TableRow | undefined> {
    const cells = this.get('SELECT * FROM tables WHERE id = ?', plain(id));
    if (cells === undefined) return undefined;
    const row = tableRow(cells);
    this.known.remember(row);
    return row;
  }

  async lines(id: string, after = 0): Promise<WrittenLine[]> {
    return this.all(GET_LINES, plain(id), after).map(storedLine);
  }

  async lineOf(id: string, seat: Seat, command: string): Promise<number | undefined> {
    const values = [plain(id), seat, plain(command)];
    return this.get('SELECT n FROM lines WHERE table_id = ? AND seat = ? AND command = ?', ...values)?.n as
      | number
      | undefined;
  }

  async snapshot(id: string): Promise<TableSnapshot | undefined> {
    const cells = this.get('SELECT n, version, saved, lately FROM snapshots WHERE table_id = ?', plain(id));
    return cells && snapshotOf(cells);
  }

  async pack(hash: string): Promise<Pack | undefined> {
    const cells = this.get('SELECT whole FROM packs WHERE hash = ?', plain(hash));
    return cells && JSON.parse(cells.whole as string);
  }

  async chat(id: string, room: ChatLine['room'], most: number): Promise<ChatLine[]> {
    const newest = this.all(
      'SELECT * FROM chat WHERE table_id = ? AND room = ? ORDER BY n DESC LIMIT ?',
      ...[plain(id), room, most],
    );
    return newest.reverse().map(chatLine);
  }

  async reached(ids: readonly string[]): Promise<ReadonlyMap<string, Reached>> {
    const found = this.all(
      `SELECT id, rev,
         coalesce((SELECT max(n) FROM lines WHERE table_id = id), 0) AS n,
         (SELECT count(*) FROM chat WHERE table_id = id) AS said
       FROM tables WHERE id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(ids),
    ) as unknown as (Reached & { id: string })[];
    return new Map(found.map(({ id, n, rev, said }) => [id, { n, rev, said }]));
  }

  async withCode(code: string): Promise<TableRow | undefined> {
    const cells = this.get("SELECT * FROM tables WHERE code = ? AND stage = 'lobby'", plain(code));
    return cells && tableRow(cells);
  }

  async listed(most: number, since: number): Promise<TableRow[]> {
    return tableRows(
      this.all(
        `SELECT * FROM tables WHERE listed = 1 AND stage <> 'over' AND ${HAPPENED_SINCE} ORDER BY made DESC, id LIMIT ?`,
        ...[since, since, most],
      ),
    );
  }

  async tablesOf(person: Person, most: number): Promise<TableRow[]> {
    return tableRows(
      this.all(
        `SELECT tables.* FROM people JOIN tables ON tables.id = people.table_id
       WHERE people.person = ? ORDER BY touched DESC, id LIMIT ?`,
        ...[person, most],
      ),
    );
  }

  async clearLobbies(before: number, now: number): Promise<number> {
    return this.transaction(() => {
      this.run(UNMARK, before, now);
      this.run("UPDATE tables SET leaving = ? WHERE leaving IS NULL AND stage = 'lobby' AND touched < ?", now, before);
      const old = this.all('SELECT id FROM tables WHERE leaving <= ?', now - MARKED_FOR);
      for (const { id } of old) {
        for (const sql of CLEAR_TABLE) this.run(sql, id);
      }
      return old.length;
    });
  }

  async clearPacks(before: number): Promise<number> {
    return this.run(CLEAR_PACKS, before);
  }

  async remove(id: string): Promise<void> {
    this.transaction(() => {
      for (const sql of CLEAR_TABLE) this.run(sql, id);
    });
  }

  async unsay(person: Person, at: readonly SeatAt[]): Promise<string[]> {
    return this.transaction(() => {
      const gone = this.all('DELETE FROM chat WHERE person = ? RETURNING table_id', person);
      for (const { table, seat } of at) gone.push(...this.all(UNSAY_SEAT, table, seat));
      return [...new Set(gone.map(({ table_id }) => table_id as string))];
    });
  }

  async dailyIslands(): Promise<{ day: string; island: string }[]> {
    const found = this.all('SELECT DISTINCT day, island FROM daily');
    return found.map(({ day, island }) => ({ day: day as string, island: island as string }));
  }

  async forgetDaily(results: readonly Omit<DailyResult, 'total'>[]): Promise<void> {
    this.transaction(() => {
      for (const { day, island, who } of results)
        this.run('DELETE FROM daily WHERE day = ? AND island = ? AND who = ?', day, island, who);
    });
  }

  async madeBy(maker: string, since: number): Promise<number> {
    const made = `SELECT count(*) AS count FROM tables WHERE maker = ? AND stage <> 'over' AND ${HAPPENED_SINCE}`;
    return this.get(made, maker, since, since)?.count as number;
  }

  async lastLines(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = this.all(
      `SELECT id, ${LAST_LINE} AS at FROM tables WHERE id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(ids),
    );
    return new Map(found.flatMap(({ id, at }) => (at === null ? [] : [[id as string, at as number] as const])));
  }

  async daily(day: string, island: string): Promise<{ total: number; games: number }[]> {
    const counts = this.all(
      'SELECT total, count(*) AS games FROM daily WHERE day = ? AND island = ? GROUP BY total ORDER BY total',
      ...[day, island],
    ) as unknown as { total: number; games: number }[];
    return counts.map(({ total, games }) => ({ total, games }));
  }

  async dailyTotal(day: string, island: string, who: string): Promise<number | undefined> {
    const found = this.get('SELECT total FROM daily WHERE day = ? AND island = ? AND who = ?', day, island, who);
    return found?.total as number | undefined;
  }

  /** There is nobody to hear. */
  async listen(): Promise<void> {}

  async beat(now: number): Promise<boolean> {
    this.run('INSERT OR REPLACE INTO processes (name, seen) VALUES (?, ?)', SELF, now);
    this.run('DELETE FROM moves WHERE until <= ?', now);
    for (const [key, { until }] of this.counts) if (until <= now) this.counts.delete(key);
    return false;
  }

  async claim(_now: number, most: number): Promise<Job[]> {
    return this.transaction(() => {
      const free = this.all('SELECT table_id, tended FROM jobs WHERE owner IS NULL ORDER BY table_id LIMIT ?', most);
      return free.map(({ table_id, tended }) => {
        this.run('UPDATE jobs SET owner = ?, tended = NULL WHERE table_id = ?', SELF, table_id);
        return { table: table_id as string, ...(tended !== null && { tendedAt: tended as number }) };
      });
    });
  }

  async release(tables?: readonly string[]): Promise<void> {
    if (tables === undefined) this.run(FREE_JOBS);
    else this.run(`${FREE_JOBS} AND table_id IN (SELECT value FROM json_each(?))`, JSON.stringify(tables));
  }

  /** There is nobody to tell. */
  async present(): Promise<void> {}

  async presentElsewhere(): Promise<ReadonlyMap<string, readonly Person[]>> {
    return new Map();
  }

  async count(key: string, window: number, now: number): Promise<{ count: number; until: number }> {
    const was = this.counts.get(key);
    // A window that ends later than one that begins now is from before the clock was set back.
    const isOpen = was !== undefined && was.until > now && was.until <= now + window;
    const next = isOpen ? { ...was, count: was.count + 1 } : { count: 1, until: now + window };
    this.counts.set(key, next);
    return next;
  }

  async hold(key: string, by: 1 | -1): Promise<number> {
    const held = Math.max(0, (this.holds.get(key) ?? 0) + by);
    if (held === 0) this.holds.delete(key);
    else this.holds.set(key, held);
    return held;
  }

  async putMove(code: string, { table, seat, from }: SeatMove, until: number): Promise<void> {
    this.run(
      'INSERT OR REPLACE INTO moves (code, table_id, seat, person, until) VALUES (?, ?, ?, ?, ?)',
      ...[codeHash(code), table, seat, from, until],
    );
  }

  async takeMove(code: string, now: number): Promise<SeatMove | undefined> {
    return this.transaction(() => {
      const cells = this.get('SELECT table_id, seat, person, until FROM moves WHERE code = ?', codeHash(code));
      this.run('DELETE FROM moves WHERE code = ?', codeHash(code));
      return cells && moveOf(cells, now);
    });
  }

  async close(): Promise<void> {
    this.file.close();
  }
}
