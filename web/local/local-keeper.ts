import type { Action, GameWithText, Seat } from '@skerry/engine';
import {
  type AppliedLine,
  actForBot,
  type BotThinker,
  begun,
  type Change,
  type ClientMessage,
  type Command,
  type CommonWhy,
  CompletedCommands,
  execute,
  eyesOf,
  GameSession,
  gameSoFar,
  type Hello,
  isBots,
  isTold,
  type Line,
  type Message,
  offersFor,
  PROTOCOL,
  type Reader,
  type Refused,
  readAfter,
  type SeatRow,
  sentenceFor,
  settled,
  stoodIn,
  type TableInfo,
  type TableSetup,
  type TableSnapshot,
  TableTimers,
  type TakenUp,
  tableInfo,
  takeUp,
  type UndoStop,
  undoStop,
  updateFor,
  viewerOf,
  youAre,
} from '@skerry/tables';
import {
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

/** What the keeper of a table needs of the device. */
export interface Device {
  /** Writes down what changed. It is told to nobody before this is done; `known` is the last line known before. */
  write(table: LocalTable, known: number, line?: LocalLine, snapshot?: TableSnapshot): Promise<void>;
  add(table: Shelved): Promise<void>;
  say(client: string, message: Message): void;
  readonly mind: BotThinker;
  /** How long a bot waits after a line before it makes the next, so that people can follow. */
  readonly botPause: number;
  /** How long a stop stands at which somebody does not want to be asked, before it goes by. */
  readonly passPause: number;
  /** Something could not be written down: the table is to be taken up anew from what was written. */
  failed(error: unknown): void;
  /** A bot could not decide; it will try again. */
  trouble(error: unknown): void;
  now(): number;
}

type Readable = Exclude<TakenUp, { readonly why: CommonWhy }>;

const ALONE: CommonWhy = { why: 'badMessage', part: 'there is nobody else to talk to' };

/** Nobody is told apart round one device: a bot may stand in for anybody, and all are here. */
const BY = { person: HERE, invited: true, isHere: () => false };

function attempt<V>(act: () => V): V | { readonly error: unknown } {
  try {
    return act();
  } catch (error) {
    return { error };
  }
}

/** Lines as they are played, without where they are kept and what asked for them. */
const plain = (lines: readonly LocalLine[]): Line[] => lines.map(({ table, command, ...line }) => line);

/** A table that is kept on this device, as long as somebody is at it. It says just what a server would say. */
export class LocalKeeper {
  private readonly rules: GameWithText;
  private readonly device: Device;
  private readonly readers = new Map<string, Reader>();
  private readonly answers: CompletedCommands;
  private setup: TableSetup;
  private readonly session: GameSession;
  /** Why the game cannot go on, if it cannot. */
  private readonly stopped: CommonWhy | undefined;
  private readonly timers: TableTimers;
  private lastAt: number;
  /** A bot fails at this position. */
  private isStuck = false;
  private turn: Promise<void> = Promise.resolve();

  /** The lines that were there when it was taken up. */
  private readonly early: readonly Line[];
  private past: GameSession | undefined;

  private constructor(rules: GameWithText, { table, lines }: Shelved, device: Device, { session, stopped }: Readable) {
    this.rules = rules;
    this.device = device;
    this.setup = { ...setupOf(table), version: rules.game.version };
    this.session = session;
    this.stopped = stopped;
    this.answers = new CompletedCommands(lines);
    this.early = plain(lines);
    this.lastAt = lines.at(-1)?.at ?? 0;
    this.timers = new TableTimers(
      device.mind,
      { watched: device.botPause, unwatched: 0, passing: device.passPause },
      {
        setup: () => this.setup,
        isWatched: () => this.readers.size > 0,
        lastAt: () => this.lastAt,
        act: (seat, n, action) => this.actFor(seat, n, action, isBots),
        pass: (seat, n, action) => this.actFor(seat, n, action, (row) => !isBots(row)),
        thinks: (seat, share) => {
          for (const client of this.readers.keys()) device.say(client, { say: 'thinking', seat, share });
        },
        timeIsUp: (late) => void this.inTurn(() => this.timeIsUp(late)),
        trouble: (error) => device.trouble(error),
        stuck: () => this.tellStuck(true),
      },
    );
    this.wake();
  }

  /** Takes a table up from its snapshot and the lines since, or says why not. */
  static of(rules: GameWithText, shelved: Shelved, device: Device): LocalKeeper | CommonWhy {
    const { head } = shelved.table;
    const lines = plain(shelved.lines);
    const after = readAfter(rules.game, head, shelved.snapshot);
    const quick = takeUp(rules.game, { ...shelved, head, lines: lines.filter(({ n }) => n > after) });
    // Where the snapshot is broken, the whole log may still be good.
    const isGood = 'session' in quick && quick.stopped === undefined;
    const up = isGood || after === 0 ? quick : takeUp(rules.game, { ...shelved, head, lines });
    return 'why' in up ? up.why : new LocalKeeper(rules, shelved, device, up);
  }

  /** The game up to where it was taken up, once somebody has looked back there. */
  private beginning(): GameSession {
    const { game, head, startsAfter } = this.session;
    this.past ??= GameSession.load(
      game,
      head,
      this.early.filter(({ n }) => n <= startsAfter),
    );
    return this.past;
  }

  /** One message after the other. Resolves when it is answered. */
  hear(client: string, message: ClientMessage): Promise<void> {
    return this.inTurn(() => this.answer(client, message));
  }

  leave(client: string): void {
    this.readers.delete(client);
  }

  /** Ends all thinking. */
  close(): void {
    this.timers.rest();
  }

  private inTurn(act: () => Promise<void>): Promise<void> {
    this.turn = this.turn.then(act).catch((error) => this.device.failed(error));
    return this.turn;
  }

  private async answer(client: string, message: ClientMessage): Promise<void> {
    switch (message.say) {
      case 'hello':
        return this.welcome(client, message);
      case 'ping':
        return this.device.say(client, { say: 'pong' });
      case 'do':
        return this.carryOut(client, message);
    }
  }

  private welcome(client: string, { look, language = 'en', offers = false, since }: Partial<Hello>): void {
    const looking = eyesOf(this.setup, HERE, look);
    const reader: Reader = { person: HERE, language, looking, knowsRules: true, wantsOffers: offers };
    this.readers.set(client, reader);
    this.device.say(client, {
      say: 'welcome',
      protocol: PROTOCOL,
      you: youAre(this.setup, reader),
      info: this.info(),
      ...gameSoFar(this.session, reader, since),
      chat: [],
      ...offersFor(reader, this.session, this.setup),
    });
  }

  private async carryOut(client: string, command: Command): Promise<void> {
    const reader = this.readers.get(client);
    if (reader === undefined) return;
    const { id } = command;
    const done = this.doneBefore(command);
    if (done) return this.device.say(client, done);
    if (command.do === 'look') {
      const { language, wantsOffers } = reader;
      this.welcome(client, { look: command.at, language, offers: wantsOffers });
      return this.device.say(client, { say: 'done', id });
    }
    const { setup, session } = this;
    if (command.do === 'readBack') {
      const audience = viewerOf(reader);
      const story = session.stretch(command.page, audience) ?? this.beginning().stretch(command.page, audience);
      if (story) this.device.say(client, { say: 'pages', looking: reader.looking, story });
      return this.device.say(client, { say: 'done', id });
    }
    const refuse = (refused: Refused) => {
      const sentence = sentenceFor(this.rules, { setup, session }, reader.language, refused);
      this.device.say(client, { say: 'refused', id, why: refused.why, sentence });
    };
    if (this.stopped) return refuse({ why: this.stopped });
    let trouble: CommonWhy = { why: 'fault' };
    let stop: UndoStop | undefined;
    try {
      const change = this.execute(command);
      if ('why' in change) return refuse(change);
      trouble = { why: 'busy' };
      if (change.next) await this.device.add(change.next);
      await this.make(change, id);
      stop = undoStop(reader.language, change.applied?.stop);
    } catch (error) {
      refuse({ why: trouble });
      throw error;
    }
    this.device.say(client, { say: 'done', id, ...this.doneBefore(command), ...(stop && { stop }) });
  }

  /** The word that a command is done, if it is. */
  private doneBefore(command: Command): Extract<Message, { say: 'done' }> | undefined {
    const { id } = command;
    const isMove = command.do === 'play' || command.do === 'undo';
    const n = isMove ? this.answers.lineOf(command.seat, id) : undefined;
    if (isMove && n !== undefined) return { say: 'done', id, n: this.session.known(command.seat, n) };
    return this.answers.wasDone(HERE, id) ? { say: 'done', id } : undefined;
  }

  private execute(
    command: Exclude<Command, { do: 'look' | 'readBack' }>,
  ): (Change<TableSetup> & { next?: Shelved }) | Refused {
    if (command.do === 'chat' || command.do === 'gesture') return { why: ALONE };
    const { setup, session, device } = this;
    const { game } = session;
    const change = execute({ setup, session, game }, command, BY, device.now());
    if ('why' in change || change.rematch === undefined) return change;
    // Nobody else must come, so it begins at once.
    const { seats, name } = change.rematch;
    const again = begun({ ...setup, ...change.rematch }, game, device.now());
    if ('why' in again) return again;
    const next = shelve(again.begun, { name, seats: localSeats(seats), now: device.now() });
    return { setup: { ...setup, next: next.table.id }, next };
  }

  /** Writes a change down, then tells it. */
  private async make({ setup, applied }: Change<TableSetup>, command?: string): Promise<void> {
    const { session, device } = this;
    const { line } = applied ?? {};
    const isChanged = setup !== this.setup;
    if (line || isChanged) {
      const table = tableOf({ ...setup, touched: device.now() }, session);
      const written = line && { ...line, table: table.id, ...(command !== undefined && { command }) };
      // A tab may go without a word, so later rules are given the newest position with every line.
      const { snapshot } = line ? snapshotOf(session) : {};
      await device.write(table, line ? line.n - 1 : session.n, written, snapshot);
    }
    this.setup = setup;
    if (line) this.lastAt = line.at;
    if (command !== undefined) {
      if (line?.seat === undefined) this.answers.done(HERE, command);
      else this.answers.madeLine(line.seat, command, line.n);
    }
    if (applied) this.tellNews(applied);
    if (applied && this.isStuck) this.tellStuck(false);
    else if (isChanged) this.tellInfo();
    this.wake();
  }

  private tellNews(applied: AppliedLine): void {
    const { session, setup } = this;
    for (const [client, reader] of this.readers) {
      if (isTold(applied.line, reader.looking)) this.device.say(client, updateFor(reader, session, setup, applied));
    }
  }

  private tellStuck(isStuck: boolean): void {
    this.isStuck = isStuck;
    this.tellInfo();
  }

  private tellInfo(): void {
    const info = this.info();
    for (const [client, reader] of this.readers) {
      this.device.say(client, { say: 'info', info, you: youAre(this.setup, reader) });
    }
  }

  private info(): TableInfo {
    const { stopped, isStuck } = this;
    return tableInfo(this.setup, new Set([HERE]), this.device.now(), {
      ...(stopped && { stopped }),
      ...(isStuck && { stuck: true }),
    });
  }

  /** Bots look at the table as it is written down. */
  private wake(): void {
    if (this.setup.stage === 'playing' && !this.stopped) this.timers.wake(this.session);
    else this.timers.rest();
  }

  /** Throws if the move itself fails; if it cannot be written down, the device is told. */
  private async actFor(seat: Seat, n: number, action: Action, still: (row: SeatRow) => boolean): Promise<void> {
    let trouble: unknown;
    await this.inTurn(async () => {
      const { setup, session } = this;
      const seated = setup.seats[seat];
      // Somebody acted meanwhile, or took the seat back: the bots will look again.
      if (n !== session.n || !seated || !still(seated)) return;
      const change = attempt(() => actForBot(setup, session, { seat, action }, this.device.now()));
      if ('error' in change) trouble = change.error;
      else if ('why' in change) trouble = new Error(`The bot of seat ${seat} was refused: ${change.why.why}.`);
      else await this.make(change);
    });
    if (trouble !== undefined) throw trouble;
  }

  private timeIsUp(late: readonly Seat[]): Promise<void> {
    return this.make({ setup: settled(stoodIn(this.setup, late), this.session, this.device.now()) });
  }
}
