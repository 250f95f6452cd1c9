import { movedSeats, personSeats, type TableWhy } from '@skerry/tables';
import type { Client } from '../live/client.ts';
import type { TableRow } from '../store/store.ts';

/**
 * Who may look: seats' people and the host; whoever has the right link; everybody at a listed table, and everybody once the
 * game is over. Nothing if the guest may.
 */
export function whyNotLook(row: TableRow, { person, invited, watches }: Client): TableWhy | undefined {
  if (row.host === person || row.stage === 'over' || personSeats(row, person).length > 0) return undefined;
  if (row.kicked.includes(person)) return { why: 'notHere' };
  // Whoever plays on another device may look on from this one.
  if (row.listed || watches || movedSeats(row, person).length > 0) return undefined;
  if (invited) return row.stage === 'lobby' ? undefined : { why: 'started' };
  return { why: 'notHere' };
}
