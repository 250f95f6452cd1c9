import type { Action, Entry, GameRecord, Seat } from '@skerry/engine';

/** What is stored when a game begins: with the lines of the log, the whole table. */
export type Head = Omit<GameRecord, 'entries'>;

/** A line of the log. Taking back is a line of its own, so that lines are only ever added. */
export interface Line extends Entry {
  readonly n: number;
  readonly at: number;
  /** Only the seat itself knows of it; not even that it happened is told to others. */
  readonly secret?: true;
  /** The id of the command that made it, as it is stored: a command that is sent twice counts once. */
  readonly command?: string;
}

/** The lines of a record, which says nothing of when they were made. */
export const linesOf = (entries: readonly Entry[], at: number): Line[] =>
  entries.map((entry, index) => ({ ...entry, n: index + 1, at }));

/** The lines of a change as they are stored: the last one names the command that made them. */
export const storedLines = (lines: readonly { readonly line: Line }[] = [], command?: string): Line[] =>
  lines.map(({ line }, n) => (command !== undefined && n === lines.length - 1 ? { ...line, command } : line));

/** The entries that lines stand for. */
export const entriesOf = (lines: readonly Line[]): Entry[] =>
  standing(lines).map(({ seat, action, chance }) => ({
    ...(seat !== undefined && { seat }),
    action,
    ...(chance && { chance }),
  }));

export const UNDO = 'undo';

/** The action of a line that takes others back: the seat's last entry, or as many as `entries` says. */
export interface Undo extends Action {
  readonly act: typeof UNDO;
  readonly entries?: number;
}

export const isUndo = (action: Action): action is Undo => action.act === UNDO;

/** Whether a line is told to these eyes: what a seat does in secret, only the seat itself hears of. */
export const isTold = ({ secret, seat }: Line, eyes: Seat | 'watcher'): boolean => !secret || seat === eyes;

/** The lines that were not taken back, in order. */
export function standing(lines: readonly Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (isUndo(line.action)) takeOut(kept, line, line.action);
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

/** Takes out what a line takes back: the last ones of its seat. Returns them, and those of others since, which stand. */
export function takeOut(lines: Line[], { seat }: Line, { entries = 1 }: Undo): TakenOut {
  const undone: Line[] = [];
  let place = lines.length;
  while (undone.length < entries) {
    place = lines.findLastIndex((line) => line.seat === seat);
    // In a log that is broken; whoever follows it will find out.
    if (place < 0) break;
    undone.push(...lines.splice(place, 1));
  }
  return { undone, stands: lines.slice(Math.max(0, place)) };
}

/** What was taken back, and the lines that were played since then and stand. */
export interface TakenOut {
  readonly undone: readonly Line[];
  readonly stands: readonly Line[];
}
