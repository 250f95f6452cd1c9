import type { MyTable } from '../my-table.ts';

export const people = (...names: readonly string[]): MyTable['seats'] => names.map((name) => ({ who: 'person', name }));
