import { tables } from './001-tables.ts';
import { daily } from './002-daily.ts';

/** In their order, for ever: a database knows how many of them it has seen. */
export const MIGRATIONS: readonly string[] = [tables, daily];
