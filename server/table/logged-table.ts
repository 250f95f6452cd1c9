import { type GameRecord, type GameWithText, same } from '@skerry/engine';
import {
  Answers,
  type Change,
  type ChatLine,
  type Happening,
  isBusy,
  type Person,
  type Refused,
  Sitting,
  sentenceFor,
  type TableSnapshot,
  undoStop,
  type WrittenLine,
} from '@skerry/tables';
import type { Guest } from '../live/guest.ts';
import { Collision } from '../store/ledger.ts';
import type { Reached, TableRow, Write } from '../store/store.ts';
import { isDamage } from '../store/trouble.ts';
import type { Asker } from './asker.ts';
import { Chat } from './chat.ts';
import type { House } from './house.ts';
import { Past } from './past.ts';
import { Repeated } from './repeated.ts';
import { Room } from './room.ts';
import { NewsFrames } from './telling.ts';
import { Writing } from './writing.ts';

const BUSY = { why: { why: 'busy' } } as const satisfies Refused;
const DAMAGED = { why: { why: 'damaged' } } as const satisfies Refused;
/** Lines between two snapshots of a table that is being played. */
const BETWEEN_SNAPSHOTS = 16;

/** What is written down of a table. */
export interface Written {
  readonly row: TableRow;
  readonly lines: readonly WrittenLine[];
  readonly chat: readonly ChatLine[];
  /** The lines are those since then, and a few before, unless all of them are needed. */
  readonly snapshot?: TableSnapshot;
}

/** What others have written: lines at least, perhaps the row and chat. */
interface Behind {
  readonly row: boolean;
  readonly chat: boolean;
}

/** What goes with a change of the table. */
export interface Along {
  /** Who asked for it. */
  readonly asker?: Asker;
  /** Written in the same transaction. */
  readonly also?: readonly Write[];
  /** Called when it is written, or when it could not be. */
  afterwards?(): void;
  otherwise?(): void;
  /** Called instead when another process was first, and the table has become what that one wrote. */
  again?(): void;
}

/**
 * A table in memory and its log. Everything is done here first, then written down, and only then told; if it cannot be
 * written, the table goes back to what is written. Other processes may keep the same table: what they wrote is done here
 * too and told, and whichever of two came second does it again on top of the first.
 */
export abstract class LoggedTable {
  readonly room: Room;
  readonly rules: GameWithText;
  row: TableRow;
  /** The row as it is known to be written: only of this one is anybody told. */
  private told: TableRow;
  protected readonly house: House;
  protected sitting: Sitting | undefined;
  private readonly past: Past;
  protected answers = new Answers([]);
  protected readonly chat: Chat;
  /** What is known to be written: the last line, which writing of the row, and how many lines of chat, if that is known. */
  protected readonly reached: { n: number; rev: number; said: string | undefined } = { n: 0, rev: 0, said: undefined };
  /** When the last line was made. */
  protected lastAt = 0;
  /** A bot fails at this position. */
  private isStuck = false;
  private snapshotAt = 0;
  private readonly repeated = new Repeated();
  protected readonly writing = new Writing();
  private uncounted = 0;
  /** Something was done in vain: the table in memory is not the one that is written. */
  protected isAstray = false;
  /** Others have written something. */
  private behind: Behind | undefined;
  /** What came while the table is being read; nothing is done meanwhile. */
  protected held: (() => void)[] | undefined;
  /** What is to be done again, or to be answered, after it. */
  private redo: (() => void)[] = [];
  /** In ticks. */
  protected usedAt: number;

  constructor(house: House, rules: GameWithText, written: Written) {
    this.house = house;
    this.usedAt = house.time.ticks();
    this.rules = rules;
    this.row = written.row;
    this.told = written.row;
    this.chat = new Chat(written.chat);
    this.past = new Past(this.id, house);
    this.room = new Room(
      () => ({
        ...{ row: this.told, sitting: this.sitting, chat: this.chat, links: house.linksOf(this.told) },
        isStuck: this.isStuck,
      }),
      (people) => house.announce(this.id, people),
      house.time,
    );
    this.become(written);
  }

  get id(): string {
    return this.row.id;
  }

  /** What begins by itself looks at the table. Called whenever something new is written down. */
  abstract wake(): void;
  /** It stops; nothing is lost by it. */
  abstract rest(): void;
  /** What is thought about here may not have happened. */
  protected abstract stopThinking(): void;
  /** Something could not be written: what begins by itself waits a moment. */
  protected abstract pause(): void;

  /** The same command once more: it is done when its line is written. */
  protected doneAgain(asker: Asker, n: number, again: () => void): void {
    if (n <= this.reached.n) asker.guest.done(asker.id, this.sitting?.known(asker.seat ?? 'watcher', n));
    else this.repeated.add(n, { asker, again });
  }

  protected refuse({ guest, id }: Asker, refused: Refused): void {
    const { row: arrangement, sitting } = this;
    this.house.metrics.refusals.inc({ why: refused.seat === undefined ? refused.why.why : 'rules' });
    guest.refused(id, refused.why, sentenceFor(this.rules, { arrangement, sitting }, guest.language, refused));
  }

  // Doing, writing, telling

  /** Something was done: write it, and then tell everybody. */
  protected make({ arrangement, happening }: Change<TableRow>, along: Along = {}): void {
    const { sitting } = this;
    if (sitting && happening) this.append(sitting, happening, arrangement, along);
    else this.change(arrangement, along);
  }

  /** A line was added, and with it the table has changed. */
  private append(sitting: Sitting, happening: Happening, changed: TableRow, along: Along): void {
    const { line } = happening;
    const { asker } = along;
    const before = this.row;
    const frames = this.framesOf(sitting, happening);
    const isChanged = changed !== before;
    this.row = this.standing(changed);
    const writes: Write[] = [{ put: 'line', table: this.id, line: asker ? { ...line, command: asker.id } : line }];
    const { row } = this;
    const { waiting = [], turn } = row;
    if (isChanged) writes.push({ put: 'row', row });
    else if (row !== before) writes.push({ put: 'waiting', table: this.id, waiting, turn });
    if (line.n - this.snapshotAt >= BETWEEN_SNAPSHOTS || sitting.over) writes.push(...this.newSnapshot());
    this.write(writes, {
      ...along,
      afterwards: () => {
        this.told = row;
        if (row !== before) this.house.stir(row);
        this.countMove(line);
        if (asker && line.seat === undefined) this.answers.done(asker.guest.person, asker.id);
        this.tend(before);
        this.tellLine(sitting, happening, frames, asker);
        if (isChanged) this.room.tellInfo();
        this.wake();
      },
    });
  }

  /** What is done in secret is counted with the next that is not: whoever reads the metrics is not told when it happens. */
  private countMove({ secret }: WrittenLine): void {
    this.uncounted++;
    if (secret) return;
    this.house.metrics.moves.inc(this.uncounted);
    this.uncounted = 0;
  }

  private framesOf(sitting: Sitting, happening: Happening): NewsFrames {
    return new NewsFrames(sitting, this.row, happening, this.room.guests);
  }

  /** A line is written, by this process or another. */
  private tellLine(sitting: Sitting, { line, stop }: Happening, frames: NewsFrames, asker?: Asker): void {
    this.reached.n = line.n;
    this.lastAt = line.at;
    const others = this.repeated.takeOf(line.n).map((each) => each.asker);
    const askers = asker ? [asker, ...others] : others;
    for (const { guest } of askers) guest.hold();
    this.room.tellNews(frames);
    if (this.isStuck) this.tellStuck(false);
    if (askers.length === 0) return;
    const known = sitting.known(line.seat ?? 'watcher', line.n);
    for (const { guest, id } of askers) {
      guest.done(id, known, undoStop(guest.language, stop));
      guest.release();
    }
  }

  protected tellStuck(isStuck: boolean): void {
    this.isStuck = isStuck;
    this.room.tellInfo();
  }

  /** The table changes, but nothing in its game. */
  protected change(changed: TableRow, along: Along = {}): void {
    const { asker, also = [], afterwards, ...rest } = along;
    const before = this.row;
    const row = this.standing({ ...changed, touched: this.house.now() });
    this.row = row;
    this.write([{ put: 'row', row }, ...also], {
      ...(asker && { asker }),
      ...rest,
      afterwards: () => {
        this.told = row;
        this.house.stir(row);
        this.tend(before);
        this.dismiss();
        afterwards?.();
        this.room.tellInfo();
        if (asker) this.done(asker);
        this.wake();
      },
    });
  }

  /** Seats have changed hands. Whoever has other eyes now is told the table when all that is in memory is written. */
  protected dismiss(): void {
    for (const guest of this.room.dismiss()) void this.tellAnew(guest);
  }

  private async tellAnew(guest: Guest): Promise<void> {
    await this.written();
    if (this.room.guests.has(guest)) this.room.tellAll(guest);
  }

  /** Whoever lets something begin by itself at a table is the one to tend it. */
  private tend(before: TableRow): void {
    if (isBusy(this.row) !== isBusy(before)) this.house.tend(this.id, isBusy(this.row));
  }

  protected write(writes: readonly Write[], along: Along): void {
    if (!this.house.keeps(this)) {
      along.otherwise?.();
      if (along.asker) this.refuse(along.asker, BUSY);
      return;
    }
    this.writing.begin();
    this.house.ledger.write(this.id, writes, this.reached).then(
      () => this.writing.end(() => along.afterwards?.()),
      (error) => {
        this.writing.end(() => {
          this.isAstray = true;
          if (error instanceof Collision) this.again(along);
          else this.failed(error, along);
        });
        void this.readOn();
      },
    );
  }

  /** Another process was first: once more, on top of that. */
  private again({ again }: Along): void {
    if (again) this.redo.push(again);
    for (const each of this.repeated.takeAll()) this.redo.push(each.again);
  }

  /** It could not be written, or nobody knows whether it was: then the log says so. */
  private failed(error: unknown, { asker, otherwise }: Along): void {
    const isSpoilt = isDamage(error);
    if (isSpoilt) this.house.noteDamage(this.id, error);
    else this.house.log.error({ table: this.id, error: String(error) }, 'A table could not be written down.');
    const refused = isSpoilt ? DAMAGED : BUSY;
    this.pause();
    const askers = [...(asker ? [asker] : []), ...this.repeated.takeAll().map((each) => each.asker)];
    this.redo.push(() => {
      otherwise?.();
      for (const each of askers) {
        const made = each.seat === undefined ? undefined : this.answers.lineOf(each.seat, each.id);
        if (made === undefined) this.refuse(each, refused);
        else this.doneAgain(each, made, () => this.refuse(each, refused));
      }
    });
  }

  protected done({ guest, id }: Asker): void {
    this.answers.done(guest.person, id);
    guest.done(id);
  }

  /** Until what was done so far is written down. */
  protected async written(): Promise<void> {
    while (this.writing.isUnderWay || this.held) await this.writing.rest();
  }

  // What others write

  /** What the log says, and who is at the table by other processes. */
  catchUp(reached: Reached | undefined, elsewhere: readonly Person[]): void {
    this.room.setElsewhere(elsewhere);
    if (reached === undefined) return this.isGone();
    const row = reached.rev > this.reached.rev;
    const chat = reached.said !== this.reached.said;
    this.reached.said = reached.said;
    if (row || chat || reached.n > this.reached.n) void this.readOn({ row, chat });
  }

  /** Somebody was forgotten with what they said. */
  unsaid(): Promise<void> {
    return this.readOn({ row: false, chat: true });
  }

  /** The table was removed. */
  protected isGone(): void {
    this.house.forget(this);
    for (const guest of this.room.guests) guest.bye({ why: 'unknownTable' }, false);
    this.room.guests.clear();
  }

  /** Follows lines that another process wrote. Returns whether that was possible: if not, the log must be read. */
  hearLines(lines: readonly WrittenLine[]): boolean {
    const fresh = lines.filter(({ n }) => n > this.reached.n);
    if (fresh.length === 0) return true;
    const isNext = fresh[0]!.n === this.reached.n + 1;
    if (!isNext || this.held || this.writing.isUnderWay || this.isAstray || this.sitting === undefined) return false;
    this.stopThinking();
    try {
      this.follow(fresh, undefined, []);
    } catch (error) {
      this.house.log.error({ table: this.id, error: String(error) }, 'A line that was told cannot be followed.');
      this.isAstray = true;
      return false;
    }
    this.wake();
    return true;
  }

  /**
   * The table becomes what is written. What was done here in vain is forgotten, nobody was told of it; what others wrote
   * is told. Until then commands wait, and those that came second are done again afterwards.
   */
  protected async readOn(behind: Behind = { row: true, chat: true }): Promise<void> {
    this.behind = {
      row: behind.row || this.behind?.row === true,
      chat: behind.chat || this.behind?.chat === true,
    };
    if (this.held) return this.written();
    const held: (() => void)[] = [];
    let isSpoilt = false;
    this.held = held;
    while (this.writing.isUnderWay) await this.writing.rest();
    try {
      while (this.behind) {
        const { behind } = this;
        this.behind = undefined;
        if (this.isAstray) await this.readBack();
        else await this.readNews(behind);
      }
    } catch (error) {
      isSpoilt = isDamage(error);
      if (isSpoilt) this.house.noteDamage(this.id, error);
      else this.house.log.error({ table: this.id, error: String(error) }, 'A table cannot be read back.');
      this.house.forget(this);
    }
    this.held = undefined;
    this.writing.release();
    for (const go of [...this.redo.splice(0), ...held]) go();
    if (!this.house.keeps(this)) {
      for (const guest of this.room.guests) guest.bye((isSpoilt ? DAMAGED : BUSY).why, !isSpoilt);
    }
    this.wake();
  }

  /** All of it, because what is here has gone astray. */
  private async readBack(): Promise<void> {
    // What the bots think about may not have happened. Where only news are read they think on, unless one is a line.
    this.stopThinking();
    const written = await this.house.archive.read(this.id);
    if (written === undefined) throw new Error('The table was never written down.');
    this.isAstray = false;
    const { n, rev } = this.reached;
    const { row, lines, chat } = written;
    this.chat.keepOnly(chat);
    this.become(written);
    if (this.sitting && this.sitting.startsAfter > n) return this.room.tellEverybodyAll();
    // What those here were told, and then what they were not.
    this.become({ ...written, lines: lines.filter((line) => line.n <= n) });
    this.follow(
      lines.filter((line) => line.n > n),
      row.rev === rev ? undefined : row,
      chat,
    );
  }

  /** Only what others wrote since. */
  private async readNews(behind: Behind): Promise<void> {
    const { row, lines, chat } = await this.house.archive.readNews(this.id, this.reached.n, behind);
    if (behind.chat) this.chat.keepOnly(chat);
    if (this.sitting === undefined && row?.head) this.become({ row, lines: [] });
    this.follow(lines, row, chat);
  }

  private follow(lines: readonly WrittenLine[], row: TableRow | undefined, chat: readonly ChatLine[]): void {
    const { sitting } = this;
    if (row) {
      const hasNewKey = row.invite !== this.row.invite;
      this.row = row;
      this.told = row;
      this.reached.rev = row.rev;
      if (hasNewKey) this.room.closeDoor();
    }
    if (sitting) for (const line of lines) this.followLine(sitting, line);
    for (const line of this.chat.missing(chat)) {
      this.chat.add(line);
      this.room.tellChat(line);
    }
    if (row === undefined) return;
    if (!isBusy(row)) this.house.tend(this.id, false);
    this.dismiss();
    if (sitting && sitting.n === 0) this.room.tellEverybodyAll();
    this.room.tellInfo();
  }

  /** A line that another process wrote. */
  private followLine(sitting: Sitting, line: WrittenLine): void {
    const happening = sitting.follow(line);
    this.row = this.standing(this.row);
    this.told = this.row;
    if (line.seat !== undefined && line.command !== undefined) this.answers.madeLine(line.seat, line.command, line.n);
    this.tellLine(sitting, happening, this.framesOf(sitting, happening));
  }

  private become({ row, lines, snapshot }: Omit<Written, 'chat'>): void {
    this.sitting = row.head && Sitting.load(this.rules.game, row.head, lines, snapshot);
    this.past.forget();
    this.row = row;
    this.told = row;
    this.answers = new Answers(lines);
    this.reached.n = this.sitting?.n ?? 0;
    this.reached.rev = row.rev;
    this.lastAt = lines.at(-1)?.at ?? 0;
    this.snapshotAt = snapshot?.n ?? 0;
  }

  /** The game up to where the lines in memory begin. */
  protected async beginning(): Promise<Sitting | undefined> {
    const { sitting } = this;
    return sitting === undefined || sitting.startsAfter === 0 ? sitting : this.past.of(sitting);
  }

  /** A game that began by older rules goes on by those of this program. */
  adopt(): void {
    const { version } = this.rules.game;
    if (this.row.stage !== 'playing' || this.row.version === version) return;
    this.change({ ...this.row, version }, { again: () => this.adopt() });
  }

  /** The record of the game: for everybody once it is over. */
  record(): GameRecord | undefined {
    return this.sitting?.record();
  }

  /** What later rules need to go on from here, if it is not written already. */
  newSnapshot(): Write[] {
    const { sitting } = this;
    if (sitting === undefined || sitting.n === this.snapshotAt) return [];
    this.snapshotAt = sitting.n;
    return [{ put: 'snapshot', table: this.id, snapshot: sitting.snapshot() }];
  }

  /** The row, which says whom the game waits for, and in which turn. */
  private standing(row: TableRow): TableRow {
    const { sitting } = this;
    if (row.head === undefined || sitting === undefined) return row;
    const [waiting, turn] = [sitting.waitsFor(), sitting.turn()];
    return same(row.waiting, waiting) && same(row.turn, turn) ? row : { ...row, waiting, turn };
  }
}
