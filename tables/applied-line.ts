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

/** One of the last lines. The positions around it are played again when somebody needs them. */
export interface RecentLine extends UndoResult {
  readonly line: Line;
  /** Whether nothing was hidden before and after it: then all viewers get the same update. */
  readonly isOpen: boolean;
}

/** A line with the positions around it. */
export interface AppliedLine extends RecentLine {
  readonly before: Mark;
  readonly after: Mark;
  /** The position before the lines that an undo leaves. */
  readonly base: Mark;
  readonly facts: readonly Told[];
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
  const undo = typeof undoer === 'number' && undoable(table, undoer) ? (true as const) : undefined;
  return { n, seat, undo, at };
}

export function updateOf(
  table: Table,
  { line, before, facts, isOpen: isOpenLine }: Pick<AppliedLine, 'line' | 'before' | 'facts' | 'isOpen'>,
  n: number,
  viewer: Viewer,
): Update {
  const { action, chance } = line;
  const { seat, undo, at } = updateHead(table, line, n, viewer);
  if (viewer.knowsRules && isOpenLine) return { n, seat, undo, at, action, chance };
  return { n, seat, undo, at, facts: factsFor(facts, viewer), patch: changes(table, before, viewer.looking) };
}

const factsFor = (facts: readonly Told[], { looking }: Viewer): Fact[] =>
  facts.filter(({ to }) => to === undefined || to === looking).map(({ fact }) => fact);
