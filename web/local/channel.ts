import { newId } from '../ids.ts';
import type { Channel, OpenChannel } from '../live/channel.ts';
import type { FromDesk, ToDesk } from './desk.ts';

let worker: Worker | undefined;

function keeper(): Worker {
  worker ??= new Worker(new URL('./keeper.ts', import.meta.url), { type: 'module' });
  return worker;
}

/** The way to a table that is kept on this device. */
export function localChannel(table: string): OpenChannel {
  return (hearing): Channel => {
    const desk = keeper();
    const client = newId();
    const post = (said: ToDesk) => desk.postMessage(said);
    const hear = ({ data }: MessageEvent<FromDesk>) => {
      if (data.client !== client) return;
      if (data.tell === 'opened') hearing.opened();
      else hearing.heard(data.message);
    };
    desk.addEventListener('message', hear);
    post({ client, table, do: 'come' });
    // The page may go without a word; then its locks go with it.
    return {
      post: (message) => post({ client, table, do: 'say', message }),
      close() {
        post({ client, table, do: 'leave' });
        desk.removeEventListener('message', hear);
      },
    };
  };
}
