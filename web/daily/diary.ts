/** Where the reader's results are kept: IndexedDB, apart from the tables, which may be removed. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { OwnDailyResult } from './history.ts';

interface Diary extends DBSchema {
  results: { key: [string, string]; value: OwnDailyResult };
}

let opened: Promise<IDBPDatabase<Diary>> | undefined;

function diary(): Promise<IDBPDatabase<Diary>> {
  opened ??= openDB<Diary>('skerry-daily', 1, {
    upgrade(db) {
      db.createObjectStore('results', { keyPath: ['day', 'island'] });
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

/** All results, the newest day first. */
export async function readDiary(): Promise<OwnDailyResult[]> {
  return (await (await diary()).getAll('results')).reverse();
}

/** Notes a result unless the day and island have one: the first counts. */
export async function noteFirst(result: OwnDailyResult): Promise<void> {
  const tx = (await diary()).transaction('results', 'readwrite');
  const before = await tx.store.get([result.day, result.island]);
  if (before === undefined) await tx.store.put(result);
  await tx.done;
}

export async function noteCounted(result: OwnDailyResult): Promise<void> {
  await (await diary()).put('results', { ...result, counted: true });
}
