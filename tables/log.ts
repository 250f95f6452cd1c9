import {
  type Action,
  isOpen,
  type Mark,
  mark,
  openingFacts,
  type Seat,
  same,
  type Table,
  type Told,
} from '@skerry/engine';
import type { RecentLine, Viewer } from './applied-line.ts';
import { type Counts, countedUp, countFor } from './counts.ts';
import { isTold, isUndo, type Line, NOTHING_UNDONE, removeUndone, type UndoResult } from './lines.ts';
import type { Checkpoint, Start } from './start.ts';

/** Kept for commands that were sent before the last lines, and for clients that reconnect. */
export const RECENT_LINES = 16;
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
  private readonly recent: RecentLine[] = [];
  /** By seat, what it has undone and may redo: the last undo last, in each the lines as they were played, the first last. */
  private readonly undone = new Map<Seat, Line[][]>();

  constructor(table: Table, start: Start) {
    this.start = start;
    const { counts, page = { isOpen: isOpen(table), facts: openingFacts(table) } } = start;
    this.checkpoints = [{ counts, ...page, mark: mark(table) }];
  }

  get lastCheckpoint(): Checkpoint {
    return this.checkpoints.at(-1)!;
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

  lineAt(n: number): Line {
    return this.lines[this.place(n)]!.line;
  }

  private place(n: number): number {
    return n - this.start.counts.lines - 1;
  }

  /** Returns what the line undoes, if anything, and the later lines that stand. */
  add(line: Line, isOpen: boolean): UndoResult {
    if (isUndo(line.action)) {
      const back = removeUndone(this.active, line, line.action);
      this.lines.push({ line, counts: countedUp(this.counts, line, back.undone), isOpen });
      this.noteUndone(line, back.undone);
      return back;
    }
    this.lines.push({ line, counts: countedUp(this.counts, line), isOpen });
    this.active.push(line);
    this.noteUndone(line);
    return NOTHING_UNDONE;
  }

  /** What a seat undid last and may redo, in order. */
  undoneBy(seat: Seat): readonly Action[] | undefined {
    return this.undone
      .get(seat)
      ?.at(-1)
      ?.map(({ action }) => action)
      .reverse();
  }

  /** The seat that may redo, as a viewer may know it. */
  redoer(looking: Viewer['looking'], isOpen: boolean): Seat | undefined {
    const [first] = this.undone.keys();
    return isOpen ? first : [...this.undone.keys()].find((seat) => seat === looking);
  }

  /** Something new ends what could be redone: a line of another seat that everyone knows of, or another action of the seat itself. */
  private noteUndone({ seat, action, secret }: Line, undone?: readonly Line[]): void {
    if (undone === undefined && this.undone.size === 0) return;
    if (!secret) for (const other of this.undone.keys()) if (other !== seat) this.undone.delete(other);
    if (seat === undefined) return;
    const before = this.undone.get(seat) ?? [];
    if (undone) return void this.undone.set(seat, [...before, [...undone]]);
    const next = before.at(-1)?.at(-1);
    const rest = next && same(next.action, action) ? before.at(-1)!.slice(0, -1) : undefined;
    const left = rest === undefined ? [] : [...before.slice(0, -1), ...(rest.length > 0 ? [rest] : [])];
    if (left.length > 0) this.undone.set(seat, left);
    else this.undone.delete(seat);
  }

  /** A line that nothing before can be undone from may become a checkpoint. */
  remember({ line, isOpen, undone, later }: RecentLine, after: Mark, facts: readonly Told[], isFirm: boolean): void {
    this.recent.push({ line, isOpen, undone, later });
    if (this.recent.length > RECENT_LINES) this.recent.shift();
    if (isFirm && line.n - this.lastCheckpoint.counts.lines >= BETWEEN_POSTS)
      this.checkpoints.push({ counts: this.counts, mark: after, line, isOpen, facts });
  }

  /** What a viewer who knew `known` lines has missed. Undefined if that is too long ago or impossible. */
  missed(looking: Viewer['looking'], known: number): readonly RecentLine[] | undefined {
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
