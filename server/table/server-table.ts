import type { GameRecord, GameWithText, Seat } from '@skerry/engine';
import {
  allowedLook,
  begun,
  type ChatLine,
  type Command,
  deadline,
  gestured,
  type Hello,
  isBusy,
  isTableWhy,
  type LineCommand,
  moved,
  movedByLink,
  type Person,
  personSeats,
  type Requester,
  resumeClocks,
  type SeatLink,
  seatLinked,
  settled,
  TableActor,
  type TableWhy,
  takenBack,
  unlinked,
  without,
} from '@skerry/tables';
import { isServerWhy, sayServerWhy } from '@skerry/tables/server-whys';
import type { Customer } from '../bots/fair-queue.ts';
import type { Client } from '../live/client.ts';
import { fits, newKey } from '../secrets.ts';
import { Collision } from '../store/commit-queue.ts';
import type { TableRow, Write } from '../store/store.ts';
import { whyNotLook } from './access.ts';
import { Audience } from './audience.ts';
import { Chat, chatRoomOf, type Saying } from './chat.ts';
import { looksLike } from './looks.ts';
import { newJoinCode } from './names.ts';
import { Replication } from './replication.ts';
import { StoreLog, type Written } from './store-log.ts';
import type { TableRegistry } from './table-registry.ts';

export const isAllOf = ({ seats }: TableRow, person: Person): boolean =>
  seats.every((seat) => seat.person === undefined || seat.person === person);

/** A table without a person; somebody else is its host. */
export function forgotten(row: TableRow, person: Person): TableRow {
  const next = row.seats.find((seat) => seat.person !== undefined && seat.person !== person)?.person;
  return { ...without(row, person), host: row.host === person && next !== undefined ? next : row.host };
}

export class ServerTable {
  readonly rules: GameWithText;
  readonly audience: Audience;
  readonly replication: Replication;
  private readonly registry: TableRegistry;
  private readonly actor: TableActor<TableRow, Client>;
  private readonly log: StoreLog;
  private readonly chat: Chat;
  /** In ticks. */
  private usedAt: number;

  constructor(registry: TableRegistry, rules: GameWithText, written: Written) {
    const { row } = written;
    this.registry = registry;
    this.rules = rules;
    this.usedAt = registry.time.ticks();
    this.chat = new Chat(written.chat);
    this.audience = new Audience(row, {
      time: registry.time,
      tellInfo: () => this.actor.tellInfo(),
      announce: (people) => registry.announce(row.id, people),
    });
    this.log = new StoreLog(registry, rules, row, {
      syncChat: (chat) => this.syncChat(chat),
      gone: (why, again) => this.dismissAll(why, again),
    });
    const customer: Customer = {
      address: row.maker ?? row.host,
      person: row.host,
      isWatched: () => this.audience.present().size > 0,
    };
    const { botPause, botPauseAway, passPause } = registry.config;
    this.actor = new TableActor(rules, this.log.load(written), {
      log: this.log,
      audience: {
        clients: this.audience.clients,
        send: (client, message) => {
          if (message.say === 'refused') this.countRefusal(message.why);
          client.say(message);
        },
        present: () => this.audience.present(),
        standInAt: (person) => registry.now() + registry.config.standInAfter - this.audience.goneFor(person),
        contextOf: (client) => this.contextOf(client),
        chat: (client, setup) => this.chat.last(chatRoomOf(setup, client.person)),
        links: (setup) => registry.linksOf(setup),
        reseat: (after) => this.audience.reseat(after),
        sentence: (client, why) => (isServerWhy(why) ? sayServerWhy(client.language, why) : undefined),
        informed: () => this.audience.informed(),
      },
      clock: {
        pace: { watched: botPause, unwatched: botPauseAway, passing: passPause },
        now: () => registry.now(),
        after: (milliseconds, run) => {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        // One process runs bots and clocks. Tables without them pass prompts in any process with a client.
        runs: (setup) => !registry.stopping && (!isBusy(setup) || registry.tends(setup.id)),
      },
      thinker: {
        decide: (question, signal, thinking) => registry.pool.decide(question, signal, thinking, customer),
      },
    });
    this.replication = new Replication(registry, this, this.actor, this.log);
  }

  get id(): string {
    return this.actor.id;
  }

  get row(): TableRow {
    return this.actor.setup;
  }

  private countRefusal(why: { readonly why: string }): void {
    this.registry.metrics.refusals.inc({ why: isTableWhy(why) || isServerWhy(why) ? why.why : 'rules' });
  }

  private contextOf({ person, invited }: Client) {
    return {
      person,
      invited,
      isHere: (other: Person) => this.isHere(other),
      looksLike,
      isLeft: () => this.isLeft(),
      newKeys: <R>(row: R): R => ({ ...row, invite: newKey(), code: newJoinCode() }),
    };
  }

  private isHere(person: Person): boolean {
    return this.audience.isHereWithin(person, this.registry.config.standInAfter);
  }

  /** Lets a client in, or returns why not. */
  async welcome(client: Client, hello: Hello): Promise<TableWhy | undefined> {
    await this.actor.settled();
    const refused = this.recognise(client, hello);
    if (refused) return refused;
    // The client may know more from another process than is known here.
    const known = this.actor.session?.known(client.looking) ?? 0;
    if (this.registry.isShared && hello.since !== undefined && hello.since > known) await this.replication.readNews();
    await this.actor.settled();
    return this.recognise(client, hello) ?? this.letIn(client, hello);
  }

  private recognise(client: Client, hello: Hello): TableWhy | undefined {
    if (!this.registry.keeps(this)) return { why: 'busy' };
    if (hello.rules !== undefined && hello.rules !== this.rules.game.version) return { why: 'oldClient' };
    client.invited = this.row.listed || fits(hello.key, this.row.invite);
    client.watches = fits(hello.key, this.row.watch);
    const refused = whyNotLook(this.row, client);
    if (refused) return refused;
    client.knowsRules = hello.rules !== undefined;
    client.wantsOffers = hello.offers === true;
    client.takesPaths = hello.paths === true;
    client.looking = allowedLook(this.row, client.person, hello.look);
    return undefined;
  }

  private letIn(client: Client, { since }: Hello): undefined {
    const isBack = !this.audience.present().has(client.person);
    this.usedAt = this.registry.time.ticks();
    this.audience.enter(client);
    this.actor.welcome(client, since);
    // People who come back take their seats back from the bots that stood in.
    const own = personSeats(this.row, client.person);
    const has = (part: 'standIn' | 'link') => own.some((seat) => this.row.seats[seat]?.[part]);
    if (isBack && this.row.stage === 'playing' && has('standIn'))
      void this.actor.rewrite((row) => settled(takenBack(row, own), this.actor.session, this.registry.now()));
    if (has('link')) void this.actor.rewrite((row) => unlinked(row, own));
  }

  leave(client: Client): void {
    if (this.audience.leave(client)) this.usedAt = this.registry.time.ticks();
  }

  handle(client: Client, command: Command): void {
    const requester = { client, id: command.id };
    this.usedAt = this.registry.time.ticks();
    if (!this.audience.clients.has(client)) return this.actor.refuse(requester, { why: { why: 'notHere' } });
    if (!this.actor.isRepeated(client, command)) {
      switch (command.do) {
        case 'chat':
          return void this.talk(requester, command);
        case 'gesture': {
          const gesture = gestured(this.row, this.actor.session, client.person, command.gesture);
          return 'why' in gesture ? this.actor.refuse(requester, gesture) : void this.talk(requester, { gesture });
        }
        case 'rematch':
          if (this.row.next === undefined) return void this.askForRematch(requester, command);
          break;
        case 'play':
        case 'undo':
        case 'redo': {
          const moves = this.movesOf(command);
          const tooMany = this.registry.limits.mayMove(this.id, client.address, command.do === 'undo', moves);
          if (tooMany) return this.actor.refuse(requester, { why: tooMany });
          break;
        }
        case 'sit':
          return void this.actor.handle(client, command, () =>
            this.registry.noteTaken(client, this.row, [command.seat]),
          );
      }
    }
    const { traces } = this.registry.metrics;
    if (traces === undefined) return void this.actor.handle(client, command);
    const began = performance.now();
    void Promise.resolve(this.actor.handle(client, command)).then(() => traces.span(`command ${command.do}`, began));
  }

  /** How many lines a command would make. */
  private movesOf(command: LineCommand): number {
    if (command.do === 'redo') return Math.max(1, this.actor.session?.redoable(command.seat) ?? 0);
    return command.do === 'play' ? 1 + (command.further?.length ?? 0) : 1;
  }

  /** A rematch counts like any new table. */
  private async askForRematch(requester: Requester<Client>, command: Command): Promise<void> {
    const { limits, config } = this.registry;
    const found = await this.actor.find(requester, limits.mayMake(requester.client.address));
    const tooMany: TableWhy = { why: 'tooManyTables', most: config.limits.tablesPerAddress };
    if (found?.value) await this.actor.handle(requester.client, command);
    else if (found) this.actor.refuse(requester, { why: tooMany });
  }

  private async talk(requester: Requester<Client>, saying: Saying): Promise<void> {
    const { client } = requester;
    const line = this.chat.line(this.row, client.person, saying, this.registry.now());
    if ('why' in line) return this.actor.refuse(requester, { why: line });
    const found = await this.actor.find(requester, this.registry.limits.mayTalk(this.id, client));
    if (found === undefined) return;
    if (found.value) return this.actor.refuse(requester, { why: found.value });
    await this.actor.settled();
    const written = await this.actor.find(requester, this.writeChat(line, client.person));
    if (written === undefined) return void this.actor.reread();
    this.replication.wroteChat();
    this.chat.add(line);
    this.registry.noteChange(this.row);
    this.tellChat(line);
    this.actor.done(requester);
  }

  private async writeChat(line: ChatLine, person: Person): Promise<void> {
    if (!this.registry.keeps(this)) throw new Error('The table was evicted.');
    const writes: Write[] = [{ put: 'chat', table: this.id, line, person }];
    try {
      await this.registry.commitQueue.write(this.id, writes);
    } catch (error) {
      // It shared a commit with a line that collided.
      if (!(error instanceof Collision)) throw error;
      await this.registry.commitQueue.write(this.id, writes);
    }
  }

  private tellChat(line: ChatLine): void {
    const message = { say: 'chat', line } as const;
    for (const client of this.audience.clients)
      if (chatRoomOf(this.row, client.person) === line.room) client.say(message);
  }

  /** The chat as it is stored now; lines of a forgotten person are gone. */
  syncChat(stored: readonly ChatLine[]): void {
    this.chat.keepOnly(stored);
    for (const line of this.chat.missing(stored)) {
      this.chat.add(line);
      this.tellChat(line);
    }
  }

  whyNotRemove(person: Person): TableWhy | undefined {
    if (this.row.host !== person) return { why: 'notHost' };
    const isOn = this.row.stage === 'playing' && !isAllOf(this.row, person) && !this.isLeft();
    return isOn ? { why: 'stillPlayed' } : undefined;
  }

  async discard(): Promise<void> {
    await this.actor.settled();
    this.discardNow();
  }

  discardNow(): void {
    this.dismissAll({ why: 'unknownTable' }, false);
  }

  private dismissAll(why: TableWhy, again: boolean): void {
    this.registry.forget(this);
    for (const client of this.audience.clients) client.bye(why, again);
    this.audience.clients.clear();
  }

  async forget(person: Person): Promise<void> {
    const change = (row: TableRow) => settled(forgotten(row, person), this.actor.session, this.registry.now());
    if (!(await this.actor.rewrite(change))) throw new Error('Removing a person from a table failed.');
  }

  private isLeft(): boolean {
    return this.registry.now() - this.actor.touched >= this.registry.config.leftAfter;
  }

  async rewrite(change: (row: TableRow) => TableRow): Promise<void> {
    if (!(await this.actor.rewrite(change))) throw new Error('Changing the row of a table failed.');
  }

  /** Moves a seat to another device of the same human. Returns whether it did. */
  move(seat: Seat, from: Person, to: Person): Promise<boolean> {
    return this.actor.rewrite((row) => (row.seats[seat]?.person === from ? moved(row, seat, from, to) : undefined));
  }

  /** Makes the host's link to a seat whose person is away. Returns why not. */
  async linkSeat(seat: Seat, link: SeatLink, person: Person): Promise<TableWhy | undefined> {
    const by = { person, isHere: (other: Person) => this.isHere(other) };
    return this.rewriteUnless((row) => seatLinked(row, seat, link, by));
  }

  /** Moves a seat to whoever has the host's link to it. Returns why not. */
  moveByLink(seat: Seat, hash: string, to: Person): Promise<TableWhy | undefined> {
    return this.rewriteUnless(
      (row) => movedByLink(row, seat, hash, to, this.registry.now()) ?? { why: { why: 'linkEnded' } },
    );
  }

  private async rewriteUnless(
    change: (row: TableRow) => TableRow | { readonly why: TableWhy },
  ): Promise<TableWhy | undefined> {
    let refused: TableWhy | undefined;
    const isWritten = await this.actor.rewrite((row) => {
      const next = change(row);
      refused = 'why' in next ? next.why : undefined;
      return 'why' in next ? undefined : next;
    });
    return isWritten ? undefined : (refused ?? { why: 'busy' });
  }

  wake(): void {
    this.actor.wake();
  }

  rest(): void {
    this.actor.rest();
  }

  close(): void {
    this.actor.close();
    this.audience.close();
  }

  /** Continues a game begun under older rules by the current ones. */
  adopt(): void {
    const { version } = this.rules.game;
    if (this.row.stage === 'playing' && this.row.version !== version)
      void this.actor.rewrite((row) => ({ ...row, version }));
  }

  /** The time since `tendedAt`, in which no process ran the clocks, does not count. */
  resumeClocks(tendedAt: number): void {
    if (this.row.clock === undefined || this.row.stage !== 'playing') return;
    void this.actor.rewrite((row) => {
      const now = this.registry.now();
      return settled({ ...row, seats: resumeClocks(row.seats, tendedAt, now) }, this.actor.session, now);
    });
  }

  /** Whether the table can leave the memory. */
  isIdle(now: number, { idle, soon }: { idle: number; soon: number }): boolean {
    if (this.audience.clients.size > 0 || this.actor.isBusy) return false;
    const unused = this.registry.time.ticks() - this.usedAt;
    return unused > idle && (this.deadline() ?? Number.POSITIVE_INFINITY) > now + soon;
  }

  deadline(): number | undefined {
    return this.row.stage === 'playing' ? deadline(this.row.clock, this.row.seats) : undefined;
  }

  waitsFor(): Seat[] {
    return this.actor.session?.waitsFor() ?? [];
  }

  record(): GameRecord | undefined {
    return this.actor.session?.record();
  }

  newSnapshot(): Write[] {
    return this.log.newSnapshot(this.actor.session);
  }

  /** Begins the game of a rematch without other people. */
  begin(): void {
    const change = begun(this.row, this.rules.game, this.registry.now());
    if (!('why' in change)) this.actor.commit(change);
  }
}
