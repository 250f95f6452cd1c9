import type { Game, Seat, Table } from '@skerry/engine';
import { GameSession } from '@skerry/tables';
import { type LocalSeat, type LocalTable, shelve } from './local-table.ts';
import { addTable, askToStay } from './shelf.ts';

export interface LocalSetting {
  readonly name: string;
  readonly seats: readonly LocalSeat[];
  readonly options?: object;
  /** For the daily island. */
  readonly seed?: string;
  /** Who is asked first, where that is left to chance. */
  readonly begins?: Seat;
}

type People = Pick<LocalTable, 'name' | 'seats' | 'origin'>;

/** So many deals are tried until the right seat begins. */
const MOST_DEALS = 60;

/** A new game; dealt anew until the seat that should begin does. */
export function dealt(game: Game, { seats, begins, seed, options }: Omit<LocalSetting, 'name'>): GameSession {
  const deal = () =>
    GameSession.open(game, { seats: seats.length, ...(options && { options }), ...(seed !== undefined && { seed }) });
  let session = deal();
  for (let deals = 1; deals < MOST_DEALS && begins !== undefined && !session.waitsFor().includes(begins); deals++)
    session = deal();
  return session;
}

/** Returns the id of the table. Throws a named error for bad options. */
export const openLocal = (game: Game, setting: LocalSetting): Promise<string> =>
  keepSession(dealt(game, setting), setting);

/** A table that begins with a position. Returns its id. */
export const openLocalAt = (table: Table, people: People): Promise<string> =>
  keepSession(GameSession.at(table), people);

/** Keeps a game on this device. Returns the id of its table. */
export async function keepSession(session: GameSession, { name, seats, origin }: People): Promise<string> {
  const shelved = shelve(session, { name, seats, origin, now: Date.now() });
  await addTable(shelved);
  askToStay();
  return shelved.table.id;
}
