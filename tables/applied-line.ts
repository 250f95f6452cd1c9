/** What a line of the log means to those who are told of it. */
import {
  changes,
  type Fact,
  isOpen,
  type Mark,
  type Seat,
  type Table,
  type Told,
  type UndoWhy,
  undoable,
} from '@skerry/engine';
import type { Line, TakenOut } from './lines.ts';
import type { Checkpoint } from './start.ts';
import type { HistorySlice, Update } from './wire/messages.ts';

/** Who is told, and how: `knowsRules` where entries do instead of patches. */
export interface Viewer {
  readonly eyes: Seat | 'watcher';
  readonly knowsRules?: boolean;
}

/** What a line brought about, not yet told to anybody. */
export interface AppliedLine extends TakenOut {
  readonly line: Line;
  readonly before: Mark;
  readonly after: Mark;
  readonly facts: readonly Told[];
  /** Whether everybody knew everything before and after it: then all audiences of a kind hear the same of it. */
  readonly isOpen: boolean;
  /** Where it stands before those. */
  readonly base: Mark;
  /** What kept the seat from taking back as much as it wished. */
  readonly stop?: UndoWhy | undefined;
}

/** What led to a page, besides its state. */
export function pageOf(
  { line, facts, isOpen }: Checkpoint,
  viewer: Viewer,
): Pick<HistorySlice, 'facts' | 'seat' | 'at' | 'entry'> {
  if (line === undefined) return { facts: heard(facts, viewer) };
  const { seat, at, action, chance } = line;
  return {
    facts: heard(facts, viewer),
    ...(seat !== undefined && { seat }),
    at,
    ...(viewer.knowsRules && isOpen && { entry: { action, ...(chance && { chance }) } }),
  };
}

export function aboutLine(table: Table, { seat, at }: Line, n: number, { eyes }: Viewer) {
  // While seats have secrets, nobody is told whether another could take something back.
  const undoer = isOpen(table) ? seat : eyes;
  return {
    n,
    ...(seat !== undefined && { seat }),
    ...(typeof undoer === 'number' && undoable(table, undoer) && { undo: true as const }),
    at,
  };
}

export function updateOf(
  table: Table,
  { line, before, facts, isOpen: isOpenLine }: Pick<AppliedLine, 'line' | 'before' | 'facts' | 'isOpen'>,
  n: number,
  viewer: Viewer,
): Update {
  const { action, chance } = line;
  const about = aboutLine(table, line, n, viewer);
  if (viewer.knowsRules && isOpenLine) return { ...about, action, ...(chance && { chance }) };
  return { ...about, facts: heard(facts, viewer), patch: changes(table, before, viewer.eyes) };
}

const heard = (facts: readonly Told[], { eyes }: Viewer): Fact[] =>
  facts.filter(({ to }) => to === undefined || to === eyes).map(({ fact }) => fact);
