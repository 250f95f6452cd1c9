import type { Line, Person } from '@skerry/tables';
import type Database from 'libsql';
import {
  type Cells,
  CHAT_COLUMNS,
  COLUMNS,
  chatCells,
  LAST_N,
  LINE_COLUMNS,
  lineCells,
  PACK_COLUMNS,
  packCells,
  plain,
  rowCells,
  SELECTED,
  SNAPSHOT_COLUMNS,
  STANDING_COLUMNS,
  snapshotCells,
  standingCells,
  storedLine,
  tableRow,
} from './cells.ts';
import { DeviceStore } from './device-store.ts';
import { JoiningStore } from './joining-store.ts';
import { Known } from './known.ts';
import { type Ask, NotificationStore } from './notification-store.ts';
import { type StoreQueries, storeQueries } from './queries.ts';
import { codeOf, emptyLog, isSqliteDamage, openSqliteFile, type SqliteFile } from './sqlite-file.ts';
import {
  type DailyResult,
  type Job,
  MARKED_FOR,
  type Reached,
  type SeatAt,
  type Store,
  type TableRow,
  tablesOf,
  type Write,
  type WriteSet,
} from './store.ts';
import { Damage } from './trouble.ts';

/** This process, in the table of jobs. */
const SELF = 'self';

/** Milliseconds until what was removed leaves the write-ahead log. */
const TO_WIPE = 500;

export function openSqlite(folder: string): Store {
  const store = new SqliteStore(openSqliteFile(folder));
  return Object.assign(store, storeQueries(store.query));
}

class RowCollided extends Error {}

const isCollision = (error: unknown): boolean =>
  error instanceof RowCollided || /^SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE)$/.test(codeOf(error));

const marks = (columns: readonly string[]): string => columns.map(() => '?').join(', ');

const PUT_COLUMNS = ['table_id', ...LINE_COLUMNS, ...STANDING_COLUMNS];
const PUT_LINE = `INSERT INTO lines (${PUT_COLUMNS.join(', ')}) VALUES (${marks(PUT_COLUMNS)})`;
const MAKE_ROW = `INSERT INTO tables (${COLUMNS.join(', ')}) VALUES (${marks(COLUMNS)})`;
const CHANGED = COLUMNS.filter((column) => column !== 'id');
const CHANGE_ROW = `
  UPDATE tables SET ${CHANGED.map((column) => `${column} = ?`).join(', ')}, stands_at = ${LAST_N}
  WHERE id = ? AND rev = ?`;
const PUT_CHAT = `INSERT INTO chat (table_id, ${CHAT_COLUMNS.join(', ')}) VALUES (?, ${marks(CHAT_COLUMNS)})`;
const UNSAY_SEAT = 'DELETE FROM chat WHERE table_id = ? AND seat = ? AND person IS NULL RETURNING table_id';
const PUT_WAITING = `UPDATE tables SET waiting = ?, turn = ?, stands_at = ${LAST_N} WHERE id = ?`;
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
const CLEAR_TABLE = ['chat', 'people', 'lines', 'snapshots', 'jobs', 'moves']
  .map((beside) => `DELETE FROM ${beside} WHERE table_id = ?`)
  .concat('DELETE FROM tables WHERE id = ?');
/** Marks of tables that are in use again, or from a time that is yet to come: the clock was wrong. */
const UNMARK = `
  UPDATE tables SET leaving = NULL
  WHERE leaving IS NOT NULL AND (stage <> 'lobby' OR touched >= ? OR leaving > ?)`;
const GET_LINES = `SELECT ${LINE_COLUMNS.join(', ')} FROM lines WHERE table_id = ? AND n > ? ORDER BY n`;
/** Jobs become free, and know when they were last tended. */
const FREE_JOBS = `
  UPDATE jobs SET owner = NULL, tended = coalesce((SELECT seen FROM processes WHERE name = owner), tended)
  WHERE owner IS NOT NULL`;

class SqliteStore implements Omit<Store, keyof StoreQueries> {
  readonly shared = false;
  /** SQLite numbers values `?1`, PostgreSQL `$1`. */
  readonly query: Ask = async (text, values) => this.ask(text.replaceAll('$', '?'), values);
  readonly notifications = new NotificationStore(this.query);
  readonly devices = new DeviceStore(this.query);
  readonly joinings = new JoiningStore(this.query, async (queries) =>
    this.transaction(() => {
      for (const [text, values] of queries) this.ask(text.replaceAll('$', '?'), values);
    }),
  );
  private readonly file: SqliteFile;
  private readonly db: Database.Database;
  private readonly known = new Known();
  /** What is shared where there are several processes is in memory where there is one. */
  private readonly counts = new Map<string, { count: number; until: number }>();
  private readonly holds = new Map<string, number>();
  private readonly statements = new Map<string, Database.Statement>();
  private wiping: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(file: SqliteFile) {
    this.file = file;
    this.db = file.db;
    // Whoever had the file before is gone, and has left its jobs.
    this.run(FREE_JOBS);
  }

  private prepared(sql: string): Database.Statement {
    let statement = this.statements.get(sql);
    if (statement === undefined) {
      statement = this.db.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  private run(sql: string, ...values: unknown[]): number {
    return this.runWith(sql, values);
  }

  private runWith(sql: string, values: readonly unknown[]): number {
    return this.whole(() => this.prepared(sql).run(values).changes);
  }

  private all(sql: string, ...values: unknown[]): Cells[] {
    return this.whole(() => this.prepared(sql).all(...values) as Cells[]);
  }

  private ask(sql: string, values: readonly unknown[]): Cells[] {
    if (/^SELECT|\bRETURNING\b/.test(sql)) return this.all(sql, ...values);
    this.run(sql, ...values);
    return [];
  }

  private get(sql: string, ...values: unknown[]): Cells | undefined {
    return this.whole(() => this.prepared(sql).get(...values) as Cells | undefined);
  }

  private whole<V>(ask: () => V): V {
    try {
      return ask();
    } catch (error) {
      throw isSqliteDamage(error) ? new Damage(error instanceof Error ? error.message : String(error)) : error;
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
        for (const change of changes) this.putAll(change);
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
      this.putAll(change);
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

  private putAll(change: WriteSet): void {
    for (let n = 0; n < change.length; n++) {
      const write = change[n]!;
      if (write.put !== 'line') {
        this.put(write);
        continue;
      }
      const next = change[n + 1];
      const standing = next?.put === 'waiting' && next.table === write.table ? next : undefined;
      if (standing) n++;
      this.runWith(PUT_LINE, [write.table, ...lineCells(write.line), ...standingCells(standing)]);
    }
  }

  private put(write: Exclude<Write, { put: 'line' }>): void {
    switch (write.put) {
      case 'row':
        this.putRow(write.row);
        return;
      case 'chat':
        this.run(PUT_CHAT, write.table, ...chatCells(write));
        return;
      case 'waiting':
        this.run(PUT_WAITING, ...standingCells(write), write.table);
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
    const cells = this.get(`SELECT ${SELECTED} FROM tables WHERE id = ?`, plain(id));
    if (cells === undefined) return undefined;
    const row = tableRow(cells);
    this.known.remember(row);
    return row;
  }

  async lines(id: string, after = 0): Promise<Line[]> {
    return this.all(GET_LINES, plain(id), after).map(storedLine);
  }

  async reached(ids: readonly string[]): Promise<ReadonlyMap<string, Reached>> {
    const found = this.all(
      `SELECT id, rev,
         coalesce((SELECT max(n) FROM lines WHERE table_id = id), 0) AS n,
         (SELECT count(*) || '/' || coalesce(max(n), 0) FROM chat WHERE table_id = id) AS said
       FROM tables WHERE id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(ids),
    );
    const reached = ({ n, rev, said }: Cells): Reached => ({
      n: n as number,
      rev: rev as number,
      said: said as string,
    });
    return new Map(found.map((cells) => [cells.id as string, reached(cells)]));
  }

  async clearLobbies(before: number, now: number): Promise<number> {
    return this.transaction(() => {
      this.run(UNMARK, before, now);
      this.run("UPDATE tables SET leaving = ? WHERE leaving IS NULL AND stage = 'lobby' AND touched < ?", now, before);
      const old = this.all('SELECT id FROM tables WHERE leaving <= ?', now - MARKED_FOR);
      for (const { id } of old) {
        for (const sql of CLEAR_TABLE) this.run(sql, id);
      }
      if (old.length > 0) this.wipeSoon();
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

  async forgetDaily(results: readonly Omit<DailyResult, 'total'>[]): Promise<void> {
    this.transaction(() => {
      for (const { day, island, who } of results)
        this.run('DELETE FROM daily WHERE day = ? AND island = ? AND who = ?', day, island, who);
    });
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

  async wipe(): Promise<void> {
    this.wipeSoon();
  }

  private wipeSoon(): void {
    if (this.isClosed) return;
    this.wiping ??= setTimeout(() => {
      this.wiping = undefined;
      let isWiped = false;
      try {
        isWiped = emptyLog(this.db);
      } catch {
        // A full disk, for example: what is in the log must stay there until there is room.
      }
      if (!isWiped) this.wipeSoon();
    }, TO_WIPE);
  }

  /** Whoever closes the file last empties its log. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.wiping);
    this.file.close();
  }
}
