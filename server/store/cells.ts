import { createHash } from 'node:crypto';
import type { Beginning, ChatLine, Head, Line, Person, TableSnapshot } from '@skerry/tables';
import type { ChatWrite, PackWrite, SeatMove, TableRow, WaitingWrite } from './store.ts';

export const COLUMNS = [
  ...(['id', 'name', 'game', 'version', 'stage', 'options', 'seats', 'listed', 'clock', 'host', 'invite'] as const),
  ...([
    'watch',
    'code',
    'kicked',
    'head',
    'result',
    'next',
    'maker',
    'made',
    'touched',
    'rev',
    'waiting',
    'pack',
    'muted',
    'hints',
    'turn',
    'begins',
  ] as const),
];
export type Column = (typeof COLUMNS)[number];

/** Columns whose values are written as JSON, as text: so they come back with their keys in the same order. */
const JSON_COLUMNS: ReadonlySet<string> = new Set([
  'options',
  'seats',
  'clock',
  'kicked',
  'head',
  'result',
  'waiting',
  'pack',
  'muted',
  'hints',
  'turn',
  'begins',
]);

export type Cell = string | number | null;
export type Cells = { readonly [column: string]: Cell };

/** U+0000 ends a text in one of the databases, and is refused by the other. */
export const plain = (text: string): string => (text.includes('\0') ? text.replaceAll('\0', '\uFFFD') : text);

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

export function rowCells(row: TableRow): { readonly [C in Column]: Cell } {
  const { id, game, version, stage, host, invite, watch, made, touched, rev } = row;
  return {
    ...{ id, game, version, stage, host, invite, watch, made, touched, rev },
    name: plain(row.name),
    options: json(row.options),
    seats: json(row.seats),
    listed: row.listed ? 1 : 0,
    clock: json(row.clock),
    code: row.code ?? null,
    kicked: json(row.kicked),
    head: json(row.head && withoutPack(row.head)),
    result: json(row.result),
    next: row.next ?? null,
    maker: row.maker ?? null,
    waiting: json(row.waiting),
    pack: json(row.pack),
    muted: json(row.muted),
    hints: json(row.hints),
    turn: json(row.turn),
    begins: json(row.begins && withoutHeadsPack(row.begins)),
  };
}

/** What of a row is written with the lines that change it. */
export const STANDING_COLUMNS = ['waiting', 'turn'] as const;

/** A turn that is gone hides an earlier one. */
export const standingCells = (standing: WaitingWrite | undefined): Cell[] =>
  standing ? [JSON.stringify(standing.waiting), JSON.stringify(standing.turn ?? null)] : [null, null];

/** The columns of a row to select from `tables`: its standing is that of the last line that has one and is newer than it. */
export const SELECTED = COLUMNS.map((column) => {
  if (!STANDING_COLUMNS.some((each) => each === column)) return `tables.${column}`;
  return `coalesce((
    SELECT ${column} FROM lines
    WHERE table_id = tables.id AND n > tables.stands_at AND waiting IS NOT NULL ORDER BY n DESC LIMIT 1
  ), tables.${column}) AS ${column}`;
}).join(', ');

export const LAST_N = 'coalesce((SELECT max(n) FROM lines WHERE table_id = tables.id), 0)';

/** The pack itself is written once, by its hash; the row only names it. */
const withoutPack = ({ pack, ...head }: Head): Head => head;

const withoutHeadsPack = ({ head, ...origin }: Beginning): Beginning => ({
  ...origin,
  ...(head && { head: withoutPack(head) }),
});

export const PACK_COLUMNS = ['hash', 'whole', 'used'] as const;

export const packCells = ({ hash, whole, used }: PackWrite): Cell[] => [hash, JSON.stringify(whole), used];

/** Only our own columns: the driver adds some of its own. */
export function tableRow(cells: Cells): TableRow {
  const row: { [column: string]: unknown } = {};
  for (const column of COLUMNS) {
    const cell = cells[column];
    if (cell === null || cell === undefined) continue;
    const value = JSON_COLUMNS.has(column) ? JSON.parse(cell as string) : cell;
    if (value !== null) row[column] = value;
  }
  return { ...row, listed: cells.listed === 1 } as TableRow;
}

/** Leaves out rows that cannot be read any more. */
export const tableRows = (list: readonly Cells[]): TableRow[] =>
  list.flatMap((cells) => {
    try {
      return [tableRow(cells)];
    } catch (error) {
      if (error instanceof SyntaxError) return [];
      throw error;
    }
  });

export const LINE_COLUMNS = ['n', 'seat', 'action', 'chance', 'at', 'command', 'secret'] as const;

export function lineCells({ n, seat, action, chance, at, command, secret }: Line): Cell[] {
  const by = command === undefined ? null : plain(command);
  return [n, seat ?? null, JSON.stringify(action), json(chance), at, by, secret ? 1 : 0];
}

export const storedLine = ({ n, seat, action, chance, at, command, secret }: Cells): Line => ({
  n: n as number,
  ...(seat !== null && { seat: seat as number }),
  action: JSON.parse(action as string),
  ...(chance !== null && { chance: JSON.parse(chance as string) }),
  at: at as number,
  ...(command !== null && { command: command as string }),
  ...(secret === 1 && { secret: true }),
});

export const CHAT_COLUMNS = ['room', 'seat', 'name', 'text', 'at', 'person', 'gesture'] as const;

export const chatCells = ({ line: { room, seat, name, text = '', at, gesture }, person }: ChatWrite): Cell[] => [
  ...[room, seat ?? null, plain(name), plain(text), at, person, json(gesture)],
];

export const chatLine = ({ room, seat, name, text, at, gesture }: Cells): ChatLine => ({
  at: at as number,
  room: room as ChatLine['room'],
  ...(seat !== null && { seat: seat as number }),
  name: name as string,
  ...(gesture === null ? { text: text as string } : { gesture: JSON.parse(gesture as string) }),
});

export const SNAPSHOT_COLUMNS = ['table_id', 'n', 'version', 'saved', 'lately'] as const;

export const snapshotCells = (table: string, { n, version, saved, lately }: TableSnapshot): Cell[] => [
  ...[table, n, version, JSON.stringify(saved), json(lately)],
];

export function snapshotOf({ n, version, saved, lately }: Cells): TableSnapshot {
  const snapshot = { n: n as number, version: version as number, saved: JSON.parse(saved as string) };
  const beside: TableSnapshot['lately'] = lately === null ? undefined : JSON.parse(lately as string);
  // A former program has written this snapshot and left what stood beside an earlier one.
  return beside?.counts.lines === n ? { ...snapshot, lately: beside } : snapshot;
}

export const peopleOf = ({ host, seats }: TableRow): Person[] => [
  ...new Set([host, ...seats.flatMap(({ person, former }) => [person, former].filter((each) => each !== undefined))]),
];

/** A code is kept as its hash: a copy of the database moves nobody's seat. */
export const codeHash = (code: string): string => createHash('sha256').update(code).digest('hex');

export const moveOf = ({ table_id, seat, person, until }: Cells, now: number): SeatMove | undefined =>
  (until as number) > now ? { table: table_id as string, seat: seat as number, from: person as Person } : undefined;
