import { LONGEST_MESSAGE, type Message } from '@skerry/tables';
import type { Channel, Hearing } from './channel.ts';
import { takeSocket } from './early-socket.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 20_000;
/** After this much silence a connection is pinged; if it stays silent, it is lost. */
const SILENCE = 25_000;
/** How long a message may be unanswered before the reader is told that the network may be down. */
export const DOUBT = 2500;
/** From the first doubt until the connection is given up. */
const PATIENCE = 6000;

/** The connection to a table on a server. If lost, it is retried at increasing intervals. */
export function socketChannel(table: string, hearing: Hearing): Channel {
  let socket: WebSocket | undefined;
  let wait = FIRST_WAIT;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  let isDoubted = false;
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
    trust(false);
    socket = undefined;
    hearing.lost();
    // Jitter, so that not all clients reconnect at the same moment after a restart.
    retry = setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(2 * wait, LONGEST_WAIT);
  };

  /** A message arrived: restarts the silence timer. */
  const listen = (): void => {
    clearTimeout(silence);
    trust(isDoubted);
    silence = setTimeout(() => {
      ping();
      silence = setTimeout(() => drop(), SILENCE / 3);
    }, SILENCE);
  };

  const ping = (): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ say: 'ping' }));
  };

  /** The connection works, or has gone; stops waiting for a reply. */
  const trust = (isBack: boolean): void => {
    clearTimeout(doubt);
    doubt = undefined;
    isDoubted = false;
    if (isBack) hearing.doubted(false);
  };

  /** A message was sent: any message from the server within a moment shows that it is there. */
  const expectWord = (): void => {
    doubt ??= setTimeout(() => {
      isDoubted = true;
      hearing.doubted(true);
      ping();
      doubt = setTimeout(() => drop(), PATIENCE);
    }, DOUBT);
  };

  /** Drops an unresponsive connection, without waiting for its close event. */
  const drop = (): void => {
    const old = socket;
    socket = undefined;
    old?.close();
    lose();
  };

  /** The device is offline: no need to wait for silence. */
  const onOffline = (): void => {
    if (!closed && socket !== undefined) drop();
  };

  /** Online again, perhaps on another network: the old connection may be dead. */
  const onOnline = (): void => {
    if (closed) return;
    wait = FIRST_WAIT;
    if (socket === undefined) return open();
    ping();
    expectWord();
  };

  /** The device has woken up: check at once. */
  const onSight = (): void => {
    if (closed || document.hidden) return;
    onOnline();
  };

  addEventListener('offline', onOffline);
  addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onSight);
  open();
  return {
    post: (message) => {
      const text = JSON.stringify(message);
      if (text.length > LONGEST_MESSAGE || socket?.readyState !== WebSocket.OPEN) return;
      socket.send(text);
      expectWord();
    },
    close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(silence);
      clearTimeout(doubt);
      removeEventListener('offline', onOffline);
      removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onSight);
      socket?.close();
    },
  };
}
