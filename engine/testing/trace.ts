import type { Seat } from '../contract.ts';
import { save } from '../keeping/record.ts';
import { undoable } from '../keeping/undo.ts';
import { asks, inside, length, type Table } from '../table.ts';

/** More entries than any check adds to a log. */
const LATELY = 8;

/** All that must be as it was when nothing was done at a table. Of a long log it is the last lines, unless all is wanted. */
export function traceOf(table: Table, whole: boolean): object {
  const { state, entries, streams } = inside(table);
  return {
    state,
    asks: asks(table),
    undo: whoMayUndo(table),
    length: length(table),
    entries: entries.slice(-LATELY),
    reached: streams?.reached(),
    ...(whole && { whole: save(table) }),
  };
}

export const whoMayUndo = (table: Table): Seat[] =>
  Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => undoable(table, seat));
