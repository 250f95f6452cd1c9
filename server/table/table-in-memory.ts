import { type GameRecord, type GameWithText, same } from '@skerry/engine';
import {
  type AppliedLine,
  type ChatLine,
  CompletedCommands,
  GameSession,
  type Refused,
  sentenceFor,
  type TableSnapshot,
  undoStop,
  type WrittenLine,
} from '@skerry/tables';
import { isServerWhy } from '@skerry/tables/server-whys';
import type { TableRow, Write } from '../store/store.ts';
import type { Asker } from './asker.ts';
import { Chat } from './chat.ts';
import type { House } from './house.ts';
import { Past } from './past.ts';
import { Repeated } from './repeated.ts';
import { Room } from './room.ts';
import { UpdateFrames } from './telling.ts';

/** What is written down of a table. */
export interface Written {
  readonly row: TableRow;
  readonly lines: readonly WrittenLine[];
  readonly chat: readonly ChatLine[];
  /** The lines are those since then, and a few before, unless all of them are needed. */
  readonly snapshot?: TableSnapshot;
}

/** A table in memory: its row, its game and its chat, how far they are known to be written, and those who are told of it. */
export abstract class TableInMemory {
  readonly room: Room;
  readonly rules: GameWithText;
  row: TableRow;
  /** The row as it is known to be written: only of this one is anybody told. */
  protected told: TableRow;
  protected readonly house: House;
  protected session: GameSession | undefined;
  private readonly past: Past;
  protected answers = new CompletedCommands([]);
  protected readonly chat: Chat;
  /** What is known to be written: the last line, which writing of the row, and how many lines of chat, if that is known. */
  protected readonly reached: { n: number; rev: number; said: string | undefined } = { n: 0, rev: 0, said: undefined };
  /** When the last line was made. */
  protected lastAt = 0;
  /** A bot fails at this position. */
  private isStuck = false;
  protected snapshotAt = 0;
  protected readonly repeated = new Repeated();
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
        ...{ row: this.told, session: this.session, chat: this.chat, links: house.linksOf(this.told) },
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

  /** The table becomes what is written. */
  protected become({ row, lines, snapshot }: Omit<Written, 'chat'>): void {
    this.session = row.head && GameSession.load(this.rules.game, row.head, lines, snapshot);
    this.past.forget();
    this.row = row;
    this.told = row;
    this.answers = new CompletedCommands(lines);
    this.reached.n = this.session?.n ?? 0;
    this.reached.rev = row.rev;
    this.lastAt = lines.at(-1)?.at ?? 0;
    this.snapshotAt = snapshot?.n ?? 0;
  }

  /** The row, which says whom the game waits for, and in which turn. */
  protected standing(row: TableRow): TableRow {
    const { session } = this;
    if (row.head === undefined || session === undefined) return row;
    const [waiting, turn] = [session.waitsFor(), session.turn()];
    return same(row.waiting, waiting) && same(row.turn, turn) ? row : { ...row, waiting, turn };
  }

  protected framesOf(session: GameSession, applied: AppliedLine): UpdateFrames {
    return new UpdateFrames(session, this.row, applied, this.room.guests);
  }

  /** A line is written, by this process or another. */
  protected tellLine(session: GameSession, { line, stop }: AppliedLine, frames: UpdateFrames, asker?: Asker): void {
    this.reached.n = line.n;
    this.lastAt = line.at;
    const others = this.repeated.takeOf(line.n).map((each) => each.asker);
    const askers = asker ? [asker, ...others] : others;
    for (const { guest } of askers) guest.hold();
    this.room.tellNews(frames);
    if (this.isStuck) this.tellStuck(false);
    if (askers.length === 0) return;
    const known = session.known(line.seat ?? 'watcher', line.n);
    for (const { guest, id } of askers) {
      guest.done(id, known, undoStop(guest.language, stop));
      guest.release();
    }
  }

  protected tellStuck(isStuck: boolean): void {
    this.isStuck = isStuck;
    this.room.tellInfo();
  }

  /** The same command once more: it is done when its line is written. */
  protected doneAgain(asker: Asker, n: number, again: () => void): void {
    if (n <= this.reached.n) asker.guest.done(asker.id, this.session?.known(asker.seat ?? 'watcher', n));
    else this.repeated.add(n, { asker, again });
  }

  protected refuse({ guest, id }: Asker, refused: Refused): void {
    const { row: setup, session } = this;
    this.house.metrics.refusals.inc({ why: refused.seat === undefined ? refused.why.why : 'rules' });
    const { why, seat } = refused;
    if (seat === undefined && isServerWhy(why)) return guest.refusedByTable(id, why);
    guest.refused(id, why, sentenceFor(this.rules, { setup, session }, guest.language, refused));
  }

  /** The game up to where the lines in memory begin. */
  protected async beginning(): Promise<GameSession | undefined> {
    const { session } = this;
    return session === undefined || session.startsAfter === 0 ? session : this.past.of(session);
  }

  /** The record of the game: for everybody once it is over. */
  record(): GameRecord | undefined {
    return this.session?.record();
  }

  /** What later rules need to go on from here, if it is not written already. */
  newSnapshot(): Write[] {
    const { session } = this;
    if (session === undefined || session.n === this.snapshotAt) return [];
    this.snapshotAt = session.n;
    return [{ put: 'snapshot', table: this.id, snapshot: session.snapshot() }];
  }
}
