/** The tables of the reader, wherever they are kept, as one list. */
import type { PackName } from '@skerry/engine';
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
  readonly winners: readonly number[] | undefined;
  readonly touched: number;
  /** Nobody has played for a long time. */
  readonly setAside: boolean;
  /** As the server told it. */
  readonly source?: OnlineTable;
}

export const fromShelf = ({ id, name, head, stage, seats, waiting, winners, touched }: LocalTable): MyTable => ({
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
  winners,
  touched,
  setAside: false,
});

export function fromServer(source: OnlineTable): MyTable {
  const { id, name, game, pack, stage, seats, yours, waiting, winners, setAside, touched } = source;
  const about = { id, name, game, pack, stage, yours, waiting, winners, setAside, touched, source };
  return { ...about, local: false, address: onlineTable(id), seats: seats.map((seat) => seat.name) };
}

export const isYourTurn = ({ stage, yours, waiting, setAside }: MyTable): boolean =>
  stage === 'playing' && !setAside && waiting.some((seat) => yours.includes(seat));

/** Where something is to be done first, then what goes on, then what was set aside or is over; each the last touched first. */
export function inOrder(tables: readonly MyTable[]): MyTable[] {
  const rank = (table: MyTable) => (isYourTurn(table) ? 0 : table.stage === 'over' ? 3 : table.setAside ? 2 : 1);
  return [...tables].sort((a, b) => rank(a) - rank(b) || b.touched - a.touched);
}
