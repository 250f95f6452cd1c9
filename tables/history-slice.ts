import { backTo, follow, isOpen, mark, type Table, view } from '@skerry/engine';
import { type AppliedLine, pageOf, updateHead, updateOf, type Viewer } from './applied-line.ts';
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
  const { lines: known, pages: first } = countFor(checkpoint.counts, viewer.looking);
  const lines = log.activeAfter(checkpoint, end);
  const then = backTo(table, checkpoint.mark);
  const opening = view(then, viewer.looking).state;
  // Clients that know the rules compute the effects of an entry themselves.
  const isWorkedOut = viewer.knowsRules === true && lines.every((line) => log.noted(line).isOpen);
  const news: Update[] = [];
  for (const line of lines) {
    const before = mark(then);
    const wasOpen = isOpen(then);
    const facts = isWorkedOut ? [] : follow(then, line);
    if (!isTold(line, viewer.looking)) continue;
    const after = line === log.active.at(-1) ? table : then;
    const applied = { line, before, facts, isOpen: wasOpen && isOpen(then) };
    news.push(updateOf(after, applied, known + news.length + 1, viewer));
  }
  return { first, opening, ...pageOf(checkpoint, viewer), news };
}

export function updateAbout(table: Table, log: TableLog, applied: AppliedLine, viewer: Viewer): Update {
  const { line, after, undone } = applied;
  const { looking } = viewer;
  const then = line.n === log.counts.lines ? table : backTo(table, after);
  const n = log.known(looking, line.n);
  if (!isUndo(line.action)) return updateOf(then, applied, n, viewer);
  const again = updatesAgain(table, applied, n, viewer);
  const back = undone.filter((each) => isTold(each, looking)).length + again.length;
  return { ...updateHead(then, line, n, viewer), back, ...(again.length > 0 && { again }) };
}

/** What others did since the lines that are undone. */
function updatesAgain(table: Table, { later, base }: AppliedLine, n: number, viewer: Viewer): Update[] {
  const then = backTo(table, base);
  return later.flatMap((line) => {
    const before = mark(then);
    const facts = follow(then, line);
    const applied = { line, before, facts, isOpen: isOpen(before) && isOpen(then) };
    return isTold(line, viewer.looking) ? [updateOf(then, applied, n, viewer)] : [];
  });
}
