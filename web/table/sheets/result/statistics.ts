import type { Pages } from '@skerry/tables';

export interface Statistics {
  readonly moves: number;
  /** Milliseconds from the first move to the last; absent where moves have no times. */
  readonly lasted: number | undefined;
}

/** Without the first pages of a game its duration is unknown. */
export function statisticsOf(pages: Pick<Pages, 'at' | 'length'>): Statistics {
  const first = pages.at(0) && (pages.at(0)?.at ?? pages.at(1)?.at);
  const last = pages.at(-1)?.at;
  const lasted = first === undefined || last === undefined || last <= first ? undefined : last - first;
  return { moves: Math.max(0, pages.length - 1), lasted };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A duration in the most suitable unit, rounded up. */
export function roughly(lasted: number): { readonly unit: 'minutes' | 'hours' | 'days'; readonly n: number } {
  if (lasted < 2 * HOUR) return { unit: 'minutes', n: Math.max(1, Math.round(lasted / MINUTE)) };
  if (lasted < 2 * DAY) return { unit: 'hours', n: Math.round(lasted / HOUR) };
  return { unit: 'days', n: Math.round(lasted / DAY) };
}
