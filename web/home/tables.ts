import { computed, signal } from '@preact/signals';
import { listedTables, myTables, type OnlineTable } from '../live/api.ts';
import type { LocalTable } from '../local/local-table.ts';
import { listTables, onShelfChange, removeTable } from '../local/shelf.ts';
import { fromServer, fromShelf } from './mine.ts';

const onShelf = signal<readonly LocalTable[]>([]);
const onServer = signal<readonly OnlineTable[]>([]);
/** Removed by the reader, who may still change their mind. */
const hidden = signal<ReadonlySet<string>>(new Set());

/** Tables that anybody may sit down at or watch. */
export const listed = signal<readonly OnlineTable[]>([]);
/** Whether the server answers; unknown before it was asked. */
export const reachable = signal<boolean | undefined>(undefined);

export const tables = computed(() => [
  ...onShelf.value.filter(({ id }) => !hidden.value.has(id)).map(fromShelf),
  ...onServer.value.map(fromServer),
]);

const EVERY = 20_000;

/** Keeps the lists fresh as long as the home page is open. Returns a way to stop it. */
export function followTables(): () => void {
  const readShelf = () => {
    // Where the browser keeps nothing, there is nothing to show.
    void listTables().then(
      (found) => {
        onShelf.value = found;
      },
      () => undefined,
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

/** Takes a table out of sight; only `settle` removes it for good. */
export function hideFromShelf(id: string): { undo: () => void; settle: () => void } {
  const show = () => {
    hidden.value = new Set([...hidden.value].filter((each) => each !== id));
  };
  hidden.value = new Set([...hidden.value, id]);
  return { undo: show, settle: () => void removeTable(id).then(show) };
}
