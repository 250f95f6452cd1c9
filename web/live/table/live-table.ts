import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Game, Language, Seat, Why } from '@skerry/engine';
import {
  addUpdate,
  type ChatLine,
  type ClientMessage,
  type Command,
  type CommandBody,
  follows,
  type History,
  insertPages,
  type Message,
  openHistory,
  PROTOCOL,
  type TableInfo,
  type UndoStop,
  type Update,
  type You,
} from '@skerry/tables';
import { newId } from '../../shell/ids.ts';
import type { Channel, OpenChannel } from '../channel.ts';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

export type Reply =
  /** Done; `stop` is what kept an undo from going back as far as was asked. */
  | { readonly n?: number; readonly stop?: UndoStop; readonly why?: undefined }
  | { readonly why: Why; readonly sentence: string };

export interface Closing {
  readonly why: Why;
  readonly sentence: string;
}

export interface Address {
  readonly table: string;
  /** The secret of an invitation or of a watcher's link. */
  readonly key?: string;
  readonly language: Language;
}

/** A table as the page knows it. It changes only by messages; the page reads its signals and sends commands. */
export class LiveTable {
  private readonly set = {
    connection: signal<Connection>('connecting'),
    info: signal<TableInfo | undefined>(undefined),
    you: signal<You | undefined>(undefined),
    history: signal<History | undefined>(undefined),
    chat: signal<readonly ChatLine[]>([]),
    justSaid: signal<ChatLine | undefined>(undefined),
    thinking: signal<ReadonlyMap<Seat, number>>(new Map()),
    closing: signal<Closing | undefined>(undefined),
    stoodIn: signal<readonly Seat[]>([]),
    linked: signal<readonly Seat[]>([]),
  };

  readonly connection: ReadonlySignal<Connection> = this.set.connection;
  readonly info: ReadonlySignal<TableInfo | undefined> = this.set.info;
  readonly you: ReadonlySignal<You | undefined> = this.set.you;
  /** The game so far; absent in the lobby. */
  readonly history: ReadonlySignal<History | undefined> = this.set.history;
  readonly chat: ReadonlySignal<readonly ChatLine[]> = this.set.chat;
  /** The newest chat line since the reader came. */
  readonly justSaid: ReadonlySignal<ChatLine | undefined> = this.set.justSaid;
  /** The progress of each thinking bot, from 0 to 1, by seat. */
  readonly thinking: ReadonlySignal<ReadonlyMap<Seat, number>> = this.set.thinking;
  readonly closing: ReadonlySignal<Closing | undefined> = this.set.closing;
  /** The reader's seats that a bot held when the connection was last opened. */
  readonly stoodIn: ReadonlySignal<readonly Seat[]> = this.set.stoodIn;

  /** Those for which the host had made a new link. */
  readonly linked: ReadonlySignal<readonly Seat[]> = this.set.linked;

  private readonly game: Game;
  private readonly address: Address;
  private readonly channel: Channel;
  /** Unconfirmed commands. They are sent again after a reconnection; their ids make that harmless. */
  private readonly waiting = new Map<
    string,
    { readonly command: ClientMessage; readonly answer: (reply: Reply) => void }
  >();
  private looking: Seat | 'watcher' | undefined;
  private isReadingBack = false;
  private sent = 0;
  /** Ids must differ between pages of one browser too. */
  private readonly page = newId();

  constructor(game: Game, address: Address, open: OpenChannel) {
    this.game = game;
    this.address = address;
    this.channel = open({
      opened: () => this.hello(),
      heard: (message) => batch(() => this.receive(message)),
      lost: () => {
        if (this.set.connection.value !== 'closed') this.set.connection.value = 'lost';
      },
      doubted: (isSo) => {
        if (this.set.connection.value === 'closed') return;
        this.set.connection.value = isSo ? 'lost' : 'open';
        // Commands given meanwhile are queued.
        if (!isSo) this.sendAll();
      },
    });
  }

  /** Sends a command. Resolves once it is done and stored, or refused. */
  command(body: CommandBody): Promise<Reply> {
    const id = `${this.page}-${++this.sent}`;
    const command = { say: 'do', id, ...body } as Command;
    return new Promise((answer) => {
      this.waiting.set(id, { command, answer });
      if (this.connection.value === 'open') this.channel.post(command);
    });
  }

  /** Switches to the view of another of the reader's seats: the table sends the game so far again. */
  look(at: Seat | 'watcher'): Promise<Reply> {
    this.looking = at;
    return this.command({ do: 'look', at });
  }

  async readBack(page: number): Promise<void> {
    const pages = this.history.peek()?.pages;
    if (this.isReadingBack || pages === undefined || page < 0 || page >= pages.length) return;
    if (pages.at(page) !== undefined) return;
    this.isReadingBack = true;
    await this.command({ do: 'readBack', page });
    // Still set if the request was refused.
    this.isReadingBack = false;
  }

  close(): void {
    this.set.connection.value = 'closed';
    this.channel.close();
  }

  private hello(): void {
    const { table, key, language } = this.address;
    const history = this.history.value;
    this.channel.post({
      say: 'hello',
      protocol: PROTOCOL,
      table,
      language,
      rules: this.game.version,
      paths: true,
      ...(key !== undefined && { key }),
      ...(history !== undefined && { since: history.n }),
      ...(this.looking !== undefined && { look: this.looking }),
    });
  }

  private receive(message: Message): void {
    switch (message.say) {
      case 'welcome':
        return this.welcome(message);
      case 'news':
        return this.apply(message);
      case 'pages':
        return this.addPages(message);
      case 'info':
        this.set.info.value = message.info;
        this.set.you.value = message.you;
        return;
      case 'chat':
        this.set.chat.value = [...this.chat.value, message.line];
        this.set.justSaid.value = message.line;
        return;
      case 'thinking':
        this.set.thinking.value = new Map(this.thinking.value).set(message.seat, message.share);
        return;
      case 'done':
        return this.answer(message.id, {
          ...(message.n !== undefined && { n: message.n }),
          ...(message.stop && { stop: message.stop }),
        });
      case 'refused':
        return this.answer(message.id, { why: message.why, sentence: message.sentence });
      case 'bye':
        if (message.again) return;
        this.set.closing.value = { why: message.why, sentence: message.sentence };
        this.close();
        return;
      case 'pong':
        return;
    }
  }

  private welcome({ info, you, story, news = [], n, chat }: Extract<Message, { say: 'welcome' }>): void {
    this.set.info.value = info;
    this.set.you.value = you;
    this.set.chat.value = chat;
    this.set.thinking.value = new Map();
    if (story !== undefined) this.set.history.value = openHistory(this.game, story, n);
    for (const each of news) this.apply(each);
    this.set.stoodIn.value = you.seats.filter((seat) => info.seats[seat]?.standIn);
    this.set.linked.value = you.seats.filter((seat) => info.seats[seat]?.link !== undefined);
    this.set.connection.value = 'open';
    this.sendAll();
  }

  private sendAll(): void {
    for (const { command } of this.waiting.values()) this.channel.post(command);
  }

  private apply(update: Update): void {
    const history = this.history.value;
    if (history === undefined || update.n <= history.n) return;
    // A line is missing: request everything new.
    if (!follows(history, update)) return this.hello();
    this.set.history.value = addUpdate(this.game, history, update);
    this.set.thinking.value = new Map();
  }

  private addPages({ looking, story }: Extract<Message, { say: 'pages' }>): void {
    this.isReadingBack = false;
    const history = this.history.value;
    // The reader may have switched views meanwhile.
    if (history === undefined || looking !== this.you.value?.looking) return;
    this.set.history.value = insertPages(this.game, history, story);
  }

  private answer(id: string, reply: Reply): void {
    this.waiting.get(id)?.answer(reply);
    this.waiting.delete(id);
  }
}
