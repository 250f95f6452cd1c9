import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Message, PROTOCOL } from '@skerry/tables';
import WebSocket from 'ws';
import { BareSocket } from '../bare-socket.ts';

/** Another address of this machine than the players': what is counted by address is counted apart. */
const FROM = '127.0.0.66';
/** Milliseconds between two attempts of a kind. */
const BETWEEN = 25;
/** Connections that each kind of attack holds at a time. */
const MOST_OPEN = 20;

const EVE = { who: 'me', name: 'Eve' } as const;
const FIERCE = { who: 'bot', level: 'fierce' } as const;
const HALF_BODY =
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';

/** Milliseconds after which an adversary gives an attempt up. */
const LONGEST = 5_000;

/** What an adversary knows: where the processes of the server are, and a table that anybody may watch. */
export interface Target {
  ports(): readonly number[];
  readonly table: string;
}

/** Somebody who does, from one address and all at once, whatever might keep others from playing. */
export class Adversary {
  /** How often each kind of attack was tried. */
  readonly tried: Record<string, number> = {};
  /** What it should never have got. */
  readonly gained: string[] = [];
  private readonly target: Target;
  private readonly open: { destroy(): unknown }[] = [];
  /** The last of a chain of rematches, and whose it is. */
  private last: { readonly table: string; readonly secret: string } | undefined;

  constructor(target: Target) {
    this.target = target;
  }

  /** Goes on until it is told to stop; then all its connections are closed. */
  async attack(signal: AbortSignal): Promise<void> {
    const kinds: { readonly [kind: string]: () => Promise<unknown> } = {
      'pings without reading': () => this.ping(),
      'hellos and looks': () => this.greet({}),
      'hellos from the future': () => this.greet({ since: 1_000_000 }),
      'tables of fierce bots': () => this.makeTable(),
      rematches: () => this.rematch(),
      'words guessed': () => this.ask('GET', newWord()),
      'codes of devices guessed': () => this.ask('POST', '/api/devices/asks', { code: newCode() }),
      'seats asked for by a device code': () => this.trap(),
      'addresses forged': () => this.ask('GET', newWord(), undefined, { 'x-forwarded-for': newAddress() }),
      'chat under new names': () => this.chatter(),
      'bodies that never end': () => this.begin(HALF_BODY),
      'handshakes that never end': () => this.begin('GET /live HTTP/1.1\r\nHost: x\r\nUpgrade: webso'),
      garbage: () => this.garble(),
      'questions how it is': () => this.ask('GET', '/health/ready'),
    };
    await Promise.all(Object.entries(kinds).map(([kind, attempt]) => this.repeat(kind, attempt, signal)));
    for (const each of this.open.splice(0)) each.destroy();
  }

  private async repeat(kind: string, attempt: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.tried[kind] = (this.tried[kind] ?? 0) + 1;
      // To be refused is what an adversary expects, or never to be answered.
      await Promise.race([attempt().catch(() => {}), pause(LONGEST, undefined, { ref: false })]);
      await pause(BETWEEN);
    }
  }

  /** Remembers a connection, and drops the oldest: the load has a bound. */
  private hold(each: { destroy(): unknown }): void {
    this.open.push(each);
    if (this.open.length > 10 * MOST_OPEN) this.open.shift()?.destroy();
  }

  /** One process or another. */
  private port(): number {
    const ports = this.target.ports();
    return ports[Math.floor(Math.random() * ports.length)] ?? 0;
  }

  private async ping(): Promise<void> {
    const bare = await BareSocket.open(this.port(), '', FROM);
    this.hold(bare.socket);
    bare.ping(2000, Buffer.alloc(100));
  }

  private async begin(text: string): Promise<void> {
    const socket = connect({ port: this.port(), host: '127.0.0.1', localAddress: FROM });
    socket.on('error', () => {});
    socket.once('connect', () => socket.write(text));
    this.hold(socket);
  }

  /** Each time somebody new, unless they have a secret, and from a forged address. */
  private socket(secret?: string): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port()}/live`, {
      localAddress: FROM,
      headers: {
        'x-forwarded-for': newAddress(),
        ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      },
    });
    this.hold({ destroy: () => socket.terminate() });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket));
      socket.on('error', reject);
    });
  }

  private hello(more: object, table = this.target.table): string {
    return JSON.stringify({ say: 'hello', protocol: PROTOCOL, table, ...more });
  }

  private async greet(more: object): Promise<void> {
    const socket = await this.socket();
    for (let n = 0; n < 10; n++) {
      socket.send(this.hello(more));
      socket.send(JSON.stringify({ say: 'do', id: `${n}`, do: 'look', at: 'watcher' }));
    }
  }

  private async chatter(): Promise<void> {
    const socket = await this.socket();
    socket.send(this.hello({}));
    for (let n = 0; n < 5; n++)
      socket.send(JSON.stringify({ say: 'do', id: `${n}`, do: 'chat', text: 'x'.repeat(500) }));
  }

  private async garble(): Promise<void> {
    const socket = await this.socket();
    for (let n = 0; n < 100; n++) socket.send('{"say":"do","id":');
  }

  /** A table of somebody new. */
  private async make(seats: readonly object[]): Promise<{ table: string; secret: string } | undefined> {
    const { secret } = await this.ask('POST', '/api/me', {}, { 'x-skerry-bot': '1' });
    if (secret === undefined) return undefined;
    const body = { game: 'forbidden-island', seats, options: { firstSeat: 1 } };
    const { id } = await this.ask('POST', '/api/tables', body, { authorization: `Bearer ${secret}` });
    return id === undefined ? undefined : { table: id, secret };
  }

  private async makeTable(): Promise<void> {
    const made = await this.make([EVE, FIERCE, FIERCE, FIERCE]);
    if (made === undefined) return;
    const socket = await this.socket(made.secret);
    socket.send(this.hello({}, made.table));
    socket.send(wish('start'));
  }

  /** Shows a code of a device and types it as somebody else, wherever codes are typed: nobody is added without a yes. */
  private async trap(): Promise<void> {
    const somebody = async () => {
      const { secret = '' } = await this.ask('POST', '/api/me', {}, { 'x-skerry-bot': '1' });
      return { authorization: `Bearer ${secret}` };
    };
    const [eve, other] = [await somebody(), await somebody()];
    const { code } = await this.ask('POST', '/api/devices/code', {}, eve);
    if (code === undefined) return;
    for (const path of ['/api/claim', '/api/claim/look', '/api/devices/asks'])
      await this.ask('POST', path, { code }, other);
    await this.ask('GET', `/api/join/${code}`, undefined, other);
    const { devices = [] } = await this.ask('GET', '/api/devices', undefined, eve);
    if (devices.length > 1) this.gained.push('the seats of another by a device code');
  }

  /** Game after game at which nobody else sits, each ended as soon as it has begun. */
  private async rematch(): Promise<void> {
    this.last ??= await this.make([EVE, EVE]);
    const { last } = this;
    if (last === undefined) return;
    const socket = await this.socket(last.secret);
    for (const message of [this.hello({}, last.table), wish('start'), wish('end'), wish('rematch')])
      socket.send(message);
    const next = await nextOf(socket);
    socket.terminate();
    this.last = next === undefined ? undefined : { ...last, table: next };
  }

  private ask(
    method: string,
    path: string,
    body?: object,
    headers: { readonly [name: string]: string } = {},
  ): Promise<{ readonly [key: string]: string }> {
    const all = { ...headers, ...(body && { 'content-type': 'application/json' }) };
    return new Promise((resolve, reject) => {
      const asked = request(
        { port: this.port(), host: '127.0.0.1', localAddress: FROM, method, path, headers: all },
        (answer) => {
          let text = '';
          answer.on('data', (part) => {
            text += part;
          });
          answer.on('end', () => resolve(text.startsWith('{') ? JSON.parse(text) : {}));
        },
      );
      asked.on('error', reject);
      asked.end(body && JSON.stringify(body));
    });
  }
}

const wish = (doing: string): string => JSON.stringify({ say: 'do', id: doing, do: doing });

/** The table of the rematch, or nothing when there is none. */
function nextOf(socket: WebSocket): Promise<string | undefined> {
  return new Promise((resolve) => {
    socket.on('close', () => resolve(undefined));
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.say === 'refused' && message.id === 'rematch') resolve(undefined);
      if ((message.say === 'info' || message.say === 'welcome') && message.info.next) resolve(message.info.next);
    });
  });
}

const newWord = (): string => `/api/join/heron-coral-${Math.random().toString().slice(2, 8)}`;

const newCode = (): string => Array.from({ length: 12 }, () => 'abcdefgh'[Math.floor(Math.random() * 8)]).join('');

const newAddress = (): string => `198.51.100.${Math.floor(Math.random() * 256)}`;
