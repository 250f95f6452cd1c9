import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  type Cell,
  type Cells,
  CHAT_COLUMNS,
  COLUMNS,
  LINE_COLUMNS,
  PACK_COLUMNS,
  SNAPSHOT_COLUMNS,
  STANDING_COLUMNS,
} from './cells.ts';
import { DEVICE_COLUMNS } from './device-store.ts';
import { JOINING_COLUMNS, PART_COLUMNS } from './joining-store.ts';
import { NOTIFICATION_COLUMNS, SUBSCRIPTION_COLUMNS } from './notification-store.ts';
import { postgresSide } from './postgres/side.ts';
import type { Kind, Side } from './side.ts';
import { DATABASE_FILE } from './sqlite-file.ts';
import { sqliteSide } from './sqlite-side.ts';
import { StoreError } from './trouble.ts';

const KINDS = [
  { name: 'packs', key: ['hash'], columns: PACK_COLUMNS },
  { name: 'tables', key: ['id'], columns: [...COLUMNS, 'stands_at'] },
  { name: 'lines', key: ['table_id', 'n'], columns: ['table_id', ...LINE_COLUMNS, ...STANDING_COLUMNS] },
  { name: 'people', key: ['person', 'table_id'], columns: ['person', 'table_id'] },
  { name: 'chat', key: ['n'], columns: ['n', 'table_id', ...CHAT_COLUMNS] },
  { name: 'daily', key: ['day', 'island', 'who'], columns: ['day', 'island', 'who', 'total'] },
  { name: 'calls', key: ['person'], columns: NOTIFICATION_COLUMNS },
  { name: 'subscriptions', key: ['id'], columns: SUBSCRIPTION_COLUMNS },
  { name: 'devices', key: ['device'], columns: DEVICE_COLUMNS },
  { name: 'joinings', key: ['id'], columns: JOINING_COLUMNS },
  { name: 'joined_parts', key: ['joining', 'kind', 'part'], columns: PART_COLUMNS },
  { name: 'keys', key: ['name'], columns: ['name', 'value'] },
  { name: 'snapshots', key: ['table_id'], columns: SNAPSHOT_COLUMNS },
  // Nobody has them: whoever is started on the copy takes them.
  { name: 'jobs', key: ['table_id'], columns: ['table_id', 'tended'] },
] as const satisfies readonly Kind[];

export type KindName = (typeof KINDS)[number]['name'];

/** How many rows are in memory at a time, of each side. */
const PAGE = 2000;

export type CopiedCounts = { readonly [K in KindName]: number };

/**
 * Copies everything that lasts into an empty database, then reads both and compares them entry by entry. A place is a
 * folder with a database file, or the address of a PostgreSQL.
 */
export async function copyStore(from: string, to: string): Promise<CopiedCounts> {
  if (isAddress(from) ? from === to : !isAddress(to) && resolve(from) === resolve(to)) {
    throw new StoreError('From and to are the same. Name an empty place to copy to.');
  }
  if (!isAddress(from) && !existsSync(join(from, DATABASE_FILE))) {
    throw new StoreError(`There is no database in the folder ${resolve(from)}. Name the one that DATA_DIR names.`);
  }
  const source = await openSide(from);
  try {
    const target = await openSide(to);
    try {
      await mustBeEmpty(target);
      await fill(source, target);
      return await compare(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

const isAddress = (place: string): boolean => /^postgres(ql)?:/.test(place);
const openSide = async (place: string): Promise<Side> => (isAddress(place) ? postgresSide(place) : sqliteSide(place));

async function* pages(side: Side, kind: Kind): AsyncGenerator<Cells[]> {
  let after: Cell[] | undefined;
  for (;;) {
    const rows = await side.page(kind, after, PAGE);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = kind.key.map((column) => last[column] ?? null);
  }
}

async function mustBeEmpty(side: Side): Promise<void> {
  for (const kind of KINDS) {
    const [found] = await side.page(kind, undefined, 1);
    if (found) throw new StoreError(`There are already ${kind.name} in the database to copy to. Name an empty one.`);
  }
}

async function fill(source: Side, target: Side): Promise<void> {
  try {
    await target.fill(async (put) => {
      for (const kind of KINDS) for await (const rows of pages(source, kind)) await put(kind, rows);
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new StoreError(
      `The copy could not be made: ${message}. Nothing was written; see that there is room, and try again.`,
    );
  }
}

async function compare(source: Side, target: Side): Promise<CopiedCounts> {
  const counts: Partial<Record<KindName, number>> = {};
  for (const kind of KINDS) {
    const copies = pages(target, kind);
    let count = 0;
    for await (const rows of pages(source, kind)) {
      const { value: copied = [] } = (await copies.next()) as IteratorResult<Cells[], undefined>;
      const wrong = rows.find((row, n) => !isSame(kind, row, copied[n]));
      if (wrong) throw differs(kind, wrong);
      count += rows.length;
    }
    const { value: [more] = [] } = (await copies.next()) as IteratorResult<Cells[], undefined>;
    if (more) throw differs(kind, more);
    counts[kind.name] = count;
  }
  return counts as CopiedCounts;
}

const isSame = ({ columns }: Kind, row: Cells, copy: Cells | undefined): boolean =>
  copy !== undefined && columns.every((column) => row[column] === copy[column]);

const differs = ({ name, key }: Kind, row: Cells): StoreError =>
  new StoreError(
    `The copy is not the same: see ${name}, ${key.map((column) => `${column} ${row[column]}`).join(', ')}. Another program is writing to one of the two, or it is damaged. Do not use the copy; empty it and try again.`,
  );
