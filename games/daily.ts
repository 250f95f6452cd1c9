import { type Daily, hash, type Outcome } from '@skerry/engine';
import { ANNOUNCED, GAMES, manifestOf } from './registry.ts';

/** A set-up for one player, new every day and the same for everybody, with or without a network. */
export interface DailyIsland extends Omit<Daily, 'islands'> {
  readonly game: string;
  readonly options: object;
}

const ISLANDS: ReadonlyMap<string, DailyIsland> = new Map(
  Object.entries(ANNOUNCED).flatMap(([game, { card }]) => {
    if (card.daily === undefined) return [];
    const { islands, ...told } = card.daily;
    return Object.entries(islands).map(([island, options]) => [island, { ...told, game, options }] as const);
  }),
);

/** Of all games, by the name that no other island has. */
export const DAILY_ISLANDS: readonly string[] = [...ISLANDS.keys()];

export function dailyIsland(name: string): DailyIsland {
  const found = ISLANDS.get(name);
  if (found === undefined) throw new Error(`There is no daily island ${name}.`);
  return found;
}

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
export function dailySetting(day: Day, island: string) {
  const { game, options } = dailyIsland(island);
  return { game, seats: 1, options, seed: hash(`skerry/daily-island/${day}/${island}`) };
}

/** Which daily island a seed belongs to, if any, for a table that was made at a time. */
export function dailyOf(seed: string, made: number): { readonly day: Day; readonly island: string } | undefined {
  for (const day of [0, -1, 1].map((days) => dayAfter(dayOf(made), days))) {
    const island = DAILY_ISLANDS.find((each) => dailySetting(day, each).seed === seed);
    if (island !== undefined) return { day, island };
  }
  return undefined;
}

/** The game whose puzzles are asked day by day. */
export const PUZZLE_GAME: string | undefined = GAMES.find((game) => manifestOf(game)?.puzzles !== undefined);

/** Which of so many puzzles a day has, the same for everybody: each has its turn before one comes again. */
export const puzzleOfDay = (day: Day, count: number): number => (Date.parse(day) / DAY) % count;

export interface DailyScore {
  readonly total: number;
  /** The achievement, from 1; 0 for none. */
  readonly level: number;
}

export function dailyScore({ scores }: Outcome): DailyScore {
  const [{ total = 0, level = 0 } = {}] = scores ?? [];
  return { total, level };
}
