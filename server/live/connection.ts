import { type Hello, LONGEST_MESSAGE, type Person, PROTOCOL, type TableWhy } from '@skerry/tables';
import type { RawData, WebSocket } from 'ws';
import type { House } from '../table/house.ts';
import { Keeper } from '../table/keeper.ts';
import { Bucket } from './bucket.ts';
import { Guest, type Wire } from './guest.ts';
import { readMessage } from './reader.ts';

/** Messages kept while a table is being read back. */
const MOST_WAITING = 50;
/** What cannot be read costs as much as this many messages. */
const COST_OF_GARBAGE = 5;

/** One connection of the live channel: reads what comes, checks it, and hands it to the table. */
export class Connection {
  private readonly house: House;
  private readonly socket: WebSocket;
  private readonly guest: Guest;
  private readonly bucket: Bucket;
  private keeper: Keeper | undefined;
  /** What came while the table was being looked for. */
  private waiting: string[] | undefined;
  private strikes = 0;

  constructor(house: House, socket: WebSocket, wire: Wire, person: Person) {
    this.house = house;
    this.socket = socket;
    this.guest = new Guest(socket, wire, person);
    const { messagesPerSecond } = house.config.limits;
    this.bucket = new Bucket(messagesPerSecond, 2 * messagesPerSecond, Date.now());
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('close', () => this.keeper?.leave(this.guest));
    // A broken frame or a message far too long: `ws` closes the connection itself.
    socket.on('error', () => this.house.metrics.refusals.inc({ why: 'badFrame' }));
  }

  /** For connections that never say hello. */
  endIfSilent(): void {
    if (this.keeper === undefined && this.waiting === undefined) {
      this.end({ why: 'badMessage', part: 'say "hello" first' });
    }
  }

  private receive(data: RawData, isBinary: boolean): void {
    this.house.metrics.messages.inc();
    const bytes = data as Buffer;
    if (bytes.length > LONGEST_MESSAGE) return this.end({ why: 'tooBig' });
    if (isBinary) return this.complain('', { why: 'badMessage', part: 'it is not text' });
    const text = bytes.toString();
    if (!this.bucket.take(Date.now())) return this.flooded(text);
    this.take(text);
  }

  private take(text: string): void {
    if (this.house.stopping) this.end({ why: 'stopping' }, true);
    else if (this.waiting === undefined) this.hear(text);
    else if (this.waiting.length < MOST_WAITING) this.waiting.push(text);
    else this.end({ why: 'slowDown' });
  }

  private hear(text: string): void {
    const read = readMessage(text);
    switch (read.is) {
      case 'command':
        if (this.keeper) return this.keeper.do(this.guest, read.command);
        return this.refuse(read.command.id, { why: 'badMessage', part: 'say "hello" first' });
      case 'ping':
        return this.guest.say({ say: 'pong' });
      case 'hello':
        return void this.hello(read.hello);
      case 'bad':
        return this.complain(read.id, read.why);
    }
  }

  private async hello(hello: Hello): Promise<void> {
    this.waiting = [];
    const why = await this.enter(hello).catch((error): TableWhy => {
      this.house.log.error({ table: hello.table, error: String(error) }, 'A table could not be opened.');
      return { why: 'busy' };
    });
    if (why) return this.end(why, why.why === 'busy');
    const waiting = this.waiting;
    this.waiting = undefined;
    for (const text of waiting) this.take(text);
  }

  private async enter(hello: Hello): Promise<TableWhy | undefined> {
    if (hello.language) this.guest.language = hello.language;
    if (hello.protocol !== PROTOCOL) return { why: 'oldClient' };
    const keeper = await this.house.table(hello.table);
    if (!(keeper instanceof Keeper)) return keeper;
    if (this.keeper !== keeper) this.keeper?.leave(this.guest);
    this.keeper = undefined;
    const why = await keeper.welcome(this.guest, hello);
    if (why) return why;
    this.keeper = keeper;
    // The connection may have ended meanwhile.
    if (this.socket.readyState !== this.socket.OPEN) keeper.leave(this.guest);
    return undefined;
  }

  private complain(id: string, why: TableWhy): void {
    this.refuse(id, why);
    if (!this.bucket.take(Date.now(), COST_OF_GARBAGE)) this.strike();
  }

  private flooded(text: string): void {
    const read = readMessage(text);
    const id = read.is === 'command' ? read.command.id : read.is === 'bad' ? read.id : '';
    this.refuse(id, { why: 'slowDown' });
    this.strike();
  }

  private strike(): void {
    this.strikes++;
    if (this.strikes > this.house.config.limits.messagesPerSecond) this.end({ why: 'slowDown' });
  }

  private refuse(id: string, why: TableWhy): void {
    this.house.metrics.refusals.inc({ why: why.why });
    this.guest.refusedByTable(id, why);
  }

  private end(why: TableWhy, again = false): void {
    this.house.metrics.refusals.inc({ why: why.why });
    this.waiting = [];
    this.guest.bye(why, again);
  }
}
