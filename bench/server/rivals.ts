import { createServer } from 'node:net';
import { join } from 'node:path';
import type { Game } from '@skerry/engine';
import type { EarlierBuild } from './earlier-build.ts';
import type { Contender } from './load.ts';
import { peerContender } from './peer.ts';
import type { MeasuredPostgres } from './postgres.ts';
import { Fleet, type Gauge, type Program, ServerProcess } from './process.ts';
import { skerryContender } from './skerry.ts';

/** What a server is in the comparison. */
export type Role =
  | 'ours'
  | 'other game'
  | 'earlier'
  | 'one process'
  | 'crossing'
  | 'affinity'
  | 'in memory'
  | 'with files';

/** A server that runs, and how to play there. */
export interface Rival {
  readonly role: Role;
  readonly contender: Contender;
  readonly server: Gauge & { stop(): Promise<void> };
  readonly processes: number;
}

/** What all of ours have in common. */
interface Ours {
  readonly home: URL;
  readonly game: Game;
  /** A folder for what they keep. */
  readonly scratch: string;
}

export async function onSqlite({ home, game, scratch }: Ours, role: Role, name: string, longest = 1) {
  const port = await freePort();
  const store = { DATA_DIR: join(scratch, `${game.name}-${longest}`) };
  const server = await ServerProcess.start(serving(home, port, store), gauge(home));
  return { role, contender: skerryContender(name, game, [port], false, longest), server, processes: 1 } satisfies Rival;
}

/** The same game on an earlier build of ours. */
export async function onEarlier({ home, game, scratch }: Ours, earlier: EarlierBuild): Promise<Rival> {
  const port = await freePort();
  const store = { DATA_DIR: join(scratch, earlier.commit) };
  const server = await ServerProcess.start(serving(earlier.home, port, store), gauge(home));
  const contender = earlier.skerryContender(`Skerry at ${earlier.commit}`, (await earlier.loadGame(game.name)).game, [
    port,
  ]);
  return { role: 'earlier', contender, server, processes: 1 };
}

/** Several processes on a database of their own; the people of a table are spread over them, or all at one. */
export async function onPostgres(
  { home, game, scratch }: Ours,
  postgres: MeasuredPostgres,
  { count, together = false }: { readonly count: number; readonly together?: boolean },
): Promise<Rival> {
  const store = { DATA_DIR: scratch, DATABASE_URL: await postgres.database() };
  const ports: number[] = [];
  const processes: ServerProcess[] = [];
  const fleet = new Fleet(processes, () => postgres.cpu());
  try {
    while (processes.length < count) {
      const port = await freePort();
      processes.push(await ServerProcess.start(serving(home, port, store), gauge(home)));
      ports.push(port);
    }
  } catch (error) {
    await fleet.stop();
    throw error;
  }
  const where = together ? ', a table at one' : '';
  const name = `Skerry on PostgreSQL, ${count} ${count === 1 ? 'process' : 'processes'}${where}`;
  const role = count === 1 ? 'one process' : together ? 'affinity' : 'crossing';
  return { role, contender: skerryContender(name, game, ports, together), server: fleet, processes: count };
}

function serving(home: URL, port: number, store: { DATA_DIR: string; DATABASE_URL?: string }): Program {
  return {
    file: new URL('dist/skerry.js', home),
    args: ['serve'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      ...store,
      IDLE_SECONDS: '1',
      // On a machine that stalls, prompts would be passed that the load is about to answer.
      PASS_PAUSE: '60000',
      // All people of the load come from one address.
      ...Object.fromEntries(LIMITS.map((limit) => [limit, '1000000'])),
      LOG_LEVEL: 'error',
    },
    sign: new URL(`http://127.0.0.1:${port}/health`),
  };
}

const LIMITS = ['SOCKETS_PER_ADDRESS', 'TABLES_PER_ADDRESS', 'MESSAGES_PER_SECOND', 'REQUESTS_PER_MINUTE'];

/** The peer's server, in memory or with files. */
export async function theirs(
  { home, game }: Ours,
  folder: URL,
  how: 'in memory' | 'with files',
  args: string[] = [],
): Promise<Rival> {
  const port = await freePort();
  const program: Program = {
    file: new URL('server.mjs', folder),
    args: ['--port', String(port), ...args],
    sign: new URL(`http://127.0.0.1:${port}/games`),
  };
  return {
    role: how,
    contender: await peerContender(how, folder, port, game.name),
    server: await ServerProcess.start(program, gauge(home)),
    processes: 1,
  };
}

const gauge = (home: URL): URL => new URL('bench/server/gauge.mjs', home);

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
