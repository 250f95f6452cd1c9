import type pg from 'pg';
import { MIGRATIONS } from '../migrations/index.ts';
import { POSTGRES } from '../migrations/migration.ts';
import { mustNotBeNewer } from '../trouble.ts';
import type { Connections } from './connection.ts';

/** The lock that several processes at their start wait for. Any number does, as long as it stays. */
const LOCK = 5_370_617;

/** Milliseconds. A large database takes its time, and so does waiting for another process that is at it. */
const HOUR = 3_600_000;

/** Brings the database up to date. Whoever comes at the same time waits, and finds it done. */
export async function migrate(connections: Connections): Promise<void> {
  await connections.transaction(async (client) => {
    const patiently = (text: string) => client.query({ text, query_timeout: HOUR } as pg.QueryConfig);
    await client.query(`SET LOCAL statement_timeout = ${HOUR}`);
    await patiently(`SELECT pg_advisory_xact_lock(${LOCK})`);
    await client.query(`
      CREATE TABLE IF NOT EXISTS migrations (
        n INTEGER PRIMARY KEY,
        name TEXT NOT NULL,
        at TIMESTAMPTZ NOT NULL DEFAULT now()
      )`);
    const { rows } = await client.query<{ seen: number }>('SELECT coalesce(max(n), 0) AS seen FROM migrations');
    const seen = rows[0]?.seen ?? 0;
    mustNotBeNewer(seen);
    for (const [n, { name, sql }] of MIGRATIONS.entries()) {
      if (n < seen) continue;
      await patiently(sql(POSTGRES));
      await client.query('INSERT INTO migrations (n, name) VALUES ($1, $2)', [n + 1, name]);
    }
  });
}
