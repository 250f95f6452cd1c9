import type { Duplex } from 'node:stream';
import type { Language, Seat, Why } from '@skerry/engine';
import { type Message, sayTableWhy, type TableWhy } from '@skerry/tables';
import type { WebSocket } from 'ws';
import type { Person } from '../store/store.ts';

/** Bytes that may wait for a slow reader. Beyond them it is better off connecting again and asking for what is new. */
const LONGEST_WAIT = 1 << 20;

const TEXT = { binary: false } as const;

/** What carries a WebSocket. */
export type Wire = Pick<Duplex, 'cork' | 'uncork'>;

/** Somebody connected to a table. One person may be several guests: two tabs, a phone beside. */
export class Guest {
  readonly person: Person;
  language: Language = 'en';
  /** Whose eyes the guest looks through. */
  looking: Seat | 'watcher' = 'watcher';
  knowsRules = false;
  wantsOffers = false;
  /** May sit down in the lobby. */
  invited = false;
  /** May look without having a seat. */
  watches = false;
  private readonly socket: WebSocket;
  private readonly wire: Wire;

  constructor(socket: WebSocket, wire: Wire, person: Person) {
    this.socket = socket;
    this.wire = wire;
    this.person = person;
  }

  /** What is sent meanwhile leaves as one: each packet costs more than what is in it. */
  together(send: () => void): void {
    this.wire.cork();
    send();
    this.wire.uncork();
  }

  say(message: Message): void {
    this.send(JSON.stringify(message));
  }

  send(text: string | Buffer): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > LONGEST_WAIT) this.socket.terminate();
    else this.socket.send(text, TEXT);
  }

  done(id: string, n?: number): void {
    this.say(n === undefined ? { say: 'done', id } : { say: 'done', id, n });
  }

  refused(id: string, why: Why, sentence: string): void {
    this.say({ say: 'refused', id, why, sentence });
  }

  refusedByTable(id: string, why: TableWhy): void {
    this.refused(id, why, sayTableWhy(this.language, why));
  }

  /** Ends the connection with a reason. `again`: connecting again will do. */
  bye(why: TableWhy, again: boolean): void {
    this.say({ say: 'bye', why, sentence: sayTableWhy(this.language, why), again });
    this.socket.close(again ? 1012 : 1008, why.why);
  }
}
