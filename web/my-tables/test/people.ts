import type { MyTable } from '../my-table.ts';

/** Seats that people have. */
export const people = (...names: readonly string[]): MyTable['seats'] => names.map((name) => ({ who: 'person', name }));
