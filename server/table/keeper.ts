import type { GameWithText, Seat, Why } from '@skerry/engine';
import {
  type ChatLine,
  type Command,
  type Happening,
  type Hello,
  type Message,
  PROTOCOL,
  Sitting,
  type TableWhy,
} from '@skerry/tables';
import { textFrame } from '../live/frame.ts';
import type { Guest } from '../live/guest.ts';
import { fits } from '../secrets.ts';
import { isBots, type Person, personSeats, type StoredLine, type TableRow, type Write } from '../store/store.ts';
import { Answers, type Asker } from './answers.ts';
import { Chat, roomOf } from './chat.ts';
import { deadline, expired, runClocks } from './clock.ts';
import { type BotTable, Crew } from './crew.ts';
import { whyNotLook } from './door.ts';
import type { House } from './house.ts';
import { carryOut, isOrder, isRefusal, type Order, takenBack } from './orders.ts';
import { audienceKey, gameSoFar, newsTexts, sentenceFor, tableInfo, youAre } from './telling.ts';

/** The longest a timer of Node can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;
/** Milliseconds the disk is given before the bots of a table try again that could not be written. */
const AFTER_TROUBLE = 1000;

type Doing<D extends Command['do']> = Extract<Command, { do: D }>;

/** What is written down of a table. */
export interface Written {
  readonly row: TableRow;
  readonly lines: readonly StoredLine[];
  readonly chat: readonly ChatLine[];
}

/** What goes with a change of the table. */
interface Along {
  /** Who asked for it. */
  readonly asker?: Asker;
  /** Written in the same transaction. */
  readonly also?: readonly Write[];
  /** Called when it is written, or when it could not be. */
  afterwards?(): void;
  otherwise?(): void;
}

/**
 * A table in memory, and those at it. Everything is done here first, then written down, and only then told; if it
 * cannot be written, the table goes back to what is written.
 */
export class Keeper {
  readonly guests = new Set<Guest>();
  readonly rules: GameWithText;
  row: TableRow;
  private readonly house: House;
  private readonly crew: Crew;
  private sitting: Sitting | undefined;
  private answers = new Answers([]);
  private chat: Chat;
  /** The last line that is written down, and when it was made. */
  private writtenLine = 0;
  private lastAt = 0;
  /** Who else waits for a line to be written: a command was sent again meanwhile. */
  private readonly waiting = new Map<number, Asker[]>();
  private writing = 0;
  private whenWritten: (() => void)[] = [];
  /** Something could not be written, and the table is being read back. */
  private lost = false;
  private infoDue = false;
  private alarm: NodeJS.Timeout | undefined;
  private usedAt = Date.now();

  constructor(house: House, rules: GameWithText, written: Written) {
    this.house = house;
    this.rules = rules;
    this.row = written.row;
    this.crew = new Crew(house.pool, house.config.botPause);
    this.chat = new Chat([], house.config.limits.chatPerMinute);
    this.become(written);
  }

  get id(): string {
    return this.row.id;
  }

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
    const isBack = !this.present().has(guest.person);
    this.guests.add(guest);
    this.usedAt = Date.now();
    this.tellAll(guest, hello.since);
    if (this.guests.size > 1) this.tellInfoSoon();
    // People who come back take their seats back from the bots that stood in.
    if (isBack && this.row.stage === 'playing') {
      const row = takenBack(this.row, seats);
      if (row !== this.row) this.change(row);
    }
    return undefined;
  }

  leave(guest: Guest): void {
    if (!this.guests.delete(guest)) return;
    this.usedAt = Date.now();
    this.tellInfoSoon();
  }

  private present(): Set<Person> {
    return new Set([...this.guests].map(({ person }) => person));
  }

  // What guests do

  do(guest: Guest, command: Command): void {
    const { id } = command;
    this.usedAt = Date.now();
    if (!this.guests.has(guest)) return guest.refusedByTable(id, { why: 'notHere' });
    if (this.lost) return guest.refusedByTable(id, { why: 'busy' });
    try {
      this.carryOut({ guest, id }, command);
    } catch (error) {
      // Our own mistake: what is written down is right, whatever happened here.
      guest.refusedByTable(id, { why: 'busy' });
      void this.fallBack(error);
    }
  }

  private carryOut(asker: Asker, command: Command): void {
    if (command.do === 'play' || command.do === 'undo') return this.act(asker, command);
    if (this.answers.wasDone(asker.guest.person, asker.id)) return asker.guest.done(asker.id);
    switch (command.do) {
      case 'look':
        return void this.look(asker, command.at);
      case 'giveUp':
        return this.giveUp(asker, command);
      case 'start':
        return this.start(asker);
      case 'rematch':
        return this.rematch(asker);
      case 'chat':
        return this.talk(asker, command.text);
      default:
        if (isOrder(command)) this.order(asker, command);
    }
  }

  private act(asker: Asker, command: Doing<'play'> | Doing<'undo'>): void {
    const { guest, id } = asker;
    const { seat, n } = command;
    const { sitting } = this;
    if (this.row.seats[seat]?.person !== guest.person) return this.refuse(asker, { why: 'notYourSeat' });
    if (sitting === undefined) return this.refuse(asker, { why: 'notStarted' });
    const made = this.answers.lineOf(seat, id);
    if (made !== undefined) return this.doneAgain(asker, made, sitting.known(seat, made));
    const now = Date.now();
    const answer = command.do === 'play' ? sitting.play(seat, n, command.action, now) : sitting.undo(seat, n, now);
    if ('why' in answer) return this.refuseInGame(asker, sitting, seat, answer.why);
    this.answers.madeLine(seat, id, answer.line.n);
    this.append(sitting, answer, takenBack(this.row, [seat]), asker);
  }

  private doneAgain(asker: Asker, n: number, known: number): void {
    if (n <= this.writtenLine) asker.guest.done(asker.id, known);
    else this.waiting.set(n, [...(this.waiting.get(n) ?? []), asker]);
  }

  /** When all people at the table agree, it is over; bots always agree. */
  private giveUp(asker: Asker, { seat, agree }: Doing<'giveUp'>): void {
    const { sitting, row } = this;
    if (row.seats[seat]?.person !== asker.guest.person) return this.refuse(asker, { why: 'notYourSeat' });
    if (sitting === undefined) return this.refuse(asker, { why: 'notStarted' });
    if (sitting.over) return this.refuseInGame(asker, sitting, seat, { why: 'gameOver' });
    if (sitting.game.giveUp === undefined) return this.refuseInGame(asker, sitting, seat, { why: 'unknownAction' });
    const seats = row.seats.map((each, n) => (n === seat ? { ...each, givesUp: agree } : each));
    const all = seats.every((each) => each.who !== 'person' || isBots(each) || each.givesUp);
    if (!all) return this.change({ ...row, seats }, { asker });
    const answer = sitting.giveUp(Date.now());
    if ('why' in answer) return this.refuseInGame(asker, sitting, seat, answer.why);
    this.answers.done(asker.guest.person, asker.id);
    this.append(sitting, answer, { ...row, seats }, asker);
  }

  private async look({ guest, id }: Asker, at: Seat | 'watcher'): Promise<void> {
    await this.written();
    if (at !== 'watcher' && this.row.seats[at]?.person !== guest.person) {
      return guest.refusedByTable(id, { why: 'notYourSeat' });
    }
    guest.looking = at;
    this.tellAll(guest);
    guest.done(id);
  }

  private order(asker: Asker, order: Order): void {
    const { person, invited } = asker.guest;
    const answer = carryOut(this.row, order, { person, invited, game: this.rules.game, present: this.present() });
    if (isRefusal(answer)) this.refuse(asker, answer.why);
    else this.change(answer, { asker });
  }

  private start(asker: Asker): void {
    const { stage, host, seats, options } = this.row;
    if (stage !== 'lobby') return this.refuse(asker, { why: 'started' });
    if (host !== asker.guest.person) return this.refuse(asker, { why: 'notHost' });
    if (seats.some(({ who }) => who === 'open')) return this.refuse(asker, { why: 'openSeats' });
    this.begin(Sitting.open(this.rules.game, { seats: seats.length, options }), { asker });
  }

  /** The game begins: everybody is told the whole of it. */
  begin(sitting: Sitting, along: Pick<Along, 'asker'> = {}): void {
    const { code, ...row } = this.row;
    const { head } = sitting;
    this.sitting = sitting;
    this.change(
      { ...row, version: head.version, stage: 'playing', head },
      {
        ...along,
        afterwards: () => {
          for (const guest of this.guests) this.tellAll(guest);
        },
      },
    );
  }

  private rematch(asker: Asker): void {
    const { row } = this;
    const { person } = asker.guest;
    if (row.stage !== 'over') return this.refuse(asker, { why: 'notOver' });
    if (personSeats(row, person).length === 0 && row.host !== person) return this.refuse(asker, { why: 'notYourSeat' });
    if (row.next !== undefined) return asker.guest.done(asker.id);
    const next = this.house.rematchOf(row, person);
    // Both tables in one transaction: no rematch without its link, no link without the rematch.
    const also: Write[] = [{ put: 'row', row: next }];
    this.change({ ...row, next: next.id }, { asker, also, afterwards: () => void this.house.opened(next) });
  }

  private talk(asker: Asker, text: string): void {
    const line = this.chat.line(this.row, asker.guest.person, text, Date.now());
    if ('why' in line) return this.refuse(asker, line);
    this.write([{ put: 'chat', table: this.id, line }], {
      asker,
      afterwards: () => {
        this.chat.add(line);
        const told = JSON.stringify({ say: 'chat', line } satisfies Message);
        for (const guest of this.guests) if (roomOf(this.row, guest.person) === line.room) guest.send(told);
        this.done(asker);
      },
    });
  }

  /** A seat goes to another person: the same human at another device. Gives whether it did. */
  move(seat: Seat, from: Person, to: Person): Promise<boolean> {
    if (this.lost || this.row.seats[seat]?.person !== from) return Promise.resolve(false);
    const seats = this.row.seats.map((each, n) => (n === seat ? { ...each, person: to } : each));
    const isGone = seats.every(({ person }) => person !== from);
    const host = this.row.host === from && isGone ? to : this.row.host;
    const kicked = this.row.kicked.filter((person) => person !== to);
    return new Promise((resolve) => {
      this.change(
        { ...this.row, seats, host, kicked },
        { afterwards: () => resolve(true), otherwise: () => resolve(false) },
      );
    });
  }

  private refuse({ guest, id }: Asker, why: TableWhy): void {
    this.house.metrics.refusals.inc({ why: why.why });
    guest.refusedByTable(id, why);
  }

  private refuseInGame({ guest, id }: Asker, sitting: Sitting, seat: Seat, why: Why): void {
    this.house.metrics.refusals.inc({ why: 'rules' });
    guest.refused(id, why, sentenceFor(this.rules, sitting, this.row, guest, seat, why));
  }

  // Doing, writing, telling

  /** A line was added: write it, with what it changes at the table, and then tell everybody. */
  private append(sitting: Sitting, happening: Happening, changed: TableRow, asker?: Asker): void {
    const { line } = happening;
    const before = this.row;
    const texts = newsTexts(sitting, before, happening, this.guests);
    const frames = new Map([...texts].map(([key, text]) => [key, textFrame(text)]));
    this.row = this.settled(changed, this.turnEnded(sitting, line));
    const isChanged = this.row !== before;
    const writes: Write[] = [{ put: 'line', table: this.id, line: asker ? { ...line, command: asker.id } : line }];
    if (isChanged) writes.push({ put: 'row', row: this.row });
    this.write(writes, {
      ...(asker && { asker }),
      afterwards: () => {
        this.writtenLine = line.n;
        this.lastAt = line.at;
        this.house.metrics.moves.inc();
        const known = sitting.known(line.seat ?? 'watcher', line.n);
        const askers = [...(asker ? [asker] : []), ...(this.waiting.get(line.n) ?? [])];
        for (const { guest } of askers) guest.hold();
        for (const guest of this.guests) {
          const frame = frames.get(audienceKey(sitting, guest));
          if (frame !== undefined) guest.sendFrame(frame);
        }
        for (const { guest, id } of askers) {
          guest.done(id, known);
          guest.release();
        }
        this.waiting.delete(line.n);
        if (isChanged) this.tellInfo();
        this.wake();
      },
    });
  }

  /** The table changes, but nothing in its game. */
  private change(changed: TableRow, along: Along = {}): void {
    const { asker, also = [], afterwards, otherwise } = along;
    this.row = this.settled({ ...changed, touched: Date.now() });
    this.write([{ put: 'row', row: this.row }, ...also], {
      ...(asker && { asker }),
      ...(otherwise && { otherwise }),
      afterwards: () => {
        this.dismiss();
        afterwards?.();
        this.tellInfo();
        if (asker) this.done(asker);
        this.wake();
      },
    });
  }

  /** The seat whose decision cannot be taken back: what it is asked next is a new turn for its clock. */
  private turnEnded(sitting: Sitting, { seat, action }: Happening['line']): Seat | undefined {
    return seat !== undefined && action.act !== 'undo' && !sitting.canUndo(seat) ? seat : undefined;
  }

  /** The row with its clocks and its end as the game stands. */
  private settled(row: TableRow, ended?: Seat): TableRow {
    const { sitting } = this;
    if (sitting === undefined || row.stage === 'over') return row;
    const now = Date.now();
    const seats = row.clock ? runClocks(row.clock, row.seats, new Set(this.waitsFor()), now, ended) : row.seats;
    const result = sitting.outcome();
    const next = seats === row.seats ? row : { ...row, seats };
    return result === undefined ? next : { ...next, stage: 'over', result, touched: now };
  }

  private write(writes: readonly Write[], { asker, afterwards, otherwise }: Along): void {
    this.writing++;
    this.house.ledger.write(this.id, writes).then(
      () => {
        this.writing--;
        afterwards?.();
        if (this.writing === 0) this.releaseWritten();
      },
      (error) => {
        this.writing--;
        if (asker) this.refuse(asker, { why: 'busy' });
        otherwise?.();
        void this.fallBack(error);
      },
    );
  }

  private done({ guest, id }: Asker): void {
    this.answers.done(guest.person, id);
    guest.done(id);
  }

  /** Until what was done so far is written down. */
  private async written(): Promise<void> {
    while (this.writing > 0 || this.lost) {
      await new Promise<void>((resolve) => {
        this.whenWritten.push(resolve);
      });
    }
  }

  private releaseWritten(): void {
    for (const go of this.whenWritten.splice(0)) go();
  }

  /** Something could not be written: the table becomes again what is written. Nobody was told anything else. */
  private async fallBack(error: unknown): Promise<void> {
    if (this.lost) return;
    this.lost = true;
    this.rest();
    this.house.log.error({ table: this.id, error: String(error) }, 'A table could not be written down.');
    for (const asker of [...this.waiting.values()].flat()) this.refuse(asker, { why: 'busy' });
    this.waiting.clear();
    try {
      const written = await this.house.read(this.id);
      if (written === undefined) throw new Error('The table was never written down.');
      this.become(written);
      this.alarm = setTimeout(() => this.wake(), AFTER_TROUBLE);
    } catch (again) {
      this.house.log.error({ table: this.id, error: String(again) }, 'A table cannot be read back.');
      this.house.forget(this);
      for (const guest of this.guests) guest.bye({ why: 'busy' }, true);
    }
    this.lost = false;
    this.releaseWritten();
  }

  private become({ row, lines, chat }: Written): void {
    this.sitting = row.head && Sitting.load(this.rules.game, row.head, lines);
    this.row = row;
    this.answers = new Answers(lines);
    this.chat = new Chat(chat, this.house.config.limits.chatPerMinute);
    this.writtenLine = lines.length;
    this.lastAt = lines.at(-1)?.at ?? 0;
  }

  /** All a guest may know of the table, or what is new since a line. */
  private tellAll(guest: Guest, since?: number): void {
    const { sitting, row } = this;
    guest.say({
      say: 'welcome',
      protocol: PROTOCOL,
      you: youAre(row, guest, this.house.linksOf(row)),
      info: tableInfo(row, this.present()),
      ...gameSoFar(sitting, guest, since),
      chat: this.chat.last(roomOf(row, guest.person)),
      ...(guest.wantsOffers && sitting && { offers: sitting.offers(personSeats(row, guest.person)) }),
    });
  }

  /** Seats, presence, clocks and stage, to everybody. */
  private tellInfo(): void {
    this.infoDue = false;
    const info = JSON.stringify(tableInfo(this.row, this.present()));
    const links = this.house.linksOf(this.row);
    for (const guest of this.guests) {
      guest.send(`{"say":"info","info":${info},"you":${JSON.stringify(youAre(this.row, guest, links))}}`);
    }
  }

  /** Several who come and go at once are told of at once. */
  private tellInfoSoon(): void {
    if (this.infoDue || this.guests.size === 0) return;
    this.infoDue = true;
    setImmediate(() => {
      if (this.infoDue) this.tellInfo();
    });
  }

  /** Who no longer may look is sent away; who lost the seat looked through looks through another, or watches. */
  private dismiss(): void {
    for (const guest of [...this.guests]) {
      const why = whyNotLook(this.row, guest);
      if (why) {
        this.guests.delete(guest);
        guest.bye(why, false);
        continue;
      }
      const seats = personSeats(this.row, guest.person);
      const isLost = guest.looking !== 'watcher' && !seats.includes(guest.looking);
      if (!isLost && (guest.looking !== 'watcher' || this.row.stage !== 'lobby')) continue;
      guest.looking = seats[0] ?? 'watcher';
      if (isLost) this.tellAll(guest);
    }
  }

  // What happens by itself

  /** Bots look at the table, and the clock is set. Called whenever something new is written down. */
  wake(): void {
    const { sitting, row } = this;
    if (this.lost || this.house.stopping || sitting === undefined) return;
    if (row.stage !== 'playing') return this.rest();
    if (this.writing === 0 && row.seats.some(isBots)) this.crew.consider(this.botTable(sitting));
    if (row.clock !== undefined) this.setAlarm();
  }

  /** Bots and clock stop; nothing is lost by it. */
  rest(): void {
    this.crew.rest();
    clearTimeout(this.alarm);
  }

  /** Whether nobody needs the table in memory. */
  isIdle(now: number, { idle, soon }: { idle: number; soon: number }): boolean {
    if (this.guests.size > 0 || this.writing > 0 || this.lost || this.crew.busy) return false;
    return now - this.usedAt > idle && (this.deadline() ?? Number.POSITIVE_INFINITY) > now + soon;
  }

  /** When the first clock ends. */
  deadline(): number | undefined {
    return this.row.stage === 'playing' ? deadline(this.row.clock, this.row.seats) : undefined;
  }

  /** The seats the game waits for. */
  waitsFor(): Seat[] {
    return this.sitting?.asks().flatMap(({ seat, must }) => (must ? [seat] : [])) ?? [];
  }

  /** The same, as a person may know it: where seats have secrets, who has decided is one. */
  waitsForAsSeenBy(person: Person): Seat[] {
    const own = personSeats(this.row, person);
    return this.waitsFor().filter((seat) => this.sitting?.isOpen || own.includes(seat));
  }

  private botTable(sitting: Sitting): BotTable {
    const { log } = this.house;
    return {
      sitting,
      seats: () => this.row.seats,
      isWatched: () => this.guests.size > 0,
      lastAt: () => this.lastAt,
      act: (seat, n, action) => {
        const seated = this.row.seats[seat];
        // Somebody acted meanwhile, or took the seat back: the bots will look again.
        if (this.lost || this.sitting !== sitting || sitting.n !== n || !seated || !isBots(seated)) return;
        const answer = sitting.play(seat, sitting.known(seat), action, Date.now());
        if ('why' in answer) log.error({ table: this.id, action, why: answer.why }, 'A bot was refused.');
        else this.append(sitting, answer, this.row);
      },
      thinks: (seat, share) => {
        const told = JSON.stringify({ say: 'thinking', seat, share: Math.round(share * 100) / 100 } satisfies Message);
        for (const guest of this.guests) guest.send(told);
      },
      trouble: (error) => log.error({ table: this.id, error: String(error) }, 'A bot could not decide.'),
    };
  }

  private setAlarm(): void {
    clearTimeout(this.alarm);
    const end = this.deadline();
    if (end === undefined) return;
    this.alarm = setTimeout(() => this.timeIsUp(), Math.min(LONGEST_TIMER, Math.max(0, end - Date.now())));
  }

  /** A bot takes over from those whose time is up. */
  private timeIsUp(): void {
    const { clock, stage, seats } = this.row;
    if (clock === undefined || stage !== 'playing' || this.lost) return;
    const late = expired(clock, seats, Date.now());
    if (late.length === 0) return this.setAlarm();
    this.change({
      ...this.row,
      seats: seats.map((seat, n) => (late.includes(n) ? { ...seat, standIn: true, level: 'keen' } : seat)),
    });
  }
}
