/** The tables of the reader, wherever they are kept, as one list. */
import type { PackName, Turn } from '@skerry/engine';
import type { OnlineTable } from '../live/api.ts';
import type { LocalTable } from '../local/local-table.ts';
import { localTable, onlineTable } from '../routes.ts';

export interface MyTable {
  readonly id: string;
  readonly local: boolean;
  readonly address: string;
  readonly name: string;
  readonly game: string;
  readonly pack: Pick<PackName, 'name' | 'version'> | undefined;
  readonly stage: 'lobby' | 'playing' | 'over';
  readonly seats: readonly string[];
  readonly yours: readonly number[];
  readonly waiting: readonly number[];
  /** Which turn it is, and whose. */
  readonly turn: Turn | undefined;
  /** When the reader's time is up, in milliseconds since 1970. */
  readonly until: number | undefined;
  readonly winners: readonly number[] | undefined;
  readonly touched: number;
  /** Nobody has played for a long time. */
  readonly setAside: boolean;
  /** As the server told it. */
  readonly source?: OnlineTable;
}

export const fromShelf = ({ id, name, head, stage, seats, waiting, turn, winners, touched }: LocalTable): MyTable => ({
  id,
  local: true,
  address: localTable(id),
  name,
  game: head.game,
  pack: head.pack,
  stage,
  seats: seats.map((seat) => seat.name),
  yours: seats.flatMap(({ who, standIn }, seat) => (who === 'person' && !standIn ? [seat] : [])),
  waiting,
  turn,
  until: undefined,
  winners,
  touched,
  setAside: false,
});

export function fromServer(source: OnlineTable): MyTable {
  const { id, name, game, pack, stage, seats, yours, waiting, turn, until, winners, setAside, touched } = source;
  const about = { id, name, game, pack, stage, yours, waiting, turn, until, winners, setAside, touched, source };
  return { ...about, local: false, address: onlineTable(id), seats: seats.map((seat) => seat.name) };
}

export const isYourTurn = ({ stage, yours, waiting, setAside }: MyTable): boolean =>
  stage === 'playing' && !setAside && waiting.some((seat) => yours.includes(seat));

/** The game waits for the reader in somebody else's turn. */
export const isPressed = (table: MyTable): boolean =>
  isYourTurn(table) && table.turn?.seat !== undefined && !table.yours.includes(table.turn.seat);
