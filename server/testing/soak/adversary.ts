import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { PROTOCOL } from '@skerry/tables';
import WebSocket from 'ws';
import { BareSocket } from '../bare-socket.ts';

/** Another address of this machine than the players': what is counted by address is counted apart. */
const FROM = '127.0.0.66';
/** Milliseconds between two attempts of a kind. */
const BETWEEN = 25;
/** Connections that each kind of attack holds at a time. */
const MOST_OPEN = 20;

const FIERCE = { who: 'bot', level: 'fierce' } as const;
const HALF_BODY =
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';

/** What an adversary knows: where the server is, and a table that anybody may watch. */
export interface Target {
  readonly port: number;
  readonly table: string;
}

/** Somebody who does, from one address and all at once, whatever might keep others from playing. */
export class Adversary {
  /** How often each kind of attack was tried. */
  readonly tried: Record<string, number> = {};
  private readonly target: Target;
  private readonly open: { destroy(): unknown }[] = [];

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
      'words guessed': () => this.ask('GET', `/api/join/heron-coral-${Math.random().toString().slice(2, 8)}`),
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
      // To be refused is what an adversary expects.
      await attempt().catch(() => {});
      await pause(BETWEEN);
    }
  }

  /** Remembers a connection, and drops the oldest: the load has a bound. */
  private hold(each: { destroy(): unknown }): void {
    this.open.push(each);
    if (this.open.length > 10 * MOST_OPEN) this.open.shift()?.destroy();
  }

  private async ping(): Promise<void> {
    const bare = await BareSocket.open(this.target.port, '', FROM);
    this.hold(bare.socket);
    bare.ping(2000, Buffer.alloc(100));
  }

  private async begin(text: string): Promise<void> {
    const socket = connect({ port: this.target.port, host: '127.0.0.1', localAddress: FROM });
    socket.on('error', () => {});
    socket.once('connect', () => socket.write(text));
    this.hold(socket);
  }

  /** Each time somebody new. */
  private socket(): Promise<WebSocket> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.target.port}/live`, { localAddress: FROM });
    this.hold({ destroy: () => socket.terminate() });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket));
      socket.on('error', reject);
    });
  }

  private hello(more: object): string {
    return JSON.stringify({ say: 'hello', protocol: PROTOCOL, table: this.target.table, ...more });
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

  private async makeTable(): Promise<void> {
    const seats = [{ who: 'me', name: 'Eve' }, FIERCE, FIERCE, FIERCE];
    const secret = await this.ask('POST', '/api/me', {}, { 'x-skerry-bot': '1' });
    const made = await this.ask(
      'POST',
      '/api/tables',
      { game: 'forbidden-island', seats, options: { firstSeat: 1 } },
      secret,
    );
    if (typeof made.id !== 'string') return;
    const socket = new WebSocket(`ws://127.0.0.1:${this.target.port}/live`, {
      localAddress: FROM,
      headers: { authorization: `Bearer ${secret.secret}` },
    });
    this.hold({ destroy: () => socket.terminate() });
    socket.on('error', () => {});
    socket.once('open', () => {
      socket.send(JSON.stringify({ say: 'hello', protocol: PROTOCOL, table: made.id }));
      socket.send(JSON.stringify({ say: 'do', id: 'start', do: 'start' }));
    });
  }

  private ask(
    method: string,
    path: string,
    body?: object,
    headers: { readonly [name: string]: string } = {},
  ): Promise<{ [key: string]: string }> {
    const { secret, ...rest } = headers;
    const all = {
      ...rest,
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    return new Promise((resolve, reject) => {
      const asked = request(
        { port: this.target.port, host: '127.0.0.1', localAddress: FROM, method, path, headers: all },
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
