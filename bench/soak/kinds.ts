import type { TableKind } from './club.ts';

/** How many of 25 tables are of each kind. */
const SHARES: readonly (readonly [kind: TableKind, tables: number])[] = [
  ['mixed', 6],
  ['bots', 3],
  ['secretBots', 1],
  ['late', 1],
  ['people', 14],
];
/** One of each kind first, so that few tables are of all kinds. */
const KINDS: readonly TableKind[] = Array.from({ length: 25 }, (_, round) =>
  SHARES.flatMap(([kind, tables]) => (round < tables ? [kind] : [])),
).flat();

export const kindOf = (n: number): TableKind => KINDS[n % KINDS.length]!;
