import type { PackName } from '@skerry/engine';
import type { ListedTable, TableList } from '@skerry/tables/wire';
import type { LocalTable } from '../local/local-table.ts';
import { localTable, onlineTable } from '../routes.ts';

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

/** The tables of a reply, with deadlines converted to this device's clock, which may be wrong. */
export const byOwnClock = ({ tables, now }: TableList, here: number): readonly ListedTable[] =>
  tables.map((table) =>
    table.until === undefined || now === undefined ? table : { ...table, until: table.until + here - now },
  );

export const isYourTurn = ({ stage, yours, waiting, setAside }: MyTable): boolean =>
  stage === 'playing' && !setAside && waiting.some((seat) => yours.includes(seat));

/** The reader must act in another player's turn. */
export const isPressed = (table: MyTable): boolean =>
  isYourTurn(table) && table.turn?.seat !== undefined && !table.yours.includes(table.turn.seat);
