import type { ClientMessage, Message } from '@skerry/tables';

/** The connection to a table: a socket to a server, or a worker in this browser. Both use the same messages. */
export interface Channel {
  post(message: ClientMessage): void;
  close(): void;
}

export interface Hearing {
  /** The connection is open: send the greeting. Called again after each reconnection. */
  opened(): void;
  heard(message: Message): void;
  lost(): void;
  /** A message has had no reply for a while; or, after that, one has arrived over the same connection. */
  doubted(isSo: boolean): void;
}

export type OpenChannel = (hearing: Hearing) => Channel;
