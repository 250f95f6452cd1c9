import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@skerry/engine';
import { Failure } from './command.ts';
import { GAMES, loadGame } from './games.ts';
import { markdownTable } from './marks.ts';
import { preparePeer } from './peer.ts';
import { type Figures, type House, type MemoryFigures, measure, measureMemory, SEATS } from './server-bench-load.ts';
import { peerHouse } from './server-bench-peer.ts';
import { type Program, ServerProcess } from './server-bench-process.ts';
import { skerryHouse } from './server-bench-skerry.ts';
import { quantile } from './wilson.ts';

/** Moves a second of a calm evening. */
const PACE = 500;

export interface ServerSetting {
  readonly seconds: number;
  readonly tables: number;
}

/** What one server reached. */
export interface ServerFigures {
  readonly server: string;
  readonly saturated: Figures;
  /** At `PACE` moves a second. */
  readonly paced: Figures;
  readonly memory: MemoryFigures;
  /** How many of its moves fit into one of ours, when both are saturated; 1 for us. */
  readonly ratio: number;
}

export interface ServerReport extends ServerSetting {
  readonly seats: number;
  readonly pace: number;
  /** Milliseconds the disk of this machine takes to make a few bytes safe. */
  readonly flush: number;
  readonly servers: readonly ServerFigures[];
}

/** Measures our server and, with the same load, the peer's in memory and with files. */
export async function serverBench(setting: ServerSetting, home: URL): Promise<ServerReport> {
  const { game, peer } = await comparedGame();
  if (loadavg()[0]! > availableParallelism() / 2) {
    process.stderr.write('This machine is busy with other things, so the figures will be worse than it can do.\n');
  }
  // Inside the clone: a folder for temporary files may be one in memory.
  const keep = fileURLToPath(new URL('node_modules/.skerry/', home));
  mkdirSync(keep, { recursive: true });
  const scratch = mkdtempSync(join(keep, 'bench-'));
  try {
    const flush = flushTime(join(scratch, 'flush'));
    const servers = [await ours(setting, home, game, scratch)];
    const folder = new URL(peer, home);
    const trouble = await preparePeer(folder);
    if (trouble !== undefined) process.stderr.write(`${trouble}\n`);
    else {
      const peers = { setting, home, folder, game: game.name };
      servers.push(await theirs(peers, 'in memory'));
      servers.push(await theirs(peers, 'with files', ['--files', join(scratch, 'files')]));
    }
    const best = servers[0]!.saturated.movesPerSecond;
    return {
      ...setting,
      seats: SEATS,
      pace: PACE,
      flush,
      servers: servers.map((each) => ({ ...each, ratio: best / each.saturated.movesPerSecond })),
    };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The first game that there is on another library too. */
async function comparedGame(): Promise<{ game: Game; peer: string }> {
  for (const name of GAMES) {
    const { game, peer } = await loadGame(name);
    if (peer !== undefined) return { game, peer };
  }
  throw new Failure('No game can be compared with another library.');
}

type Found = Omit<ServerFigures, 'ratio'>;

async function ours(setting: ServerSetting, home: URL, game: Game, scratch: string): Promise<Found> {
  const port = await freePort();
  const program: Program = {
    file: new URL('dist/skerry.js', home),
    args: ['serve'],
    env: {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: join(scratch, 'data'),
      IDLE_SECONDS: '1',
      // All people of the load come from one address.
      ...Object.fromEntries(LIMITS.map((limit) => [limit, '1000000'])),
      LOG_LEVEL: 'error',
    },
    sign: new URL(`http://127.0.0.1:${port}/health`),
  };
  return figures(setting, home, program, skerryHouse(game, port));
}

const LIMITS = ['SOCKETS_PER_ADDRESS', 'TABLES_PER_ADDRESS', 'MESSAGES_PER_SECOND', 'REQUESTS_PER_MINUTE'];

interface Peers {
  readonly setting: ServerSetting;
  readonly home: URL;
  readonly folder: URL;
  readonly game: string;
}

async function theirs({ setting, home, folder, game }: Peers, how: string, args: string[] = []): Promise<Found> {
  const port = await freePort();
  const program: Program = {
    file: new URL('server.mjs', folder),
    args: ['--port', String(port), ...args],
    sign: new URL(`http://127.0.0.1:${port}/games`),
  };
  return figures(setting, home, program, await peerHouse(how, folder, port, game));
}

async function figures({ seconds, tables }: ServerSetting, home: URL, program: Program, house: House): Promise<Found> {
  const server = await ServerProcess.start(program, new URL('bench/server/gauge.mjs', home));
  const say = (what: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`${house.name}, ${what}...\n`);
  };
  try {
    say('warming up');
    await measure(house, server, tables, 'saturated', Math.min(2, seconds));
    say('saturated');
    const saturated = await measure(house, server, tables, 'saturated', seconds);
    say(`at ${PACE} moves a second`);
    const paced = await measure(house, server, tables, PACE, seconds);
    // Last, when nothing grows any more but what tables cost.
    await house.forgets();
    say('memory');
    const memory = await measureMemory(house, server, tables);
    return { server: house.name, saturated, paced, memory };
  } finally {
    await server.stop();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The median of a few. */
function flushTime(path: string): number {
  const file = openSync(path, 'w');
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now();
    writeSync(file, 'x'.repeat(200));
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  );
}

export function serverText({ servers, tables, seats, pace, flush }: ServerReport): string {
  const whole = (value: number): string => Math.round(value).toLocaleString('en');
  const fine = (value: number): string => value.toFixed(value < 1 ? 3 : 1);
  const kilo = (value: number): string => `${(Math.max(0, value) / 1000).toFixed(1)} kB`;
  return [
    `${tables} tables of ${seats} people, each at a socket of their own, make random moves. A move counts when it is acknowledged and all seats have heard of it; ours are then flushed to the disk, which takes ${fine(flush)} ms here for a few bytes. Processor time and memory are the server's alone, the delay is from sending a move to its arrival at the other seats.`,
    markdownTable(
      ['as fast as it can', 'moves/s', 'ms of CPU a move', 'bytes an update', 'p50 ms', 'p99 ms', 'our moves to one'],
      servers.map(({ server, saturated: { movesPerSecond, cpu, bytes, p50, p99 }, ratio }) => [
        ...[server, whole(movesPerSecond), fine(cpu), whole(bytes), fine(p50), fine(p99), fine(ratio)],
      ]),
    ),
    markdownTable(
      [
        `at ${pace} moves/s`,
        'moves/s',
        'ms of CPU a move',
        'p50 ms',
        'p99 ms',
        'memory a seat',
        'memory an idle table',
      ],
      servers.map(({ server, paced: { movesPerSecond, cpu, p50, p99 }, memory: { seat, idle } }) => [
        ...[server, whole(movesPerSecond), fine(cpu), fine(p50), fine(p99), kilo(seat.heap), kilo(idle.heap)],
      ]),
    ),
  ].join('\n\n');
}
