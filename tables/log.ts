import { isOpen, mark, openingFacts, type Table } from '@skerry/engine';
import type { AppliedLine, Viewer } from './applied-line.ts';
import { type Counts, countedUp, countFor } from './counts.ts';
import { isTold, isUndo, type Line, removeUndone, type UndoResult } from './lines.ts';
import type { Checkpoint, Start } from './start.ts';

/** Positions kept for commands that were sent before the last lines, and for clients that reconnect. */
const POSITIONS = 16;
/** The fewest lines between two checkpoints, and the fewest pages in a welcome. */
const BETWEEN_POSTS = 16;
const FEW_PAGES = 8;

interface Noted {
  readonly line: Line;
  readonly counts: Counts;
  readonly isOpen: boolean;
}

/** The lines of a table since its start, with checkpoints to make slices from. No method gets slower as it grows. */
export class TableLog {
  readonly start: Start;
  /** The lines that were not undone. */
  readonly active: Line[] = [];
  readonly checkpoints: Checkpoint[];
  private readonly lines: Noted[] = [];
  private readonly recent: AppliedLine[] = [];

  constructor(table: Table, start: Start) {
    this.start = start;
    const { counts, page = { isOpen: isOpen(table), facts: openingFacts(table) } } = start;
    this.checkpoints = [{ counts, ...page, mark: mark(table) }];
  }

  get counts(): Counts {
    return this.lines.at(-1)?.counts ?? this.start.counts;
  }

  /** How many of the first `n` lines a viewer may see. */
  known(looking: Viewer['looking'], n = this.counts.lines): number {
    const counts = n === this.counts.lines ? this.counts : (this.lines[this.place(n)]?.counts ?? this.start.counts);
    return countFor(counts, looking).lines;
  }

  noted({ n }: Line): Noted {
    return this.lines[this.place(n)]!;
  }

  private place(n: number): number {
    return n - this.start.counts.lines - 1;
  }

  /** Returns what the line undoes, if anything, and the later lines that stand. */
  add(line: Line, isOpen: boolean): UndoResult {
    if (isUndo(line.action)) {
      const back = removeUndone(this.active, line, line.action);
      this.lines.push({ line, counts: countedUp(this.counts, line, back.undone), isOpen });
      return back;
    }
    this.lines.push({ line, counts: countedUp(this.counts, line), isOpen });
    this.active.push(line);
    return { undone: [], later: [] };
  }

  /** Keeps the effects of the last line. A line that nothing before can be undone from may become a checkpoint. */
  remember(applied: AppliedLine, isFirm: boolean): void {
    this.recent.push(applied);
    if (this.recent.length > POSITIONS) this.recent.shift();
    const { line, after, isOpen, facts } = applied;
    if (isFirm && line.n - this.checkpoints.at(-1)!.counts.lines >= BETWEEN_POSTS)
      this.checkpoints.push({ counts: this.counts, mark: after, line, isOpen, facts });
  }

  /** What a viewer who knew `known` lines has missed. Undefined if that is too long ago or impossible. */
  missed(looking: Viewer['looking'], known: number): readonly AppliedLine[] | undefined {
    const missed = this.known(looking) - known;
    if (missed === 0) return [];
    const told = this.recent.filter(({ line }) => isTold(line, looking));
    return missed < 0 || missed > told.length ? undefined : told.slice(-missed);
  }

  /** The last checkpoint with at least `FEW_PAGES` after it. */
  earlierCheckpoint(): Checkpoint {
    const { pages } = this.counts;
    return this.checkpoints.findLast(({ counts }) => pages - counts.pages >= FEW_PAGES) ?? this.checkpoints[0]!;
  }

  /** The lines that stand after a checkpoint, up to the one before `end` or to the last. */
  activeAfter(checkpoint: Checkpoint, end?: Checkpoint): Line[] {
    const base = this.start.counts.pages;
    return this.active.slice(checkpoint.counts.pages - base, end && end.counts.pages - base - 1);
  }
}
