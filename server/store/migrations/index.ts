import { tables } from './001-tables.ts';

/** In their order, for ever: a database knows how many of them it has seen. */
export const MIGRATIONS: readonly string[] = [tables];
