import { computed, signal } from '@preact/signals';
import type { ListedTable } from '@skerry/tables/wire';
import { HAS_SERVER } from '../address.ts';
import { listedTables, myTables, removeOnline } from '../live/api.ts';
import { sayError } from '../live/say-error.ts';
import type { LocalTable } from '../local/local-table.ts';
import { listTables, onShelfChange, removeTable } from '../local/shelf.ts';
import { refuse } from '../shell/notices.ts';
import { byOwnClock, fromServer, fromShelf } from './my-table.ts';

const onShelf = signal<readonly LocalTable[]>([]);
const onServer = signal<readonly ListedTable[]>([]);
/** Removed by the reader, but still restorable. */
const hidden = signal<ReadonlySet<string>>(new Set());

/** Public tables, to join or to watch. */
export const listed = signal<readonly ListedTable[]>([]);
/** Whether the server answers; undefined before the first request. */
export const reachable = signal<boolean | undefined>(undefined);

export const isListed = signal(false);

export const tables = computed(() => [
  ...onShelf.value.filter(({ id }) => !hidden.value.has(id)).map(fromShelf),
  ...onServer.value.filter(({ id }) => !hidden.value.has(id)).map(fromServer),
]);

/** Requests the reader's tables once; if the server does not answer, the list is unchanged. */
export const askForMyTables = (): Promise<void> =>
  myTables().then(
    (mine) => {
      onServer.value = byOwnClock(mine, Date.now());
    },
    () => undefined,
  );

const EVERY = 20_000;

/** Keeps the lists up to date while the home page is open. Returns a function that stops it. */
export function followTables(): () => void {
  const readShelf = () => {
    // If storage is blocked, there is nothing to show.
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
    if (document.hidden || !HAS_SERVER) return;
    try {
      const [mine, open] = await Promise.all([myTables(), listedTables()]);
      onServer.value = byOwnClock(mine, Date.now());
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

/** Hides a table; only `settle` removes it for good. */
function hide(id: string, remove: () => Promise<unknown>): Hiding {
  const show = () => {
    hidden.value = new Set([...hidden.value].filter((each) => each !== id));
  };
  hidden.value = new Set([...hidden.value, id]);
  return { undo: show, settle: () => void remove().then(show) };
}

export const hideFromShelf = (id: string): Hiding => hide(id, () => removeTable(id));

/** Removes a server's table for all players. If the server refuses, it reappears. */
export const hideFromServer = (id: string): Hiding =>
  hide(id, async () => {
    try {
      await removeOnline(id);
      onServer.value = onServer.value.filter((table) => table.id !== id);
    } catch (error) {
      refuse(sayError(error));
    }
  });
