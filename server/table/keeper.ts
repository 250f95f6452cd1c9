import type { Seat, Why } from '@skerry/engine';
import { type Command, type Hello, Sitting, type TableWhy } from '@skerry/tables';
import type { Guest } from '../live/guest.ts';
import { fits } from '../secrets.ts';
import { isBots, type Person, personSeats, type Write } from '../store/store.ts';
import type { Asker } from './answers.ts';
import { whyNotLook } from './door.ts';
import { type Along, Kept } from './kept.ts';
import { carryOut, isOrder, isRefusal, type Order, takenBack } from './orders.ts';
import { audience } from './telling.ts';

type Doing<D extends Command['do']> = Extract<Command, { do: D }>;
type Asked = Along & { readonly asker: Asker };

/** A table in memory, and those at it: lets them in, and does what they ask. */
export class Keeper extends Kept {
  // Coming and going

  /** Lets a guest in who said hello, or says why not. */
  async welcome(guest: Guest, hello: Hello): Promise<TableWhy | undefined> {
    await this.written();
    if (!this.house.keeps(this)) return { why: 'busy' };
    if (hello.rules !== undefined && hello.rules !== this.rules.game.version) return { why: 'oldClient' };
    guest.invited = this.row.listed || fits(hello.key, this.row.invite);
    guest.watches = fits(hello.key, this.row.watch);
    const refused = whyNotLook(this.row, guest);
    if (refused) return refused;
    const seats = personSeats(this.row, guest.person);
    const { look = seats[0] ?? 'watcher' } = hello;
    guest.knowsRules = hello.rules !== undefined;
    guest.wantsOffers = hello.offers === true;
    guest.looking = look === 'watcher' || seats.includes(look) ? look : (seats[0] ?? 'watcher');
    // Another process has told this guest more than is known here.
    if (hello.since !== undefined && hello.since > (this.sitting?.known(guest.looking) ?? 0)) await this.readOn();
    if (!this.house.keeps(this)) return { why: 'busy' };
    const isBack = !this.room.present().has(guest.person);
    this.usedAt = Date.now();
    this.room.enter(guest, hello.since);
    // People who come back take their seats back from the bots that stood in.
    if (isBack && this.row.stage === 'playing') this.takeBack(seats);
    return undefined;
  }

  private takeBack(seats: readonly Seat[]): void {
    const row = takenBack(this.row, seats);
    if (row !== this.row) this.change(row, { again: () => this.takeBack(seats) });
  }

  leave(guest: Guest): void {
    if (this.room.leave(guest)) this.usedAt = Date.now();
  }

  // What guests do

  do(guest: Guest, command: Command): void {
    const { id } = command;
    this.usedAt = Date.now();
    if (!this.room.guests.has(guest)) return guest.refusedByTable(id, { why: 'notHere' });
    if (!this.house.keeps(this)) return guest.refusedByTable(id, { why: 'busy' });
    if (this.held) return void this.held.push(() => this.do(guest, command));
    try {
      this.carryOut({ guest, id }, command);
    } catch (error) {
      // Our own mistake: what is written down is right, whatever happened here.
      this.house.log.error({ table: this.id, error: String(error) }, 'A command could not be carried out.');
      guest.refusedByTable(id, { why: 'busy' });
      this.isAstray = true;
      void this.readOn();
    }
  }

  private carryOut(asker: Asker, command: Command): void {
    if (command.do === 'play' || command.do === 'undo') return this.act(asker, command);
    if (this.answers.wasDone(asker.guest.person, asker.id)) return asker.guest.done(asker.id);
    const along = { asker, again: () => this.do(asker.guest, command) };
    switch (command.do) {
      case 'look':
        return void this.look(asker, command.at);
      case 'readBack':
        return void this.tellPages(asker, command.page);
      case 'giveUp':
        return this.giveUp(along, command);
      case 'start':
        return this.start(along);
      case 'rematch':
        return this.rematch(along);
      case 'chat':
        return void this.talk(asker, command.text);
      default:
        if (isOrder(command)) this.order(along, command);
    }
  }

  private act({ guest, id }: Asker, command: Doing<'play'> | Doing<'undo'>): void {
    const { seat, n } = command;
    const asker = { guest, id, seat };
    const { sitting } = this;
    if (this.row.seats[seat]?.person !== guest.person) return this.refuse(asker, { why: 'notYourSeat' });
    if (sitting === undefined) return this.refuse(asker, { why: 'notStarted' });
    const again = () => this.do(guest, command);
    const made = this.answers.lineOf(seat, id);
    if (made !== undefined) return this.doneAgain(asker, made, again);
    const now = Date.now();
    const answer = command.do === 'play' ? sitting.play(seat, n, command.action, now) : sitting.undo(seat, n, now);
    if ('why' in answer) {
      // Before the lines in memory: perhaps a command that was sent again, and was done long ago.
      if (n < sitting.known(seat, sitting.startsAfter)) return void this.lookUp(asker, sitting, seat, answer.why);
      return this.refuseInGame(asker, sitting, seat, answer.why);
    }
    this.answers.madeLine(seat, id, answer.line.n);
    this.append(sitting, answer, takenBack(this.row, [seat]), { asker, again });
  }

  /** Refuses a command, unless it once made a line. */
  private async lookUp(asker: Asker, sitting: Sitting, seat: Seat, why: Why): Promise<void> {
    const made = await this.house.lineOf(this.id, seat, asker.id);
    if (made === undefined) this.refuseInGame(asker, sitting, seat, why);
    else asker.guest.done(asker.id);
  }

  /** When all people at the table agree, it is over; bots always agree. */
  private giveUp(along: Asked, { seat, agree }: Doing<'giveUp'>): void {
    const { sitting, row } = this;
    const { asker } = along;
    if (row.seats[seat]?.person !== asker.guest.person) return this.refuse(asker, { why: 'notYourSeat' });
    if (sitting === undefined) return this.refuse(asker, { why: 'notStarted' });
    if (sitting.over) return this.refuseInGame(asker, sitting, seat, { why: 'gameOver' });
    if (sitting.game.giveUp === undefined) return this.refuseInGame(asker, sitting, seat, { why: 'unknownAction' });
    const seats = row.seats.map((each, n) => (n === seat ? { ...each, givesUp: agree } : each));
    const all = seats.every((each) => each.who !== 'person' || isBots(each) || each.givesUp);
    if (!all) return this.change({ ...row, seats }, along);
    const answer = sitting.giveUp(Date.now());
    if ('why' in answer) return this.refuseInGame(asker, sitting, seat, answer.why);
    this.append(sitting, answer, { ...row, seats }, along);
  }

  private async look({ guest, id }: Asker, at: Seat | 'watcher'): Promise<void> {
    await this.written();
    if (at !== 'watcher' && this.row.seats[at]?.person !== guest.person) {
      return guest.refusedByTable(id, { why: 'notYourSeat' });
    }
    guest.looking = at;
    this.room.tellAll(guest);
    guest.done(id);
  }

  /** Tells earlier pages to who looks back. */
  private async tellPages(asker: Asker, page: number): Promise<void> {
    const { guest, id } = asker;
    await this.written();
    if (this.sitting === undefined) return this.refuse(asker, { why: 'notStarted' });
    const isHere = this.sitting.stretch(page, audience(guest)) !== undefined;
    const beginning = isHere ? this.sitting : await this.beginning();
    const story = beginning?.stretch(page, audience(guest));
    if (story === undefined) return this.refuse(asker, { why: 'lookAgain' });
    guest.say({ say: 'pages', looking: guest.looking, story });
    guest.done(id);
  }

  private order(along: Asked, order: Order): void {
    const { person, invited } = along.asker.guest;
    const answer = carryOut(this.row, order, { person, invited, game: this.rules.game, present: this.room.present() });
    if (isRefusal(answer)) this.refuse(along.asker, answer.why);
    else this.change(answer, along);
  }

  private start(along: Asked): void {
    const { stage, host, seats, options } = this.row;
    if (stage !== 'lobby') return this.refuse(along.asker, { why: 'started' });
    if (host !== along.asker.guest.person) return this.refuse(along.asker, { why: 'notHost' });
    if (seats.some(({ who }) => who === 'open')) return this.refuse(along.asker, { why: 'openSeats' });
    this.begin(Sitting.open(this.rules.game, { seats: seats.length, options }), along);
  }

  /** The game begins: everybody is told the whole of it. */
  begin(sitting: Sitting, along: Along = {}): void {
    const { code, ...row } = this.row;
    const { head } = sitting;
    this.sitting = sitting;
    this.change(
      { ...row, version: head.version, stage: 'playing', head },
      { ...along, afterwards: () => this.room.tellEverybodyAll() },
    );
  }

  private rematch(along: Asked): void {
    const { row } = this;
    const { person } = along.asker.guest;
    if (row.stage !== 'over') return this.refuse(along.asker, { why: 'notOver' });
    if (personSeats(row, person).length === 0 && row.host !== person) {
      return this.refuse(along.asker, { why: 'notYourSeat' });
    }
    if (row.next !== undefined) return along.asker.guest.done(along.asker.id);
    const next = this.house.rematchOf(row, person);
    // Both tables in one transaction: no rematch without its link, no link without the rematch.
    const also: Write[] = [{ put: 'row', row: next }];
    this.change({ ...row, next: next.id }, { ...along, also, afterwards: () => void this.house.opened(next) });
  }

  private async talk(asker: Asker, text: string): Promise<void> {
    const line = this.chat.line(this.row, asker.guest.person, text, Date.now());
    if ('why' in line) return this.refuse(asker, line);
    if (!(await this.house.mayTalk(this.id, asker.guest.person))) return this.refuse(asker, { why: 'slowDown' });
    this.write([{ put: 'chat', table: this.id, line }], {
      asker,
      afterwards: () => {
        if (this.reached.said !== undefined) this.reached.said++;
        this.chat.add(line);
        this.room.tellChat(line);
        this.done(asker);
      },
      again: () => void this.talk(asker, text),
    });
  }

  /** A seat goes to another person: the same human at another device. Gives whether it did. */
  async move(seat: Seat, from: Person, to: Person): Promise<boolean> {
    await this.written();
    if (!this.house.keeps(this) || this.row.seats[seat]?.person !== from) return false;
    const seats = this.row.seats.map((each, n) => (n === seat ? { ...each, person: to } : each));
    const isGone = seats.every(({ person }) => person !== from);
    const host = this.row.host === from && isGone ? to : this.row.host;
    const kicked = this.row.kicked.filter((person) => person !== to);
    return new Promise((resolve) => {
      this.change(
        { ...this.row, seats, host, kicked },
        {
          afterwards: () => resolve(true),
          otherwise: () => resolve(false),
          again: () => resolve(this.move(seat, from, to)),
        },
      );
    });
  }
}
