import { createECDH, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { choices, open, outcome, play, record } from '@skerry/engine';
import { manifestOf, rulesWithText } from '@skerry/games';
import { DAILY_ISLANDS, dailySetting, dayOf } from '@skerry/games/daily';
import { BareSocket } from '@skerry/server/testing';
import { type Message, PROTOCOL } from '@skerry/tables';
import WebSocket from 'ws';

/** Another address of this machine than the players': what is counted by address is counted apart. */
const FROM = '127.0.0.66';
/** Connections that each kind of attack holds at a time. */
const MOST_OPEN = 20;

const EVE = { who: 'me', name: 'Eve' } as const;
const FIERCE = { who: 'bot', level: 'fierce' } as const;
const HALF_BODY =
  'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';

/** Mailboxes of somebody who has nothing to do with this server. */
const VICTIM = (n: number): string => `victim+${n}@example.org`;
/** Levels of JSON that would overflow the stack of a program that walks them. */
const DEEP = '['.repeat(30_000) + ']'.repeat(30_000);
/** The most that any of these attacks may reach while the database keeps its counts, by the limits of a server. */
const MOST = {
  letters: 10,
  'letters to one mailbox': 5,
  'browsers of one person': 10,
  'codes from one network': 60,
  'daily results': 100,
};

/** Milliseconds after which an adversary gives an attempt up. */
const LONGEST = 5_000;

/** What an adversary knows: where the processes of the server are and what stands before them, and a table that anybody may watch. */
export interface Target {
  ports(): readonly number[];
  readonly proxy: number;
  /** Whom the server has written to. */
  readonly letters: readonly { readonly to: string }[];
  readonly table: string;
}

/** Somebody who does, from one address and all at once, whatever might keep others from playing. */
export class Adversary {
  /** How often each kind of attack was tried. */
  readonly tried: Record<string, number> = {};
  /** What it should never have got. */
  readonly gained: string[] = [];
  private readonly target: Target;
  private readonly between: number;
  private readonly open: { destroy(): unknown }[] = [];
  /** The last of a chain of rematches, and whose it is. */
  private last: { readonly table: string; readonly secret: string } | undefined;
  /** The table of a circle of moves. */
  private own: { readonly table: string; readonly secret: string } | undefined;
  private readonly done = {
    'browsers of one person': 0,
    'codes from one network': 0,
    'daily results': 0,
    'moves and undos': 0,
  };
  /** Answers that no request may get. */
  private readonly faults = new Set<string>();

  /** @param between milliseconds between two attempts of a kind */
  constructor(target: Target, between: number) {
    this.target = target;
    this.between = between;
  }

  /** Goes on until it is told to stop; then all its connections are closed. */
  async attack(signal: AbortSignal): Promise<void> {
    const result = await dailyResult();
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
      'letters to a victim': () => this.writeTo(VICTIM(this.tried['letters to a victim'] ?? 0)),
      'daily results': () => this.sendResult(result),
      'moves and undos in a circle': () => this.circle(),
      'browsers for push': () => this.subscribe(),
      'keys off the curve': () => this.subscribeBadly(),
      'codes from a whole network': () => this.guessFromNetwork(),
      'deep JSON': () => this.sendDeep(),
    };
    await Promise.all(Object.entries(kinds).map(([kind, attempt]) => this.repeat(kind, attempt, signal)));
    for (const each of this.open.splice(0)) each.destroy();
  }

  /** How far it came. Moves and undos are limited by the second, so there is no most of them. */
  reached(): { readonly [what in keyof typeof MOST | 'moves and undos']: number } {
    const { letters } = this.target;
    const toVictim = letters.filter(({ to }) => to.startsWith('victim')).length;
    return { letters: letters.length, 'letters to one mailbox': toVictim, ...this.done };
  }

  /** What it reached so far that it must not reach. */
  wins(): string[] {
    const reached = this.reached();
    const processes = this.target.ports().length;
    const most = {
      ...MOST,
      // Each process may be asked once more before it knows of the others' answers.
      'codes from one network': MOST['codes from one network'] + 2 * processes,
    };
    return [
      ...(Object.keys(most) as (keyof typeof most)[])
        .filter((what) => reached[what] > most[what])
        .map((what) => `The adversary reached ${what}: ${reached[what]}, where ${most[what]} are the most.`),
      ...[...this.faults].map((fault) => `The adversary was answered ${fault}.`),
    ];
  }

  private async repeat(kind: string, attempt: () => Promise<unknown>, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      this.tried[kind] = (this.tried[kind] ?? 0) + 1;
      // To be refused is what an adversary expects, or never to be answered.
      await Promise.race([attempt().catch(() => {}), pause(LONGEST, undefined, { ref: false })]);
      await pause(this.between);
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
    const secret = await this.newSecret();
    if (secret === undefined) return undefined;
    const body = { game: 'forbidden-island', seats, options: { firstSeat: 1 } };
    const { id } = await this.ask('POST', '/api/tables', body, { authorization: `Bearer ${secret}` });
    return typeof id === 'string' ? { table: id, secret } : undefined;
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
    const somebody = async () => ({ authorization: `Bearer ${(await this.newSecret()) ?? ''}` });
    const [eve, other] = [await somebody(), await somebody()];
    const { code } = await this.ask('POST', '/api/devices/code', {}, eve);
    if (code === undefined) return;
    for (const path of ['/api/claim', '/api/claim/look', '/api/devices/asks'])
      await this.ask('POST', path, { code }, other);
    await this.ask('GET', `/api/join/${code}`, undefined, other);
    const { devices } = await this.ask('GET', '/api/devices', undefined, eve);
    if (Array.isArray(devices) && devices.length > 1) this.gained.push('the seats of another by a device code');
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

  private async newSecret(): Promise<string | undefined> {
    const { secret } = await this.ask('POST', '/api/me', {}, { 'x-skerry-bot': '1' });
    return typeof secret === 'string' ? secret : undefined;
  }

  /** Each time somebody new asks for a code to another address of the same mailbox. */
  private async writeTo(address: string): Promise<void> {
    await this.ask('PUT', '/api/notices/mail', { address });
  }

  /** A whole game each time, which the server must play again. */
  private async sendResult({ path, body }: DailyResult): Promise<void> {
    const { status } = await this.answer('POST', path, body);
    if (status === 200) this.done['daily results']++;
  }

  /** One move after the other, each taken back at once. */
  private async circle(): Promise<void> {
    this.own ??= await this.make([EVE, EVE]);
    if (this.own === undefined) return;
    const socket = await this.socket(this.own.secret);
    socket.send(this.hello({ offers: true }, this.own.table));
    socket.send(wish('start'));
    let turns = 0;
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Message;
      if (message.say === 'done') this.done['moves and undos']++;
      if ((message.say !== 'news' && message.say !== 'welcome') || message.n === undefined) return;
      if (turns++ > 200) return void socket.terminate();
      const { n, offers = [] } = message;
      const [offer] = offers.filter(({ must, actions }) => must && actions.length > 0);
      if (offer === undefined) return;
      const { seat } = offer;
      const move = turns % 2 === 0 ? { do: 'undo', seat, n } : { do: 'play', seat, n, action: offer.actions[0] };
      socket.send(JSON.stringify({ say: 'do', id: `circle-${turns}`, ...move }));
    });
    await pause(1000);
  }

  /** Sixty browsers at once. */
  private async subscribe(): Promise<void> {
    const secret = await this.newSecret();
    if (secret === undefined) return;
    const headers = { authorization: `Bearer ${secret}` };
    await Promise.allSettled(
      Array.from({ length: 60 }, (_, n) => this.answer('PUT', PUSH, JSON.stringify(browser(n, newKey())), headers)),
    );
    const { devices } = await this.ask('GET', '/api/notices', undefined, headers);
    const count = Array.isArray(devices) ? devices.length : 0;
    this.done['browsers of one person'] = Math.max(this.done['browsers of one person'], count);
  }

  private async subscribeBadly(): Promise<void> {
    const key = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url');
    const { status } = await this.answer('PUT', PUSH, JSON.stringify(browser(0, key)));
    if (status === 200) this.faults.add('200 to a key off the curve');
  }

  /** Each time another address of one /48, as the proxy says whom the server believes. */
  private async guessFromNetwork(): Promise<void> {
    const part = (): string => Math.floor(Math.random() * 65_536).toString(16);
    const from = { 'x-forwarded-for': `2001:db8:66:${part()}::${part()}` };
    const { status } = await this.answer('GET', newWord(), undefined, from, { port: this.target.proxy });
    if (status === 404) this.done['codes from one network']++;
  }

  private async sendDeep(): Promise<void> {
    const { status } = await this.answer('POST', '/api/tables', DEEP);
    if (status === 500) this.faults.add('500 to deep JSON');
    const socket = await this.socket();
    socket.send(`{"say":"do","id":"deep","do":"play","seat":0,"n":0,"action":${'['.repeat(900)}${']'.repeat(900)}}`);
  }

  private async ask(
    method: string,
    path: string,
    body?: object,
    headers?: { readonly [name: string]: string },
  ): Promise<{ readonly [key: string]: unknown }> {
    const { text } = await this.answer(method, path, body && JSON.stringify(body), headers);
    return text.startsWith('{') ? JSON.parse(text) : {};
  }

  private answer(
    method: string,
    path: string,
    body?: string,
    headers: { readonly [name: string]: string } = {},
    to: { readonly port: number; readonly localAddress?: string } = { port: this.port(), localAddress: FROM },
  ): Promise<{ readonly status: number; readonly text: string }> {
    const all = { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) };
    return new Promise((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', ...to, method, path, headers: all }, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }
}

interface DailyResult {
  readonly path: string;
  readonly body: string;
}

/** An honest game of an island of today. */
async function dailyResult(): Promise<DailyResult> {
  const day = dayOf(Date.now());
  const [island = ''] = DAILY_ISLANDS;
  const { game: name, ...setting } = dailySetting(day, island);
  const { game } = await rulesWithText(manifestOf(name)!);
  const table = open(game, setting);
  while (outcome(table) === undefined) {
    const offer = choices(table, 0).find(({ why }) => why === undefined);
    if (offer === undefined) break;
    play(table, 0, offer.action);
  }
  return { path: `/api/daily/${day}/${island}`, body: JSON.stringify(record(table)) };
}

const PUSH = '/api/notices/push';

/** A browser that wants to be told by push; nobody ever is, for it sits at no table. */
const browser = (n: number, p256dh: string) => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/soak-${n}-${Math.random()}`,
  keys: { p256dh, auth: randomBytes(16).toString('base64url') },
});

function newKey(): string {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  return keys.getPublicKey('base64url');
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
