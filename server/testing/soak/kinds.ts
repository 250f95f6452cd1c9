import type { TableKind } from './club.ts';

/** How many of 25 tables are of each kind; the rest are played by people alone. */
const SHARES: readonly (readonly [kind: TableKind, tables: number])[] = [
  ['mixed', 6],
  ['bots', 3],
  ['secretBots', 1],
  ['late', 1],
];
const KINDS: readonly TableKind[] = SHARES.flatMap(([kind, tables]) => Array.from({ length: tables }, () => kind));

export const kindOf = (n: number): TableKind => KINDS[n % 25] ?? 'people';
