import { freeTableName, type TableSnapshot } from '@skerry/tables';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LocalLine, LocalTable, Shelved } from './local-table.ts';

interface Shelf extends DBSchema {
  tables: { key: string; value: LocalTable };
  lines: { key: [string, number]; value: LocalLine };
  /** The newest one, by table. */
  snapshots: { key: string; value: TableSnapshot };
}

const CHANGES = 'skerry-shelf';
// What is acknowledged is on the disk.
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
    // Another tab needs a newer version of the database.
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

/** Asks the browser to keep the tables when space runs short; it may refuse. Workers cannot ask. */
export const askToStay = (): void => void navigator.storage?.persist?.();

const STORES = ['tables', 'lines', 'snapshots'] as const;

const linesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Number.POSITIVE_INFINITY]);

/** The last touched first. */
export async function listTables(): Promise<LocalTable[]> {
  const tables = await (await shelf()).getAll('tables');
  return tables.sort((a, b) => b.touched - a.touched);
}

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

/** Under a name that no other table has. Returns the name. */
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
 * `known` is the line before these. If the shelf has another last line, another tab wrote first: nothing is written,
 * and it returns false.
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

/** Also for changes by other tabs. Returns a function that stops it. */
export function onShelfChange(changed: () => void): () => void {
  const changes = new BroadcastChannel(CHANGES);
  changes.onmessage = changed;
  return () => changes.close();
}
