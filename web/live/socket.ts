import { LONGEST_MESSAGE, type Message } from '@skerry/tables';
import type { Channel, Hearing } from './channel.ts';
import { takeSocket } from './socket-ahead.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
/** A connection without a word for so long is asked whether it is still there; if it stays silent, it is lost. */
const SILENCE = 25_000;

/** The way to a table that a server keeps. A lost connection is sought again, at longer and longer intervals. */
export function socketChannel(table: string, hearing: Hearing): Channel {
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const open = (): void => {
    clearTimeout(retry);
    const opened = takeSocket(table);
    socket = opened;
    const begin = () => {
      wait = FIRST_WAIT;
      listen();
      hearing.opened();
    };
    if (opened.readyState === WebSocket.OPEN) queueMicrotask(begin);
    else opened.onopen = begin;
    opened.onmessage = ({ data }) => {
      listen();
      const message = JSON.parse(String(data)) as Message;
      hearing.heard(message);
    };
    opened.onclose = () => {
      if (socket === opened) lose();
    };
  };

  const lose = (): void => {
    if (closed) return;
    clearTimeout(silence);
    socket = undefined;
    hearing.lost();
    // A little chance, so that all do not come back at the same moment after a restart.
    retry = setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(2 * wait, LONGEST_WAIT);
  };

  /** Somebody spoke: begins to wait for the next word. */
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ say: 'ping' }));
      silence = setTimeout(() => drop(), SILENCE / 3);
    }, SILENCE);
  };

  /** Gives up a connection that does not answer, without waiting for its end. */
  const drop = (): void => {
    const old = socket;
    socket = undefined;
    old?.close();
    lose();
  };

  /** Back from sleep, or online again: no need to wait. */
  const hurry = (): void => {
    if (closed || document.hidden || socket !== undefined) return;
    wait = FIRST_WAIT;
    open();
  };

  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  open();
  return {
    post: (message) => {
      const text = JSON.stringify(message);
      if (text.length <= LONGEST_MESSAGE && socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(silence);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      socket?.close();
    },
  };
}
