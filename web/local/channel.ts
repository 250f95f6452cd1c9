import { newId } from '../ids.ts';
import type { Channel, OpenChannel } from '../live/channel.ts';
import type { FromKeeper, ToKeeper } from './tab-messages.ts';

let worker: Worker | undefined;

function keeper(): Worker {
  worker ??= new Worker(new URL('./keeping-worker.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** The way to a table that is kept on this device. */
export function localChannel(table: string): OpenChannel {
  return (hearing): Channel => {
    const keeping = keeper();
    const client = newId();
    const post = (said: ToKeeper) => keeping.postMessage(said);
    const hear = ({ data }: MessageEvent<FromKeeper>) => {
      if (data.client !== client) return;
      if (data.tell === 'opened') hearing.opened();
      else hearing.heard(data.message);
    };
    keeping.addEventListener('message', hear);
    post({ client, table, do: 'come' });
    // The page may go without a word; then its locks go with it.
    return {
      post: (message) => post({ client, table, do: 'say', message }),
      close() {
        post({ client, table, do: 'leave' });
        keeping.removeEventListener('message', hear);
      },
    };
  };
}
