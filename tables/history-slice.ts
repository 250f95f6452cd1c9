import { backTo, follow, isOpen, mark, type Table, view } from '@skerry/engine';
import { type AppliedLine, aboutLine, pageOf, updateOf, type Viewer } from './applied-line.ts';
import { countFor } from './counts.ts';
import { isTold, isUndo } from './lines.ts';
import type { TableLog } from './log.ts';
import type { Checkpoint } from './start.ts';
import type { HistorySlice, Update } from './wire/messages.ts';

/** What a viewer may know from a checkpoint on, up to the page before `end` or to the last. */
export function sliceFrom(
  table: Table,
  log: TableLog,
  viewer: Viewer,
  checkpoint: Checkpoint,
  end?: Checkpoint,
): HistorySlice {
  const { lines: known, pages: first } = countFor(checkpoint.counts, viewer.eyes);
  const lines = log.standingAfter(checkpoint, end);
  const then = backTo(table, checkpoint.mark);
  const opening = view(then, viewer.eyes).state;
  // Clients that know the rules compute the effects of an entry themselves.
  const isWorkedOut = viewer.knowsRules === true && lines.every((line) => log.noted(line).isOpen);
  const news: Update[] = [];
  for (const line of lines) {
    const before = mark(then);
    const wasOpen = isOpen(then);
    const facts = isWorkedOut ? [] : follow(then, line);
    if (!isTold(line, viewer.eyes)) continue;
    const after = line === log.standing.at(-1) ? table : then;
    const applied = { line, before, facts, isOpen: wasOpen && isOpen(then) };
    news.push(updateOf(after, applied, known + news.length + 1, viewer));
  }
  return { first, opening, ...pageOf(checkpoint, viewer), news };
}

export function updateAbout(table: Table, log: TableLog, applied: AppliedLine, viewer: Viewer): Update {
  const { line, after, undone } = applied;
  const { eyes } = viewer;
  const then = line.n === log.counts.lines ? table : backTo(table, after);
  const n = log.known(eyes, line.n);
  if (!isUndo(line.action)) return updateOf(then, applied, n, viewer);
  const again = toldAnew(table, applied, n, viewer);
  const back = undone.filter((each) => isTold(each, eyes)).length + again.length;
  return { ...aboutLine(then, line, n, viewer), back, ...(again.length > 0 && { again }) };
}

/** What others did since the lines that are undone. */
function toldAnew(table: Table, { stands, base }: AppliedLine, n: number, viewer: Viewer): Update[] {
  const then = backTo(table, base);
  return stands.flatMap((line) => {
    const before = mark(then);
    const facts = follow(then, line);
    const applied = { line, before, facts, isOpen: isOpen(before) && isOpen(then) };
    return isTold(line, viewer.eyes) ? [updateOf(then, applied, n, viewer)] : [];
  });
}
