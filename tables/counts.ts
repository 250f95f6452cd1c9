import type { Seat } from '@skerry/engine';

/** How many lines a log has, and how many of them stand: those have a page in the book of a reader who is told of them. */
interface Count {
  readonly lines: number;
  readonly pages: number;
}

/** The count of all, and what of it only one seat knows, by seat. Readers count only what they were told of. */
export interface Counts extends Count {
  readonly secret: readonly Count[];
}

const NOTHING: Count = { lines: 0, pages: 0 };

export const noCounts = (seats: number): Counts => ({
  ...NOTHING,
  secret: Array.from({ length: seats }, () => NOTHING),
});

/** The counts after one more line: one that stands, or one that takes another back. */
export function countedUp({ lines, pages, secret }: Counts, { seat, secret: isSecret }: Told, by: 1 | -1): Counts {
  return {
    lines: lines + 1,
    pages: pages + by,
    secret: isSecret
      ? secret.map((own, whose) => (whose === seat ? { lines: own.lines + 1, pages: own.pages + by } : own))
      : secret,
  };
}

interface Told {
  readonly seat?: Seat;
  readonly secret?: true;
}

/** What these eyes were told of. */
export function countFor(counts: Counts, eyes: Seat | 'watcher'): Count {
  let { lines, pages } = counts;
  for (const [seat, own] of counts.secret.entries()) {
    if (seat === eyes) continue;
    lines -= own.lines;
    pages -= own.pages;
  }
  return { lines, pages };
}
