import { movedSeats, personSeats, type TableWhy } from '@skerry/tables';
import type { Client } from '../live/client.ts';
import type { TableRow } from '../store/store.ts';

/** The people of its seats, its host, and clients with the right link may view a table; anybody if it is listed or over. */
export function whyNotLook(row: TableRow, { person, invited, watches }: Client): TableWhy | undefined {
  if (row.host === person || row.stage === 'over' || personSeats(row, person).length > 0) return undefined;
  if (row.kicked.includes(person)) return { why: 'notHere' };
  // Whoever comes too late to sit down may watch, and so may a person who plays on another device.
  if (row.listed || watches || invited || movedSeats(row, person).length > 0) return undefined;
  return { why: 'notHere' };
}
