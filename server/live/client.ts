import type { Duplex } from 'node:stream';
import type { Language, Seat } from '@skerry/engine';
import type { Message, Person, TableWhy } from '@skerry/tables';
import { sayServerWhy } from '@skerry/tables/server-whys';
import type { WebSocket } from 'ws';
import type { Device } from '../store/device-store.ts';
import { forgetFrames, frameOf } from './frame.ts';

/** Bytes that may wait for a slow reader. Beyond them it is better off connecting again and asking for what is new. */
const LONGEST_WAIT = 1 << 18;
/** Beyond this a pong would only pile up on what is not read. */
const LONGEST_WAIT_FOR_PONG = 1 << 14;

/** What carries a WebSocket. */
export type Wire = Pick<Duplex, 'write' | 'writableLength'>;

/** Clients whose frames leave at the end of this turn of the event loop. */
const sending: Client[] = [];

function sendAll(): void {
  forgetFrames();
  for (const client of sending.splice(0)) client.flush();
}

/** One connection to a table. A person may have several: two tabs, a phone beside. */
export class Client {
  readonly person: Person;
  /** The browser they are connected by. */
  readonly device: Device;
  /** Where the connection comes from, as limits count it. */
  readonly address: string;
  language: Language = 'en';
  looking: Seat | 'watcher' = 'watcher';
  knowsRules = false;
  wantsOffers = false;
  takesPaths = false;
  /** Does not answer: cut off, perhaps. */
  isQuiet = false;
  /** May sit down in the lobby. */
  invited = false;
  /** May look without having a seat. */
  watches = false;
  private readonly socket: WebSocket;
  private readonly wire: Wire;
  private outgoing: Buffer[] = [];

  constructor(
    socket: WebSocket,
    wire: Wire,
    { person, device, address }: { person: Person; device: Device; address: string },
  ) {
    this.socket = socket;
    this.wire = wire;
    this.person = person;
    this.device = device;
    this.address = address;
  }

  /** Answers a ping of the protocol; whoever does not read needs no answer. */
  pong(data: Buffer): void {
    if (this.socket.readyState === this.socket.OPEN && this.wire.writableLength <= LONGEST_WAIT_FOR_PONG)
      this.socket.pong(data);
  }

  say(message: Message): void {
    this.sendFrame(frameOf(message));
  }

  /** All frames of one turn of the event loop leave together: each packet costs more than what is in it. */
  private sendFrame(frame: Buffer): void {
    if (this.outgoing.push(frame) > 1) return;
    if (sending.push(this) === 1) process.nextTick(sendAll);
  }

  flush(): void {
    const { outgoing } = this;
    if (outgoing.length === 0) return;
    this.outgoing = [];
    if (this.listens()) this.wire.write(outgoing.length === 1 ? outgoing[0] : Buffer.concat(outgoing));
  }

  private listens(): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return false;
    if (this.wire.writableLength <= LONGEST_WAIT) return true;
    this.socket.terminate();
    return false;
  }

  refusedByTable(id: string, why: TableWhy): void {
    this.say({ say: 'refused', id, why, sentence: sayServerWhy(this.language, why) });
  }

  /** Ends the connection with a reason. `again`: connecting again will do. */
  bye(why: TableWhy, again: boolean): void {
    this.say({ say: 'bye', why, sentence: sayServerWhy(this.language, why), again });
    this.flush();
    this.socket.close(again ? 1012 : 1008, why.why);
  }
}
