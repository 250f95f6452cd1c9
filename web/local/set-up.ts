import { branch, type Game, type GameRecord, type Seat } from '@skerry/engine';
import { GameSession } from '@skerry/tables';
import { type LocalSeat, shelve } from './local-table.ts';
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

/** A table that begins at a moment of a game that is over. Returns its id. */
export const openBranch = (
  game: Game,
  record: GameRecord,
  page: number,
  people: Pick<LocalSetting, 'name' | 'seats'>,
): Promise<string> => keepSession(GameSession.at(branch(game, record, page)), people);

/** Keeps a game on this device. Returns the id of its table. */
export async function keepSession(
  session: GameSession,
  { name, seats }: Pick<LocalSetting, 'name' | 'seats'>,
): Promise<string> {
  const shelved = shelve(session, { name, seats, now: Date.now() });
  await addTable(shelved);
  askToStay();
  return shelved.table.id;
}
