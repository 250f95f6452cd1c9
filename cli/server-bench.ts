import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Game } from '@skerry/engine';
import { Failure } from './command.ts';
import { GAMES, loadGame } from './games.ts';
import { markdownTable } from './marks.ts';
import { preparePeer } from './peer.ts';
import {
  type Figures,
  figuresOf,
  type House,
  type MemoryFigures,
  measure,
  measureMemory,
  type Pace,
  type Round,
  SEATS,
} from './server-bench-load.ts';
import { peerHouse } from './server-bench-peer.ts';
import { type Program, ServerProcess } from './server-bench-process.ts';
import { skerryHouse } from './server-bench-skerry.ts';
import { quantile } from './wilson.ts';

/** Moves a second of a calm evening. */
const PACE = 500;

const TURNS = 3;

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
  // Inside the clone: a folder for temporary files may be one in memory.
  const keep = fileURLToPath(new URL('node_modules/.skerry/', home));
  mkdirSync(keep, { recursive: true });
  const scratch = mkdtempSync(join(keep, 'bench-'));
  const rivals: Rival[] = [];
  try {
    rivals.push(await ours(home, game, scratch));
    const folder = new URL(peer, home);
    const trouble = await preparePeer(folder);
    if (trouble !== undefined) process.stderr.write(`${trouble}\n`);
    else {
      rivals.push(await theirs(home, folder, game.name, 'in memory'));
      rivals.push(await theirs(home, folder, game.name, 'with files', ['--files', join(scratch, 'files')]));
    }
    const servers = await compare(rivals, setting);
    return { ...setting, seats: SEATS, pace: PACE, flush: flushTime(join(scratch, 'flush')), servers };
  } finally {
    for (const { server } of rivals) await server.stop();
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

/** A server that runs, and how to play there. */
interface Rival {
  readonly house: House;
  readonly server: ServerProcess;
}

async function ours(home: URL, game: Game, scratch: string): Promise<Rival> {
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
  return { house: skerryHouse(game, port), server: await ServerProcess.start(program, gauge(home)) };
}

const LIMITS = ['SOCKETS_PER_ADDRESS', 'TABLES_PER_ADDRESS', 'MESSAGES_PER_SECOND', 'REQUESTS_PER_MINUTE'];

async function theirs(home: URL, folder: URL, game: string, how: string, args: string[] = []): Promise<Rival> {
  const port = await freePort();
  const program: Program = {
    file: new URL('server.mjs', folder),
    args: ['--port', String(port), ...args],
    sign: new URL(`http://127.0.0.1:${port}/games`),
  };
  return {
    house: await peerHouse(how, folder, port, game),
    server: await ServerProcess.start(program, gauge(home)),
  };
}

const gauge = (home: URL): URL => new URL('bench/server/gauge.mjs', home);

/** All do the same in turn, several times, so that what else goes on at the machine disturbs them alike. */
async function compare(rivals: readonly Rival[], { seconds, tables }: ServerSetting): Promise<ServerFigures[]> {
  const rounds = rivals.map(() => ({ saturated: [] as Round[], paced: [] as Round[] }));
  const say = ({ house }: Rival, what: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`${house.name}, ${what}...\n`);
  };
  for (const rival of rivals) {
    say(rival, 'warming up');
    await measure(rival.house, rival.server, tables, 'saturated', Math.min(2, seconds));
  }
  for (let turn = 1; turn <= TURNS; turn++) {
    for (const [n, rival] of rivals.entries()) {
      say(rival, `turn ${turn} of ${TURNS}`);
      const play = (pace: Pace) => measure(rival.house, rival.server, tables, pace, seconds / TURNS);
      rounds[n]!.saturated.push(...(await play('saturated')));
      rounds[n]!.paced.push(...(await play(PACE)));
    }
  }
  const servers: Omit<ServerFigures, 'ratio'>[] = [];
  for (const [n, rival] of rivals.entries()) {
    say(rival, 'memory');
    // Last, when nothing grows any more but what tables cost.
    await rival.house.forgets();
    const memory = await measureMemory(rival.house, rival.server, tables);
    const { saturated, paced } = rounds[n]!;
    servers.push({ server: rival.house.name, saturated: figuresOf(saturated), paced: figuresOf(paced), memory });
  }
  const best = servers[0]!.saturated.movesPerSecond;
  return servers.map((each) => ({ ...each, ratio: best / each.saturated.movesPerSecond }));
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
  const others = Math.max(...servers.flatMap(({ saturated, paced }) => [saturated.others, paced.others]));
  const kilo = (value: number): string => `${(Math.max(0, value) / 1000).toFixed(1)} kB`;
  return [
    `${tables} tables of ${seats} people, each at a socket of their own, make random moves. A move counts when it is acknowledged and all seats have heard of it; ours are then flushed to the disk, which takes ${fine(flush)} ms here for a few bytes. Processor time and memory are the server's alone, the delay is from sending a move to its arrival at the other seats. Other programs took up to ${Math.round(100 * others)} % of this machine meanwhile.`,
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
