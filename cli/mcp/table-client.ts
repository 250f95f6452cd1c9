import { bindPack, type Fact, type Game, type Seat, type View } from '@skerry/engine';
import {
  addUpdate,
  follows,
  type History,
  type Message,
  openHistory,
  PROTOCOL,
  type TableInfo,
  type You,
} from '@skerry/tables';
import type { Offered } from '@skerry/tables/wire';
import type WebSocket from 'ws';
import { Failure } from '../command.ts';
import { type LoadedGame, loadGame } from '../games.ts';
import type { TableServer } from './table-server.ts';

type Done = { readonly sentence?: string };

/** A seat at a table of a server, by the open protocol: what our page can do, and nothing besides. */
export class TableClient {
  info!: TableInfo;
  you!: You;
  offers: readonly Offered[] = [];
  /** Facts that nobody has been told yet. */
  private fresh: Fact[] = [];
  private history: History | undefined;
  private closed: string | undefined;
  private commands = 0;
  private readonly waiting = new Map<string, (done: Done) => void>();
  private readonly listeners = new Set<() => void>();
  private readonly loaded: LoadedGame;
  private readonly socket: WebSocket;
  private readonly table: string;
  private readonly key: string | undefined;

  private constructor(loaded: LoadedGame, socket: WebSocket, table: string, key: string | undefined) {
    this.loaded = loaded;
    this.socket = socket;
    this.table = table;
    this.key = key;
    socket.on('message', (data) => this.receive(JSON.parse(String(data)) as Message));
    socket.on('close', () => this.close('The connection to the table has ended. Join it again.'));
    socket.on('error', ({ message }) => this.close(`The table cannot be reached: ${message}.`));
  }

  /** Comes to a table, and waits until it says what is going on there. */
  static async come(server: TableServer, table: string, key?: string): Promise<TableClient> {
    const loaded = await loadedGame(server, table);
    const client = new TableClient(loaded, server.socket(table), table, key);
    client.socket.on('open', () => client.hello());
    await client.until(() => client.info !== undefined, 15_000);
    if (client.info === undefined) throw new Failure(client.closed ?? 'The table does not answer.');
    return client;
  }

  get game(): LoadedGame {
    return this.loaded;
  }

  /** The position, as this seat or a watcher sees it; none before the game. */
  get view(): View | undefined {
    const state = this.history?.pages.at(-1)?.state;
    return state && { seat: this.you.looking, state };
  }

  /** What this program’s seat must decide, or may. */
  get offer(): Offered | undefined {
    return this.offers.find(({ must }) => must) ?? this.offers[0];
  }

  /** What has happened since this was last asked. */
  news(): Fact[] {
    return this.fresh.splice(0);
  }

  /** Resolves when the table has done it; fails with its sentence if it refuses. */
  async command(body: { readonly do: string; readonly [field: string]: unknown }): Promise<void> {
    if (this.closed !== undefined) throw new Failure(this.closed);
    const id = String(++this.commands);
    const done = await new Promise<Done>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ say: 'do', id, ...body }));
    });
    if (done.sentence !== undefined) throw new Failure(done.sentence);
  }

  /** Lines of the log that are known; with an offer, the moment at which it was made. */
  get lines(): number {
    return this.history?.n ?? 0;
  }

  /** A move of an offer, as it was at that moment: if something has changed since, the table refuses. */
  async play(offer: Offered, nth: number, at: number): Promise<void> {
    await this.command({ do: 'play', seat: offer.seat, n: at, action: offer.actions[nth] });
    // The news may come just after the answer.
    await this.until(() => this.lines > at, 15_000);
  }

  /** Waits until something holds, at most so many milliseconds. Returns whether it does. */
  until(holds: () => boolean, most: number): Promise<boolean> {
    if (holds() || this.closed !== undefined) return Promise.resolve(holds());
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(timer);
        this.listeners.delete(look);
        resolve(holds());
      };
      const look = () => {
        if (holds() || this.closed !== undefined) finish();
      };
      const timer = setTimeout(finish, most);
      this.listeners.add(look);
    });
  }

  leave(): void {
    this.close('You have left this table.');
    this.socket.close();
  }

  private hello(): void {
    const { table, key, history } = this;
    const since = history === undefined ? {} : { since: history.n };
    const hello = { say: 'hello', protocol: PROTOCOL, table, language: 'en', offers: true, ...since };
    this.socket.send(JSON.stringify({ ...hello, ...(key !== undefined && { key }) }));
  }

  private close(sentence: string): void {
    this.closed ??= sentence;
    for (const answer of this.waiting.values()) answer({ sentence: this.closed });
    this.waiting.clear();
    for (const look of this.listeners) look();
  }

  private receive(message: Message): void {
    switch (message.say) {
      case 'welcome':
        this.info = message.info;
        this.you = message.you;
        if (message.story !== undefined) this.history = openHistory(this.rules, message.story, message.n);
        for (const update of message.news ?? []) this.apply(update);
        this.offers = message.offers ?? [];
        break;
      case 'news':
        this.apply(message);
        this.offers = message.offers ?? [];
        break;
      case 'info':
        this.info = message.info;
        this.you = message.you;
        break;
      case 'done':
      case 'refused':
        this.waiting.get(message.id)?.(message.say === 'refused' ? { sentence: message.sentence } : {});
        this.waiting.delete(message.id);
        break;
      case 'bye':
        this.close(message.sentence);
    }
    for (const look of this.listeners) look();
  }

  private apply(update: Parameters<typeof addUpdate>[2]): void {
    const { history } = this;
    if (history === undefined || update.n <= history.n) return;
    if (!follows(history, update)) return this.hello();
    this.history = addUpdate(this.rules, history, update);
    for (let page = history.pages.length; page < this.history.pages.length; page++)
      this.fresh.push(...(this.history.pages.at(page)?.facts ?? []));
  }

  private get rules(): Game {
    return this.loaded.game;
  }

  /** The first open seat. */
  async sit(name: string): Promise<Seat> {
    const seat = this.info.seats.findIndex(({ who }) => who === 'open');
    if (seat < 0) throw new Failure('All seats at this table are taken.');
    await this.command({ do: 'sit', seat, name });
    await this.until(() => this.you.seats.includes(seat), 15_000);
    return seat;
  }
}

async function loadedGame(server: TableServer, table: string): Promise<LoadedGame> {
  const { game, pack } = await server.ask<{ game: string; pack?: { hash: string } }>(`tables/${table}`);
  const loaded = await loadGame(game);
  return pack === undefined ? loaded : loaded.bound(bindPack(loaded.game, await server.ask(`packs/${pack.hash}`)));
}
