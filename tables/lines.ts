import type { Action, Entry, GameRecord, Seat } from '@skerry/engine';

/** What is stored when a game begins. Head and lines are the whole table. */
export type Head = Omit<GameRecord, 'entries'>;

/** A line of the log. An undo is a line of its own, so the log is append-only. */
export interface Line extends Entry {
  readonly n: number;
  readonly at: number;
  /** Only the seat itself may know that it happened. */
  readonly secret?: true;
  /** The id of the command that made it, to recognise one that is sent twice. */
  readonly command?: string;
}

/** A record has no times, so all lines get the same. */
export const linesOf = (entries: readonly Entry[], at: number): Line[] =>
  entries.map((entry, index) => ({ ...entry, n: index + 1, at }));

/**
 * The last line of a change names the command that made it. Field by field: V8 may give each spread object a hidden class of
 * its own, which costs a move microseconds.
 */
export const storedLines = (lines: readonly { readonly line: Line }[] = [], command?: string): Line[] =>
  lines.map(({ line }, place) => {
    if (command === undefined || place < lines.length - 1) return line;
    const { n, seat, action, chance, at, secret } = line;
    return { n, seat, action, chance, at, secret, command };
  });

export const entriesOf = (lines: readonly Line[]): Entry[] =>
  activeLines(lines).map(({ seat, action, chance }) => ({
    ...(seat !== undefined && { seat }),
    action,
    ...(chance && { chance }),
  }));

export const UNDO = 'undo';

/** Undoes the last `entries` entries of the seat; one if absent. */
export interface Undo extends Action {
  readonly act: typeof UNDO;
  readonly entries?: number;
}

export const isUndo = (action: Action): action is Undo => action.act === UNDO;

export const isTold = ({ secret, seat }: Line, looking: Seat | 'watcher'): boolean => !secret || seat === looking;

/** The lines that were not undone, in order. */
export function activeLines(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (isUndo(line.action)) removeUndone(kept, line, line.action);
    else kept.push(line);
  }
  return kept;
}

/** The last lines of a seat, the newest first. */
export function lastOf(lines: readonly Line[], seat: Seat, most: number): Line[] {
  const found: Line[] = [];
  for (let n = lines.length - 1; n >= 0 && found.length < most; n--) if (lines[n]!.seat === seat) found.push(lines[n]!);
  return found;
}

/** Removes the lines that an undo takes back. Returns them, and the later lines of other seats, which stand. */
export function removeUndone(lines: Line[], { seat }: Line, { entries = 1 }: Undo): UndoResult {
  const undone: Line[] = [];
  let place = lines.length;
  while (undone.length < entries) {
    place = lines.findLastIndex((line) => line.seat === seat);
    // Only in a broken log; replaying it will fail.
    if (place < 0) break;
    undone.push(...lines.splice(place, 1));
  }
  return { undone, later: lines.slice(Math.max(0, place)) };
}

export interface UndoResult {
  readonly undone: readonly Line[];
  readonly later: readonly Line[];
}

/** Of a line that is no undo. */
export const NOTHING_UNDONE: UndoResult = { undone: [], later: [] };
