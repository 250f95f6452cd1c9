/** The reader's results, in an IndexedDB of their own: tables may be removed. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SolvedPuzzle } from '../puzzle/solved.ts';
import type { OwnDailyResult } from './history.ts';

interface Diary extends DBSchema {
  results: { key: [string, string]; value: OwnDailyResult };
  puzzles: { key: string; value: SolvedPuzzle };
}

let opened: Promise<IDBPDatabase<Diary>> | undefined;

function diary(): Promise<IDBPDatabase<Diary>> {
  opened ??= openDB<Diary>('skerry-daily', 2, {
    upgrade(db, before) {
      if (before < 1) db.createObjectStore('results', { keyPath: ['day', 'island'] });
      db.createObjectStore('puzzles', { keyPath: 'day' });
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

/** All results, newest day first. */
export async function readDiary(): Promise<OwnDailyResult[]> {
  return (await (await diary()).getAll('results')).reverse();
}

/** Stores a result unless the day and island have one: the first counts. */
export async function noteFirst(result: OwnDailyResult): Promise<void> {
  const tx = (await diary()).transaction('results', 'readwrite');
  const before = await tx.store.get([result.day, result.island]);
  if (before === undefined) await tx.store.put(result);
  await tx.done;
}

export async function noteCounted(result: OwnDailyResult): Promise<void> {
  await (await diary()).put('results', { ...result, counted: true });
}

/** All puzzles solved on their day, newest first. */
export async function readPuzzles(): Promise<SolvedPuzzle[]> {
  return (await (await diary()).getAll('puzzles')).reverse();
}

/** Stores how a puzzle was solved, unless it has been solved before: the first time counts. */
export async function notePuzzle(solved: SolvedPuzzle): Promise<void> {
  const tx = (await diary()).transaction('puzzles', 'readwrite');
  if ((await tx.store.get(solved.day)) === undefined) await tx.store.put(solved);
  await tx.done;
}
