import { isOpen, mark, openingFacts, type Table } from '@skerry/engine';
import type { AppliedLine, Viewer } from './applied-line.ts';
import { type Counts, countedUp, countFor } from './counts.ts';
import { isTold, isUndo, type Line, type TakenOut, takeOut } from './lines.ts';
import type { Checkpoint, Start } from './start.ts';

/** How many positions are kept for answers to an old one, and for readers who were away for a moment. */
const POSITIONS = 16;
/** The fewest lines from one post to the next, and the fewest pages a reader is told at first. */
const BETWEEN_POSTS = 16;
const FEW_PAGES = 8;

/** A line of the log as it is remembered. */
interface Noted {
  readonly line: Line;
  /** Of all lines up to this one. */
  readonly counts: Counts;
  /** Whether everybody knew everything before and after it. */
  readonly isOpen: boolean;
}

/** The lines of a table since its start, and what is kept to tell them again. Nothing takes longer the longer it is. */
export class TableLog {
  readonly start: Start;
  /** The lines that were not taken back. */
  readonly standing: Line[] = [];
  readonly checkpoints: Checkpoint[];
  private readonly lines: Noted[] = [];
  /** What the last lines brought about. */
  private readonly recent: AppliedLine[] = [];

  constructor(table: Table, start: Start) {
    this.start = start;
    const { counts, page = { isOpen: isOpen(table), facts: openingFacts(table) } } = start;
    this.checkpoints = [{ counts, ...page, mark: mark(table) }];
  }

  /** Of all lines. */
  get counts(): Counts {
    return this.lines.at(-1)?.counts ?? this.start.counts;
  }

  /** How many lines these eyes were told of, of the first `n` or of all. Of lines before the start: of these. */
  known(eyes: Viewer['eyes'], n = this.counts.lines): number {
    const counts = n === this.counts.lines ? this.counts : (this.lines[this.place(n)]?.counts ?? this.start.counts);
    return countFor(counts, eyes).lines;
  }

  noted({ n }: Line): Noted {
    return this.lines[this.place(n)]!;
  }

  private place(n: number): number {
    return n - this.start.counts.lines - 1;
  }

  /** Adds a line. Returns what it takes back, if it does, and the lines since then that stand. */
  add(line: Line, isOpen: boolean): TakenOut {
    if (isUndo(line.action)) {
      const back = takeOut(this.standing, line, line.action);
      this.lines.push({ line, counts: countedUp(this.counts, line, back.undone), isOpen });
      return back;
    }
    this.lines.push({ line, counts: countedUp(this.counts, line), isOpen });
    this.standing.push(line);
    return { undone: [], stands: [] };
  }

  /** Keeps what the last line brought about. Where nothing can be taken back any more, stories may begin after it. */
  remember(applied: AppliedLine, isFirm: boolean): void {
    this.recent.push(applied);
    if (this.recent.length > POSITIONS) this.recent.shift();
    const { line, after, isOpen, facts } = applied;
    if (isFirm && line.n - this.checkpoints.at(-1)!.counts.lines >= BETWEEN_POSTS)
      this.checkpoints.push({ counts: this.counts, mark: after, line, isOpen, facts });
  }

  /**
   * What happened since these eyes knew `known` lines, as far as they are told of it. Nothing where that is more than is
   * kept, or where they cannot have known as many.
   */
  missed(eyes: Viewer['eyes'], known: number): readonly AppliedLine[] | undefined {
    const missed = this.known(eyes) - known;
    if (missed === 0) return [];
    const told = this.recent.filter(({ line }) => isTold(line, eyes));
    return missed < 0 || missed > told.length ? undefined : told.slice(-missed);
  }

  /** The last post with a few pages after it. */
  earlierCheckpoint(): Checkpoint {
    const { pages } = this.counts;
    return this.checkpoints.findLast(({ counts }) => pages - counts.pages >= FEW_PAGES) ?? this.checkpoints[0]!;
  }

  /** The lines that stand after a post, up to the one that led to another post or to the last. */
  standingAfter(checkpoint: Checkpoint, end?: Checkpoint): Line[] {
    const base = this.start.counts.pages;
    return this.standing.slice(checkpoint.counts.pages - base, end && end.counts.pages - base - 1);
  }
}
