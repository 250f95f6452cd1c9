/** The tables of daily islands on this device, recognised by their seeds. */

import { type Day, dailyOf, dailyScore, dailySetting, dayAfter, dayOf } from '@skerry/games/daily';
import { GameSession } from '@skerry/tables';
import { HAS_SERVER } from '../address.ts';
import { loadRules } from '../game.ts';
import { countDaily } from '../live/api.ts';
import type { LocalTable } from '../local/local-table.ts';
import { openLocal } from '../local/set-up.ts';
import { listTables, readTable } from '../local/shelf.ts';
import { settings } from '../settings/settings.ts';
import { peopleWords } from '../words/people.ts';
import { noteCounted, noteFirst, readDiary } from './diary.ts';
import type { OwnDailyResult } from './history.ts';

const islandOf = ({ head, made }: LocalTable) => (head.seed === undefined ? undefined : dailyOf(head.seed, made));

export async function begunTable(day: Day, island: string): Promise<string | undefined> {
  const { seed } = dailySetting(day, island);
  return (await listTables()).find(({ head, stage }) => stage === 'playing' && head.seed === seed)?.id;
}

/** Opens the table of an island, or the unfinished one. */
export async function openDaily(day: Day, island: string, name: string): Promise<string> {
  const begun = await begunTable(day, island);
  if (begun !== undefined) return begun;
  const { game, options, seed } = dailySetting(day, island);
  const rules = await loadRules(game);
  if (rules === undefined) throw new Error(`There is no game ${game}.`);
  const reader = settings.name.value.trim() || peopleWords().reader;
  return openLocal(rules.game, { name, seats: [{ who: 'person', name: reader }], options, seed });
}

/** Stores finished islands in the diary, and sends uncounted ones to the server. Returns the diary. */
export async function settleDaily(): Promise<OwnDailyResult[]> {
  const finished = (await listTables()).filter(({ stage, winners }) => stage === 'over' && winners !== undefined);
  // The first finished one counts.
  for (const table of finished.sort((a, b) => a.touched - b.touched)) {
    const found = islandOf(table);
    const session = found && (await sittingOf(table.id));
    const outcome = session?.outcome();
    if (found && outcome) await noteFirst({ ...found, ...dailyScore(outcome), table: table.id, counted: false });
  }
  const today = dayOf(Date.now());
  for (const result of await readDiary()) {
    if (HAS_SERVER && !result.counted && (result.day === today || dayAfter(result.day) === today)) await count(result);
  }
  return readDiary();
}

async function count(result: OwnDailyResult): Promise<void> {
  const session = await sittingOf(result.table);
  if (session === undefined) return;
  const isCounted = await countDaily(result.day, result.island, session.record());
  if (isCounted) await noteCounted(result);
}

async function sittingOf(id: string): Promise<GameSession | undefined> {
  const kept = await readTable(id);
  const rules = kept && (await loadRules(kept.table.head.game));
  return kept && rules && GameSession.load(rules.game, kept.table.head, kept.lines, kept.snapshot);
}
