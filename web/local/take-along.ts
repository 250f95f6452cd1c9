import type { GameRecord } from '@skerry/engine';
import { type HasGame, takeRecord } from './files.ts';
import type { LocalSeat } from './local-table.ts';
import { addTable } from './shelf.ts';

export interface Farewell {
  readonly name: string;
  readonly seats: readonly { readonly who: 'open' | 'person' | 'bot'; readonly name: string }[];
}

/** Keeps a finished game from a server on this device. Returns the id of its table here. */
export async function takeAlong(rules: HasGame, record: GameRecord, { name, seats }: Farewell): Promise<string> {
  const kept = seats.map(
    (seat): LocalSeat =>
      seat.who === 'bot' ? { who: 'bot', name: seat.name, level: 'keen' } : { who: 'person', name: seat.name },
  );
  const taken = takeRecord(record, rules, { name, seats: kept, now: Date.now() });
  await addTable(taken);
  return taken.table.id;
}
