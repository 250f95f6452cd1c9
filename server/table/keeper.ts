import type { Seat } from '@skerry/engine';
import {
  type Change,
  type Command,
  execute,
  eyesOf,
  type Gesture,
  gestured,
  type Hello,
  moved,
  type Person,
  personSeats,
  type Refused,
  type Rematch,
  settled,
  type TableCommand,
  type TableWhy,
  takenBack,
  viewerOf,
  without,
} from '@skerry/tables';
import { makerAt } from '../http/address.ts';
import type { Client } from '../live/client.ts';
import { fits, newKey } from '../secrets.ts';
import type { TableRow, Write } from '../store/store.ts';
import { whyNotLook } from './access.ts';
import type { Saying } from './chat.ts';
import type { Along } from './logged-table.ts';
import { looksLike } from './looks.ts';
import { newJoinCode } from './names.ts';
import type { Requester } from './requester.ts';
import { TendedTable } from './tended-table.ts';

/** Whether nobody else has anything to do with a table. */
export const isAllOf = ({ seats }: TableRow, person: Person): boolean =>
  seats.every((seat) => seat.person === undefined || seat.person === person);

/** The row of a table that a person has left for good; somebody else is its host. */
export function forgotten(row: TableRow, person: Person): TableRow {
  const next = row.seats.find((seat) => seat.person !== undefined && seat.person !== person)?.person;
  return { ...without(row, person), host: row.host === person && next !== undefined ? next : row.host };
}

/** A table in memory, and those at it: lets them in, and does what they ask. */
export class Keeper extends TendedTable {
  // Coming and going

  /** Lets a guest in who said hello, or says why not. */
  async welcome(client: Client, hello: Hello): Promise<TableWhy | undefined> {
    const refused = await this.whenWritten(() => this.recognise(client, hello));
    if (refused) return refused;
    // Another process has told this guest more than is known here, or so the guest says.
    const known = this.session?.known(client.looking) ?? 0;
    if (this.registry.isShared && hello.since !== undefined && hello.since > known) await this.readOn();
    return this.whenWritten(() => this.recognise(client, hello) ?? this.letIn(client, hello));
  }

  /** Finds out who a guest is here, or why they may not come in. */
  private recognise(client: Client, hello: Hello): TableWhy | undefined {
    if (!this.registry.keeps(this)) return { why: 'busy' };
    if (hello.rules !== undefined && hello.rules !== this.rules.game.version) return { why: 'oldClient' };
    client.invited = this.row.listed || fits(hello.key, this.row.invite);
    client.watches = fits(hello.key, this.row.watch);
    const refused = whyNotLook(this.row, client);
    if (refused) return refused;
    client.knowsRules = hello.rules !== undefined;
    client.wantsOffers = hello.offers === true;
    client.looking = eyesOf(this.row, client.person, hello.look);
    return undefined;
  }

  private letIn(client: Client, { since }: Hello): undefined {
    const isBack = !this.audience.present().has(client.person);
    this.usedAt = this.registry.time.ticks();
    this.audience.enter(client, since);
    // People who come back take their seats back from the bots that stood in.
    if (isBack && this.row.stage === 'playing') this.takeBack(personSeats(this.row, client.person));
  }

  private takeBack(seats: readonly Seat[]): void {
    const row = takenBack(this.row, seats);
    if (row === this.row) return;
    this.change(settled(row, this.session, this.registry.now()), { again: () => this.takeBack(seats) });
  }

  leave(client: Client): void {
    if (this.audience.leave(client)) this.usedAt = this.registry.time.ticks();
  }

  /** A guest has fallen silent, or speaks again. */
  hush(client: Client): void {
    this.audience.hush(client);
  }

  // What guests do

  do(client: Client, command: Command): void {
    const { id } = command;
    this.usedAt = this.registry.time.ticks();
    if (!this.audience.clients.has(client)) return client.refusedByTable(id, { why: 'notHere' });
    if (!this.registry.keeps(this)) return client.refusedByTable(id, { why: 'busy' });
    if (this.held) return void this.held.push(() => this.do(client, command));
    try {
      this.carryOut({ client, id }, command);
    } catch (error) {
      // Our own mistake: what is written down is right, whatever happened here.
      this.registry.log.error({ table: this.id, error: String(error) }, 'A command could not be carried out.');
      client.refusedByTable(id, { why: 'fault' });
      this.isAstray = true;
      void this.readOn();
    }
  }

  private carryOut(requester: Requester, command: Command): void {
    if (command.do === 'look') return void this.look(requester, command.at);
    if (command.do === 'readBack') return void this.tellPages(requester, command.page);
    const isMove = command.do === 'play' || command.do === 'undo';
    if (!isMove && this.answers.wasDone(requester.client.person, requester.id))
      return requester.client.done(requester.id);
    if (command.do === 'chat') return void this.talk(requester, command);
    if (command.do === 'gesture') return this.makeGesture(requester, command.gesture);
    if (command.do === 'rematch') return void this.askForRematch(requester, command);
    this.execute(isMove ? { ...requester, seat: command.seat } : requester, command);
  }

  /** A rematch counts like any table. */
  private async askForRematch(requester: Requester, wish: TableCommand): Promise<void> {
    if (this.row.next !== undefined) return this.execute(requester, wish);
    const found = await this.find(requester, this.registry.limits.mayMake(requester.client.address));
    if (found === undefined) return;
    if (found.value) this.execute(requester, wish);
    else {
      const why: TableWhy = { why: 'tooManyTables', most: this.registry.config.limits.tablesPerAddress };
      this.refuse(requester, { why });
    }
  }

  /** What the database answers. If it is away, the asker is told so, and there is nothing to go on with. */
  private async find<V>(requester: Requester, answer: Promise<V>): Promise<{ readonly value: V } | undefined> {
    try {
      return { value: await answer };
    } catch (error) {
      this.registry.log.warn({ table: this.id, error: String(error) }, 'What a command needs could not be read.');
      this.refuse(requester, { why: { why: 'busy' } });
      return undefined;
    }
  }

  private execute(requester: Requester, wish: TableCommand): void {
    const { client, id, seat } = requester;
    const now = this.registry.now();
    const { row, session, rules } = this;
    const { person, invited } = client;
    const along = { requester, again: () => this.do(client, wish) };
    if (seat !== undefined && row.seats[seat]?.person === person) {
      const made = this.answers.lineOf(seat, id);
      if (made !== undefined) return this.doneAgain(requester, made, along.again);
    }
    const isUndo = wish.do === 'undo';
    const tooMany =
      isUndo || wish.do === 'play' ? this.registry.limits.mayMove(this.id, client.address, isUndo) : undefined;
    if (tooMany) return this.refuse(requester, { why: tooMany });
    const isHere = (other: Person): boolean => this.audience.isHereWithin(other, this.registry.config.standInAfter);
    const by = { person, invited, isHere, looksLike, isLeft: this.isLeft(now) };
    const change = execute({ setup: row, session, game: rules.game }, wish, by, now);
    if ('why' in change) {
      // Before the lines in memory: perhaps a command that was sent again, and was done long ago.
      const isOld = 'n' in wish && session !== undefined && wish.n < session.known(wish.seat, session.startsAfter);
      return isOld ? void this.lookUp(requester, wish.seat, change) : this.refuse(requester, change);
    }
    if (change.rematch) return this.rematch(change.rematch, along);
    if (change.begun) return this.begin(change, along);
    if (wish.do === 'rematch') return client.done(id);
    if (change.applied && seat !== undefined) this.answers.madeLine(seat, id, change.applied.line.n);
    if (wish.do === 'sit') this.registry.noteTaken(client, change.setup, [wish.seat]);
    if (wish.do === 'kick') return this.lockOut(change, along);
    this.make(change, along);
  }

  /** Whoever was removed has the old key and the old word; so may others who have not sat down, who need the new ones too. */
  private lockOut({ setup }: Change<TableRow>, along: Along): void {
    const afterwards = () => {
      this.audience.closeDoor();
      this.dismiss();
    };
    this.change({ ...setup, invite: newKey(), code: newJoinCode() }, { ...along, afterwards });
  }

  /** Refuses a command, unless it once made a line. */
  private async lookUp(requester: Requester, seat: Seat, refused: Refused): Promise<void> {
    const found = await this.find(requester, this.registry.archive.lineOf(this.id, seat, requester.id));
    if (found === undefined) return;
    if (found.value === undefined) this.refuse(requester, refused);
    else requester.client.done(requester.id);
  }

  private async look({ client, id }: Requester, at: Seat | 'watcher'): Promise<void> {
    await this.whenWritten(() => {
      if (at !== 'watcher' && this.row.seats[at]?.person !== client.person) {
        return client.refusedByTable(id, { why: 'notYourSeat' });
      }
      client.looking = at;
      this.audience.tellAll(client);
      client.done(id);
    });
  }

  /** Tells earlier pages to whoever looks back. */
  private async tellPages(requester: Requester, page: number): Promise<void> {
    const { client, id } = requester;
    await this.written();
    if (this.session === undefined) return this.refuse(requester, { why: { why: 'notStarted' } });
    const isHere = this.session.stretch(page, viewerOf(client)) !== undefined;
    const found = isHere ? { value: this.session } : await this.find(requester, this.beginning());
    if (found === undefined) return;
    const story = found.value?.stretch(page, viewerOf(client));
    if (story === undefined) return this.refuse(requester, { why: { why: 'lookAgain' } });
    client.say({ say: 'pages', looking: client.looking, story });
    client.done(id);
  }

  /** The game begins: everybody is told the whole of it. */
  begin({ setup, begun }: Change<TableRow>, along: Along = {}): void {
    const { code, ...row } = setup;
    this.session = begun;
    this.change(row, { ...along, afterwards: () => this.audience.tellEverybodyAll() });
  }

  private rematch(rematch: Rematch, along: Along): void {
    const { row } = this;
    // Watchers keep their link.
    const maker = along.requester && makerAt(along.requester.client.address);
    const next = this.registry.newRow({ ...rematch, watch: row.watch, ...(maker !== undefined && { maker }) });
    // Both tables in one transaction: no rematch without its link, no link without the rematch.
    const also: Write[] = [{ put: 'row', row: next }];
    this.change({ ...row, next: next.id }, { ...along, also, afterwards: () => void this.registry.opened(next) });
  }

  private makeGesture(requester: Requester, wanted: Gesture): void {
    const gesture = gestured(this.row, this.session, requester.client.person, wanted);
    if ('why' in gesture) this.refuse(requester, gesture);
    else void this.talk(requester, { gesture });
  }

  private async talk(requester: Requester, saying: Saying): Promise<void> {
    const line = this.chat.line(this.row, requester.client.person, saying, this.registry.now());
    if ('why' in line) return this.refuse(requester, { why: line });
    const found = await this.find(requester, this.registry.limits.mayTalk(this.id, requester.client));
    if (found === undefined) return;
    if (found.value) return this.refuse(requester, { why: found.value });
    this.write([{ put: 'chat', table: this.id, line, person: requester.client.person }], {
      requester,
      afterwards: () => {
        // Only the store knows what is written of the chat now: the next look at it finds out.
        this.reached.said = undefined;
        this.chat.add(line);
        this.registry.stir(this.row);
        this.audience.tellChat(line);
        this.done(requester);
      },
      again: () => void this.talk(requester, saying),
    });
  }

  // Leaving for good

  /** Why the table cannot be removed by somebody, if it cannot: a game that others play is not the host's alone. */
  whyNotRemove(person: Person): TableWhy | undefined {
    if (this.row.host !== person) return { why: 'notHost' };
    const isOn = this.row.stage === 'playing' && !isAllOf(this.row, person) && !this.isLeft(this.registry.now());
    return isOn ? { why: 'stillPlayed' } : undefined;
  }

  /** The table is about to be removed: everybody is told, and nothing is written any more. */
  async vanish(): Promise<void> {
    await this.written();
    this.isGone();
  }

  /** A person is forgotten: bots take their seats in a game, others the place of the host. */
  async forget(person: Person): Promise<void> {
    await this.written();
    return new Promise((resolve, reject) => {
      this.change(settled(forgotten(this.row, person), this.session, this.registry.now()), {
        afterwards: () => resolve(),
        otherwise: () => reject(new Error('A person could not be forgotten.')),
        again: () => resolve(this.forget(person)),
      });
    });
  }

  private isLeft(now: number): boolean {
    return now - Math.max(this.row.touched, this.lastAt) >= this.registry.config.leftAfter;
  }

  /** Who has what here changes, because devices were added to others or parted from them. */
  async rewrite(change: (row: TableRow) => TableRow): Promise<void> {
    await this.written();
    return new Promise((resolve, reject) => {
      this.change(change(this.row), {
        afterwards: () => resolve(),
        otherwise: () => reject(new Error('Seats could not be handed over.')),
        again: () => resolve(this.rewrite(change)),
      });
    });
  }

  /** A seat goes to another person: the same human at another device. Returns whether it did. */
  async move(seat: Seat, from: Person, to: Person): Promise<boolean> {
    await this.written();
    if (!this.registry.keeps(this) || this.row.seats[seat]?.person !== from) return false;
    return new Promise((resolve) => {
      this.change(moved(this.row, seat, from, to), {
        afterwards: () => resolve(true),
        otherwise: () => resolve(false),
        again: () => resolve(this.move(seat, from, to)),
      });
    });
  }
}
