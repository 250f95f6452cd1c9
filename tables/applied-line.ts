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

/** `knowsRules`: gets entries instead of patches. */
export interface Viewer {
  readonly eyes: Seat | 'watcher';
  readonly knowsRules?: boolean;
}

export interface AppliedLine extends TakenOut {
  readonly line: Line;
  readonly before: Mark;
  readonly after: Mark;
  readonly facts: readonly Told[];
  /** Whether nothing was hidden before and after it: then all viewers get the same update. */
  readonly isOpen: boolean;
  /** The position before the lines that an undo leaves. */
  readonly base: Mark;
  /** Why less was undone than the seat asked for. */
  readonly stop?: UndoWhy | undefined;
}

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
  // While seats have secrets, only a seat itself is told whether it can undo.
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
