import type { GameRecord } from '@skerry/engine';
import { DEFAULT_LEVEL } from '@skerry/tables';
import type { ListedTable } from '@skerry/tables/wire';
import { type HasGame, takeRecord } from './files.ts';
import type { LocalSeat } from './local-table.ts';
import { addTable } from './shelf.ts';

/** Returns the id of its table on this device. */
export async function addRecord(
  rules: HasGame,
  record: GameRecord,
  { name, seats }: Pick<ListedTable, 'name' | 'seats'>,
): Promise<string> {
  const kept = seats.map(
    (seat): LocalSeat =>
      seat.who === 'bot' ? { who: 'bot', name: seat.name, level: DEFAULT_LEVEL } : { who: 'person', name: seat.name },
  );
  const { shelved } = takeRecord(record, rules, { name, seats: kept, now: Date.now() });
  await addTable(shelved);
  return shelved.table.id;
}
