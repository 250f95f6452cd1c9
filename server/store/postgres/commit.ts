import type { Line, TableSnapshot } from '@skerry/tables';
import {
  type Cell,
  CHAT_COLUMNS,
  COLUMNS,
  type Column,
  chatCells,
  LAST_N,
  LINE_COLUMNS,
  lineCells,
  PACK_COLUMNS,
  packCells,
  rowCells,
  SNAPSHOT_COLUMNS,
  STANDING_COLUMNS,
  snapshotCells,
  standingCells,
} from '../cells.ts';
import type { Known } from '../known.ts';
import type { DailyResult, PackWrite, TableRow, WaitingWrite, WriteSet } from '../store.ts';
import type { Query } from './connection.ts';
import { CHANNEL, noticesOf, type TableNews } from './notices.ts';

/** Division by zero: the statement fails so on purpose if a row has another revision. */
export const ROW_COLLIDED = '22012';

type Type = 'text' | 'integer' | 'bigint';

const NUMBERS: { readonly [column: string]: Type } = {
  ...{ version: 'integer', listed: 'integer', rev: 'integer', n: 'integer', seat: 'integer', secret: 'integer' },
  ...{ total: 'integer', base: 'integer', made: 'bigint', touched: 'bigint', at: 'bigint', tended: 'bigint' },
  ...{ stands_at: 'integer', used: 'bigint', due: 'bigint', seen: 'bigint', until: 'bigint' },
};
export const typeOf = (column: string): Type => NUMBERS[column] ?? 'text';

/** A row that takes the place of its `base`th writing. */
interface NextRow {
  readonly base: number;
  /** The last line written together with it, if any: what the row says of the standing holds until then. */
  readonly lastN: number;
  readonly row: TableRow;
}

interface Gathered {
  readonly rows: Map<string, NextRow>;
  readonly lines: { readonly table: string; readonly line: Line; standing?: WaitingWrite }[];
  readonly chat: Cell[][];
  readonly snapshots: Map<string, TableSnapshot>;
  readonly waiting: Map<string, WaitingWrite>;
  readonly packs: Map<string, PackWrite>;
  readonly daily: DailyResult[];
}

/** Sorts the writes by where they go. Returns nothing if they do not even fit each other. */
function gather(changes: readonly WriteSet[]): Gathered | undefined {
  const all: Gathered = {
    ...{ rows: new Map(), lines: [], chat: [], snapshots: new Map(), waiting: new Map(), packs: new Map(), daily: [] },
  };
  for (const write of changes.flat()) {
    switch (write.put) {
      case 'line':
        all.lines.push({ table: write.table, line: write.line });
        break;
      case 'row': {
        const { row } = write;
        const before = all.rows.get(row.id);
        if (before && before.row.rev !== row.rev - 1) return undefined;
        const lastN = all.lines.findLast(({ table }) => table === row.id)?.line.n ?? 0;
        all.rows.set(row.id, { base: before?.base ?? row.rev - 1, lastN, row });
        break;
      }
      case 'chat':
        all.chat.push([write.table, ...chatCells(write)]);
        break;
      case 'snapshot': {
        const before = all.snapshots.get(write.table);
        if (!before || before.n <= write.snapshot.n) all.snapshots.set(write.table, write.snapshot);
        break;
      }
      case 'waiting':
        {
          const last = all.lines.at(-1);
          if (last?.table === write.table) last.standing = write;
          else all.waiting.set(write.table, write);
        }
        break;
      case 'pack':
        all.packs.set(write.hash, write);
        break;
      case 'daily':
        all.daily.push(write.result);
    }
  }
  return all;
}

/** Builds one statement of several parts; each is a step of it, run in this order. */
class Statement {
  private readonly values: unknown[] = [];
  private readonly steps: string[] = [];
  private readonly results: string[] = [];
  /** The same steps make the same statement, which is prepared once; a name is short. */
  private name = 'commit';

  value(value: unknown, type: string): string {
    this.values.push(value);
    return `$${this.values.length}::${type}`;
  }

  /** Rows of cells as a table `v` to select from. They are taken in their order. */
  table(columns: readonly string[], rows: readonly (readonly unknown[])[]): string {
    const arrays = columns.map((column, n) =>
      this.value(
        rows.map((row) => row[n]),
        `${typeOf(column)}[]`,
      ),
    );
    return `unnest(${arrays.join(', ')}) AS v (${columns.join(', ')})`;
  }

  /** What is done, and what its result must be asked for so that it is done in turn. */
  step(name: string, sql: string, result = `(SELECT count(*) FROM ${name})`): void {
    this.name += `-${name.slice(0, 2)}`;
    this.steps.push(`${name} AS (${sql})`);
    this.results.push(result);
  }

  query(): Query {
    return {
      name: this.name,
      text: `WITH ${this.steps.join(',\n')}\nSELECT ${this.results.map((result, n) => `${result} AS r${n}`).join(', ')}`,
      values: this.values,
    };
  }
}

/** Processes lock tables in the same order, so that they never deadlock. */
const byId = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Some changes as one statement, which is a transaction of its own: one way to the database and back. It fails if any of
 * them collides. Returns nothing if they contradict each other.
 */
export function commitQuery(
  changes: readonly WriteSet[],
  process: string,
  known: Known,
  isAlone: (table: string) => boolean,
): Query | undefined {
  const all = gather(changes);
  if (all === undefined) return undefined;
  const statement = new Statement();
  const rows = [...all.rows.values()].sort((a, b) => byId(a.row.id, b.row.id));
  putRows(statement, rows);
  putLines(statement, all.lines);
  if (all.chat.length > 0) insert(statement, 'said', 'chat', ['table_id', ...CHAT_COLUMNS], all.chat);
  putWaiting(statement, all.waiting);
  putSnapshots(statement, all.snapshots);
  putPacks(statement, all.packs);
  putDaily(statement, all.daily);
  putBeside(statement, rows, process, known);
  tell(statement, process, changes, isAlone);
  return statement.query();
}

function insert(
  statement: Statement,
  step: string,
  into: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
  onConflict = '',
): void {
  const list = columns.join(', ');
  const from = statement.table(columns, rows);
  statement.step(step, `INSERT INTO ${into} (${list}) SELECT ${list} FROM ${from} ${onConflict} RETURNING 1`);
}

const cellsOf = (row: TableRow, columns: readonly Column[]): Cell[] => {
  const cells = rowCells(row);
  return columns.map((column) => cells[column]);
};

function putRows(statement: Statement, rows: readonly NextRow[]): void {
  const changed = rows.filter(({ base }) => base > 0);
  if (changed.length > 1) {
    const ids = changed.map(({ row }) => row.id);
    statement.step(
      'held',
      `SELECT id FROM tables WHERE id = ANY (${statement.value(ids, 'text[]')}) ORDER BY id FOR NO KEY UPDATE`,
    );
  }
  if (changed.length > 0) {
    const cells = changed.map(({ base, lastN, row }) => [base, lastN, ...cellsOf(row, COLUMNS)]);
    const sets = COLUMNS.flatMap((column) => (column === 'id' ? [] : [`${column} = v.${column}`]));
    const from = statement.table(['base', 'stands_at', ...COLUMNS], cells);
    const expected = statement.value(changed.length, 'integer');
    statement.step(
      'changed',
      `UPDATE tables SET ${sets.join(', ')}, stands_at = greatest(v.stands_at, ${LAST_N})
       FROM ${from} WHERE tables.id = v.id AND tables.rev = v.base RETURNING 1`,
      `1 / (CASE WHEN (SELECT count(*) FROM changed) = ${expected} THEN 1 ELSE 0 END)`,
    );
  }
  const made = rows.filter(({ base }) => base === 0).map(({ row }) => cellsOf(row, COLUMNS));
  if (made.length > 0) insert(statement, 'made', 'tables', COLUMNS, made);
}

function putLines(statement: Statement, lines: Gathered['lines']): void {
  if (lines.length === 0) return;
  const sorted = [...lines].sort((a, b) => byId(a.table, b.table) || a.line.n - b.line.n);
  const cells = sorted.map(({ table, line, standing }) => [table, ...lineCells(line), ...standingCells(standing)]);
  insert(statement, 'played', 'lines', ['table_id', ...LINE_COLUMNS, ...STANDING_COLUMNS], cells);
}

function putWaiting(statement: Statement, waiting: Gathered['waiting']): void {
  if (waiting.size === 0) return;
  const sorted = [...waiting].sort(([a], [b]) => byId(a, b));
  const from = statement.table(
    ['id', 'waiting', 'turn'],
    sorted.map(([table, write]) => [table, ...standingCells(write)]),
  );
  statement.step(
    'turned',
    `UPDATE tables SET waiting = v.waiting, turn = v.turn, stands_at = ${LAST_N} FROM ${from} WHERE tables.id = v.id RETURNING 1`,
  );
}

function putSnapshots(statement: Statement, snapshots: Gathered['snapshots']): void {
  if (snapshots.size === 0) return;
  const sorted = [...snapshots].sort(([a], [b]) => byId(a, b));
  const cells = sorted.map(([table, snapshot]) => snapshotCells(table, snapshot));
  insert(
    statement,
    'frozen',
    'snapshots',
    SNAPSHOT_COLUMNS,
    cells,
    `ON CONFLICT (table_id) DO UPDATE
     SET n = excluded.n, version = excluded.version, saved = excluded.saved, lately = excluded.lately
     WHERE excluded.n >= snapshots.n`,
  );
}

function putPacks(statement: Statement, packs: Gathered['packs']): void {
  if (packs.size === 0) return;
  const cells = [...packs.values()].sort((a, b) => byId(a.hash, b.hash)).map(packCells);
  insert(statement, 'kept', 'packs', PACK_COLUMNS, cells, 'ON CONFLICT (hash) DO UPDATE SET used = excluded.used');
}

function putDaily(statement: Statement, results: readonly DailyResult[]): void {
  if (results.length === 0) return;
  const sorted = [...results].sort((a, b) => byId(a.who, b.who));
  const cells = sorted.map(({ day, island, who, total }) => [day, island, who, total]);
  insert(statement, 'scored', 'daily', ['day', 'island', 'who', 'total'], cells, 'ON CONFLICT DO NOTHING');
}

/** What follows from the rows: who has to do with a table, and whether there is a job. */
function putBeside(statement: Statement, rows: readonly NextRow[], process: string, known: Known): void {
  const upkeep = rows.map(({ base, row }) => ({ id: row.id, base, ...known.upkeep(row, base) }));
  const joined = upkeep.flatMap(({ id, people = [] }) => people.map((person) => [person, id]));
  const others = upkeep.flatMap(({ id, base, people }) => (people && base > 0 ? [id] : []));
  if (others.length > 0) {
    const stay = statement.table(['person', 'table_id'], joined);
    statement.step(
      'gone',
      `DELETE FROM people WHERE table_id = ANY (${statement.value(others, 'text[]')})
         AND NOT EXISTS (SELECT 1 FROM ${stay} WHERE v.person = people.person AND v.table_id = people.table_id)
       RETURNING 1`,
    );
  }
  if (joined.length > 0)
    insert(statement, 'joined', 'people', ['person', 'table_id'], joined, 'ON CONFLICT DO NOTHING');
  const busy = upkeep.flatMap(({ id, busy }) => (busy === true ? [[id, process]] : []));
  if (busy.length > 0) {
    insert(
      statement,
      'busy',
      'jobs',
      ['table_id', 'owner'],
      busy,
      'ON CONFLICT (table_id) DO UPDATE SET owner = excluded.owner, tended = NULL WHERE jobs.owner IS NULL',
    );
  }
  const idle = upkeep.flatMap(({ id, busy }) => (busy === false ? [id] : []));
  if (idle.length > 0) {
    statement.step('idle', `DELETE FROM jobs WHERE table_id = ANY (${statement.value(idle, 'text[]')}) RETURNING 1`);
  }
}

/** What each table got: its lines, or nothing if whoever follows them would not know all that is new there. */
function newsOf(changes: readonly WriteSet[]): TableNews[] {
  const news = new Map<string, Line[] | undefined>();
  for (const change of changes) {
    for (const write of change) {
      if (write.put === 'daily' || write.put === 'pack') continue;
      const table = write.put === 'row' ? write.row.id : write.table;
      const lines = news.has(table) ? news.get(table) : [];
      if (write.put === 'line') lines?.push(write.line);
      news.set(table, write.put === 'row' || write.put === 'chat' ? undefined : lines);
    }
  }
  return [...news].map(([table, lines]) => ({ table, lines }));
}

/** Whoever listens hears of it when it is committed, and not if it is not. */
function tell(
  statement: Statement,
  process: string,
  changes: readonly WriteSet[],
  isAlone: (table: string) => boolean,
): void {
  // A snapshot alone is not news.
  const news = newsOf(changes).filter(({ lines }) => lines?.length !== 0);
  const notices = noticesOf(
    process,
    news.map(({ table, lines }) => (isAlone(table) ? { table } : { table, lines })),
  );
  if (notices.length === 0) return;
  statement.step(
    'told',
    `SELECT pg_notify('${CHANNEL}', notice) FROM unnest(${statement.value(notices, 'text[]')}) AS notice`,
  );
}
