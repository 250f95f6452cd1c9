/** Where tables on this device are kept: IndexedDB. */
import { freeTableName, type TableSnapshot } from '@skerry/tables';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LocalLine, LocalTable, Shelved } from './local-table.ts';

interface Shelf extends DBSchema {
  tables: { key: string; value: LocalTable };
  lines: { key: [string, number]; value: LocalLine };
  /** The newest snapshot of each table, by the table's id. */
  snapshots: { key: string; value: TableSnapshot };
}

const CHANGES = 'skerry-shelf';
// What is acknowledged is on the disk, not on its way there.
const STRICT = { durability: 'strict' } as const;

let opened: Promise<IDBPDatabase<Shelf>> | undefined;

function shelf(): Promise<IDBPDatabase<Shelf>> {
  opened ??= openDB<Shelf>('skerry', 2, {
    async upgrade(db, before, _after, tx) {
      if (before < 1) {
        db.createObjectStore('tables', { keyPath: 'id' });
        db.createObjectStore('lines', { keyPath: ['table', 'n'] });
      }
      if (before < 2) {
        db.createObjectStore('snapshots');
        const tables = tx.objectStore('tables');
        for (const table of await tables.getAll()) await tables.put({ ...table, version: table.head.version });
      }
    },
    // Another tab wants a newer shelf: let it have it.
    blocking(_before, _after, event) {
      (event.target as IDBDatabase).close();
      opened = undefined;
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

/** Asks the browser not to clear tables away when space runs short. It may say no; nothing else changes then. Workers cannot ask. */
export const askToStay = (): void => void navigator.storage?.persist?.();

const STORES = ['tables', 'lines', 'snapshots'] as const;

const linesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

/** All tables, the last touched first. */
export async function listTables(): Promise<LocalTable[]> {
  const tables = await (await shelf()).getAll('tables');
  return tables.sort((a, b) => b.touched - a.touched);
}

/** A table without its log. */
export const findTable = async (id: string): Promise<LocalTable | undefined> => (await shelf()).get('tables', id);

export async function readTable(id: string): Promise<Shelved | undefined> {
  const tx = (await shelf()).transaction(STORES);
  const [table, lines, snapshot] = await Promise.all([
    tx.objectStore('tables').get(id),
    tx.objectStore('lines').getAll(linesOf(id)),
    tx.objectStore('snapshots').get(id),
  ]);
  return table && { table, lines, ...(snapshot && { snapshot }) };
}

/** Puts a table on the shelf, under a name that no other has there. Returns the name. */
export async function addTable({ table, lines, snapshot }: Shelved): Promise<string> {
  const tx = (await shelf()).transaction(STORES, 'readwrite', STRICT);
  const tables = tx.objectStore('tables');
  const taken = (await tables.getAll()).map(({ name }) => name);
  const name = freeTableName(table.name, taken);
  await Promise.all([
    tables.add({ ...table, name }),
    ...lines.map((line) => tx.objectStore('lines').add(line)),
    snapshot && tx.objectStore('snapshots').put(snapshot, table.id),
    tx.done,
  ]);
  tellOthers();
  return name;
}

/**
 * Writes a table as it is now, with the lines that made it so and the newest snapshot. `known` is the line they come after:
 * where the shelf has another last line, another tab wrote first, and nothing is written. Returns whether it is written.
 */
export async function writeTable(
  table: LocalTable,
  known: number,
  lines: readonly LocalLine[],
  snapshot?: TableSnapshot,
): Promise<boolean> {
  const tx = (await shelf()).transaction(STORES, 'readwrite', STRICT);
  const tables = tx.objectStore('tables');
  const before = await tables.get(table.id);
  if (before?.n !== known) {
    tx.abort();
    await tx.done.catch(() => undefined);
    return false;
  }
  await Promise.all([
    tables.put(table),
    ...lines.map((line) => tx.objectStore('lines').add(line)),
    snapshot && tx.objectStore('snapshots').put(snapshot, table.id),
    tx.done,
  ]);
  tellOthers();
  return true;
}

export async function removeTable(id: string): Promise<void> {
  const tx = (await shelf()).transaction(STORES, 'readwrite', STRICT);
  await Promise.all([
    tx.objectStore('tables').delete(id),
    tx.objectStore('lines').delete(linesOf(id)),
    tx.objectStore('snapshots').delete(id),
    tx.done,
  ]);
  tellOthers();
}

function tellOthers(): void {
  const changes = new BroadcastChannel(CHANGES);
  changes.postMessage('changed');
  changes.close();
}

/** Calls back whenever something on the shelf has changed, in this tab or another. Returns a way to stop it. */
export function onShelfChange(changed: () => void): () => void {
  const changes = new BroadcastChannel(CHANGES);
  changes.onmessage = changed;
  return () => changes.close();
}
