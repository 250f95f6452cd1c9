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

/** A position that a table can be loaded from, by the same rules or by later ones. */
export interface TableSnapshot {
  /** The last line it contains. */
  readonly n: number;
  readonly version: number;
  readonly saved: Json;
  /** For readers of the end of the log; absent in snapshots of older versions. */
  readonly lately?: Lately;
}

export interface Lately {
  /** Up to the snapshot. */
  readonly counts: Counts;
  /** A page some lines before the snapshot, so that a welcome has a few pages. Absent if the rules have changed. */
  readonly page?: EarlierPage;
}

/** A page before which nothing can be undone. */
export interface EarlierPage {
  readonly counts: Counts;
  /** The line that led to it; absent for the set-up. */
  readonly line?: Line;
  /** Whether nothing was hidden before and after that line. */
  readonly isOpen: boolean;
  readonly facts: readonly Told[];
  readonly reached: Snapshot['reached'];
  /** From the state of the snapshot back to that of this page. */
  readonly back: Patch;
}

/** Where the lines in memory begin: at the set-up, or at a snapshot. */
export interface Start {
  readonly head: Head;
  /** Of the lines before. */
  readonly counts: Counts;
  /** Absent for the set-up. */
  readonly page?: Pick<EarlierPage, 'line' | 'isOpen' | 'facts'>;
  readonly isOneVersion: boolean;
  /** The snapshot, if other rules took it, and the last line that clients may know by those rules. */
  readonly former?: { readonly snapshot: TableSnapshot; readonly n: number } | undefined;
}

/** A page before which nothing can be undone, where a slice can begin. */
export interface Checkpoint extends Pick<EarlierPage, 'counts' | 'line' | 'isOpen' | 'facts'> {
  readonly mark: Mark;
}

export const atSetUp = (head: Head): Start => ({
  head,
  counts: noCounts(head.seats),
  isOneVersion: head.from === undefined,
});

/** Whether the current rules played all of it, so that it can be replayed from its set-up. */
export const isOneVersion = (game: Game, head: Head, { version, saved }: TableSnapshot): boolean =>
  head.version === game.version && version === game.version && !(isSnapshot(saved) && saved.resumed);

export function headOf(table: Table): Head {
  const { entries, ...head } = save(table);
  return head;
}

export function countsOf(lines: readonly Line[], seats: number): Counts {
  return lines.reduce((counts, line) => countedUp(counts, line), noCounts(seats));
}

export const withoutPages = ({ lines, secret }: Counts): Counts => ({
  lines,
  pages: 0,
  secret: secret.map((own) => ({ lines: own.lines, pages: 0 })),
});
