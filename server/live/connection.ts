import { type Command, type Hello, LONGEST_MESSAGE, type Person, PROTOCOL, type TableWhy } from '@skerry/tables';
import type { RawData, WebSocket } from 'ws';
import type { Device } from '../store/device-store.ts';
import type { OpenConnection } from '../table/devices.ts';
import { ServerTable } from '../table/server-table.ts';
import type { TableRegistry } from '../table/table-registry.ts';
import { Bucket } from './bucket.ts';
import { Client, type Wire } from './client.ts';
import { type Read, readMessage } from './reader.ts';

/** Messages kept while a table is being read back. */
const MOST_WAITING = 50;
/** What cannot be read costs as much as this many messages. */
const COST_OF_GARBAGE = 5;
/** To be told the whole table is a hundred times a move in bytes, and a good deal more in work. */
const COST_OF_STORY = 10;
/** Further actions of a path that cost as much as one message: most of a move's cost is the commit. */
const STEPS_PER_MESSAGE = 4;
const COSTS: { readonly [D in Command['do']]?: number } = {
  look: COST_OF_STORY,
  readBack: COST_OF_STORY,
  chat: 3,
  gesture: 3,
};

export class Connection implements OpenConnection {
  readonly device: Device;
  readonly person: Person;
  private readonly registry: TableRegistry;
  private readonly socket: WebSocket;
  private readonly client: Client;
  private readonly bucket: Bucket;
  private table: ServerTable | undefined;
  /** What came while the table was being looked for. */
  private waiting: string[] | undefined;
  private strikes = 0;
  private isEnded = false;

  constructor(
    registry: TableRegistry,
    socket: WebSocket,
    wire: Wire,
    who: { device: Device; person: Person; address: string },
  ) {
    this.registry = registry;
    this.device = who.device;
    this.person = who.person;
    this.socket = socket;
    this.client = new Client(socket, wire, who);
    const { messagesPerSecond } = registry.config.limits;
    this.bucket = new Bucket(messagesPerSecond, 2 * messagesPerSecond, registry.time.ticks());
    socket.on('message', (data, isBinary) => this.receive(data, isBinary));
    socket.on('ping', (data) => this.answerPing(data));
    socket.on('close', () => this.table?.leave(this.client));
    // A broken frame or a message far too long: `ws` closes the connection itself.
    socket.on('error', () => this.registry.metrics.refusals.inc({ why: 'badFrame' }));
  }

  /** For connections that never say hello. */
  endIfSilent(): void {
    if (this.table === undefined && this.waiting === undefined) {
      this.end({ why: 'badMessage', part: 'say "hello" first' });
    }
  }

  /** Whoever connects again is who they are now. */
  becomeAnother(): void {
    this.end({ why: 'notHere' }, true);
  }

  /** Whether it leaves pings unanswered: then others see that its guest is away. */
  quiet(isQuiet: boolean): void {
    if (this.client.isQuiet === isQuiet) return;
    this.client.isQuiet = isQuiet;
    this.table?.audience.hush(this.client);
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (this.isEnded) return;
    this.registry.metrics.messages.inc();
    const bytes = data as Buffer;
    if (bytes.length > LONGEST_MESSAGE) return this.end({ why: 'tooBig' });
    if (isBinary) return this.complain('', { why: 'badMessage', part: 'it is not text' });
    const text = bytes.toString();
    if (!this.bucket.take(this.registry.time.ticks())) return this.flooded(readMessage(text));
    this.take(text);
  }

  private answerPing(data: Buffer): void {
    if (this.isEnded) return;
    if (this.bucket.take(this.registry.time.ticks())) this.client.pong(data);
    else this.strike();
  }

  private take(text: string): void {
    if (this.registry.stopping) this.end({ why: 'stopping' }, true);
    else if (this.waiting === undefined) this.hear(text);
    else if (this.waiting.length < MOST_WAITING) this.waiting.push(text);
    else this.end({ why: 'slowDown', limit: 'messages' });
  }

  private hear(text: string): void {
    const read = readMessage(text);
    if (!this.pays(read)) return;
    switch (read.is) {
      case 'command':
        if (this.table) return this.table.handle(this.client, read.command);
        return this.refuse(read.command.id, { why: 'badMessage', part: 'say "hello" first' });
      case 'ping':
        return this.client.say({ say: 'pong' });
      case 'hello':
        return void this.hello(read.hello);
      case 'bad':
        return this.complain(read.id, read.why);
    }
  }

  /** Whether the connection and its address can afford what a message makes the server do; one is paid already. */
  private pays(read: Read): boolean {
    const cost = costOf(read);
    const now = this.registry.time.ticks();
    if (cost > 1 && !this.bucket.take(now, cost - 1)) {
      this.flooded(read);
      return false;
    }
    if (this.registry.limits.allowances.take(this.client.address, now, cost)) return true;
    // It may be the others behind the same address: whoever waits a moment will be let in.
    if (read.is === 'hello') this.end({ why: 'slowDown', limit: 'messages' }, true);
    else this.flooded(read);
    return false;
  }

  private async hello(hello: Hello): Promise<void> {
    this.waiting = [];
    const why = await this.enter(hello).catch((error): TableWhy => {
      this.registry.log.error({ table: hello.table, error: String(error) }, 'A table could not be opened.');
      return { why: 'busy' };
    });
    if (why) return this.end(why, why.why === 'busy' || why.why === 'slowDown');
    const waiting = this.waiting;
    this.waiting = undefined;
    for (const text of waiting) this.take(text);
  }

  private async enter(hello: Hello): Promise<TableWhy | undefined> {
    if (hello.language) this.client.language = hello.language;
    if (hello.protocol !== PROTOCOL) return { why: 'oldClient' };
    if (!this.registry.limits.mayEnter(hello.table, this.client.address)) return { why: 'slowDown', limit: 'entries' };
    const table = await this.registry.table(hello.table);
    if (!(table instanceof ServerTable)) return table;
    if (this.table !== table) this.table?.leave(this.client);
    this.table = undefined;
    const why = await table.welcome(this.client, hello);
    if (why) return why;
    this.table = table;
    if (this.socket.readyState !== this.socket.OPEN) table.leave(this.client);
    return undefined;
  }

  private complain(id: string, why: TableWhy): void {
    this.refuse(id, why);
    if (!this.bucket.take(this.registry.time.ticks(), COST_OF_GARBAGE)) this.strike();
  }

  private flooded(read: Read): void {
    const id = read.is === 'command' ? read.command.id : read.is === 'bad' ? read.id : '';
    this.refuse(id, { why: 'slowDown', limit: 'messages' });
    this.strike();
  }

  private strike(): void {
    this.strikes++;
    if (this.strikes > this.registry.config.limits.messagesPerSecond) this.end({ why: 'slowDown', limit: 'messages' });
  }

  private refuse(id: string, why: TableWhy): void {
    this.registry.metrics.refusals.inc({ why: why.why });
    this.client.refusedByTable(id, why);
  }

  private end(why: TableWhy, again = false): void {
    if (this.isEnded) return;
    this.isEnded = true;
    this.registry.metrics.refusals.inc({ why: why.why });
    this.waiting = [];
    this.client.bye(why, again);
  }
}

function costOf(read: Read): number {
  if (read.is === 'hello') return COST_OF_STORY;
  if (read.is !== 'command') return 1;
  const { command } = read;
  if (command.do === 'play') return 1 + Math.floor((command.further?.length ?? 0) / STEPS_PER_MESSAGE);
  return COSTS[command.do] ?? 1;
}
