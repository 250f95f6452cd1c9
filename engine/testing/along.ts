import type { GameTypes } from '../contract.ts';
import { copy } from '../json.ts';
import { follow, readRecord, replay, save, writeRecord } from '../keeping/record.ts';
import { type Promised, resume, snapshot } from '../keeping/snapshot.ts';
import { inside, outcome, type Table } from '../table.ts';

/**
 * Whether a whole game is looked over at this stop: after the set-up, after the first, second, fourth, eighth entry and so
 * on, and at the end. All these looks together cost no more than two at the end, however long the game.
 */
export function isMilestone(table: Table): boolean {
  const { length } = inside(table).entries;
  return (length & (length - 1)) === 0 || outcome(table) !== undefined;
}

/**
 * Tables that go along with a game that is being played. Each was made from what a keeper would have written down; after
 * that it hears only of the entries, so that to compare it at every stop costs the same at the thousandth as at the first.
 */
export class Along<T extends GameTypes> {
  private replayed: Table<T> | undefined;
  private resumed: Table<T> | undefined;

  /** A table of this game as its record gives it: replayed as a whole at milestones. */
  fromRecord(table: Table<T>): Table<T> {
    if (this.replayed === undefined || isMilestone(table)) {
      this.replayed = replay(table.game, readRecord(writeRecord(save(table))));
    }
    return caughtUp(this.replayed, table);
  }

  /** A table of this game as its last snapshot gives it. */
  fromSnapshot(table: Table<T>): Table<T> {
    this.resumed ??= lastFirm(table);
    return caughtUp(this.resumed, table);
  }

  /** The next one asked for begins at a new snapshot. */
  forgetSnapshot(): void {
    this.resumed = undefined;
  }
}

/** A table at the last position that nothing can be taken back from, as its snapshot gives it. */
export function lastFirm<T extends GameTypes>(table: Table<T>): Table<T> {
  return resume(table.game, promisedBy(table), JSON.parse(JSON.stringify(snapshot(table))));
}

/** How many entries of the whole log came before those of a table that was taken up from a snapshot. */
export const skipped = (table: Table): number => inside(table).from?.entries ?? 0;

function promisedBy(table: Table): Promised {
  const { game, seats, options, commitment } = table;
  const { seed } = inside(table).streams!;
  return { game: game.name, seats, options: options as Promised['options'], commitment, seed };
}

function caughtUp<T extends GameTypes>(behind: Table<T>, table: Table<T>): Table<T> {
  const done = skipped(behind) + inside(behind).entries.length;
  for (const entry of inside(table).entries.slice(done)) follow(behind, copy(entry));
  return behind;
}
