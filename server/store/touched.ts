import type { WriteSet } from './store.ts';

/** The tables a change writes at. */
export const tablesOf = (change: WriteSet): string[] => [
  ...new Set(
    change.flatMap((write) => {
      if (write.put === 'daily' || write.put === 'pack') return [];
      return [write.put === 'row' ? write.row.id : write.table];
    }),
  ),
];
