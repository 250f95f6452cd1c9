import { isPressed, isYourTurn, type MyTable } from './my-table.ts';

/** The groups of a list of tables, in their order. */
export const GROUPS = ['you', 'others', 'lobby', 'ended', 'archive'] as const;
export type Group = (typeof GROUPS)[number];

/** What the reader decided about ended tables, by their ids: into the archive, or out of it again. */
export type Archived = { readonly [id: string]: 'in' | 'out' };

/** An ended table goes into the archive by itself after a week. */
export const WEEK = 7 * 24 * 60 * 60_000;

export function groupOf(table: MyTable, archived: Archived, now: number): Group {
  if (table.stage === 'lobby') return 'lobby';
  if (table.stage === 'over') {
    const decided = archived[table.id] ?? (now - table.touched > WEEK ? 'in' : 'out');
    return decided === 'in' ? 'archive' : 'ended';
  }
  // Nobody else goes on with a table of this device: it waits until the reader opens it.
  return isYourTurn(table) || table.local ? 'you' : 'others';
}

/** The tables of each group: what presses first; elsewhere the last touched first, and what was set aside after all others. */
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

/** Whoever must act in another's turn comes first, then whoever has the least time left; then where others wait, then tables of this device. */
export const mostPressing = (tables: readonly MyTable[]): MyTable[] =>
  [...tables].sort(
    (a, b) =>
      Number(isPressed(b)) - Number(isPressed(a)) ||
      (a.until ?? Number.MAX_VALUE) - (b.until ?? Number.MAX_VALUE) ||
      Number(a.local) - Number(b.local) ||
      lastTouched(a, b),
  );

/** The tables where others wait for the reader, other than the one they are at. */
export const nextTables = (tables: readonly MyTable[], here: string): MyTable[] =>
  mostPressing(tables.filter((table) => !table.local && isYourTurn(table) && table.id !== here));
