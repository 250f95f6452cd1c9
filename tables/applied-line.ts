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
import type { Line, UndoResult } from './lines.ts';
import type { Checkpoint } from './start.ts';
import type { HistorySlice, Update } from './wire/messages.ts';

/** `knowsRules`: gets entries instead of patches. */
export interface Viewer {
  readonly looking: Seat | 'watcher';
  readonly knowsRules?: boolean;
}

export interface AppliedLine extends UndoResult {
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
  if (line === undefined) return { facts: factsFor(facts, viewer) };
  const { seat, at, action, chance } = line;
  return {
    facts: factsFor(facts, viewer),
    ...(seat !== undefined && { seat }),
    at,
    ...(viewer.knowsRules && isOpen && { entry: { action, ...(chance && { chance }) } }),
  };
}

export function updateHead(table: Table, { seat, at }: Line, n: number, { looking }: Viewer) {
  // While seats have secrets, only a seat itself is told whether it can undo.
  const undoer = isOpen(table) ? seat : looking;
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
  const about = updateHead(table, line, n, viewer);
  if (viewer.knowsRules && isOpenLine) return { ...about, action, ...(chance && { chance }) };
  return { ...about, facts: factsFor(facts, viewer), patch: changes(table, before, viewer.looking) };
}

const factsFor = (facts: readonly Told[], { looking }: Viewer): Fact[] =>
  facts.filter(({ to }) => to === undefined || to === looking).map(({ fact }) => fact);
