import { clone, cloneLately, follow, RecordError, type Table, type Told, undo, undoable } from '@skerry/engine';
import { isUndo, type Line, type Undo } from './lines.ts';
import { RECENT_LINES } from './log.ts';

/** Lines between two kept positions: as many are played again at most. */
const BETWEEN_POSITIONS = 8;

/** Positions around the last lines. Few are kept, since nearly no line is ever asked about. */
export class RecentPositions {
  private readonly kept: { readonly n: number; readonly table: Table }[];

  constructor(n: number, table: Table) {
    this.kept = [{ n, table: cloneLately(table) }];
  }

  passed(n: number, table: Table): void {
    const { kept } = this;
    if (n - kept.at(-1)!.n < BETWEEN_POSITIONS) return;
    kept.push({ n, table: cloneLately(table) });
    if (kept[1]!.n <= n - RECENT_LINES) kept.shift();
  }

  /** The table as it was before one of the last lines. */
  before(n: number, lineAt: (n: number) => Line): Table {
    const from = this.kept.findLast((each) => each.n < n) ?? this.kept[0]!;
    const table = clone(from.table);
    for (let next = from.n + 1; next < n; next++) applyLine(table, lineAt(next));
    return table;
  }
}

/** Throws a `RecordError`, and changes nothing, if the line was not possible. */
export function applyLine(table: Table, line: Line): readonly Told[] {
  return isUndo(line.action) ? undoAgain(table, line, line.action) : follow(table, line);
}

function undoAgain(table: Table, { n, seat }: Line, { entries = 1 }: Undo): readonly Told[] {
  if (!Number.isInteger(entries) || entries < 1) throw new RecordError(`Line ${n} undoes nothing.`);
  for (const each of [clone(table), table]) {
    for (let left = entries; left > 0; left--) {
      if (seat === undefined || !undoable(each, seat)) throw new RecordError(`Line ${n} undoes what cannot be undone.`);
      undo(each, seat);
    }
  }
  return [];
}
