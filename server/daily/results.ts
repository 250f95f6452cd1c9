import {
  type Game,
  type GameRecord,
  hash,
  outcome,
  readOptions,
  replay,
  SkerryError,
  same,
  verify,
} from '@skerry/engine';
import { type Day, dailyScore, dailySetting, dayAfter, dayOf } from '@skerry/games/daily';
import type { Person, TableWhy } from '@skerry/tables';
import type { DailyStanding } from '@skerry/tables/wire';
import type { Store } from '../store/store.ts';

/** Differs from day to day, so nobody can tell who it is, or find their other results. */
export const whoIs = (day: Day, island: string, person: Person): string => hash(`daily/${day}/${island}/${person}`);

/** Until the end of the next day. */
export const isCounted = (day: Day, now: number): boolean => day === dayOf(now) || dayAfter(day) === dayOf(now);

export function judge(
  game: Game,
  record: GameRecord,
  day: Day,
  island: string,
): { readonly total: number } | { readonly why: TableWhy } {
  const { seats, options, seed } = dailySetting(day, island);
  if (record.game !== game.name || record.version !== game.version) return { why: { why: 'notDaily' } };
  if (record.seats !== seats || record.seed !== seed || record.from !== undefined) return { why: { why: 'notDaily' } };
  // A pack could make everything worth more.
  if (record.pack !== undefined) return { why: { why: 'notDaily' } };
  try {
    const table = replay(game, record);
    if (!same(table.options, readOptions(game, seats, options))) return { why: { why: 'notDaily' } };
    const end = outcome(table);
    if (end === undefined) return { why: { why: 'notOver' } };
    return verify(game, record) === undefined ? { total: dailyScore(end).total } : { why: { why: 'brokenRecord' } };
  } catch (error) {
    if (error instanceof SkerryError || error instanceof TypeError) return { why: { why: 'brokenRecord' } };
    throw error;
  }
}

export async function standingOf(store: Store, day: Day, island: string, who?: string): Promise<DailyStanding> {
  const totals = await store.daily(day, island);
  const games = totals.reduce((sum, each) => sum + each.games, 0);
  const total = who === undefined ? undefined : await store.dailyTotal(day, island, who);
  if (total === undefined) return { games, totals };
  const below = totals.reduce((sum, each) => sum + (each.total < total ? each.games : 0), 0);
  return { games, totals, yours: { total, below } };
}
