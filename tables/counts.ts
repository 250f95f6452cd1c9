import type { Seat } from '@skerry/engine';

/** `pages`: how many of the lines were not undone. Each has a page in the history of those who may see it. */
interface Count {
  readonly lines: number;
  readonly pages: number;
}

/** Of all lines; `secret` has, per seat, those that only this seat may see. Viewers count only lines they may see. */
export interface Counts extends Count {
  readonly secret: readonly Count[];
}

const NOTHING: Count = { lines: 0, pages: 0 };

export const noCounts = (seats: number): Counts => ({
  ...NOTHING,
  secret: Array.from({ length: seats }, () => NOTHING),
});

/** The counts after one more line; `undone` are the lines it takes back. */
export function countedUp(
  { lines, pages, secret }: Counts,
  line: CountedLine,
  undone?: readonly CountedLine[],
): Counts {
  const secretLines = line.secret ? 1 : 0;
  const secretPages = undone ? -secrets(undone) : secretLines;
  return {
    lines: lines + 1,
    pages: pages + (undone ? -undone.length : 1),
    // Shared between the counts of a log while nothing is done in secret.
    secret:
      secretLines === 0 && secretPages === 0
        ? secret
        : secret.map((own, whose) =>
            whose === line.seat ? { lines: own.lines + secretLines, pages: own.pages + secretPages } : own,
          ),
  };
}

const secrets = (lines: readonly CountedLine[]): number => lines.filter(({ secret }) => secret).length;

interface CountedLine {
  readonly seat?: Seat;
  readonly secret?: true;
}

export function countFor(counts: Counts, looking: Seat | 'watcher'): Count {
  let { lines, pages } = counts;
  for (let seat = 0; seat < counts.secret.length; seat++) {
    if (seat === looking) continue;
    lines -= counts.secret[seat]!.lines;
    pages -= counts.secret[seat]!.pages;
  }
  return { lines, pages };
}
