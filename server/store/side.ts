import type { Cell, Cells } from './cells.ts';

/** Something that lasts, and is copied: where it is kept, and what it is found by. */
export interface Kind {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** A column as it is read. When a job was last tended may stand with the process that had it. */
export const selected = (kind: string, column: string): string =>
  kind === 'jobs' && column === 'tended'
    ? 'coalesce((SELECT seen FROM processes WHERE processes.name = jobs.owner), tended) AS tended'
    : column;

/** A database that is copied from or to, and that nothing else uses meanwhile. */
export interface Side {
  /** What comes after a key, in the order of keys, some at a time. */
  page(kind: Kind, after: readonly Cell[] | undefined, most: number): Promise<Cells[]>;
  /** Puts all that `work` puts, or nothing if it fails. */
  fill(work: (put: (kind: Kind, rows: readonly Cells[]) => Promise<void>) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
