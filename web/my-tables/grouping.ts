import { isPressed, isYourTurn, type MyTable } from './my-table.ts';

export const GROUPS = ['you', 'others', 'lobby', 'ended', 'archive'] as const;
export type Group = (typeof GROUPS)[number];

/** The reader's decisions about ended tables, by id: into the archive, or out of it. */
export type Archived = { readonly [id: string]: 'in' | 'out' };

export const WEEK = 7 * 24 * 60 * 60_000;

export function groupOf(table: MyTable, archived: Archived, now: number): Group {
  if (table.stage === 'lobby') return 'lobby';
  if (table.stage === 'over') {
    const decided = archived[table.id] ?? (now - table.touched > WEEK ? 'in' : 'out');
    return decided === 'in' ? 'archive' : 'ended';
  }
  // A table on this device always waits for the reader to open it.
  return isYourTurn(table) || table.local ? 'you' : 'others';
}

/** The tables of each group: urgent ones first; elsewhere the most recent first, archived ones last. */
export function grouped(
  tables: readonly MyTable[],
  archived: Archived,
  now: number,
): { readonly [G in Group]: readonly MyTable[] } {
  const of = (group: Group): MyTable[] => tables.filter((table) => groupOf(table, archived, now) === group);
  return {
    you: mostPressing(of('you')),
    others: of('others').sort((a, b) => Number(a.setAside) - Number(b.setAside) || b.touched - a.touched),
    lobby: of('lobby').sort(lastTouched),
    ended: of('ended').sort(lastTouched),
    archive: of('archive').sort(lastTouched),
  };
}

const lastTouched = (a: MyTable, b: MyTable): number => b.touched - a.touched;

/**
 * First the tables where the reader must act in another's turn, then by time left; then tables where others wait, then
 * those on this device.
 */
export const mostPressing = (tables: readonly MyTable[]): MyTable[] =>
  [...tables].sort(
    (a, b) =>
      Number(isPressed(b)) - Number(isPressed(a)) ||
      (a.until ?? Number.MAX_VALUE) - (b.until ?? Number.MAX_VALUE) ||
      Number(a.local) - Number(b.local) ||
      lastTouched(a, b),
  );

export const nextTables = (tables: readonly MyTable[], here: string): MyTable[] =>
  mostPressing(tables.filter((table) => !table.local && isYourTurn(table) && table.id !== here));
