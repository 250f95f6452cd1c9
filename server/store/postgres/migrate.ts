import type pg from 'pg';
import { MIGRATIONS } from '../migrations/index.ts';
import { POSTGRES } from '../migrations/migration.ts';
import { mustNotBeNewer, StoreError } from '../trouble.ts';
import type { Connections } from './connection.ts';

/** The lock that several processes at their start wait for. Any number does, as long as it stays. */
const LOCK = 5_370_617;

/** Milliseconds. A large database takes its time, and so does waiting for another process that is at it. */
const HOUR = 3_600_000;

/** The comment on a database that has had tables. It stays when they are dropped. */
const MARK = 'Skerry keeps its tables here.';
const MARK_OF = "shobj_description(oid, 'pg_database')";

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
    await mustNotBeEmptied(client, seen);
    for (const [n, { name, sql }] of MIGRATIONS.entries()) {
      if (n < seen) continue;
      await patiently(sql(POSTGRES));
      await client.query('INSERT INTO migrations (n, name) VALUES ($1, $2)', [n + 1, name]);
    }
    await leaveMark(client);
  });
}

/** One that lost its tables is not silently begun anew. */
async function mustNotBeEmptied(client: pg.PoolClient, seen: number): Promise<void> {
  const { rows } = await client.query<{ made: boolean; mark: string | null }>(`
    SELECT to_regclass('tables') IS NOT NULL AND to_regclass('lines') IS NOT NULL AS made, ${MARK_OF} AS mark
    FROM pg_database WHERE datname = current_database()`);
  const { made = false, mark = null } = rows[0] ?? {};
  if (seen > 0 ? made : mark !== MARK) return;
  throw new StoreError(
    'The database has lost its tables. Restore a backup, see docs/self-hosting.md; to begin anew, name a new database in DATABASE_URL.',
  );
}

/** Says that there are tables here. Only the owner of a database may, and nobody's own comment is written over. */
async function leaveMark(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(`
    SELECT quote_ident(datname) AS name FROM pg_database
    WHERE datname = current_database() AND pg_has_role(datdba, 'USAGE') AND ${MARK_OF} IS NULL`);
  for (const { name } of rows) await client.query(`COMMENT ON DATABASE ${name} IS '${MARK}'`);
}
