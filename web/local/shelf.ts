/** Where tables on this device are kept: IndexedDB. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptLine, KeptTable } from './kept.ts';

interface Shelf extends DBSchema {
  tables: { key: string; value: KeptTable };
  lines: { key: [string, number]; value: KeptLine };
}

/** Another tab wrote to the table meanwhile: look at what is there now. */
export class WrittenElsewhere extends Error {
  override readonly name = 'WrittenElsewhere';
}

const CHANGES = 'skerry-shelf';
// What is acknowledged is on the disk, not on its way there.
const STRICT = { durability: 'strict' } as const;

let opened: Promise<IDBPDatabase<Shelf>> | undefined;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('skerry', 1, {
    upgrade(db) {
      db.createObjectStore('tables', { keyPath: 'id' });
      db.createObjectStore('lines', { keyPath: ['table', 'n'] });
    },
    terminated() {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

const linesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

/** All tables, the last touched first. */
export async function listTables(): Promise<KeptTable[]> {
  const tables = await (await shelf()).getAll('tables');
  return tables.sort((a, b) => b.touched - a.touched);
}

export async function readTable(id: string): Promise<{ table: KeptTable; lines: KeptLine[] } | undefined> {
  const tx = (await shelf()).transaction(['tables', 'lines']);
  const [table, lines] = await Promise.all([
    tx.objectStore('tables').get(id),
    tx.objectStore('lines').getAll(linesOf(id)),
  ]);
  return table && { table, lines };
}

export async function addTable(table: KeptTable, lines: readonly KeptLine[] = []): Promise<void> {
  const tx = (await shelf()).transaction(['tables', 'lines'], 'readwrite', STRICT);
  await Promise.all([
    tx.objectStore('tables').add(table),
    ...lines.map((line) => tx.objectStore('lines').add({ ...line, table: table.id })),
    tx.done,
  ]);
  tellOthers();
}

/**
 * Writes a table down as it is now, with the line that made it so. `known` is the last line the writer knew: where the
 * shelf has another one, nothing is written.
 */
export async function writeTable(table: KeptTable, known: number, line?: KeptLine): Promise<void> {
  const tx = (await shelf()).transaction(['tables', 'lines'], 'readwrite', STRICT);
  const tables = tx.objectStore('tables');
  const before = await tables.get(table.id);
  if (before?.n !== known) {
    tx.abort();
    await tx.done.catch(() => undefined);
    throw new WrittenElsewhere();
  }
  await Promise.all([tables.put(table), line && tx.objectStore('lines').add(line), tx.done]);
  tellOthers();
}

export async function removeTable(id: string): Promise<void> {
  const tx = (await shelf()).transaction(['tables', 'lines'], 'readwrite', STRICT);
  await Promise.all([tx.objectStore('tables').delete(id), tx.objectStore('lines').delete(linesOf(id)), tx.done]);
  tellOthers();
}

function tellOthers(): void {
  const changes = new BroadcastChannel(CHANGES);
  changes.postMessage('changed');
  changes.close();
}

/** Calls back whenever something on the shelf has changed, in this tab or another. Gives a way to stop it. */
export function onShelfChange(changed: () => void): () => void {
  const changes = new BroadcastChannel(CHANGES);
  changes.onmessage = changed;
  return () => changes.close();
}
