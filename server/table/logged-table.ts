import { type AppliedLine, type Change, type GameSession, isBusy, type WrittenLine } from '@skerry/tables';
import { Collision } from '../store/ledger.ts';
import type { TableRow, Write } from '../store/store.ts';
import { isDamage } from '../store/trouble.ts';
import type { Asker } from './asker.ts';
import { BUSY, DAMAGED, FollowedTable } from './followed-table.ts';

/** Lines between two snapshots of a table that is being played. */
const BETWEEN_SNAPSHOTS = 16;

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
 * A table and its log. Everything is done in memory first, then written down, and only then told; if it cannot be written, the
 * table goes back to what is written, and whichever of two processes came second does it again on top of the first.
 */
export abstract class LoggedTable extends FollowedTable {
  private uncounted = 0;

  /** Something could not be written: what begins by itself waits a moment. */
  protected abstract pause(): void;

  /** Something was done: write it, and then tell everybody. */
  protected make({ setup, applied }: Change<TableRow>, along: Along = {}): void {
    const { session } = this;
    if (session && applied) this.append(session, applied, setup, along);
    else this.change(setup, along);
  }

  /** A line was added, and with it the table has changed. */
  private append(session: GameSession, applied: AppliedLine, changed: TableRow, along: Along): void {
    const { line } = applied;
    const { asker } = along;
    const before = this.row;
    const frames = this.framesOf(session, applied);
    const isChanged = changed !== before;
    this.row = this.standing(changed);
    const writes: Write[] = [{ put: 'line', table: this.id, line: asker ? { ...line, command: asker.id } : line }];
    const { row } = this;
    const { waiting = [], turn } = row;
    if (isChanged) writes.push({ put: 'row', row });
    else if (row !== before) writes.push({ put: 'waiting', table: this.id, waiting, turn });
    if (line.n - this.snapshotAt >= BETWEEN_SNAPSHOTS || session.over) writes.push(...this.newSnapshot());
    this.write(writes, {
      ...along,
      afterwards: () => {
        this.told = row;
        if (row !== before) this.house.stir(row);
        this.countMove(line);
        if (asker && line.seat === undefined) this.answers.done(asker.guest.person, asker.id);
        this.tend(before);
        this.tellLine(session, applied, frames, asker);
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
    else this.house.log.error({ table: this.id, error: String(error) }, 'A table could not be saved.');
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

  /** A game that began by older rules goes on by those of this program. */
  adopt(): void {
    const { version } = this.rules.game;
    if (this.row.stage !== 'playing' || this.row.version === version) return;
    this.change({ ...this.row, version }, { again: () => this.adopt() });
  }
}
