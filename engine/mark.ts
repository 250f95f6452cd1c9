import type { Streams } from './content/seed.ts';
import type { GameState, GameTypes, Seat } from './contract.ts';
import { diff, type Patch } from './patch.ts';
import { Row } from './row.ts';
import { share } from './share.ts';
import { inside, type Table, tableWith } from './table.ts';
import { project } from './view.ts';

/** A point of a table's game, to tell later what has changed since, or to go back there. It costs next to nothing. */
export class Mark {
  readonly #state: GameState;
  readonly #streams: Streams | undefined;

  constructor(table: Table) {
    ({ state: this.#state, streams: this.#streams } = inside(table));
  }

  static state(mark: Mark): GameState {
    if (!(#state in mark)) throw new TypeError('This mark was not made by `mark`.');
    return mark.#state;
  }

  static streams(mark: Mark): Streams | undefined {
    return mark.#streams;
  }
}

export const mark = (table: Table): Mark => new Mark(table);

/** Lets the present state of a table share with an earlier one whatever is the same in both, so that many can be kept. */
export function shareWith(table: Table, earlier: Mark): void {
  share(inside(table).state, Mark.state(earlier));
}

/** The point before the last `entries` entries of a table's game, none of which is final. */
export function markBefore(table: Table, entries: number): Mark {
  const within = inside(table);
  const state = entries === 0 ? within.state : within.past.get(-entries).state;
  return mark(tableWith(table, { ...within, state }));
}

/** What changed since a mark in `view(table, seat).state`. It may be a mark of this table or of a clone of it. */
export function changes(table: Table, since: Mark, seat: Seat | 'watcher'): Patch {
  return diff(project(Mark.state(since), seat).state, project(inside(table).state, seat).state);
}

/** A table of its own that stands at a mark of this table, without the log that led there: nothing can be taken back. */
export function backTo<T extends GameTypes>(table: Table<T>, to: Mark): Table<T> {
  const state = Mark.state(to) as T['State'];
  return tableWith(table, {
    ...inside(table),
    state,
    streams: Mark.streams(to)?.clone(),
    entries: Row.of(),
    past: Row.of(),
  });
}

/** Whether everybody knows everything in this position: every compartment is empty, and nothing is hidden from all. */
export function isOpen(at: Table | Mark): boolean {
  const { secrets, hidden } = at instanceof Mark ? Mark.state(at) : inside(at).state;
  return hidden === undefined && (secrets === undefined || secrets.every((secret) => secret === null));
}
