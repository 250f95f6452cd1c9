import { openPostgres } from './postgres/store.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  readonly process: string;
}

export async function openStore({ dataDir, databaseUrl, process }: StorePlace): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, { process });
}
