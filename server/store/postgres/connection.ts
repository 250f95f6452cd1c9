import { Socket } from 'node:net';
import { SkerryError } from '@skerry/engine';
import pg from 'pg';
import { StoreError } from '../trouble.ts';

/** The oldest PostgreSQL we test with. */
const OLDEST = 15;

/** Milliseconds. A database that does not answer in this time is taken for lost; moves are refused and nothing hangs. */
const TO_CONNECT = 5_000;
const TO_ANSWER = 15_000;
/** Milliseconds for the database to hear that all connections end. */
const TO_PART = 1_000;

/** Numbers of 64 bits come as numbers: our times and counts are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export const settings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: TO_CONNECT,
  statement_timeout: TO_ANSWER,
  query_timeout: TO_ANSWER + 1_000,
  keepAlive: true,
  application_name: 'skerry',
  types,
});

/** A query; one with a name is prepared once a connection. */
export interface Query {
  readonly name?: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

export class Connections {
  private readonly pool: pg.Pool;
  private readonly sockets = new Set<Socket>();

  /** With `safe`, what is written is on the disk before the answer. */
  constructor(url: string, { most, safe }: { most: number; safe: boolean }) {
    this.pool = new pg.Pool({
      ...settings(url),
      stream: () => this.newSocket(),
      max: most,
      idleTimeoutMillis: 60_000,
      onConnect: async (client: pg.ClientBase) => {
        // One that breaks while nobody uses it, or at work; whoever waits for an answer is told by the query.
        client.on('error', () => {});
        await client.query(`SET synchronous_commit = ${safe ? 'on' : 'off'}`);
      },
    } as pg.PoolConfig);
    this.pool.on('error', () => {});
  }

  async ask<Row>({ name, text, values = [] }: Query): Promise<Row[]> {
    return this.borrow(
      async (client) => (await client.query({ ...(name && { name }), text, values: [...values] })).rows,
    );
  }

  async borrow<V>(work: (client: pg.PoolClient) => Promise<V>): Promise<V> {
    const client = await this.pool.connect();
    try {
      const value = await work(client);
      client.release();
      return value;
    } catch (error) {
      // The database has refused the query, and the connection is as good as before; or else it is not to be trusted.
      client.release(!isRefusal(error));
      throw error;
    }
  }

  async transaction<V>(work: (client: pg.PoolClient) => Promise<V>): Promise<V> {
    return this.borrow(async (client) => {
      await client.query('BEGIN');
      try {
        const value = await work(client);
        await client.query('COMMIT');
        return value;
      } catch (error) {
        await client.query('ROLLBACK').catch(() => {});
        throw error;
      }
    });
  }

  private newSocket(): Socket {
    const socket = new Socket();
    this.sockets.add(socket);
    return socket.once('close', () => this.sockets.delete(socket));
  }

  /** Whoever still waits for an answer waits a moment longer, and then in vain. */
  async close(): Promise<void> {
    const impatience = setTimeout(() => {
      for (const socket of this.sockets) socket.destroy();
    }, TO_PART);
    await this.pool.end();
    clearTimeout(impatience);
  }
}

export const sqlState = (error: unknown): string =>
  error instanceof pg.DatabaseError && error.code !== undefined ? error.code : '';

/** Classes 08, 53, 57 and XX are about the server and not about the query. */
const isRefusal = (error: unknown): boolean => /^(?!08|53|57|XX)/.test(sqlState(error)) && sqlState(error) !== '';

/** Fails with a sentence, without the password. */
export async function mustBeUsable(connections: Connections, url: string): Promise<void> {
  try {
    const [found] = await connections.ask<{ version: number; recovering: boolean }>({
      text: "SELECT current_setting('server_version_num')::int AS version, pg_is_in_recovery() AS recovering",
    });
    const { version = 0, recovering = false } = found ?? {};
    if (version < OLDEST * 10_000) {
      throw new StoreError(
        `The database at ${placeOf(url)} is PostgreSQL ${Math.floor(version / 10_000)}; Skerry needs ${OLDEST} or newer.`,
      );
    }
    if (recovering) {
      throw new StoreError(
        `The database at ${placeOf(url)} is a replica and cannot be written to. Name the primary in DATABASE_URL.`,
      );
    }
  } catch (error) {
    throw sentenceFor(error, url);
  }
}

/** The address without the password. */
export function placeOf(url: string): string {
  const { host, port, database } = new pg.Client({ connectionString: url });
  return `${host}:${port}/${database ?? ''}`;
}

/** An address that cannot be read never gets as far as a message: it may hold the password. */
export function mustBeAddress(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (parsed && /^postgres(ql)?:$/.test(parsed.protocol)) return;
  throw new StoreError(
    'DATABASE_URL cannot be read. It looks like postgres://user:password@host:5432/database; write signs such as @ / # % in a password as %40 %2F %23 %25.',
  );
}

export function sentenceFor(error: unknown, url: string): Error {
  if (error instanceof SkerryError) return error;
  const place = placeOf(url);
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const advice = ADVICE.find(({ when }) => when.test(code) || when.test(message))?.say ?? `${message}.`;
  return new StoreError(`The database at ${place} cannot be used: ${advice}`);
}

const ADVICE: readonly { readonly when: RegExp; readonly say: string }[] = [
  {
    when: /^28|client password must be|no password supplied/,
    say: 'the user or the password in DATABASE_URL is not accepted. Correct it there, or allow the user in PostgreSQL.',
  },
  { when: /^3D000$/, say: 'there is no such database. Make it first: createdb, or CREATE DATABASE.' },
  {
    when: /^42501$/,
    say: 'the user may not make tables there. Make it the owner of the database: ALTER DATABASE ... OWNER TO ...',
  },
  { when: /^(ENOTFOUND|EAI_AGAIN)$/, say: 'there is no such host. Check the name in DATABASE_URL, and the network.' },
  { when: /^ECONNREFUSED$/, say: 'nobody answers there. Check the host and the port, and that PostgreSQL runs.' },
  {
    when: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$|timeout/i,
    say: 'no answer came in time. Check the host, the port and firewalls between here and there.',
  },
  { when: /^53300$/, say: 'it has no connection left. Raise max_connections in PostgreSQL, or run fewer processes.' },
  { when: /^57P03$/, say: 'it is starting up or shutting down. Try again in a moment.' },
  { when: /SSL|certificate/i, say: 'the encryption fails. See sslmode in DATABASE_URL, and the certificate.' },
];
