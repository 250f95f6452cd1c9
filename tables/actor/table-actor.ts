import { type Action, type GameWithText, type Seat, same } from '@skerry/engine';
import type { AppliedLine } from '../applied-line.ts';
import { actForBot, type Change, execute, makesLines, type Refused, settled, stoodIn } from '../commands/play.ts';
import type { GameSession } from '../game-session.ts';
import type { Line } from '../lines.ts';
import { gameSoFar, offersFor, sentenceFor, tableInfo, undoStop, youAre } from '../reader-messages.ts';
import type { CommonWhy } from '../reasons/whys.ts';
import { isBots, type SeatRow, type TableSetup } from '../table-setup.ts';
import type { Command } from '../wire/commands.ts';
import { type HistorySlice, type Message, PROTOCOL, type Update } from '../wire/messages.ts';
import type { TableInfo } from '../wire/table-info.ts';
import { CompletedCommands } from './completed-commands.ts';
import { EarlierPages } from './earlier-pages.ts';
import type { StoredTable, TableClient, TablePorts } from './ports.ts';
import { TableTimers } from './table-timers.ts';
import { updatesByReader } from './updates.ts';

/** The client that waits for the answer to a command. */
export interface Requester<C> {
  readonly client: C;
  readonly id: string;
  /** Set for moves only. */
  readonly seat?: Seat | undefined;
}

export interface CommitOptions<C> {
  readonly requester?: Requester<C>;
  /** At most one of the three is called. */
  readonly written?: (() => void) | undefined;
  readonly failed?: () => void;
  /** Another process or tab wrote first; the table was read again. */
  readonly again?: () => void;
}

/** A command sent again before its line was written. */
interface Repetition<C> {
  readonly requester: Requester<C>;
  again(): void;
}

const ALONE: CommonWhy = { why: 'badMessage', part: 'there is nobody else to talk to' };
const BUSY: Refused = { why: { why: 'busy' } };
const NO_LINES: readonly AppliedLine[] = [];
/** Milliseconds before bots try again at a table that could not be written. */
const AFTER_TROUBLE = 1000;
/** Cached per kind of reader and line number, for one position. */
const MOST_HISTORIES = 32;

/**
 * Runs one table. Commands are executed in memory one after the other, each change is appended to the log, and clients are
 * told of it once it is written. Several appends may be in flight. If one fails, the table is read again from the store, so
 * no client has seen what was lost; if another process or tab wrote first, the commands are executed again on top of that.
 */
export class TableActor<S extends TableSetup = TableSetup, C extends TableClient = TableClient> {
  readonly rules: GameWithText;
  private readonly ports: TablePorts<S, C>;
  private readonly timers: TableTimers;
  private readonly earlier: EarlierPages;
  /** With changes that are not written yet. */
  private current: S;
  /** What clients have been told: only what is written. */
  private told: S;
  private game: GameSession | undefined;
  private stopped: CommonWhy | undefined;
  private completed = new CompletedCommands([]);
  private readonly repetitions = new Map<number, Repetition<C>[]>();
  private readonly histories = new Map<string, ReturnType<typeof gameSoFar>>();
  private writtenLine = 0;
  private lastAt = 0;
  private appends = 0;
  private waiting: (() => void)[] = [];
  /** Commands that arrived while the log is being read. */
  private held: (() => void)[] | undefined;
  /** Executed first after that. */
  private redo: (() => void)[] = [];
  private readonly reads: (() => Promise<void>)[] = [];
  /** The table in memory may differ from the stored one. */
  private isStale = false;
  /** A bot fails at this position. */
  private isStuck = false;
  private isClosed = false;
  private cancelPause: (() => void) | undefined;

  constructor(rules: GameWithText, stored: StoredTable<S>, ports: TablePorts<S, C>) {
    this.rules = rules;
    this.ports = ports;
    this.current = stored.setup;
    this.told = stored.setup;
    this.earlier = new EarlierPages((last) => ports.log.linesUpTo(last));
    this.timers = new TableTimers(ports.thinker, ports.clock, {
      setup: () => this.current,
      isWatched: () => ports.audience.present().size > 0,
      lastAt: () => this.lastAt,
      act: (seat, n, action) => this.actFor(seat, n, action, isBots),
      pass: (seat, n, action) => this.actFor(seat, n, action, (row) => !isBots(row)),
      thinks: (seat, share) => this.tell({ say: 'thinking', seat, share: Math.round(share * 100) / 100 }),
      timeIsUp: (late) => this.timeIsUp(late),
      trouble: (error) => void ports.log.failed(error, 'Bot move failed.'),
      stuck: () => this.setStuck(true),
    });
    this.take(stored);
  }

  get id(): string {
    return this.current.id;
  }

  get setup(): S {
    return this.current;
  }

  get session(): GameSession | undefined {
    return this.game;
  }

  /** The last line that is written. */
  get n(): number {
    return this.writtenLine;
  }

  get touched(): number {
    return Math.max(this.current.touched, this.lastAt);
  }

  get isBusy(): boolean {
    return this.appends > 0 || this.held !== undefined || this.timers.busy;
  }

  // Commands

  /** `written` is called when the change is written. Resolves when a command that only reads is answered. */
  handle(client: C, command: Command, written?: () => void): void | Promise<void> {
    const requester = { client, id: command.id };
    if (this.isClosed) return this.refuse(requester, BUSY);
    if (this.held) return void this.held.push(() => this.handle(client, command, written));
    try {
      return this.carryOut(requester, command, written);
    } catch (error) {
      this.ports.log.failed(error, 'Command failed.');
      this.refuse(requester, { why: { why: 'fault' } });
      void this.reread();
    }
  }

  private carryOut(requester: Requester<C>, command: Command, written?: () => void): void | Promise<void> {
    const { client } = requester;
    const again = () => this.handle(client, command, written);
    if (this.isRepeated(client, command)) return this.answerAgain(requester, command, again);
    switch (command.do) {
      case 'look':
        return this.look(requester, command.at);
      case 'readBack':
        return this.sendPages(requester, command.page);
      case 'chat':
      case 'gesture':
        return this.refuse(requester, { why: ALONE });
    }
    if (this.stopped) return this.refuse(requester, { why: this.stopped });
    const { current: setup, game: session } = this;
    // The log binds a local table to its content pack.
    const game = session?.game ?? this.rules.game;
    const by = this.ports.audience.contextOf(client);
    const change = execute({ setup, session, game }, command, by, this.ports.clock.now());
    if (!('why' in change))
      return this.commit(change, {
        requester: { client, id: command.id, seat: makesLines(command) ? command.seat : undefined },
        again,
        written,
      });
    // A move decided before the lines in memory may be a repetition of one that was played long ago.
    const isOld =
      makesLines(command) && session !== undefined && command.n < session.known(command.seat, session.startsAfter);
    return isOld ? this.lookUp(requester, command.seat, change) : this.refuse(requester, change);
  }

  isRepeated({ person }: C, command: Command): boolean {
    const { id } = command;
    if (!makesLines(command)) return this.completed.wasDone(person, id);
    const { seat } = command;
    return this.current.seats[seat]?.person === person && this.completed.lineOf(seat, id) !== undefined;
  }

  private answerAgain(requester: Requester<C>, command: Command, again: () => void): void {
    const seat = makesLines(command) ? command.seat : undefined;
    const n = seat === undefined ? undefined : this.completed.lineOf(seat, command.id);
    if (n === undefined || n <= this.writtenLine)
      return this.sendDone(requester, this.game?.known(seat ?? 'watcher', n));
    const others = this.repetitions.get(n) ?? [];
    this.repetitions.set(n, [...others, { requester: { ...requester, seat }, again }]);
  }

  private async lookUp(requester: Requester<C>, seat: Seat, refused: Refused): Promise<void> {
    const found = await this.find(requester, this.ports.log.hasCommand(seat, requester.id));
    if (found?.value) this.sendDone(requester);
    else if (found) this.refuse(requester, refused);
  }

  /** Awaits an answer of the log. If there is none, refuses the command. */
  async find<V>(requester: Requester<C>, answer: Promise<V>): Promise<{ readonly value: V } | undefined> {
    try {
      return { value: await answer };
    } catch (error) {
      this.refuse(requester, { why: this.ports.log.failed(error, 'Reading for a command failed.') });
      return undefined;
    }
  }

  private async look(requester: Requester<C>, at: Seat | 'watcher'): Promise<void> {
    const { client } = requester;
    await this.settled();
    if (at !== 'watcher' && this.current.seats[at]?.person !== client.person)
      return this.refuse(requester, { why: { why: 'notYourSeat' } });
    client.looking = at;
    this.welcome(client);
    this.sendDone(requester);
  }

  private async sendPages(requester: Requester<C>, page: number): Promise<void> {
    const { client } = requester;
    await this.settled();
    const session = this.game;
    if (session === undefined) return this.refuse(requester, { why: { why: 'notStarted' } });
    const here = session.pagesWith(page, client);
    const found = here ? { value: here } : await this.find(requester, this.earlierPages(session, page, client));
    if (found === undefined) return;
    const { value: story } = found;
    if (story === undefined) return this.refuse(requester, { why: { why: 'lookAgain' } });
    this.ports.audience.send(client, { say: 'pages', looking: client.looking, story });
    this.sendDone(requester);
  }

  private async earlierPages(session: GameSession, page: number, client: C): Promise<HistorySlice | undefined> {
    if (session.startsAfter === 0) return undefined;
    return (await this.earlier.of(session)).pagesWith(page, client);
  }

  // Changes

  /** Appends a change that was made in memory, then tells the clients. */
  commit(change: Change<S>, options: CommitOptions<C> = {}): void {
    const { requester } = options;
    const { rematch, begun, lines = NO_LINES } = change;
    const next = rematch && this.ports.log.newTable(rematch, requester?.client);
    if (typeof next === 'object') return requester && this.refuse(requester, next);
    const changed = next === undefined ? change.setup : { ...change.setup, next };
    const isChanged = changed !== this.current;
    if (!isChanged && lines.length === 0) {
      options.written?.();
      return requester && this.sendDone(requester);
    }
    const setup = lines.length > 0 ? changed : { ...changed, touched: this.ports.clock.now() };
    this.current = setup;
    if (begun) this.game = begun;
    const session = this.game;
    const updates = session && updatesByReader(session, setup, lines, this.ports.audience.clients);
    const last = lines.at(-1)?.line;
    if (last && requester?.seat !== undefined) this.completed.madeLine(requester.seat, requester.id, last.n);
    this.append({ setup, lines, begun, rematch }, options, () => {
      this.told = setup;
      options.written?.();
      if (session && updates && last) {
        if (requester && last.seat === undefined) this.completed.done(requester.client.person, requester.id);
        this.tellLines(session, lines, updates, isChanged, requester);
      } else {
        this.tellSetup(begun !== undefined);
        if (requester) this.done(requester);
      }
      this.wake();
    });
  }

  /** Changes the setup once all is written, and again if another process wrote first. Returns whether it was written. */
  async rewrite(change: (setup: S) => S | undefined): Promise<boolean> {
    await this.settled();
    const setup = change(this.current);
    if (setup === undefined || this.isClosed) return false;
    return new Promise((resolve) => {
      this.commit(
        { setup },
        {
          written: () => resolve(true),
          failed: () => resolve(false),
          again: () => resolve(this.rewrite(change)),
        },
      );
    });
  }

  private append(change: Change<S>, options: CommitOptions<C>, written: () => void): void {
    if (this.isClosed) {
      options.failed?.();
      return options.requester && this.refuse(options.requester, BUSY);
    }
    this.appends++;
    const end = (follows: () => void): void => {
      this.appends--;
      follows();
      if (this.appends === 0) this.release();
      if (this.isStale) void this.readOn();
    };
    this.ports.log.append(change, this.game, options.requester?.id).then(
      (answer) => end(answer === 'written' ? written : () => this.collided(options)),
      (error) => end(() => this.appendFailed(error, options)),
    );
  }

  private collided({ again }: CommitOptions<C>): void {
    this.isStale = true;
    if (again) this.redo.push(again);
    this.redo.push(...this.takeRepetitions().map((each) => each.again));
  }

  /** Whether it was written is known only after reading the log. */
  private appendFailed(error: unknown, { requester, failed }: CommitOptions<C>): void {
    this.isStale = true;
    const why = this.ports.log.failed(error, 'Saving a table failed.');
    this.pause();
    const requesters = [...(requester ? [requester] : []), ...this.takeRepetitions().map((each) => each.requester)];
    this.redo.push(() => {
      failed?.();
      for (const each of requesters) {
        const made = each.seat === undefined ? undefined : this.completed.lineOf(each.seat, each.id);
        if (made !== undefined && made <= this.writtenLine)
          this.sendDone(each, this.game?.known(each.seat ?? 'watcher', made));
        else this.refuse(each, { why });
      }
    });
  }

  private takeRepetitions(): readonly Repetition<C>[] {
    const all = [...this.repetitions.values()].flat();
    this.repetitions.clear();
    return all;
  }

  // Reading the log

  /** Resolves when everything so far is written or rolled back, and nothing is being read. */
  async settled(): Promise<void> {
    while (this.appends > 0 || this.held) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  private release(): void {
    for (const go of this.waiting.splice(0)) go();
  }

  /** Whether lines of another process can be applied now, without reading anything. */
  get isFollowing(): boolean {
    return !this.held && this.appends === 0 && !this.isStale && this.game !== undefined;
  }

  /** Reads what is new while commands wait; the whole table if it is stale. */
  async readOn(read?: () => Promise<void>): Promise<void> {
    if (read) this.reads.push(read);
    if (this.held) return this.settled();
    const held: (() => void)[] = [];
    this.held = held;
    while (this.appends > 0) await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      while (this.isStale || this.reads.length > 0) {
        if (this.isStale) await this.reload();
        else await this.reads.shift()?.();
      }
    } catch (error) {
      this.close();
      this.ports.log.lost(error);
    }
    this.held = undefined;
    this.release();
    for (const go of [...this.redo.splice(0), ...held]) go();
    this.wake();
  }

  reread(): Promise<void> {
    this.isStale = true;
    return this.readOn();
  }

  /** Replaces the table by the stored one, and sends clients what they missed. */
  private async reload(): Promise<void> {
    // Bots may be thinking about a position that was never written.
    this.timers.rest();
    this.reads.length = 0;
    const stored = await this.ports.log.read();
    const { game, told: before, writtenLine: n } = this;
    this.isStale = false;
    this.take(stored);
    const session = this.game;
    for (const client of this.ports.audience.clients) {
      if (session === undefined) continue;
      const known = game && session.startsAfter <= n ? session.known(client.looking, n) : undefined;
      const news = known === undefined ? undefined : session.since(known, client);
      if (news === undefined) this.welcome(client);
      else this.sendMissed(client, session, news);
    }
    if (!same(stored.setup, before)) this.tellSetup(false);
  }

  private sendMissed(client: C, session: GameSession, missed: readonly Update[]): void {
    for (const update of missed) {
      const offers = update === missed.at(-1) ? offersFor(client, session, this.told) : {};
      this.ports.audience.send(client, { say: 'news', ...update, ...offers });
    }
  }

  take({ setup, session, lines, stopped }: StoredTable<S>): void {
    this.current = setup;
    this.told = setup;
    this.game = session;
    this.stopped = stopped;
    this.histories.clear();
    this.completed = new CompletedCommands(lines);
    this.writtenLine = session?.n ?? 0;
    this.lastAt = lines.at(-1)?.at ?? 0;
  }

  /** Applies what another process wrote: lines, and the setup if it changed. */
  follow(lines: readonly Line[], setup?: S): void {
    const { game: session } = this;
    if (setup) {
      this.current = setup;
      this.told = setup;
    }
    if (lines.length > 0) this.timers.rest();
    for (const line of lines) {
      if (session === undefined) break;
      const applied = [session.follow(line)];
      if (line.seat !== undefined && line.command !== undefined)
        this.completed.madeLine(line.seat, line.command, line.n);
      const updates = updatesByReader(session, this.told, applied, this.ports.audience.clients);
      this.tellLines(session, applied, updates, false);
    }
    if (setup) this.tellSetup(false);
  }

  // Messages

  /** Sends a client all it may know, or what is new since it knew `since` lines. */
  welcome(client: C, since?: number): void {
    const { audience } = this.ports;
    audience.send(client, {
      say: 'welcome',
      protocol: PROTOCOL,
      you: youAre(this.told, client, audience.links(this.told)),
      info: this.info(),
      ...this.historyFor(client, since),
      chat: audience.chat(client, this.told),
      ...offersFor(client, this.game, this.told),
    });
  }

  private historyFor(client: C, since?: number): ReturnType<typeof gameSoFar> {
    const kind = `${client.knowsRules}/${client.looking}/${since ?? ''}`;
    const kept = this.histories.get(kind);
    if (kept) return kept;
    const story = gameSoFar(this.game, client, since);
    if (this.histories.size === MOST_HISTORIES) this.histories.clear();
    this.histories.set(kind, story);
    return story;
  }

  private info(): TableInfo {
    const { told, stopped, isStuck } = this;
    const { audience, clock } = this.ports;
    // A record without its seed was not stopped: it can only be looked at.
    const isEnded = told.stage === 'over' && told.result === undefined && told.head?.seed !== undefined;
    const ended: CommonWhy | undefined = stopped ?? (isEnded ? { why: 'ended' } : undefined);
    return tableInfo(told, audience.present(), clock.now(), {
      ...(ended && { stopped: ended }),
      ...(isStuck && { stuck: true }),
      ...(audience.standInAt && { standInAt: audience.standInAt }),
    });
  }

  tell(message: Message): void {
    for (const client of this.ports.audience.clients) this.ports.audience.send(client, message);
  }

  tellInfo(): void {
    const { audience } = this.ports;
    const info = this.info();
    const links = audience.links(this.told);
    for (const client of audience.clients)
      audience.send(client, { say: 'info', info, you: youAre(this.told, client, links) });
    audience.informed();
  }

  private tellSetup(isBegun: boolean): void {
    for (const client of this.ports.audience.reseat(this.told)) void this.welcomeLater(client);
    if (isBegun) this.welcomeAll();
    this.tellInfo();
  }

  welcomeAll(): void {
    this.histories.clear();
    for (const client of this.ports.audience.clients) this.welcome(client);
  }

  /** For a client whose view changed, once everything in memory is written. */
  private async welcomeLater(client: C): Promise<void> {
    await this.settled();
    for (const each of this.ports.audience.clients) if (each === client) this.welcome(client);
  }

  private tellLines(
    session: GameSession,
    lines: readonly AppliedLine[],
    updates: (client: C) => readonly Message[],
    isSetupChanged: boolean,
    requester?: Requester<C>,
  ): void {
    const { audience } = this.ports;
    if (this.histories.size > 0) this.histories.clear();
    const requesters = requester ? [requester] : [];
    for (const { line } of lines) {
      this.writtenLine = line.n;
      this.lastAt = line.at;
      if (this.repetitions.size === 0) continue;
      for (const each of this.repetitions.get(line.n) ?? []) requesters.push(each.requester);
      this.repetitions.delete(line.n);
    }
    for (const client of audience.clients) for (const update of updates(client)) audience.send(client, update);
    if (this.isStuck || isSetupChanged) this.setStuck(false);
    const last = lines.at(-1);
    if (last === undefined) return;
    for (const each of requesters) {
      const stop = undoStop(each.client.language, last.stop);
      this.sendDone(each, session.known(last.line.seat ?? 'watcher', last.line.n), stop);
    }
  }

  /** Answers a command that made no line. */
  done(requester: Requester<C>): void {
    this.completed.done(requester.client.person, requester.id);
    this.sendDone(requester);
  }

  private sendDone({ client, id }: Requester<C>, n?: number, stop?: ReturnType<typeof undoStop>): void {
    this.ports.audience.send(client, { say: 'done', id, n, stop });
  }

  refuse({ client, id }: Requester<C>, refused: Refused): void {
    const { current: setup, game: session, rules } = this;
    const { audience } = this.ports;
    const sentence =
      (refused.seat === undefined ? audience.sentence(client, refused.why) : undefined) ??
      sentenceFor(rules, { setup, session }, client.language, refused);
    audience.send(client, { say: 'refused', id, why: refused.why, sentence });
  }

  private setStuck(isStuck: boolean): void {
    this.isStuck = isStuck;
    this.tellInfo();
  }

  // Bots and clocks

  wake(): void {
    const { game: session, current: setup } = this;
    if (this.isClosed || this.held || this.cancelPause || session === undefined) return;
    if (!this.ports.clock.runs(setup)) return;
    if (setup.stage !== 'playing' || this.stopped) this.rest();
    else if (this.appends === 0) this.timers.wake(session);
  }

  rest(): void {
    this.timers.rest();
    this.cancelPause?.();
    this.cancelPause = undefined;
  }

  close(): void {
    this.isClosed = true;
    this.rest();
  }

  private pause(): void {
    this.cancelPause ??= this.ports.clock.after(AFTER_TROUBLE, () => {
      this.cancelPause = undefined;
      this.wake();
    });
  }

  /** Plays for a bot, or passes an optional prompt for a person who does not want to be asked. */
  private async actFor(seat: Seat, n: number, action: Action, isStill: (row: SeatRow) => boolean): Promise<void> {
    while (this.held) await new Promise<void>((go) => this.held?.push(go));
    const { game: session, current: setup } = this;
    const row = setup.seats[seat];
    // Something changed meanwhile: the bots will look again.
    if (this.isClosed || session?.n !== n || !row || !isStill(row) || !this.ports.clock.runs(setup)) return;
    const change = actForBot(setup, session, { seat, action }, this.ports.clock.now());
    if ('why' in change) throw new Error(`The move of seat ${seat} was refused: ${change.why.why}.`);
    this.commit(change);
  }

  private timeIsUp(late: readonly Seat[]): void {
    if (this.held) return;
    this.commit({ setup: settled(stoodIn(this.current, late), this.game, this.ports.clock.now()) });
  }
}
