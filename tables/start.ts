/** Where the lines of a table that are in memory begin, and what is written down to begin there again. */
import {
  type Game,
  isSnapshot,
  type Json,
  type Mark,
  type Patch,
  type Snapshot,
  save,
  type Table,
  type Told,
} from '@skerry/engine';
import { type Counts, countedUp, noCounts } from './counts.ts';
import type { Head, Line } from './lines.ts';

/** A position that a table can be taken up from, by the same rules or by later ones. */
export interface TableSnapshot {
  /** The last line it holds. */
  readonly n: number;
  readonly version: number;
  readonly saved: Json;
  /** What those need who read only the end of the log; absent in snapshots of former programs. */
  readonly lately?: Lately;
}

/** What the end of a log cannot tell of its beginning. */
export interface Lately {
  /** How many lines there were up to the snapshot. */
  readonly counts: Counts;
  /** A page somewhat before the snapshot, where one version of the rules has played all: readers want a few pages. */
  readonly page?: EarlierPage;
}

/** A page that nothing before can be taken back from. */
export interface EarlierPage {
  readonly counts: Counts;
  /** The line that led to it; absent for the set-up. */
  readonly line?: Line;
  /** Whether everybody knew everything before and after that line. */
  readonly isOpen: boolean;
  readonly facts: readonly Told[];
  readonly reached: Snapshot['reached'];
  /** What leads from the state of the snapshot back to its own. */
  readonly back: Patch;
}

/** Where the lines that are here begin: at the set-up, or at a snapshot. */
export interface Start {
  readonly head: Head;
  /** Of the lines before. */
  readonly counts: Counts;
  /** The page it begins with, if it is not the set-up. */
  readonly page?: Pick<EarlierPage, 'line' | 'isOpen' | 'facts'>;
  /** Whether these rules played all that came before, too. */
  readonly isOfOnePiece: boolean;
  /** The snapshot, where other rules took it, and the last line that they may have told. */
  readonly former?: { readonly snapshot: TableSnapshot; readonly n: number } | undefined;
}

/** A page that nothing before can be taken back from, to begin a story with. */
export interface Checkpoint extends Pick<EarlierPage, 'counts' | 'line' | 'isOpen' | 'facts'> {
  readonly mark: Mark;
}

export const atSetUp = (head: Head): Start => ({
  head,
  counts: noCounts(head.seats),
  isOfOnePiece: head.from === undefined,
});

/** Whether the rules of now have played it all, so that it can be replayed from its set-up. */
export const isOfOnePiece = (game: Game, head: Head, { version, saved }: TableSnapshot): boolean =>
  head.version === game.version && version === game.version && !(isSnapshot(saved) && saved.resumed);

/** What a keeper writes down of a table besides its log. */
export function headOf(table: Table): Head {
  const { entries, ...head } = save(table);
  return head;
}

/** The counts of lines whose pages later rules cannot tell. */
export function countsOf(lines: readonly Line[], seats: number): Counts {
  return lines.reduce((counts, line) => countedUp(counts, line), noCounts(seats));
}

export const withoutPages = ({ lines, secret }: Counts): Counts => ({
  lines,
  pages: 0,
  secret: secret.map((own) => ({ lines: own.lines, pages: 0 })),
});
