import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '@skerry/engine';
import { forbiddenIsland } from '@skerry/forbidden-island';
import type { CommandBody, Hello, Message } from '@skerry/tables';
import { GameSession, PROTOCOL } from '@skerry/tables';
import { afterAll, afterEach, beforeAll, onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import { type Config, createServer, LIMITS, type Server, type Store } from '../index.ts';
import { MOST_TO_BUILD, prepared } from '../testing/prepared.ts';
import { MACHINE_TIME, type Timepiece } from '../timepiece.ts';

const HOME = new URL('../../', import.meta.url);

export const FORBIDDEN_ISLAND: Game = forbiddenIsland;

type Heard<S extends Message['say']> = Extract<Message, { say: S }>;

/** A server in this process, on a free port, with a database of its own. */
export class Place {
  readonly folder = mkdtempSync(join(tmpdir(), 'skerry-server-'));
  port = 0;
  private server: Server | undefined;
  private readonly players: Player[] = [];

  async open(settings: Partial<Config> = {}, parts: { store?: Store; time?: Timepiece } = {}): Promise<this> {
    const config: Config = {
      home: HOME,
      port: 0,
      host: '127.0.0.1',
      dataDir: this.folder,
      trustProxy: false,
      allowedHosts: [],
      pushServices: [],
      notifyAfter: 0,
      requestTime: 30_000,
      logLevel: 'silent',
      limits: { ...LIMITS, messagesPerSecond: 1000 },
      botThreads: 1,
      botPause: 0,
      botPauseAway: 0,
      // People of tests answer for themselves.
      passPause: 3_600_000,
      standInAfter: 0,
      leftAfter: 14 * 86_400_000,
      idle: 60_000,
      ...settings,
    };
    this.server = await createServer(config, parts);
    ({ port: this.port } = await this.server.listen());
    return this;
  }

  async close(): Promise<void> {
    await this.server?.close();
    this.server = undefined;
    for (const player of this.players.splice(0)) player.hangUp();
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** A person with a browser of their own. */
  async person(): Promise<Browser> {
    const answer = await fetch(`${this.url}/api/me`, { method: 'POST', headers: { 'x-skerry-bot': '1' } });
    const { secret } = (await answer.json()) as { secret: string };
    return this.browser(secret);
  }

  /** The browser of somebody who has a secret already. */
  browser(secret: string): Browser {
    return new Browser(this, secret);
  }

  keep(player: Player): Player {
    this.players.push(player);
    return player;
  }
}

/** What a browser does: asks, and connects. */
export class Browser {
  readonly place: Place;
  readonly secret: string;

  constructor(place: Place, secret: string) {
    this.place = place;
    this.secret = secret;
  }

  async ask<T>(
    path: string,
    body?: object,
    headers: Record<string, string> = {},
    method = body === undefined ? 'GET' : 'POST',
  ): Promise<{ status: number; answer: T }> {
    const response = await fetch(`${this.place.url}${path}`, {
      headers: {
        authorization: `Bearer ${this.secret}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, answer: text.startsWith('{') ? JSON.parse(text) : text };
  }

  async make(seats: object[], more: object = {}): Promise<string> {
    const { status, answer } = await this.ask<{ id: string }>('/api/tables', {
      game: 'forbidden-island',
      seats,
      ...more,
    });
    if (status !== 200) throw new Error(JSON.stringify(answer));
    return answer.id;
  }

  /** Connects without a word. */
  connect(headers: Record<string, string> = {}): Promise<Player> {
    const socket = new WebSocket(`ws://127.0.0.1:${this.place.port}/live`, {
      headers: { authorization: `Bearer ${this.secret}`, ...headers },
    });
    const player = this.place.keep(new Player(socket));
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(player));
      socket.once('error', reject);
    });
  }

  /** Connects to a table and is welcomed, or sent away. */
  async enter(table: string, hello: Partial<Hello> = {}): Promise<Player> {
    const player = await this.connect();
    player.hello(table, hello);
    await player.until('welcome', 'bye');
    return player;
  }
}

/** One connection, and all that was heard over it. */
export class Player {
  readonly heard: Message[] = [];
  /** Every byte that was heard. */
  raw = '';
  closed: { code: number } | undefined;
  private readonly socket: WebSocket;
  private readonly listeners = new Set<() => void>();
  private sent = 0;
  private readonly tag = Math.random().toString(36).slice(2, 8);

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.raw += String(data);
      this.heard.push(JSON.parse(String(data)) as Message);
      for (const listen of [...this.listeners]) listen();
    });
    socket.on('close', (code) => {
      this.closed = { code };
      for (const listen of [...this.listeners]) listen();
    });
    socket.on('error', () => {});
  }

  hello(table: string, more: Partial<Hello> = {}): void {
    this.post({ say: 'hello', protocol: PROTOCOL, table, ...more });
  }

  post(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  postBytes(bytes: Buffer): void {
    this.socket.send(bytes);
  }

  /** Sends a command and waits for its answer. */
  async wish(wish: CommandBody, id = `${this.tag}-${++this.sent}`): Promise<Heard<'done'> | Heard<'refused'>> {
    const from = this.heard.length;
    this.post({ say: 'do', id, ...wish });
    return this.wait(() => {
      for (const message of this.heard.slice(from)) {
        if ((message.say === 'done' || message.say === 'refused') && message.id === id) return message;
      }
      return undefined;
    });
  }

  /** Waits for the first message of some kinds, from now or among what was heard since `from`. */
  until<S extends Message['say']>(...kinds: S[]): Promise<Heard<S>> {
    return this.wait(() => this.heard.find((message): message is Heard<S> => kinds.includes(message.say as S)));
  }

  wait<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.listeners.delete(look);
        reject(new Error(`Waited in vain. Last heard: ${JSON.stringify(this.heard.slice(-3)).slice(0, 1500)}`));
      }, 30_000);
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(timer);
        this.listeners.delete(look);
        resolve(found);
      };
      this.listeners.add(look);
      look();
    });
  }

  whenClosed(): Promise<{ code: number }> {
    return this.wait(() => this.closed);
  }

  all<S extends Message['say']>(kind: S): Heard<S>[] {
    return this.heard.filter((message): message is Heard<S> => message.say === kind);
  }

  last<S extends Message['say']>(kind: S): Heard<S> {
    const found = this.all(kind).at(-1);
    if (found === undefined) throw new Error(`No "${kind}" was heard.`);
    return found;
  }

  /** The table as last told. */
  get info() {
    const found = this.heard.findLast((message) => message.say === 'info' || message.say === 'welcome');
    if (found === undefined || !('info' in found)) throw new Error('Nothing was told of the table.');
    return found.info;
  }

  get you() {
    const found = this.heard.findLast((message) => message.say === 'info' || message.say === 'welcome');
    if (found === undefined || !('you' in found)) throw new Error('Nothing was told of the reader.');
    return found.you;
  }

  /** The last line heard of. */
  get n(): number {
    const found = this.heard.findLast((message) => message.say === 'news' || message.say === 'welcome');
    return found && 'n' in found ? (found.n ?? 0) : 0;
  }

  /** What the player's seats can do now, if the hello asked for offers. */
  get offers() {
    const found = this.heard.findLast((message) => message.say === 'news' || message.say === 'welcome');
    return found && 'offers' in found ? (found.offers ?? []) : [];
  }

  /** Whether one of the player's seats must act. */
  get isAsked(): boolean {
    return this.offers.some(({ must }) => must);
  }

  /** Whether the actions of a turn of Forbidden Island may be ended now. */
  get mayEnd(): boolean {
    return this.offers.some(({ actions }) => actions.some(({ act }) => act === 'endActions'));
  }

  /** Plays the first offer of a seat that must act. */
  playFirst() {
    const offer = this.offers.find(({ must }) => must);
    const action = offer?.actions[0];
    if (offer === undefined || action === undefined) throw new Error('Nothing is asked.');
    return this.wish({ do: 'play', seat: offer.seat, n: this.n, action });
  }

  hangUp(): void {
    this.socket.terminate();
  }
}

/** Time of limits that stands still: what is used up stays used up, however long the test takes. */
export const STANDING: Timepiece = { ...MACHINE_TIME, ticks: () => 0 };

/** The games of this test are all of one seed. Of others, one in forty is lost in its first turn. */
export function dealAlike(): void {
  const open = GameSession.open.bind(GameSession);
  const seed = '5ca1ab1e'.repeat(4);
  const dealing = vi.spyOn(GameSession, 'open').mockImplementation((game, setting) => open(game, { ...setting, seed }));
  onTestFinished(() => dealing.mockRestore());
}

/** A place for every test, gone after it. The program of the bots' threads is built before. */
export function places(): () => Place {
  const open: Place[] = [];
  beforeAll(prepared, MOST_TO_BUILD);
  afterEach(async () => {
    for (const place of open) await place.close();
  });
  afterAll(() => {
    for (const { folder } of open) rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const place = new Place();
    open.push(place);
    return place;
  };
}

export const ME = (name: string) => ({ who: 'me', name }) as const;
export const OPEN = { who: 'open' } as const;
export const BOT = { who: 'bot', level: 'calm' } as const;
