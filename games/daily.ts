import { hash, type Outcome } from '@skerry/engine';

/** The daily island: one set-up for one player a day and island, the same for everybody, with or without a network. */
export const DAILY_GAME = 'trails-of-tucana';
export const DAILY_ISLANDS = ['petit', 'grande'] as const;
export type DailyIsland = (typeof DAILY_ISLANDS)[number];

/** A date as `2026-11-16`, in UTC: the day begins everywhere at the same moment. */
export type Day = string;

const DAY = 24 * 3600 * 1000;

export const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);
export const dayAfter = (day: Day, days = 1): Day => dayOf(Date.parse(day) + days * DAY);
export const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === text;
};

/** How the table of a day is set up. */
export const dailySetting = (day: Day, island: DailyIsland) => ({
  seats: 1,
  options: { island },
  seed: hash(`skerry/daily-island/${day}/${island}`),
});

/** Which daily island a seed belongs to, if any, for a table that was made at a time. */
export function dailyOf(seed: string, made: number): { readonly day: Day; readonly island: DailyIsland } | undefined {
  for (const day of [0, -1, 1].map((days) => dayAfter(dayOf(made), days))) {
    const island = DAILY_ISLANDS.find((each) => dailySetting(day, each).seed === seed);
    if (island !== undefined) return { day, island };
  }
  return undefined;
}

export interface DailyScore {
  readonly total: number;
  /** The achievement, 1 to 6; 0 for none. */
  readonly level: number;
}

export const LEVELS_A_DAY = 6;

export function dailyScore({ scores }: Outcome): DailyScore {
  const [{ total = 0, level = 0 } = {}] = scores ?? [];
  return { total, level };
}
