import type { NodeId, Study } from '@skerry/tables/study';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A study on this device. */
export interface KeptStudy {
  readonly id: string;
  /** The position that was last looked at. */
  readonly at: NodeId;
  readonly study: Study;
  /** The page it was begun from. */
  readonly back?: string;
  readonly made: number;
  readonly touched: number;
}

interface Studies extends DBSchema {
  studies: { key: string; value: KeptStudy };
}

let opened: Promise<IDBPDatabase<Studies>> | undefined;

function studies(): Promise<IDBPDatabase<Studies>> {
  opened ??= openDB<Studies>('skerry-studies', 1, {
    upgrade: (db) => void db.createObjectStore('studies', { keyPath: 'id' }),
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

export const findStudy = async (id: string): Promise<KeptStudy | undefined> => (await studies()).get('studies', id);

export async function keepStudy(study: KeptStudy): Promise<void> {
  await (await studies()).put('studies', study);
}

export async function removeStudy(id: string): Promise<void> {
  await (await studies()).delete('studies', id);
}

/** The last touched first. */
export async function listStudies(): Promise<KeptStudy[]> {
  const all = await (await studies()).getAll('studies');
  return all.sort((a, b) => b.touched - a.touched);
}
