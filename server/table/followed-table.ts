import { type ChatLine, type GameSession, isBusy, type Person, type Refused, type WrittenLine } from '@skerry/tables';
import type { Client } from '../live/client.ts';
import type { Reached, TableRow } from '../store/store.ts';
import { isDamage } from '../store/trouble.ts';
import { TableInMemory } from './table-in-memory.ts';
import { Writing } from './writing.ts';

export const BUSY = { why: { why: 'busy' } } as const satisfies Refused;
export const DAMAGED = { why: { why: 'damaged' } } as const satisfies Refused;

/** What others have written: lines at least, perhaps the row and chat. */
interface Behind {
  readonly row: boolean;
  readonly chat: boolean;
}

/**
 * A table that other processes may keep, too: what they wrote is done here and told. What was done here in vain, because it could
 * not be written or another was first, is forgotten: the table becomes what is written.
 */
export abstract class FollowedTable extends TableInMemory {
  protected readonly writing = new Writing();
  /** Something was done in vain: the table in memory is not the one that is written. */
  protected isAstray = false;
  /** Others have written something. */
  private behind: Behind | undefined;
  /** What came while the table is being read; nothing is done meanwhile. */
  protected held: (() => void)[] | undefined;
  /** What is to be done again, or to be answered, after it. */
  protected redo: (() => void)[] = [];

  /** What begins by itself looks at the table. Called whenever something new is written down. */
  abstract wake(): void;
  /** It stops; nothing is lost by it. */
  abstract rest(): void;
  /** What is thought about here may not have happened. */
  protected abstract stopThinking(): void;

  /** What the log says, and who is at the table by other processes. */
  catchUp(reached: Reached | undefined, elsewhere: readonly Person[]): void {
    this.audience.setElsewhere(elsewhere);
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
    this.registry.forget(this);
    for (const client of this.audience.clients) client.bye({ why: 'unknownTable' }, false);
    this.audience.clients.clear();
  }

  /** Follows lines that another process wrote. Returns whether that was possible: if not, the log must be read. */
  hearLines(lines: readonly WrittenLine[]): boolean {
    const fresh = lines.filter(({ n }) => n > this.reached.n);
    if (fresh.length === 0) return true;
    const isNext = fresh[0]!.n === this.reached.n + 1;
    if (!isNext || this.held || this.writing.isUnderWay || this.isAstray || this.session === undefined) return false;
    this.stopThinking();
    try {
      this.follow(fresh, undefined, []);
    } catch (error) {
      this.registry.log.error(
        { table: this.id, error: String(error) },
        'A line from another process could not be applied.',
      );
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
      if (isSpoilt) this.registry.noteDamage(this.id, error);
      else this.registry.log.error({ table: this.id, error: String(error) }, 'A table cannot be read back.');
      this.registry.forget(this);
    }
    this.held = undefined;
    this.writing.release();
    for (const go of [...this.redo.splice(0), ...held]) go();
    if (!this.registry.keeps(this)) {
      for (const client of this.audience.clients) client.bye((isSpoilt ? DAMAGED : BUSY).why, !isSpoilt);
    }
    this.wake();
  }

  /** All of it, because what is here has gone astray. */
  private async readBack(): Promise<void> {
    // What the bots think about may not have happened. Where only news are read they think on, unless one is a line.
    this.stopThinking();
    const written = await this.registry.archive.read(this.id);
    if (written === undefined) throw new Error('The table was never written down.');
    this.isAstray = false;
    const { n, rev } = this.reached;
    const { row, lines, chat } = written;
    this.chat.keepOnly(chat);
    this.become(written);
    if (this.session && this.session.startsAfter > n) return this.audience.tellEverybodyAll();
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
    const { row, lines, chat } = await this.registry.archive.readNews(this.id, this.reached.n, behind);
    if (behind.chat) this.chat.keepOnly(chat);
    if (this.session === undefined && row?.head) this.become({ row, lines: [] });
    this.follow(lines, row, chat);
  }

  private follow(lines: readonly WrittenLine[], row: TableRow | undefined, chat: readonly ChatLine[]): void {
    const { session } = this;
    if (row) {
      const hasNewKey = row.invite !== this.row.invite;
      this.row = row;
      this.told = row;
      this.reached.rev = row.rev;
      if (hasNewKey) this.audience.closeDoor();
    }
    if (session) for (const line of lines) this.followLine(session, line);
    for (const line of this.chat.missing(chat)) {
      this.chat.add(line);
      this.audience.tellChat(line);
    }
    if (row === undefined) return;
    if (!isBusy(row)) this.registry.tend(this.id, false);
    this.dismiss();
    if (session && session.n === 0) this.audience.tellEverybodyAll();
    this.audience.tellInfo();
  }

  /** A line that another process wrote. */
  private followLine(session: GameSession, line: WrittenLine): void {
    const applied = session.follow(line);
    this.row = this.standing(this.row);
    this.told = this.row;
    if (line.seat !== undefined && line.command !== undefined) this.answers.madeLine(line.seat, line.command, line.n);
    this.tellLine(session, applied, this.framesOf(session, applied));
  }

  /** Until what was done so far is written down. More may have been done when the caller goes on. */
  protected async written(): Promise<void> {
    while (this.writing.isUnderWay || this.held) await this.writing.rest();
  }

  /**
   * Tells something of the table at a moment when all that is in memory is written. Nothing comes between: what others do
   * would else be told before it is written, and once more when it is.
   */
  protected async whenWritten<V>(tell: () => V): Promise<V> {
    while (this.writing.isUnderWay || this.held) await this.writing.rest();
    return tell();
  }

  /** Seats have changed hands. Whoever has other eyes now is told the table when all that is in memory is written. */
  protected dismiss(): void {
    for (const client of this.audience.dismiss()) void this.tellAnew(client);
  }

  private async tellAnew(client: Client): Promise<void> {
    await this.whenWritten(() => {
      if (this.audience.clients.has(client)) this.audience.tellAll(client);
    });
  }
}
