import type { Duplex } from 'node:stream';
import type { Language, Seat, Why } from '@skerry/engine';
import { type Message, type Person, sayTableWhy, type TableWhy, type UndoStop } from '@skerry/tables';
import type { WebSocket } from 'ws';
import { textFrame } from './frame.ts';

/** Bytes that may wait for a slow reader. Beyond them it is better off connecting again and asking for what is new. */
const LONGEST_WAIT = 1 << 20;

/** What carries a WebSocket. */
export type Wire = Pick<Duplex, 'cork' | 'uncork' | 'write' | 'writableLength'>;

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

  /** What is sent until the release leaves as one: each packet costs more than what is in it. */
  hold(): void {
    this.wire.cork();
  }

  release(): void {
    this.wire.uncork();
  }

  say(message: Message): void {
    this.send(JSON.stringify(message));
  }

  send(text: string): void {
    this.sendFrame(textFrame(text));
  }

  /** A whole frame; `ws` only reads and closes, so nothing else can come between. */
  sendFrame(frame: Buffer): void {
    if (this.listens()) this.wire.write(frame);
  }

  private listens(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    if (this.wire.writableLength <= LONGEST_WAIT) return true;
    this.socket.terminate();
    return false;
  }

  done(id: string, n?: number, stop?: UndoStop): void {
    this.say({ say: 'done', id, ...(n !== undefined && { n }), ...(stop && { stop }) });
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
