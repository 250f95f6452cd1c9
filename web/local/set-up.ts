import type { Game } from '@skerry/engine';
import { GameSession } from '@skerry/tables';
import { type LocalSeat, shelve } from './local-table.ts';
import { addTable, askToStay } from './shelf.ts';

export interface LocalSetting {
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  readonly options?: object;
  /** For the daily island. */
  readonly seed?: string;
}

/** Returns the id of the table. Throws a named error for bad options. */
export async function openLocal(game: Game, { name, seats, ...how }: LocalSetting): Promise<string> {
  const session = GameSession.open(game, { seats: seats.length, ...how });
  const shelved = shelve(session, { name, seats, now: Date.now() });
  await addTable(shelved);
  askToStay();
  return shelved.table.id;
}
