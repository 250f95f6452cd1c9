import type { Streams } from './content/seed.ts';
import type { GameState, GameTypes, Seat } from './contract.ts';
import { diff, type Patch } from './patch.ts';
import { Row } from './row.ts';
import { share } from './share.ts';
import { inside, type Table, tableWith } from './table.ts';
import { project } from './view.ts';

/** A point of a game, to compare with later or to return to. It costs next to nothing. */
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

/** Shares equal parts of two states, so that many can be kept. */
export function shareWith(table: Table, earlier: Mark): void {
  share(inside(table).state, Mark.state(earlier));
}

/** None of the last `entries` entries may be final. */
export function markBefore(table: Table, entries: number): Mark {
  const within = inside(table);
  const state = entries === 0 ? within.state : within.past.get(-entries).state;
  return mark(tableWith(table, { ...within, state }));
}

/** In `view(table, seat).state`. The mark may be of a clone of this table. */
export function changes(table: Table, since: Mark, seat: Seat | 'watcher'): Patch {
  return diff(project(Mark.state(since), seat).state, project(inside(table).state, seat).state);
}

/** Without the log that led there: nothing can be undone. */
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

/** A clone without the entries that nobody can undo. */
export function cloneLately<T extends GameTypes>(table: Table<T>): Table<T> {
  const within = inside(table);
  const { entries, past, streams } = within;
  const undoable = entries.slice(entries.length - past.length);
  return tableWith(table, { ...within, streams: streams?.clone(), entries: Row.of(...undoable) });
}

/** Whether nothing is hidden from anybody in this position. */
export function isOpen(at: Table | Mark): boolean {
  const { secrets, hidden } = at instanceof Mark ? Mark.state(at) : inside(at).state;
  return hidden === undefined && (secrets === undefined || secrets.every((secret) => secret === null));
}
