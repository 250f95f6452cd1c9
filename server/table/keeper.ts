import { ENGINE_REASONS, type GameWithText, type Seat, sayReason, type Why } from '@skerry/engine';
import {
  type Audience,
  type ChatLine,
  type Command,
  type Happening,
  type Hello,
  isTableWhy,
  type Message,
  PROTOCOL,
  type SeatInfo,
  Sitting,
  sayTableWhy,
  type TableInfo,
  type TableWhy,
  type You,
} from '@skerry/tables';
import { Bucket } from '../live/bucket.ts';
import type { Guest } from '../live/guest.ts';
import { fits } from '../secrets.ts';
import { isBots, type Person, personSeats, type StoredLine, type TableRow, type Write } from '../store/store.ts';
import { deadline, expired, runClocks } from './clock.ts';
import { type BotTable, Crew } from './crew.ts';
import type { House } from './house.ts';
import { cleanText, watcherName } from './names.ts';
import { carryOut, isOrder, isRefusal, type Order, takenBack } from './orders.ts';

/** Lines of a room that a newcomer is told. */
export const REMEMBERED_CHAT = 100;
/** Answers remembered for commands that write no line. */
const REMEMBERED_ANSWERS = 200;
/** The longest a timer of Node can wait. */
const LONGEST_TIMER = 2 ** 31 - 1;

type Doing<D extends Command['do']> = Extract<Command, { do: D }>;

/** What is written down of a table. */
export interface Written {
  readonly row: TableRow;
  readonly lines: readonly StoredLine[];
  readonly chat: readonly ChatLine[];
}

/** Who waits for the word that a command is done. */
interface Asker {
  readonly guest: Guest;
  readonly id: string;
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
  private chat: ChatLine[] = [];
  /** The last line that is written down. */
  private writtenLine = 0;
  private lastAt = 0;
  /** Which line a command of a seat made, so that the same command sent again is not done again. */
  private made = new Map<string, number>();
  /** The same for commands that made no line. */
  private readonly answered = new Set<string>();
  /** Who else waits for a line to be written. */
  private readonly waiting = new Map<number, Asker[]>();
  private readonly chatLeft = new Map<Person, Bucket>();
  private writing = 0;
  private whenWritten: (() => void)[] = [];
  private lost = false;
  private infoDue = false;
  private alarm: NodeJS.Timeout | undefined;
  private usedAt = Date.now();

  constructor(house: House, rules: GameWithText, written: Written) {
    this.house = house;
    this.rules = rules;
    this.row = written.row;
    this.crew = new Crew(house.pool, house.config.botPause);
    this.take(written);
  }

  get id(): string {
    return this.row.id;
  }

  // Coming and going

  /** Lets a guest in who said hello, or says why not. */
  async welcome(guest: Guest, hello: Hello): Promise<TableWhy | undefined> {
    await this.written();
    if (hello.rules !== undefined && hello.rules !== this.rules.game.version) return { why: 'oldClient' };
    guest.invited = this.row.listed || fits(hello.key, this.row.invite);
    guest.watches = fits(hello.key, this.row.watch);
    const refused = this.whyNotLook(guest);
    if (refused) return refused;
    const seats = personSeats(this.row, guest.person);
    guest.knowsRules = hello.rules !== undefined;
    guest.wantsOffers = hello.offers === true;
    guest.looking = seats[0] ?? 'watcher';
    if (hello.look === 'watcher' || (hello.look !== undefined && seats.includes(hello.look)))
      guest.looking = hello.look;
    const back = !this.here(guest.person);
    this.guests.add(guest);
    this.tellAll(guest, hello.since);
    this.tellInfoSoon(guest);
    this.usedAt = Date.now();
    if (back) this.takeBack(seats);
    return undefined;
  }

  leave(guest: Guest): void {
    if (!this.guests.delete(guest)) return;
    this.usedAt = Date.now();
    this.tellInfoSoon();
  }

  here(person: Person): boolean {
    for (const guest of this.guests) if (guest.person === person) return true;
    return false;
  }

  /** Seats' people and the host, who has the right link, everybody at a listed table, and everybody at the end. */
  private whyNotLook(guest: Guest): TableWhy | undefined {
    const { row } = this;
    const { person } = guest;
    if (row.host === person || row.stage === 'over' || personSeats(row, person).length > 0) return undefined;
    if (row.kicked.includes(person)) return { why: 'notHere' };
    if (row.listed || guest.watches) return undefined;
    if (guest.invited) return row.stage === 'lobby' ? undefined : { why: 'started' };
    return { why: 'notHere' };
  }

  // What guests do

  do(guest: Guest, command: Command): void {
    this.usedAt = Date.now();
    if (this.lost) return guest.refusedByTable(command.id, { why: 'busy' });
    switch (command.do) {
      case 'play':
      case 'undo':
        return this.act(guest, command);
      case 'look':
        return void this.look(guest, command);
      default:
        if (this.answered.has(`${guest.person}/${command.id}`)) return guest.done(command.id);
        this.doOther(guest, command);
    }
  }

  private doOther(guest: Guest, command: Exclude<Command, { do: 'play' | 'undo' | 'look' }>): void {
    const asker = { guest, id: command.id };
    switch (command.do) {
      case 'giveUp':
        return this.giveUp(asker, command);
      case 'start':
        return this.start(asker);
      case 'rematch':
        return void this.rematch(asker);
      case 'chat':
        return this.talk(asker, command.text);
      default:
        if (isOrder(command)) this.order(asker, command);
    }
  }

  private act(guest: Guest, command: Doing<'play'> | Doing<'undo'>): void {
    const { id, seat, n } = command;
    if (this.row.seats[seat]?.person !== guest.person) return guest.refusedByTable(id, { why: 'notYourSeat' });
    if (this.sitting === undefined) return guest.refusedByTable(id, { why: 'notStarted' });
    const made = this.made.get(`${seat}/${id}`);
    if (made !== undefined) return this.doneAgain({ guest, id }, made);
    const now = Date.now();
    const answer =
      command.do === 'play' ? this.sitting.play(seat, n, command.action, now) : this.sitting.undo(seat, n, now);
    if ('why' in answer) return guest.refused(id, answer.why, this.sentence(guest, seat, answer.why));
    this.made.set(`${seat}/${id}`, answer.line.n);
    this.append(answer, takenBack(this.row, [seat]), { guest, id });
  }

  private doneAgain(asker: Asker, n: number): void {
    if (n <= this.writtenLine) return asker.guest.done(asker.id, n);
    this.waiting.set(n, [...(this.waiting.get(n) ?? []), asker]);
  }

  private giveUp(asker: Asker, { seat, agree }: Doing<'giveUp'>): void {
    const { sitting, row } = this;
    const { guest, id } = asker;
    if (row.seats[seat]?.person !== guest.person) return guest.refusedByTable(id, { why: 'notYourSeat' });
    if (sitting === undefined) return guest.refusedByTable(id, { why: 'notStarted' });
    const why = sitting.over ? 'gameOver' : this.rules.game.giveUp === undefined ? 'unknownAction' : undefined;
    if (why) return guest.refused(id, { why }, this.sentence(guest, seat, { why }));
    const seats = row.seats.map((each, n) => (n === seat ? { ...each, givesUp: agree } : each));
    const all = seats.every((each) => each.who !== 'person' || isBots(each) || each.givesUp);
    if (!all) return this.change({ ...row, seats }, asker);
    const answer = sitting.giveUp(Date.now());
    if ('why' in answer) return guest.refused(id, answer.why, this.sentence(guest, seat, answer.why));
    this.append(answer, { ...row, seats }, asker);
  }

  private async look(guest: Guest, { id, at }: Doing<'look'>): Promise<void> {
    await this.written();
    if (at !== 'watcher' && this.row.seats[at]?.person !== guest.person) {
      return guest.refusedByTable(id, { why: 'notYourSeat' });
    }
    guest.looking = at;
    this.tellAll(guest);
    guest.done(id);
  }

  private order(asker: Asker, order: Order): void {
    const { guest } = asker;
    const { game } = this.rules;
    const by = { person: guest.person, invited: guest.invited, game, here: (person: Person) => this.here(person) };
    const answer = carryOut(this.row, order, by);
    if (isRefusal(answer)) return guest.refusedByTable(asker.id, answer.why);
    this.change(answer, asker);
  }

  private start(asker: Asker): void {
    const { row } = this;
    const { game } = this.rules;
    const why: TableWhy['why'] | undefined =
      row.stage !== 'lobby'
        ? 'started'
        : row.host !== asker.guest.person
          ? 'notHost'
          : row.seats.some(({ who }) => who === 'open')
            ? 'openSeats'
            : undefined;
    if (why) return asker.guest.refusedByTable(asker.id, { why } as TableWhy);
    this.begin(Sitting.open(game, { seats: row.seats.length, options: row.options }), asker);
  }

  /** The game begins: everybody is told the whole of it. */
  begin(sitting: Sitting, asker?: Asker): void {
    this.sitting = sitting;
    const { code, ...row } = this.row;
    const { head } = sitting;
    const begun: TableRow = { ...row, version: head.version, stage: 'playing', head };
    this.change(begun, asker, () => {
      for (const guest of this.guests) this.tellAll(guest);
    });
  }

  private async rematch(asker: Asker): Promise<void> {
    const { guest, id } = asker;
    const { row } = this;
    if (row.stage !== 'over') return guest.refusedByTable(id, { why: 'notOver' });
    if (personSeats(row, guest.person).length === 0 && row.host !== guest.person) {
      return guest.refusedByTable(id, { why: 'notYourSeat' });
    }
    if (row.next !== undefined) return guest.done(id);
    const next = this.house.rematchOf(row, guest.person);
    // Both tables in one transaction: no rematch without its link, no link without the rematch.
    this.change({ ...row, next: next.id }, asker, () => void this.house.opened(next), [{ put: 'row', row: next }]);
  }

  private talk({ guest, id }: Asker, text: string): void {
    const [seat] = personSeats(this.row, guest.person);
    const said = cleanText(text);
    if (said === '') return guest.refusedByTable(id, { why: 'badMessage', part: '"text" is empty' });
    if (seat !== undefined && this.row.seats[seat]?.muted) return guest.refusedByTable(id, { why: 'muted' });
    const now = Date.now();
    const perMinute = this.house.config.limits.chatPerMinute;
    const left = this.chatLeft.get(guest.person) ?? new Bucket(perMinute / 60, Math.min(5, perMinute), now);
    this.chatLeft.set(guest.person, left);
    if (!left.take(now)) return guest.refusedByTable(id, { why: 'slowDown' });
    const line: ChatLine =
      seat === undefined
        ? { at: now, room: 'watchers', name: watcherName(guest.person), text: said }
        : { at: now, room: 'seats', seat, name: this.row.seats[seat]?.name ?? '', text: said };
    this.write([{ put: 'chat', table: this.id, line }], { guest, id }, () => {
      this.chat.push(line);
      const told = JSON.stringify({ say: 'chat', line } satisfies Message);
      for (const each of this.guests) if (this.roomOf(each) === line.room) each.send(told);
      this.answer({ guest, id });
    });
  }

  /** Those with a seat talk among themselves, and so do those without. */
  private roomOf(guest: Guest): ChatLine['room'] {
    return personSeats(this.row, guest.person).length > 0 ? 'seats' : 'watchers';
  }

  /** A seat goes to another person: the same human at another device. */
  move(seat: Seat, from: Person, to: Person): Promise<boolean> {
    if (this.lost || this.row.seats[seat]?.person !== from) return Promise.resolve(false);
    const seats = this.row.seats.map((each, n) => (n === seat ? { ...each, person: to } : each));
    const left = seats.some(({ person }) => person === from);
    const host = this.row.host === from && !left ? to : this.row.host;
    const kicked = this.row.kicked.filter((person) => person !== to);
    return new Promise((resolve) => {
      this.change(
        { ...this.row, seats, host, kicked },
        undefined,
        () => resolve(true),
        [],
        () => resolve(false),
      );
    });
  }

  /** People who come back take their seats back from the bots that stood in. */
  private takeBack(seats: readonly Seat[]): void {
    if (this.row.stage !== 'playing' || !seats.some((seat) => this.row.seats[seat]?.standIn)) return;
    this.change(takenBack(this.row, seats));
  }

  // Doing, writing, telling

  /** A line was added: write it, with what it changes at the table, and then tell everybody. */
  private append(happening: Happening, changed: TableRow, asker?: Asker): void {
    const { line } = happening;
    const told = this.tellings(happening);
    const before = this.row;
    this.row = this.settled(changed);
    const rowChanged = this.row !== before;
    const writes: Write[] = [{ put: 'line', table: this.id, line: asker ? { ...line, command: asker.id } : line }];
    if (rowChanged) writes.push({ put: 'row', row: this.row });
    this.write(writes, asker, () => {
      this.writtenLine = line.n;
      this.lastAt = line.at;
      this.house.metrics.moves.inc();
      for (const guest of this.guests) {
        const text = told.get(this.audienceKey(guest));
        if (text !== undefined) guest.send(text);
      }
      asker?.guest.done(asker.id, line.n);
      for (const { guest, id } of this.waiting.get(line.n) ?? []) guest.done(id, line.n);
      this.waiting.delete(line.n);
      if (rowChanged) this.tellInfo();
      this.wake();
    });
  }

  /** The table changes, but nothing in its game. */
  private change(
    changed: TableRow,
    asker?: Asker,
    then?: () => void,
    also: readonly Write[] = [],
    otherwise?: () => void,
  ): void {
    this.row = this.settled({ ...changed, touched: Date.now() });
    this.write(
      [{ put: 'row', row: this.row }, ...also],
      asker,
      () => {
        this.dismiss();
        then?.();
        this.tellInfo();
        if (asker) this.answer(asker);
        this.wake();
      },
      otherwise,
    );
  }

  /** The row with its clocks and its end as the game stands. */
  private settled(row: TableRow): TableRow {
    const { sitting } = this;
    if (sitting === undefined || row.stage === 'over') return row;
    const { clock } = row;
    let next = row;
    if (clock !== undefined) {
      const seats = runClocks(clock, row.seats, new Set(this.waitsFor()), Date.now());
      if (seats !== row.seats) next = { ...next, seats };
    }
    const result = sitting.outcome();
    return result === undefined ? next : { ...next, stage: 'over', result, touched: Date.now() };
  }

  private write(writes: readonly Write[], asker: Asker | undefined, then: () => void, otherwise?: () => void): void {
    this.writing++;
    this.house.ledger.write(this.id, writes).then(
      () => {
        this.writing--;
        then();
        if (this.writing === 0) this.releaseWritten();
      },
      (error) => {
        this.writing--;
        asker?.guest.refusedByTable(asker.id, { why: 'busy' });
        otherwise?.();
        void this.fallBack(error);
      },
    );
  }

  private answer({ guest, id }: Asker): void {
    this.answered.add(`${guest.person}/${id}`);
    if (this.answered.size > REMEMBERED_ANSWERS) {
      for (const oldest of this.answered) {
        this.answered.delete(oldest);
        break;
      }
    }
    guest.done(id);
  }

  /** Until what was done so far is written down. */
  async written(): Promise<void> {
    while (this.writing > 0 || this.lost) {
      await new Promise<void>((resolve) => {
        this.whenWritten.push(resolve);
      });
    }
  }

  private releaseWritten(): void {
    const waiting = this.whenWritten;
    this.whenWritten = [];
    for (const go of waiting) go();
  }

  /** Something could not be written: the table becomes again what is written. Nobody was told anything else. */
  private async fallBack(error: unknown): Promise<void> {
    if (this.lost) return;
    this.lost = true;
    this.rest();
    this.house.log.error({ table: this.id, error: String(error) }, 'A table could not be written down.');
    for (const askers of this.waiting.values()) {
      for (const { guest, id } of askers) guest.refusedByTable(id, { why: 'busy' });
    }
    this.waiting.clear();
    try {
      const written = await this.house.read(this.id);
      if (written === undefined) throw new Error('The table was never written down.');
      this.take(written);
      this.lost = false;
      this.releaseWritten();
      // Give the disk a moment before the bots try again.
      this.alarm = setTimeout(() => this.wake(), 1000);
    } catch (again) {
      this.house.log.error({ table: this.id, error: String(again) }, 'A table cannot be read back.');
      this.house.forget(this);
      this.lost = false;
      this.releaseWritten();
      for (const guest of this.guests) guest.bye({ why: 'busy' }, true);
    }
  }

  /** The table is what was written down. */
  private take({ row, lines, chat }: Written): void {
    this.row = row;
    this.sitting = row.head && Sitting.load(this.rules.game, row.head, lines);
    this.writtenLine = lines.length;
    this.lastAt = lines.at(-1)?.at ?? 0;
    this.made = new Map(
      lines.flatMap(({ seat, command, n }) => (command === undefined ? [] : [[`${seat}/${command}`, n] as const])),
    );
    this.chat = [...chat];
  }

  /** One text for each kind of audience that is there. */
  private tellings(happening: Happening): Map<string, Buffer> {
    const { sitting } = this;
    const told = new Map<string, Buffer>();
    if (sitting === undefined) return told;
    for (const guest of this.guests) {
      const key = this.audienceKey(guest);
      if (told.has(key) || !sitting.isTold(happening.line, guest.looking)) continue;
      const news = { say: 'news', ...sitting.news(happening, audience(guest)) } as const;
      const message: Message = guest.wantsOffers
        ? { ...news, offers: sitting.offers(personSeats(this.row, guest.person)) }
        : news;
      told.set(key, Buffer.from(JSON.stringify(message)));
    }
    return told;
  }

  /** Guests with the same key are told the same. */
  private audienceKey(guest: Guest): string {
    const kind = guest.knowsRules ? 'rules' : 'told';
    const eyes = this.sitting?.isOpen ? kind : `${kind}/${guest.looking}`;
    return guest.wantsOffers ? `${eyes}/${guest.person}` : eyes;
  }

  /** All a guest may know of the table, or what is new since a line. */
  private tellAll(guest: Guest, since?: number): void {
    const { sitting } = this;
    const room = this.roomOf(guest);
    const n = sitting?.known(guest.looking) ?? 0;
    const news = since === undefined ? undefined : since === n ? [] : sitting?.since(since, audience(guest));
    guest.say({
      say: 'welcome',
      protocol: PROTOCOL,
      you: this.you(guest),
      info: this.info(),
      n,
      ...(news ? { news } : sitting && { story: sitting.story(audience(guest)) }),
      chat: this.chat.filter((line) => line.room === room).slice(-REMEMBERED_CHAT),
      ...(guest.wantsOffers && sitting && { offers: sitting.offers(personSeats(this.row, guest.person)) }),
    });
  }

  /** Seats, presence, clocks and stage, to everybody. */
  private tellInfo(): void {
    this.infoDue = false;
    const info = JSON.stringify(this.info());
    for (const guest of this.guests) {
      guest.send(`{"say":"info","info":${info},"you":${JSON.stringify(this.you(guest))}}`);
    }
  }

  /** Several who come and go at once are told of at once. */
  private tellInfoSoon(except?: Guest): void {
    if (this.infoDue || (this.guests.size <= 1 && except !== undefined)) return;
    this.infoDue = true;
    setImmediate(() => {
      if (this.infoDue) this.tellInfo();
    });
  }

  info(): TableInfo {
    const { row } = this;
    return {
      id: row.id,
      name: row.name,
      game: row.game,
      version: row.version,
      stage: row.stage,
      options: row.options,
      seats: row.seats.map((seat): SeatInfo => {
        const { who, name, level, standIn, person, clock } = seat;
        return {
          who,
          name,
          ...(level && { level }),
          ...(standIn && { standIn }),
          here: who === 'bot' || (person !== undefined && this.here(person)),
          ready: who === 'bot' || seat.ready === true,
          host: person === row.host,
          muted: seat.muted === true,
          givesUp: seat.givesUp === true,
          ...(clock && row.clock && { clock }),
        };
      }),
      ...(row.clock && { clock: row.clock }),
      listed: row.listed,
      ...(row.head && { commitment: row.head.commitment }),
      ...(row.stage === 'over' && row.head?.seed !== undefined && { seed: row.head.seed }),
      ...(row.next !== undefined && { next: row.next }),
      watchers: this.watchers(),
      made: row.made,
      now: Date.now(),
    };
  }

  private watchers(): number {
    const seated = new Set(this.row.seats.map(({ person }) => person));
    const people = new Set([...this.guests].map(({ person }) => person));
    return [...people].filter((person) => !seated.has(person)).length;
  }

  private you(guest: Guest): You {
    const { row } = this;
    const seats = personSeats(row, guest.person);
    const host = row.host === guest.person;
    const links = seats.length > 0 || host ? this.house.linksOf(row) : undefined;
    return { seats, host, looking: guest.looking, ...(links && { links }) };
  }

  /** Who no longer may look is sent away; who lost the seat looked through becomes a watcher. */
  private dismiss(): void {
    for (const guest of [...this.guests]) {
      const why = this.whyNotLook(guest);
      if (why) {
        this.guests.delete(guest);
        guest.bye(why, false);
      } else if (guest.looking !== 'watcher' && this.row.seats[guest.looking]?.person !== guest.person) {
        guest.looking = personSeats(this.row, guest.person)[0] ?? 'watcher';
        this.tellAll(guest);
      } else if (guest.looking === 'watcher' && this.row.stage === 'lobby') {
        guest.looking = personSeats(this.row, guest.person)[0] ?? 'watcher';
      }
    }
  }

  private sentence(guest: Guest, seat: Seat, why: Why): string {
    const text = this.rules.text[guest.language];
    const isGames = Object.hasOwn(text.reasons, why.why) || Object.hasOwn(ENGINE_REASONS.en, why.why);
    if (!isGames && isTableWhy(why)) return sayTableWhy(guest.language, why);
    const state = this.sitting?.view(seat).state;
    if (state === undefined) return why.why;
    return sayReason(text, why, { state, reader: seat, names: this.row.seats.map(({ name }) => name) });
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
  isIdle(now: number, after: number): boolean {
    if (this.guests.size > 0 || this.writing > 0 || this.lost || this.crew.busy) return false;
    const end = this.deadline();
    return now - this.usedAt > after && (end === undefined || end > now + 60_000);
  }

  deadline(): number | undefined {
    return this.row.stage === 'playing' ? deadline(this.row.clock, this.row.seats) : undefined;
  }

  /** The seats the game waits for. */
  waitsFor(): Seat[] {
    return this.sitting?.asks().flatMap(({ seat, must }) => (must ? [seat] : [])) ?? [];
  }

  private botTable(sitting: Sitting): BotTable {
    const keeper = this;
    return {
      sitting,
      get seats() {
        return keeper.row.seats;
      },
      get watched() {
        return keeper.guests.size > 0;
      },
      get lastAt() {
        return keeper.lastAt;
      },
      act: (seat, n, action) => {
        if (this.lost || this.sitting !== sitting) return;
        const answer = sitting.play(seat, n, action, Date.now());
        if ('why' in answer) this.house.log.error({ table: this.id, action, why: answer.why }, 'A bot was refused.');
        else this.append(answer, this.row);
      },
      thinks: (seat, share) => {
        const told = JSON.stringify({ say: 'thinking', seat, share: Math.round(share * 100) / 100 } satisfies Message);
        for (const guest of this.guests) guest.send(told);
      },
      trouble: (error) => this.house.log.error({ table: this.id, error: String(error) }, 'A bot could not decide.'),
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
    const { clock } = this.row;
    if (clock === undefined || this.row.stage !== 'playing' || this.lost) return;
    const late = expired(clock, this.row.seats, Date.now());
    if (late.length === 0) return this.setAlarm();
    const seats = this.row.seats.map((seat, n) =>
      late.includes(n) ? { ...seat, standIn: true, level: 'keen' as const } : seat,
    );
    this.change({ ...this.row, seats });
  }
}

const audience = ({ looking, knowsRules }: Guest): Audience => ({ eyes: looking, knowsRules });
