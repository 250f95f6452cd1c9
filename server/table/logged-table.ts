import { type AppliedLine, type Change, type GameSession, isBusy, type WrittenLine } from '@skerry/tables';
import { Collision } from '../store/commit-queue.ts';
import type { TableRow, Write } from '../store/store.ts';
import { isDamage } from '../store/trouble.ts';
import { BUSY, DAMAGED, FollowedTable } from './followed-table.ts';
import type { Requester } from './requester.ts';

/** Lines between two snapshots of a table that is being played. */
const BETWEEN_SNAPSHOTS = 16;

/** What goes with a change of the table. */
export interface Along {
  /** Who asked for it. */
  readonly requester?: Requester;
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
    const { requester } = along;
    const before = this.row;
    const frames = this.framesOf(session, applied);
    const isChanged = changed !== before;
    this.row = this.standing(changed);
    const writes: Write[] = [
      { put: 'line', table: this.id, line: requester ? { ...line, command: requester.id } : line },
    ];
    const { row } = this;
    const { waiting = [], turn } = row;
    if (isChanged) writes.push({ put: 'row', row });
    else if (row !== before) writes.push({ put: 'waiting', table: this.id, waiting, turn });
    if (line.n - this.snapshotAt >= BETWEEN_SNAPSHOTS || session.over) writes.push(...this.newSnapshot());
    this.write(writes, {
      ...along,
      afterwards: () => {
        this.told = row;
        if (row !== before) this.registry.stir(row);
        this.countMove(line);
        if (requester && line.seat === undefined) this.answers.done(requester.client.person, requester.id);
        this.tend(before);
        this.tellLine(session, applied, frames, requester);
        if (isChanged) this.audience.tellInfo();
        this.wake();
      },
    });
  }

  /** What is done in secret is counted with the next that is not: whoever reads the metrics is not told when it happens. */
  private countMove({ secret }: WrittenLine): void {
    this.uncounted++;
    if (secret) return;
    this.registry.metrics.moves.inc(this.uncounted);
    this.uncounted = 0;
  }

  /** The table changes, but nothing in its game. */
  protected change(changed: TableRow, along: Along = {}): void {
    const { requester, also = [], afterwards, ...rest } = along;
    const before = this.row;
    const row = this.standing({ ...changed, touched: this.registry.now() });
    this.row = row;
    this.write([{ put: 'row', row }, ...also], {
      ...(requester && { requester }),
      ...rest,
      afterwards: () => {
        this.told = row;
        this.registry.stir(row);
        this.tend(before);
        this.dismiss();
        afterwards?.();
        this.audience.tellInfo();
        if (requester) this.done(requester);
        this.wake();
      },
    });
  }

  /** Whoever lets something begin by itself at a table is the one to tend it. */
  private tend(before: TableRow): void {
    if (isBusy(this.row) !== isBusy(before)) this.registry.tend(this.id, isBusy(this.row));
  }

  protected write(writes: readonly Write[], along: Along): void {
    if (!this.registry.keeps(this)) {
      along.otherwise?.();
      if (along.requester) this.refuse(along.requester, BUSY);
      return;
    }
    this.writing.begin();
    this.registry.commitQueue.write(this.id, writes, this.reached).then(
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
    for (const each of this.duplicates.takeAll()) this.redo.push(each.again);
  }

  /** It could not be written, or nobody knows whether it was: then the log says so. */
  private failed(error: unknown, { requester, otherwise }: Along): void {
    const isSpoilt = isDamage(error);
    if (isSpoilt) this.registry.noteDamage(this.id, error);
    else this.registry.log.error({ table: this.id, error: String(error) }, 'A table could not be saved.');
    const refused = isSpoilt ? DAMAGED : BUSY;
    this.pause();
    const requesters = [...(requester ? [requester] : []), ...this.duplicates.takeAll().map((each) => each.requester)];
    this.redo.push(() => {
      otherwise?.();
      for (const each of requesters) {
        const made = each.seat === undefined ? undefined : this.answers.lineOf(each.seat, each.id);
        if (made === undefined) this.refuse(each, refused);
        else this.doneAgain(each, made, () => this.refuse(each, refused));
      }
    });
  }

  protected done({ client, id }: Requester): void {
    this.answers.done(client.person, id);
    client.done(id);
  }

  /** A game that began by older rules goes on by those of this program. */
  adopt(): void {
    const { version } = this.rules.game;
    if (this.row.stage !== 'playing' || this.row.version === version) return;
    this.change({ ...this.row, version }, { again: () => this.adopt() });
  }
}
