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
import type { Guest } from '../live/guest.ts';
import { fits, newKey } from '../secrets.ts';
import type { TableRow, Write } from '../store/store.ts';
import type { Asker } from './asker.ts';
import type { Saying } from './chat.ts';
import { whyNotLook } from './door.ts';
import type { Along } from './logged-table.ts';
import { looksLike } from './looks.ts';
import { newJoinCode } from './names.ts';
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
  async welcome(guest: Guest, hello: Hello): Promise<TableWhy | undefined> {
    const refused = await this.whenWritten(() => this.recognise(guest, hello));
    if (refused) return refused;
    // Another process has told this guest more than is known here, or so the guest says.
    const known = this.session?.known(guest.looking) ?? 0;
    if (this.house.isShared && hello.since !== undefined && hello.since > known) await this.readOn();
    return this.whenWritten(() => this.recognise(guest, hello) ?? this.letIn(guest, hello));
  }

  /** Finds out who a guest is here, or why they may not come in. */
  private recognise(guest: Guest, hello: Hello): TableWhy | undefined {
    if (!this.house.keeps(this)) return { why: 'busy' };
    if (hello.rules !== undefined && hello.rules !== this.rules.game.version) return { why: 'oldClient' };
    guest.invited = this.row.listed || fits(hello.key, this.row.invite);
    guest.watches = fits(hello.key, this.row.watch);
    const refused = whyNotLook(this.row, guest);
    if (refused) return refused;
    guest.knowsRules = hello.rules !== undefined;
    guest.wantsOffers = hello.offers === true;
    guest.looking = eyesOf(this.row, guest.person, hello.look);
    return undefined;
  }

  private letIn(guest: Guest, { since }: Hello): undefined {
    const isBack = !this.room.present().has(guest.person);
    this.usedAt = this.house.time.ticks();
    this.room.enter(guest, since);
    // People who come back take their seats back from the bots that stood in.
    if (isBack && this.row.stage === 'playing') this.takeBack(personSeats(this.row, guest.person));
  }

  private takeBack(seats: readonly Seat[]): void {
    const row = takenBack(this.row, seats);
    if (row === this.row) return;
    this.change(settled(row, this.session, this.house.now()), { again: () => this.takeBack(seats) });
  }

  leave(guest: Guest): void {
    if (this.room.leave(guest)) this.usedAt = this.house.time.ticks();
  }

  /** A guest has fallen silent, or speaks again. */
  hush(guest: Guest): void {
    this.room.hush(guest);
  }

  // What guests do

  do(guest: Guest, command: Command): void {
    const { id } = command;
    this.usedAt = this.house.time.ticks();
    if (!this.room.guests.has(guest)) return guest.refusedByTable(id, { why: 'notHere' });
    if (!this.house.keeps(this)) return guest.refusedByTable(id, { why: 'busy' });
    if (this.held) return void this.held.push(() => this.do(guest, command));
    try {
      this.carryOut({ guest, id }, command);
    } catch (error) {
      // Our own mistake: what is written down is right, whatever happened here.
      this.house.log.error({ table: this.id, error: String(error) }, 'A command could not be carried out.');
      guest.refusedByTable(id, { why: 'fault' });
      this.isAstray = true;
      void this.readOn();
    }
  }

  private carryOut(asker: Asker, command: Command): void {
    if (command.do === 'look') return void this.look(asker, command.at);
    if (command.do === 'readBack') return void this.tellPages(asker, command.page);
    const isMove = command.do === 'play' || command.do === 'undo';
    if (!isMove && this.answers.wasDone(asker.guest.person, asker.id)) return asker.guest.done(asker.id);
    if (command.do === 'chat') return void this.talk(asker, command);
    if (command.do === 'gesture') return this.makeGesture(asker, command.gesture);
    if (command.do === 'rematch') return void this.askForRematch(asker, command);
    this.execute(isMove ? { ...asker, seat: command.seat } : asker, command);
  }

  /** A rematch counts like any table. */
  private async askForRematch(asker: Asker, wish: TableCommand): Promise<void> {
    if (this.row.next !== undefined) return this.execute(asker, wish);
    const found = await this.find(asker, this.house.limits.mayMake(asker.guest.address));
    if (found === undefined) return;
    if (found.value) this.execute(asker, wish);
    else {
      const why: TableWhy = { why: 'tooManyTables', most: this.house.config.limits.tablesPerAddress };
      this.refuse(asker, { why });
    }
  }

  /** What the database answers. If it is away, the asker is told so, and there is nothing to go on with. */
  private async find<V>(asker: Asker, answer: Promise<V>): Promise<{ readonly value: V } | undefined> {
    try {
      return { value: await answer };
    } catch (error) {
      this.house.log.warn({ table: this.id, error: String(error) }, 'What a command needs could not be read.');
      this.refuse(asker, { why: { why: 'busy' } });
      return undefined;
    }
  }

  private execute(asker: Asker, wish: TableCommand): void {
    const { guest, id, seat } = asker;
    const now = this.house.now();
    const { row, session, rules } = this;
    const { person, invited } = guest;
    const along = { asker, again: () => this.do(guest, wish) };
    if (seat !== undefined && row.seats[seat]?.person === person) {
      const made = this.answers.lineOf(seat, id);
      if (made !== undefined) return this.doneAgain(asker, made, along.again);
    }
    const isUndo = wish.do === 'undo';
    const tooMany =
      isUndo || wish.do === 'play' ? this.house.limits.mayMove(this.id, guest.address, isUndo) : undefined;
    if (tooMany) return this.refuse(asker, { why: tooMany });
    const isHere = (other: Person): boolean => this.room.isHereWithin(other, this.house.config.standInAfter);
    const by = { person, invited, isHere, looksLike, isLeft: this.isLeft(now) };
    const change = execute({ setup: row, session, game: rules.game }, wish, by, now);
    if ('why' in change) {
      // Before the lines in memory: perhaps a command that was sent again, and was done long ago.
      const isOld = 'n' in wish && session !== undefined && wish.n < session.known(wish.seat, session.startsAfter);
      return isOld ? void this.lookUp(asker, wish.seat, change) : this.refuse(asker, change);
    }
    if (change.rematch) return this.rematch(change.rematch, along);
    if (change.begun) return this.begin(change, along);
    if (wish.do === 'rematch') return guest.done(id);
    if (change.applied && seat !== undefined) this.answers.madeLine(seat, id, change.applied.line.n);
    if (wish.do === 'sit') this.house.noteTaken(guest, change.setup, [wish.seat]);
    if (wish.do === 'kick') return this.lockOut(change, along);
    this.make(change, along);
  }

  /** Whoever was removed has the old key and the old word; so may others who have not sat down, who need the new ones too. */
  private lockOut({ setup }: Change<TableRow>, along: Along): void {
    const afterwards = () => {
      this.room.closeDoor();
      this.dismiss();
    };
    this.change({ ...setup, invite: newKey(), code: newJoinCode() }, { ...along, afterwards });
  }

  /** Refuses a command, unless it once made a line. */
  private async lookUp(asker: Asker, seat: Seat, refused: Refused): Promise<void> {
    const found = await this.find(asker, this.house.archive.lineOf(this.id, seat, asker.id));
    if (found === undefined) return;
    if (found.value === undefined) this.refuse(asker, refused);
    else asker.guest.done(asker.id);
  }

  private async look({ guest, id }: Asker, at: Seat | 'watcher'): Promise<void> {
    await this.whenWritten(() => {
      if (at !== 'watcher' && this.row.seats[at]?.person !== guest.person) {
        return guest.refusedByTable(id, { why: 'notYourSeat' });
      }
      guest.looking = at;
      this.room.tellAll(guest);
      guest.done(id);
    });
  }

  /** Tells earlier pages to whoever looks back. */
  private async tellPages(asker: Asker, page: number): Promise<void> {
    const { guest, id } = asker;
    await this.written();
    if (this.session === undefined) return this.refuse(asker, { why: { why: 'notStarted' } });
    const isHere = this.session.stretch(page, viewerOf(guest)) !== undefined;
    const found = isHere ? { value: this.session } : await this.find(asker, this.beginning());
    if (found === undefined) return;
    const story = found.value?.stretch(page, viewerOf(guest));
    if (story === undefined) return this.refuse(asker, { why: { why: 'lookAgain' } });
    guest.say({ say: 'pages', looking: guest.looking, story });
    guest.done(id);
  }

  /** The game begins: everybody is told the whole of it. */
  begin({ setup, begun }: Change<TableRow>, along: Along = {}): void {
    const { code, ...row } = setup;
    this.session = begun;
    this.change(row, { ...along, afterwards: () => this.room.tellEverybodyAll() });
  }

  private rematch(rematch: Rematch, along: Along): void {
    const { row } = this;
    // Watchers keep their link.
    const maker = along.asker && makerAt(along.asker.guest.address);
    const next = this.house.newRow({ ...rematch, watch: row.watch, ...(maker !== undefined && { maker }) });
    // Both tables in one transaction: no rematch without its link, no link without the rematch.
    const also: Write[] = [{ put: 'row', row: next }];
    this.change({ ...row, next: next.id }, { ...along, also, afterwards: () => void this.house.opened(next) });
  }

  private makeGesture(asker: Asker, wanted: Gesture): void {
    const gesture = gestured(this.row, this.session, asker.guest.person, wanted);
    if ('why' in gesture) this.refuse(asker, gesture);
    else void this.talk(asker, { gesture });
  }

  private async talk(asker: Asker, saying: Saying): Promise<void> {
    const line = this.chat.line(this.row, asker.guest.person, saying, this.house.now());
    if ('why' in line) return this.refuse(asker, { why: line });
    const found = await this.find(asker, this.house.limits.mayTalk(this.id, asker.guest));
    if (found === undefined) return;
    if (found.value) return this.refuse(asker, { why: found.value });
    this.write([{ put: 'chat', table: this.id, line, person: asker.guest.person }], {
      asker,
      afterwards: () => {
        // Only the store knows what is written of the chat now: the next look at it finds out.
        this.reached.said = undefined;
        this.chat.add(line);
        this.house.stir(this.row);
        this.room.tellChat(line);
        this.done(asker);
      },
      again: () => void this.talk(asker, saying),
    });
  }

  // Leaving for good

  /** Why the table cannot be removed by somebody, if it cannot: a game that others play is not the host's alone. */
  whyNotRemove(person: Person): TableWhy | undefined {
    if (this.row.host !== person) return { why: 'notHost' };
    const isOn = this.row.stage === 'playing' && !isAllOf(this.row, person) && !this.isLeft(this.house.now());
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
      this.change(settled(forgotten(this.row, person), this.session, this.house.now()), {
        afterwards: () => resolve(),
        otherwise: () => reject(new Error('A person could not be forgotten.')),
        again: () => resolve(this.forget(person)),
      });
    });
  }

  private isLeft(now: number): boolean {
    return now - Math.max(this.row.touched, this.lastAt) >= this.house.config.leftAfter;
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
    if (!this.house.keeps(this) || this.row.seats[seat]?.person !== from) return false;
    return new Promise((resolve) => {
      this.change(moved(this.row, seat, from, to), {
        afterwards: () => resolve(true),
        otherwise: () => resolve(false),
        again: () => resolve(this.move(seat, from, to)),
      });
    });
  }
}
