import { computed, signal } from '@preact/signals';
import type { ListedTable } from '@skerry/tables/wire';
import { ApiError, listedTables, myTables, removeOnline } from '../live/api.ts';
import type { LocalTable } from '../local/local-table.ts';
import { listTables, onShelfChange, removeTable } from '../local/shelf.ts';
import { refuse } from '../shell/notices.ts';
import { shellWords } from '../words/shell.ts';
import { fromServer, fromShelf } from './my-table.ts';

const onShelf = signal<readonly LocalTable[]>([]);
const onServer = signal<readonly ListedTable[]>([]);
/** Removed by the reader, who may still change their mind. */
const hidden = signal<ReadonlySet<string>>(new Set());

/** Tables that anybody may sit down at or watch. */
export const listed = signal<readonly ListedTable[]>([]);
/** Whether the server answers; unknown before it was asked. */
export const reachable = signal<boolean | undefined>(undefined);

/** Whether the tables of this device are known. */
export const isListed = signal(false);

export const tables = computed(() => [
  ...onShelf.value.filter(({ id }) => !hidden.value.has(id)).map(fromShelf),
  ...onServer.value.filter(({ id }) => !hidden.value.has(id)).map(fromServer),
]);

/** Asks the server for the reader's tables once; where it does not answer, they stay as they were. */
export const askForMyTables = (): Promise<void> =>
  myTables().then(
    (mine) => {
      onServer.value = mine.tables;
    },
    () => undefined,
  );

const EVERY = 20_000;

/** Keeps the lists fresh as long as the home page is open. Returns a way to stop it. */
export function followTables(): () => void {
  const readShelf = () => {
    // Where the browser keeps nothing, there is nothing to show.
    void listTables().then(
      (found) => {
        onShelf.value = found;
        isListed.value = true;
      },
      () => {
        isListed.value = true;
      },
    );
  };
  const askServer = async () => {
    if (document.hidden) return;
    try {
      const [mine, open] = await Promise.all([myTables(), listedTables()]);
      onServer.value = mine.tables;
      const own = new Set(mine.tables.map(({ id }) => id));
      listed.value = open.tables.filter(({ id }) => !own.has(id));
      reachable.value = true;
    } catch {
      listed.value = [];
      reachable.value = false;
    }
  };
  readShelf();
  void askServer();
  const stop = onShelfChange(readShelf);
  const timer = setInterval(() => void askServer(), EVERY);
  addEventListener('online', askServer);
  document.addEventListener('visibilitychange', askServer);
  return () => {
    stop();
    clearInterval(timer);
    removeEventListener('online', askServer);
    document.removeEventListener('visibilitychange', askServer);
  };
}

interface Hiding {
  readonly undo: () => void;
  readonly settle: () => void;
}

/** Takes a table out of sight; only `settle` removes it for good. */
function hide(id: string, remove: () => Promise<unknown>): Hiding {
  const show = () => {
    hidden.value = new Set([...hidden.value].filter((each) => each !== id));
  };
  hidden.value = new Set([...hidden.value, id]);
  return { undo: show, settle: () => void remove().then(show) };
}

export const hideFromShelf = (id: string): Hiding => hide(id, () => removeTable(id));

/** A table of a server, for everybody. If the server refuses, it is there again. */
export const hideFromServer = (id: string): Hiding =>
  hide(id, async () => {
    try {
      await removeOnline(id);
      onServer.value = onServer.value.filter((table) => table.id !== id);
    } catch (error) {
      refuse(error instanceof ApiError && error.answered ? error.message : shellWords().noServer);
    }
  });
