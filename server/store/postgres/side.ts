import { type Side, selected } from '../side.ts';
import { StoreError } from '../trouble.ts';
import { typeOf } from './commit.ts';
import { placeOf } from './connection.ts';
import { AWAKE } from './life.ts';
import { connectPostgres } from './store.ts';

/** A PostgreSQL as a side of a copy. No process of Skerry may run on it. */
export async function postgresSide(url: string): Promise<Side> {
  const connections = await connectPostgres(url, 2);
  const [awake] = await connections.ask<{ count: number }>({ text: `SELECT count(*) FROM ${AWAKE} AS awake` });
  if (awake && awake.count > 0) {
    await connections.close();
    throw new StoreError(
      `The database at ${placeOf(url)} is in use by ${awake.count === 1 ? 'a process' : `${awake.count} processes`} of Skerry. Stop them, wait ten seconds, and try again.`,
    );
  }
  return {
    page({ name, key, columns }, after, most) {
      const list = key.join(', ');
      const marks = key.map((column, n) => `$${n + 2}::${typeOf(column)}`).join(', ');
      const what = columns.map((column) => selected(name, column)).join(', ');
      const from = after ? `WHERE (${list}) > (${marks})` : '';
      return connections.ask({
        text: `SELECT ${what} FROM ${name} ${from} ORDER BY ${list} LIMIT $1`,
        values: [most, ...(after ?? [])],
      });
    },
    fill(work) {
      return connections.transaction(async (client) => {
        await work(async ({ name, columns }, rows) => {
          const arrays = columns.map((column, n) => `$${n + 1}::${typeOf(column)}[]`).join(', ');
          const values = columns.map((column) => rows.map((row) => row[column]));
          await client.query(`INSERT INTO ${name} (${columns.join(', ')}) SELECT * FROM unnest(${arrays})`, values);
        });
        // What is said next comes after what was said.
        await client.query("SELECT setval(pg_get_serial_sequence('chat', 'n'), max(n)) FROM chat HAVING max(n) > 0");
      });
    },
    close: () => connections.close(),
  };
}
