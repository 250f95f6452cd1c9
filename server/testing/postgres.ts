import { type ChildProcess, fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import pg from 'pg';

type GuardianOrder =
  | { do: 'start'; settings: string[]; password: string }
  | { do: 'stop' | 'kill' | 'again' }
  | { do: 'dropAtTheEnd'; url: string; database: string };
type GuardianAnswer = { readonly id: number } & ({ readonly port: number } | { readonly trouble: string });

/** A PostgreSQL of a test: one of its own, or the one in TEST_DATABASE_URL, which cannot be stopped. */
export interface TestPostgres {
  /** Makes an empty database. Returns its address. */
  database(): Promise<string>;
  readonly own: OwnPostgres | undefined;
  close(): Promise<void>;
}

/** What can be done to a server of one's own. It keeps its data and its port. */
export interface OwnPostgres {
  /** Cuts all connections and stops in order. */
  stop(): Promise<void>;
  /** Ends it as a power cut would, as far as a process can tell. */
  kill(): Promise<void>;
  start(): Promise<void>;
  restart(): Promise<void>;
}

/** Starts a PostgreSQL with settings as in production; those given, such as `fsync=off`, come on top. */
export async function startPostgres(settings: readonly string[] = []): Promise<TestPostgres> {
  const guardian = new Guardian();
  const password = randomBytes(12).toString('hex');
  const port = await guardian.ask({ do: 'start', settings: [...settings], password });
  const own: OwnPostgres = {
    stop: async () => void (await guardian.ask({ do: 'stop' })),
    kill: async () => void (await guardian.ask({ do: 'kill' })),
    start: async () => void (await guardian.ask({ do: 'again' })),
    restart: async () => {
      await own.stop();
      await own.start();
    },
  };
  const url = `postgres://skerry:${password}@127.0.0.1:${port}/postgres`;
  return { database: () => makeDatabase(url), own, close: () => guardian.dismiss() };
}

/** The server in TEST_DATABASE_URL. Its databases go when the test is gone. */
function givenPostgres(url: string): TestPostgres {
  const guardian = new Guardian();
  return {
    async database() {
      const made = await makeDatabase(url);
      await guardian.ask({ do: 'dropAtTheEnd', url, database: new URL(made).pathname.slice(1) });
      return made;
    },
    own: undefined,
    close: () => guardian.dismiss(),
  };
}

const SHARED = Symbol.for('skerry.test.postgres');
const shared = globalThis as { [SHARED]?: Promise<TestPostgres> };

/** The server that all test files of this process share. It is started when the first asks, and ends with the process. */
export function testPostgres(): Promise<TestPostgres> {
  const { TEST_DATABASE_URL: given } = process.env;
  shared[SHARED] ??= given ? Promise.resolve(givenPostgres(given)) : startPostgres();
  return shared[SHARED];
}

async function makeDatabase(url: string): Promise<string> {
  const name = `skerry_test_${randomBytes(6).toString('hex')}`;
  await ask(url, `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C'`);
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}

/** Asks a database something, over a connection for this once. */
export async function ask(url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** The process that keeps the server, and ends it when this one is gone. */
class Guardian {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (answer: GuardianAnswer | undefined) => void>();
  private asked = 0;

  constructor() {
    const program = createRequire(import.meta.url).resolve('@skerry/server/testing/guardian.mjs');
    // Apart from this process, so that Ctrl-C does not end it before its work is done.
    this.child = fork(program, { detached: true, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
    this.child.on('message', (answer: GuardianAnswer) => this.waiting.get(answer.id)?.(answer));
    this.child.on('exit', () => {
      for (const answer of this.waiting.values()) answer(undefined);
    });
    this.rest();
  }

  async ask(order: GuardianOrder): Promise<number> {
    const id = ++this.asked;
    this.child.channel?.ref();
    const answer = await new Promise<GuardianAnswer | undefined>((resolve) => {
      this.waiting.set(id, resolve);
      this.child.send({ id, order });
    });
    this.waiting.delete(id);
    if (this.waiting.size === 0) this.rest();
    if (answer && 'port' in answer) return answer.port;
    throw new Error(answer?.trouble ?? 'The guardian of the PostgreSQL for tests has ended.');
  }

  /** Nobody waits for it: this process may end. */
  private rest(): void {
    this.child.channel?.unref();
    this.child.unref();
  }

  dismiss(): Promise<void> {
    return new Promise((resolve) => {
      this.child.ref();
      this.child.once('exit', () => resolve());
      this.child.disconnect();
    });
  }
}
