import type { Channel, OpenChannel } from '../live/channel.ts';
import { newId } from '../shell/ids.ts';
import { FileError } from './file-error.ts';
import type { ImportedTable } from './imports.ts';
import type { LocalSetting } from './set-up.ts';
import { askToStay } from './shelf.ts';
import type { FromTableWorker, Import, ToTableWorker } from './tab-messages.ts';

let running: Worker | undefined;

function tableWorker(): Worker {
  running ??= new Worker(new URL('./table-worker.ts', import.meta.url), { type: 'module' });
  return running;
}

export function localChannel(table: string): OpenChannel {
  return (hearing): Channel => {
    const worker = tableWorker();
    const client = newId();
    const post = (said: ToTableWorker) => worker.postMessage(said);
    const hear = ({ data }: MessageEvent<FromTableWorker>) => {
      if (data.client !== client) return;
      if (data.tell === 'opened') hearing.opened();
      else if (data.tell === 'message') hearing.heard(data.message);
    };
    worker.addEventListener('message', hear);
    post({ client, table, do: 'come' });
    // A page may vanish without closing this; its locks go with it.
    return {
      post: (message) => post({ client, table, do: 'say', message }),
      close() {
        post({ client, table, do: 'leave' });
        worker.removeEventListener('message', hear);
      },
    };
  };
}

/** In the worker, so that the page needs no rules for it. Returns the id of the table. */
export async function setUpLocal(game: string, setting: LocalSetting): Promise<string> {
  const answer = ask((client) => ({ client, do: 'setUp', game, setting }));
  askToStay();
  const found = await answer;
  if (found.tell === 'isSetUp') return found.table;
  throw new Error(`The worker answered a set-up with "${found.tell}".`);
}

/** Throws a `FileError`. */
export async function importLocal(what: Import): Promise<readonly ImportedTable[]> {
  const found = await ask((client) => ({ client, do: 'import', ...what }));
  if (found.tell === 'imported') return found.tables;
  if (found.tell === 'broken') throw new FileError(found.trouble);
  throw new Error(`The worker answered an import with "${found.tell}".`);
}

function ask(question: (client: string) => ToTableWorker): Promise<FromTableWorker> {
  const worker = tableWorker();
  const client = newId();
  return new Promise((resolve, reject) => {
    const stop = new AbortController();
    const hear = ({ data }: MessageEvent<FromTableWorker>) => {
      if (data.client !== client) return;
      stop.abort();
      if (data.tell === 'failed') reject(data.error);
      else resolve(data);
    };
    const fail = (event: ErrorEvent) => {
      stop.abort();
      // The next one tries again.
      running = undefined;
      reject(new Error(event.message));
    };
    worker.addEventListener('message', hear, stop);
    worker.addEventListener('error', fail, stop);
    worker.postMessage(question(client));
  });
}
