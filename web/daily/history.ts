import { type DailyScore, type Day, dayAfter } from '@skerry/games/daily';

/** The result of the reader's first finished game of an island. */
export interface OwnDailyResult extends DailyScore {
  readonly day: Day;
  readonly island: string;
  readonly table: string;
  readonly counted: boolean;
}

/**
 * How many days in a row the reader has finished an island, up to today, or up to yesterday while today's is
 * unfinished.
 */
export function streakOf(results: readonly Pick<OwnDailyResult, 'day'>[], today: Day): number {
  const days = new Set(results.map(({ day }) => day));
  let day = days.has(today) ? today : dayAfter(today, -1);
  let streak = 0;
  for (; days.has(day); day = dayAfter(day, -1)) streak++;
  return streak;
}

export interface Summary {
  readonly best: number;
  readonly mean: number;
}

/** Undefined if no island was finished. */
export function summaryOf(results: readonly OwnDailyResult[], island: string): Summary | undefined {
  const totals = results.flatMap((result) => (result.island === island ? [result.total] : []));
  if (totals.length === 0) return undefined;
  const sum = totals.reduce((one, other) => one + other, 0);
  return { best: Math.max(...totals), mean: Math.round(sum / totals.length) };
}

export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly games: number;
  /** Includes the reader's own game. */
  readonly isYours: boolean;
}

const WIDTH = 10;

/** The number of games by points, in steps of ten, without gaps. */
export function barsOf(totals: readonly { total: number; games: number }[], yours: number | undefined): Bar[] {
  const steps = totals.map(({ total }) => Math.floor(total / WIDTH));
  if (steps.length === 0) return [];
  const least = Math.min(...steps);
  return Array.from({ length: Math.max(...steps) - least + 1 }, (_, nth) => {
    const from = (least + nth) * WIDTH;
    const isIn = (total: number) => total >= from && total < from + WIDTH;
    const games = totals.reduce((sum, each) => sum + (isIn(each.total) ? each.games : 0), 0);
    return { from, to: from + WIDTH - 1, games, isYours: yours !== undefined && isIn(yours) };
  });
}

/** The percentage of the other games with fewer points; undefined if there are none. */
export function percentBelow(games: number, below: number): number | undefined {
  return games > 1 ? Math.floor((100 * below) / (games - 1)) : undefined;
}
