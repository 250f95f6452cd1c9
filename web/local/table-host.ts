import type { Game, GameWithText } from '@skerry/engine';
import {
  allowedLook,
  type BotThinker,
  begun,
  type Change,
  type ClientMessage,
  type CommonWhy,
  type GameSession,
  type Hello,
  type Line,
  type LogPort,
  type Message,
  type Rematch,
  type Restored,
  readAfter,
  restore,
  type StoredTable,
  storedLines,
  systemClock,
  TableActor,
  type TableClient,
  type TableSetup,
  type TableSnapshot,
} from '@skerry/tables';
import {
  ELSEWHERE,
  HERE,
  type LocalLine,
  type LocalTable,
  localSeats,
  type Shelved,
  setupOf,
  shelve,
  snapshotOf,
  tableOf,
} from './local-table.ts';

export interface Device {
  /** After line `known`. Returns whether it was written; not if another tab wrote first. */
  write(table: LocalTable, known: number, lines: readonly LocalLine[], snapshot?: TableSnapshot): Promise<boolean>;
  read(): Promise<Shelved | undefined>;
  add(table: Shelved): Promise<void>;
  say(client: string, message: Message): void;
  readonly thinker: BotThinker;
  /** Milliseconds between moves of bots. */
  readonly botPause: number;
  /** Milliseconds before a prompt passes that somebody does not want to see. */
  readonly passPause: number;
  failed(error: unknown): void;
  /** The table cannot be read again. */
  lost(): void;
}

interface LocalClient extends TableClient {
  readonly id: string;
}

/** Everybody at this device is the same person: a bot may stand in for anybody. */
const BY = { person: HERE, invited: true, isHere: () => false };

/** Without where they are stored and which command made them. */
const plain = (lines: readonly LocalLine[]): Line[] => lines.map(({ table, command, ...line }) => line);

/** Sends the same messages as a server. */
export class TableHost {
  private readonly device: Device;
  private readonly clients = new Map<string, LocalClient>();
  private readonly actor: TableActor<TableSetup, LocalClient>;

  private constructor(rules: GameWithText, log: ShelfLog, stored: StoredTable<TableSetup>, device: Device) {
    this.device = device;
    const { botPause: watched, passPause: passing } = device;
    this.actor = new TableActor(rules, stored, {
      log,
      audience: {
        clients: { [Symbol.iterator]: () => this.clients.values() },
        send: ({ id }, message) => device.say(id, message),
        // Nobody waits for those elsewhere: their game is over.
        present: () => new Set(this.clients.size > 0 ? [HERE, ELSEWHERE] : []),
        contextOf: () => BY,
        chat: () => [],
        links: () => undefined,
        reseat: () => [],
        sentence: () => undefined,
        informed: () => {},
      },
      clock: systemClock({ watched, unwatched: 0, passing }),
      thinker: device.thinker,
    });
    this.actor.wake();
  }

  /** Or why it cannot continue. A session that has all lines is used as it is. */
  static of(rules: GameWithText, shelved: Shelved, device: Device, session?: GameSession): TableHost | CommonWhy {
    const log = new ShelfLog(rules, device, shelved.table.id);
    const stored = log.load(shelved, session);
    return 'why' in stored ? stored.why : new TableHost(rules, log, stored, device);
  }

  /** Resolves when the message is answered. */
  async hear(client: string, message: ClientMessage): Promise<void> {
    switch (message.say) {
      case 'hello':
        await this.actor.settled();
        this.welcome(client, message);
        break;
      case 'ping':
        return this.device.say(client, { say: 'pong' });
      case 'do': {
        const known = this.clients.get(client);
        if (known) await this.actor.handle(known, message);
      }
    }
    await this.actor.settled();
  }

  /** Then the game is over, and anybody’s eyes may be looked through. */
  private get isOfOthers(): boolean {
    return this.actor.setup.seats.some(({ person }) => person === ELSEWHERE);
  }

  private welcome(id: string, { look, language = 'en', offers = false, paths = false, since }: Hello): void {
    const client: LocalClient = {
      id,
      person: HERE,
      language,
      looking: allowedLook(this.actor.setup, this.isOfOthers ? ELSEWHERE : HERE, look),
      knowsRules: true,
      wantsOffers: offers,
      takesPaths: paths,
    };
    this.clients.set(id, client);
    this.actor.welcome(client, since);
    this.actor.wake();
  }

  leave(client: string): void {
    this.clients.delete(client);
  }

  close(): void {
    this.actor.close();
  }
}

function restoreQuickly(game: Game, shelved: Shelved, lines: readonly Line[]): Restored {
  const { head } = shelved.table;
  const after = readAfter(game, head, shelved.snapshot);
  const quick = restore(game, { ...shelved, head, lines: lines.filter(({ n }) => n > after) });
  // If the snapshot is broken, the whole log may still be good.
  const isGood = 'session' in quick && quick.stopped === undefined;
  return isGood || after === 0 ? quick : restore(game, { ...shelved, head, lines });
}

class ShelfLog implements LogPort<TableSetup, LocalClient> {
  private readonly rules: GameWithText;
  private readonly device: Device;
  private readonly id: string;
  private setup: TableSetup | undefined;
  private game: GameSession['game'];
  private lines: readonly Line[] = [];
  private rematch: Shelved | undefined;

  constructor(rules: GameWithText, device: Device, id: string) {
    this.rules = rules;
    this.device = device;
    this.id = id;
    this.game = rules.game;
  }

  load(shelved: Shelved, session?: GameSession): StoredTable<TableSetup> | { readonly why: CommonWhy } {
    const { game } = this.rules;
    const lines = plain(shelved.lines);
    const up = session?.n === shelved.table.n ? { session } : restoreQuickly(game, shelved, lines);
    if ('why' in up) return up;
    const result = up.session.outcome();
    const setup = { ...setupOf(shelved.table), version: game.version, ...(result && { result }) };
    this.lines = lines;
    this.setup = setup;
    this.game = up.session.game;
    return { setup, ...up, lines: shelved.lines };
  }

  async read(): Promise<StoredTable<TableSetup>> {
    const shelved = await this.device.read();
    const stored = shelved && this.load(shelved);
    if (stored === undefined || 'why' in stored) throw new Error(`The table cannot be read: ${stored?.why.why}.`);
    return stored;
  }

  async append(
    { lines: applied, setup, rematch }: Change<TableSetup>,
    session: GameSession | undefined,
    command?: string,
  ): Promise<'written' | 'behind'> {
    if (session === undefined) throw new Error('A table on a device has no lobby.');
    this.setup = setup;
    const lines = storedLines(applied, command).map((line) => ({ ...line, table: this.id }));
    const table = tableOf({ ...setup, touched: Date.now() }, session);
    // A tab may be closed at any time, so later rules get the newest position with every line.
    const { snapshot } = lines.length > 0 ? snapshotOf(session) : {};
    if (rematch && this.rematch) await this.device.add(this.rematch);
    return (await this.device.write(table, session.n - lines.length, lines, snapshot)) ? 'written' : 'behind';
  }

  async linesUpTo(last: number): Promise<readonly Line[]> {
    return this.lines.filter(({ n }) => n <= last);
  }

  /** They are all in memory. */
  async hasCommand(): Promise<boolean> {
    return false;
  }

  /** There is nobody to wait for, so it begins at once. */
  newTable(rematch: Rematch): string | { readonly why: CommonWhy } {
    const now = Date.now();
    const { name, seats } = rematch;
    if (this.setup === undefined) return { why: { why: 'notStarted' } };
    const again = begun({ ...this.setup, ...rematch }, this.game, now);
    if ('why' in again) return again;
    this.rematch = shelve(again.begun, { name, seats: localSeats(seats), now });
    return this.rematch.table.id;
  }

  failed(error: unknown): CommonWhy {
    this.device.failed(error);
    return { why: 'busy' };
  }

  lost(error: unknown): void {
    this.device.failed(error);
    this.device.lost();
  }
}
