import type { PackName } from '@skerry/engine';
import type { ListedTable } from '@skerry/tables/wire';
import type { LocalTable } from '../local/local-table.ts';
import { localTable, onlineTable } from '../routes.ts';

/** A table of the reader's, on the server or on this device. */
export type MyTable = Omit<ListedTable, 'made' | 'mustAct' | 'pack' | 'result'> & {
  readonly local: boolean;
  readonly address: string;
  readonly pack?: Pick<PackName, 'name' | 'version'>;
};

export const fromShelf = ({ id, name, head, stage, seats, waiting, turn, winners, touched }: LocalTable): MyTable => ({
  ...{ id, name, stage, touched, local: true, address: localTable(id), game: head.game, host: true, setAside: false },
  ...(head.pack && { pack: head.pack }),
  seats: seats.map(({ who, name }) => ({ who, name })),
  yours: seats.flatMap(({ who, standIn }, seat) => (who === 'person' && !standIn ? [seat] : [])),
  waiting: [...waiting],
  ...(turn && { turn }),
  ...(winners && { winners: [...winners] }),
});

export const fromServer = (table: ListedTable): MyTable => ({ ...table, local: false, address: onlineTable(table.id) });

export const isYourTurn = ({ stage, yours, waiting, setAside }: MyTable): boolean =>
  stage === 'playing' && !setAside && waiting.some((seat) => yours.includes(seat));

/** The game waits for the reader in somebody else's turn. */
export const isPressed = (table: MyTable): boolean =>
  isYourTurn(table) && table.turn?.seat !== undefined && !table.yours.includes(table.turn.seat);
