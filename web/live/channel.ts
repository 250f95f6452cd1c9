import type { ClientMessage, Message } from '@skerry/tables';

/** The way to whoever keeps a table: a socket to a server, or a worker in this browser. Both speak the same messages. */
export interface Channel {
  post(message: ClientMessage): void;
  close(): void;
}

/** What a channel tells the page. */
export interface Hearing {
  /** The way is open: say hello. Called again whenever a lost connection is back. */
  opened(): void;
  heard(message: Message): void;
  /** The connection is lost; the channel goes on trying. */
  lost(): void;
  /** What was said stays without an answer; or, after that, a word has come over the same connection. */
  doubted(isSo: boolean): void;
}

export type OpenChannel = (hearing: Hearing) => Channel;
