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
  const next = { lines: lines + 1, pages: pages + (undone ? -undone.length : 1) };
  const change = { lines: line.secret ? 1 : 0, pages: secrets(undone ?? [line]) * (undone ? -1 : 1) };
  // Where nothing was done in secret, all counts of a log share what they say of secrets.
  if (change.lines === 0 && change.pages === 0) return { ...next, secret };
  return {
    ...next,
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
  for (let seat = 0; seat < counts.secret.length; seat++) {
    if (seat === eyes) continue;
    lines -= counts.secret[seat]!.lines;
    pages -= counts.secret[seat]!.pages;
  }
  return { lines, pages };
}
