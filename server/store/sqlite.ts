import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SkerryError } from '@skerry/engine';
import type { ChatLine } from '@skerry/tables';
import Database from 'libsql';
import { MIGRATIONS } from './migrations/index.ts';
import { isBots, type Person, type Store, type StoredLine, type TableRow, type Write } from './store.ts';

export const DATABASE_FILE = 'skerry.db';

/** The database cannot be opened. The sentence says which, and what to do. */
export class StoreError extends SkerryError {
  override readonly name = 'StoreError';
}

/** Columns whose values are written as JSON. */
const JSON_COLUMNS = ['options', 'seats', 'clock', 'kicked', 'head', 'result'] as const;
const COLUMNS = [
  ...['id', 'name', 'game', 'version', 'stage', 'options', 'seats', 'listed', 'clock', 'host', 'invite', 'watch'],
  ...['code', 'kicked', 'head', 'result', 'next', 'busy', 'made', 'touched'],
];

type Cells = { readonly [column: string]: string | number | null };

/** Opens the database in a folder, makes it if need be, and brings it up to date. */
export function openSqlite(folder: string): Store {
  const file = join(resolve(folder), DATABASE_FILE);
  try {
    mkdirSync(folder, { recursive: true });
    const db = new Database(file);
    db.pragma('journal_mode = WAL');
    // A move is acknowledged only when it would survive a power cut.
    db.pragma('synchronous = FULL');
    db.pragma('busy_timeout = 5000');
    migrate(db);
    return new SqliteStore(db);
  } catch (error) {
    if (error instanceof SkerryError) throw error;
    throw new StoreError(
      `The database ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}. Check that the folder can be written to and has room.`,
    );
  }
}

function migrate(db: Database.Database): void {
  const seen = Number((db.pragma('user_version') as { user_version: number }[])[0]?.user_version ?? 0);
  if (seen > MIGRATIONS.length) {
    throw new StoreError(
      'The database was written by a newer version of Skerry. Install that version, or restore a backup.',
    );
  }
  for (const [n, migration] of MIGRATIONS.entries()) {
    if (n >= seen) db.exec(`BEGIN IMMEDIATE; ${migration} PRAGMA user_version = ${n + 1}; COMMIT;`);
  }
}

class SqliteStore implements Store {
  private readonly db: Database.Database;
  private readonly putLine: Database.Statement;
  private readonly putRow: Database.Statement;
  private readonly forgetPeople: Database.Statement;
  private readonly putPerson: Database.Statement;
  private readonly putChat: Database.Statement;
  private readonly putAwake: Database.Statement;
  private readonly putDaily: Database.Statement;
  private readonly getTable: Database.Statement;
  private readonly getLines: Database.Statement;
  private readonly getChat: Database.Statement;
  private readonly getByCode: Database.Statement;
  private readonly getListed: Database.Statement;
  private readonly getOfPerson: Database.Statement;
  private readonly getBusy: Database.Statement;
  private readonly getAwake: Database.Statement;
  private readonly getDaily: Database.Statement;
  private readonly getDailyTotal: Database.Statement;

  constructor(db: Database.Database) {
    this.db = db;
    this.putLine = db.prepare(
      'INSERT INTO lines (table_id, n, seat, action, chance, at, command, secret) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    );
    this.putRow = db.prepare(
      `INSERT INTO tables (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})
       ON CONFLICT (id) DO UPDATE SET ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    );
    this.forgetPeople = db.prepare('DELETE FROM people WHERE table_id = ?');
    this.putPerson = db.prepare('INSERT OR IGNORE INTO people (person, table_id) VALUES (?, ?)');
    this.putChat = db.prepare('INSERT INTO chat (table_id, room, seat, name, text, at) VALUES (?, ?, ?, ?, ?, ?)');
    this.putAwake = db.prepare('INSERT OR REPLACE INTO awake (only, at) VALUES (1, ?)');
    this.getTable = db.prepare('SELECT * FROM tables WHERE id = ?');
    this.getLines = db.prepare(
      'SELECT n, seat, action, chance, at, command, secret FROM lines WHERE table_id = ? ORDER BY n',
    );
    this.getChat = db.prepare('SELECT * FROM chat WHERE table_id = ? AND room = ? ORDER BY n DESC LIMIT ?');
    this.getByCode = db.prepare("SELECT * FROM tables WHERE code = ? AND stage = 'lobby'");
    this.getListed = db.prepare("SELECT * FROM tables WHERE listed = 1 AND stage <> 'over' ORDER BY made DESC LIMIT ?");
    this.getOfPerson = db.prepare(
      `SELECT tables.* FROM people JOIN tables ON tables.id = people.table_id
       WHERE people.person = ? ORDER BY touched DESC LIMIT ?`,
    );
    this.getBusy = db.prepare('SELECT * FROM tables WHERE busy = 1');
    this.getAwake = db.prepare('SELECT at FROM awake');
    this.putDaily = db.prepare('INSERT OR IGNORE INTO daily (day, island, who, total) VALUES (?, ?, ?, ?)');
    this.getDaily = db.prepare(
      'SELECT total, count(*) AS games FROM daily WHERE day = ? AND island = ? GROUP BY total ORDER BY total',
    );
    this.getDailyTotal = db.prepare('SELECT total FROM daily WHERE day = ? AND island = ? AND who = ?');
  }

  async commit(writes: readonly Write[]): Promise<void> {
    this.db.exec('BEGIN IMMEDIATE');
    try {
      for (const write of writes) this.put(write);
      this.db.exec('COMMIT');
    } catch (error) {
      if (this.db.inTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }

  private put(write: Write): void {
    switch (write.put) {
      case 'line': {
        const { n, seat, action, chance, at, command, secret } = write.line;
        const dealt = chance === undefined ? null : JSON.stringify(chance);
        const told = [seat ?? null, JSON.stringify(action), dealt, at, command ?? null, secret ? 1 : 0];
        this.putLine.run(write.table, n, ...told);
        return;
      }
      case 'row': {
        const cells = rowCells(write.row);
        this.putRow.run(...COLUMNS.map((column) => cells[column] ?? null));
        this.forgetPeople.run(write.row.id);
        for (const person of peopleOf(write.row)) this.putPerson.run(person, write.row.id);
        return;
      }
      case 'chat': {
        const { room, seat, name, text, at } = write.line;
        this.putChat.run(write.table, room, seat ?? null, name, text, at);
        return;
      }
      case 'daily': {
        const { day, island, who, total } = write.result;
        this.putDaily.run(day, island, who, total);
        return;
      }
      case 'awake':
        this.putAwake.run(write.at);
    }
  }

  async table(id: string): Promise<TableRow | undefined> {
    return rowOrNone(this.getTable.get(id));
  }

  async lines(id: string): Promise<StoredLine[]> {
    return (this.getLines.all(id) as Cells[]).map(({ n, seat, action, chance, at, command, secret }) => ({
      n: n as number,
      ...(seat !== null && { seat: seat as number }),
      action: JSON.parse(action as string),
      ...(chance !== null && { chance: JSON.parse(chance as string) }),
      at: at as number,
      ...(command !== null && { command: command as string }),
      ...(secret === 1 && { secret: true }),
    }));
  }

  async chat(id: string, room: ChatLine['room'], most: number): Promise<ChatLine[]> {
    const newest = this.getChat.all(id, room, most) as Cells[];
    return newest.reverse().map(({ seat, name, text, at }) => ({
      at: at as number,
      room,
      ...(seat !== null && { seat: seat as number }),
      name: name as string,
      text: text as string,
    }));
  }

  async withCode(code: string): Promise<TableRow | undefined> {
    return rowOrNone(this.getByCode.get(code));
  }

  async listed(most: number): Promise<TableRow[]> {
    return (this.getListed.all(most) as Cells[]).map(tableRow);
  }

  async tablesOf(person: Person, most: number): Promise<TableRow[]> {
    return (this.getOfPerson.all(person, most) as Cells[]).map(tableRow);
  }

  async busy(): Promise<TableRow[]> {
    return (this.getBusy.all() as Cells[]).map(tableRow);
  }

  async daily(day: string, island: string): Promise<{ total: number; games: number }[]> {
    const counts = this.getDaily.all(day, island) as { total: number; games: number }[];
    return counts.map(({ total, games }) => ({ total, games }));
  }

  async dailyTotal(day: string, island: string, who: string): Promise<number | undefined> {
    return (this.getDailyTotal.get(day, island, who) as { total: number } | undefined)?.total;
  }

  async awake(): Promise<number | undefined> {
    return (this.getAwake.get() as { at: number } | undefined)?.at;
  }

  async close(): Promise<void> {
    this.db.close();
  }
}

const peopleOf = ({ host, seats }: TableRow): Set<Person> =>
  new Set([host, ...seats.flatMap(({ person }) => (person === undefined ? [] : [person]))]);

function rowCells(row: TableRow): Cells {
  const { listed, options, seats, clock, kicked, head, result, ...plain } = row;
  const busy = row.stage === 'playing' && (clock !== undefined || seats.some(isBots));
  const json = Object.entries({ options, seats, clock, kicked, head, result }).map(([column, value]) => [
    column,
    value === undefined ? null : JSON.stringify(value),
  ]);
  return { ...plain, ...Object.fromEntries(json), listed: listed ? 1 : 0, busy: busy ? 1 : 0 };
}

const rowOrNone = (cells: unknown): TableRow | undefined => (cells ? tableRow(cells as Cells) : undefined);

/** Only our own columns: the driver adds some of its own. */
function tableRow(cells: Cells): TableRow {
  const row: Record<string, unknown> = {};
  for (const column of COLUMNS) if (cells[column] !== null && column !== 'busy') row[column] = cells[column];
  for (const column of JSON_COLUMNS) if (row[column] !== undefined) row[column] = JSON.parse(row[column] as string);
  return { ...row, listed: row.listed === 1 } as unknown as TableRow;
}
