import { type Game, type GameRecord, isSecret, outcome, replay, type Seat } from '@skerry/engine';
import type { Origin } from '@skerry/tables';
import { fetchRecord } from '../table/sheets/result/record.ts';
import type { TableModel } from '../table/table-model.ts';

/** Where a new table can begin. */
export interface StartingPoint {
  readonly record: GameRecord;
  /** How many entries of the record led here. */
  readonly entries: number;
  readonly origin: Origin;
  /** The game goes on, so what this reader does not know is dealt anew. */
  readonly knownTo?: Seat | 'watcher';
  /** The game is over and tells its seed. */
  readonly canRepeatChance: boolean;
  /** By seat. */
  readonly names: readonly string[];
}

/** The moment that is shown. Throws if the record cannot be fetched. */
export async function startingPointOf(model: TableModel): Promise<StartingPoint> {
  const { live, local, apart, playback } = model;
  const { id = '', name = '' } = live.info.peek() ?? {};
  const record = model.record?.() ?? (await fetchRecord(model.game, id, local));
  const [page, pages, looking] = [playback.at.peek(), playback.last.peek(), playback.looking.peek()];
  const isOver = outcome(replay(model.game.game, record)) !== undefined;
  const entries = isOver ? page : entriesAt(model.game.game, record, page, looking);
  const table = apart ? {} : local ? { local: id } : { table: id };
  return {
    ...{ record, entries },
    origin: {
      moment: { name: model.teaching?.title.peek() ?? name, page, pages, turn: playback.turn.peek(), ...table },
      ...(!isOver && record.holdsSecrets && { imagined: true as const }),
    },
    ...(!isOver && { knownTo: looking }),
    canRepeatChance: isOver && record.seed !== undefined,
    names: playback.seats.peek().map((seat) => seat.name),
  };
}

/** While a game goes on, the secret entries of others have no page. */
function entriesAt(game: Game, record: GameRecord, page: number, looking: Seat | 'watcher'): number {
  let [entries, pages, found] = [0, 0, 0];
  replay(game, record, undefined, (table, _, entry) => {
    if (entry === undefined) return;
    entries++;
    if (entry.seat === looking || !isSecret(table)) pages++;
    if (pages <= page) found = entries;
  });
  return found;
}
