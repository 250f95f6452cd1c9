import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
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
  /** Done; `stop` says what kept an undo from going as far back as was wished. */
  | { readonly n?: number; readonly stop?: UndoStop; readonly why?: undefined }
  | { readonly why: Why; readonly sentence: string };

/** Why a table closed on the page, and the sentence for it. */
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

/**
 * A table as the page knows it. Everything here changes only by what the keeper of the table says; the page looks at
 * the signals and sends wishes.
 */
export class LiveTable {
  readonly connection: ReadonlySignal<Connection>;
  readonly info: ReadonlySignal<TableInfo | undefined>;
  readonly you: ReadonlySignal<You | undefined>;
  /** The game so far; absent in the lobby. */
  readonly book: ReadonlySignal<History | undefined>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  /** What was said last while the reader was here. */
  readonly justSaid: ReadonlySignal<ChatLine | undefined>;
  /** The share of its thinking that each thinking bot has done, by seat. */
  readonly thinking: ReadonlySignal<ReadonlyMap<Seat, number>>;
  readonly closing: ReadonlySignal<Closing | undefined>;
  /** The reader's seats that a bot held when the connection was opened last. */
  readonly stoodIn: ReadonlySignal<readonly Seat[]>;

  private readonly set: {
    readonly connection: Signal<Connection>;
    readonly info: Signal<TableInfo | undefined>;
    readonly you: Signal<You | undefined>;
    readonly book: Signal<History | undefined>;
    readonly chat: Signal<readonly ChatLine[]>;
    readonly justSaid: Signal<ChatLine | undefined>;
    readonly thinking: Signal<ReadonlyMap<Seat, number>>;
    readonly closing: Signal<Closing | undefined>;
    readonly stoodIn: Signal<readonly Seat[]>;
  };
  private readonly game: Game;
  private readonly address: Address;
  private readonly channel: Channel;
  /** Commands on their way. They are sent again when a lost connection is back; their ids make that harmless. */
  private readonly waiting = new Map<
    string,
    { readonly command: ClientMessage; readonly answer: (reply: Reply) => void }
  >();
  private looking: Seat | 'watcher' | undefined;
  /** Earlier pages are on their way. */
  private isReadingBack = false;
  private sent = 0;
  /** Ids must differ between pages of one browser too. */
  private readonly page = newId();

  constructor(game: Game, address: Address, open: OpenChannel) {
    this.game = game;
    this.address = address;
    this.set = {
      connection: signal('connecting'),
      info: signal(undefined),
      you: signal(undefined),
      book: signal(undefined),
      chat: signal([]),
      justSaid: signal(undefined),
      thinking: signal(new Map()),
      closing: signal(undefined),
      stoodIn: signal([]),
    };
    ({
      connection: this.connection,
      info: this.info,
      you: this.you,
      book: this.book,
      chat: this.chat,
      justSaid: this.justSaid,
      thinking: this.thinking,
      closing: this.closing,
      stoodIn: this.stoodIn,
    } = this.set);
    this.channel = open({
      opened: () => this.hello(),
      heard: (message) => batch(() => this.hear(message)),
      lost: () => {
        if (this.set.connection.value !== 'closed') this.set.connection.value = 'lost';
      },
      doubted: (isSo) => {
        if (this.set.connection.value === 'closed') return;
        this.set.connection.value = isSo ? 'lost' : 'open';
        // What was wished meanwhile waits to be sent.
        if (!isSo) this.sendAll();
      },
    });
  }

  /** Sends a wish; the answer comes once it is done and written down, or refused. */
  wish(wish: CommandBody): Promise<Reply> {
    const id = `${this.page}-${++this.sent}`;
    const command = { say: 'do', id, ...wish } as Command;
    return new Promise((answer) => {
      this.waiting.set(id, { command, answer });
      if (this.connection.value === 'open') this.channel.post(command);
    });
  }

  /** Looks through the eyes of another of the reader's seats: the game so far is sent again. */
  look(at: Seat | 'watcher'): Promise<Reply> {
    this.looking = at;
    return this.wish({ do: 'look', at });
  }

  /** Asks for a page that is not here yet, and those around it. */
  async readBack(page: number): Promise<void> {
    const pages = this.book.peek()?.pages;
    if (this.isReadingBack || pages === undefined || page < 0 || page >= pages.length) return;
    if (pages.at(page) !== undefined) return;
    this.isReadingBack = true;
    await this.wish({ do: 'readBack', page });
    // If they were refused, they did not come.
    this.isReadingBack = false;
  }

  close(): void {
    this.set.connection.value = 'closed';
    this.channel.close();
  }

  private hello(): void {
    const { table, key, language } = this.address;
    const book = this.book.value;
    this.channel.post({
      say: 'hello',
      protocol: PROTOCOL,
      table,
      language,
      rules: this.game.version,
      ...(key !== undefined && { key }),
      ...(book !== undefined && { since: book.n }),
      ...(this.looking !== undefined && { look: this.looking }),
    });
  }

  private hear(message: Message): void {
    switch (message.say) {
      case 'welcome':
        return this.welcome(message);
      case 'news':
        return this.read(message);
      case 'pages':
        return this.bindIn(message);
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
    if (story !== undefined) this.set.book.value = openHistory(this.game, story, n);
    for (const each of news) this.read(each);
    this.set.stoodIn.value = you.seats.filter((seat) => info.seats[seat]?.standIn);
    this.set.connection.value = 'open';
    this.sendAll();
  }

  private sendAll(): void {
    for (const { command } of this.waiting.values()) this.channel.post(command);
  }

  private read(news: Update): void {
    const book = this.book.value;
    if (book === undefined || news.n <= book.n) return;
    // A line is missing: ask for all that is new.
    if (!follows(book, news)) return this.hello();
    this.set.book.value = addUpdate(this.game, book, news);
    this.set.thinking.value = new Map();
  }

  private bindIn({ looking, story }: Extract<Message, { say: 'pages' }>): void {
    this.isReadingBack = false;
    const book = this.book.value;
    // The reader may look through other eyes by now.
    if (book === undefined || looking !== this.you.value?.looking) return;
    this.set.book.value = insertPages(this.game, book, story);
  }

  private answer(id: string, reply: Reply): void {
    this.waiting.get(id)?.answer(reply);
    this.waiting.delete(id);
  }
}
