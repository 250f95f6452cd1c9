import { openPostgres } from './postgres/store.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StorePlace {
  /** The folder of the database file, where there is no other. */
  readonly dataDir: string;
  /** The address of a PostgreSQL, for several processes. */
  readonly databaseUrl?: string;
  /** The name of this process among those that share the database. */
  readonly process: string;
}

/** Opens the store that is named: PostgreSQL, or else a file. */
export async function openStore({ dataDir, databaseUrl, process }: StorePlace): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, { process });
}
