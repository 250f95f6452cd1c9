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

/** The counts after one more line: one that stands, or one that takes others back. */
export function countedUp(
  { lines, pages, secret }: Counts,
  line: CountedLine,
  undone?: readonly CountedLine[],
): Counts {
  const change = { lines: line.secret ? 1 : 0, pages: undone ? -secrets(undone) : secrets([line]) };
  return {
    lines: lines + 1,
    pages: pages + (undone ? -undone.length : 1),
    secret: secret.map((own, whose) =>
      whose === line.seat ? { lines: own.lines + change.lines, pages: own.pages + change.pages } : own,
    ),
  };
}

const secrets = (lines: readonly CountedLine[]): number => lines.filter(({ secret }) => secret).length;

interface CountedLine {
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
