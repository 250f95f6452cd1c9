import { closeSync, fdatasyncSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '@skerry/cli/command';
import { GAMES, loadGame } from '@skerry/cli/games';
import { quantile } from '@skerry/cli/wilson';
import { asks, type Game, isOpen, legal, open, outcome, play, Random } from '@skerry/engine';
import { preparePeer } from '../peer.ts';
import { earlierBuild } from './earlier-build.ts';
import {
  type Figures,
  figuresOf,
  type LoadPace,
  type MemoryFigures,
  measure,
  measureMemory,
  middleOf,
  SEATS,
  warmUp,
} from './load.ts';
import { type MeasuredPostgres, measuredPostgres } from './postgres.ts';
import { onEarlier, onPostgres, onSqlite, type Rival, type Role, theirs } from './rivals.ts';

/** Moves per second on a calm evening. */
const PACE = 500;

/** Short runs of each in turn, whose middle counts. */
const TURNS = 5;

/** Moves after which a process is as fast as it gets. */
const WARM_AFTER = 10_000;

export const STORES = ['sqlite', 'postgres'] as const;

export interface ServerSetting {
  readonly seconds: number;
  readonly tables: number;
  /** With `postgres`, ours is measured on SQLite, and then on PostgreSQL with each of these numbers of processes. */
  readonly store: (typeof STORES)[number];
  readonly processes: readonly number[];
  /** Several processes are measured a second time, with all people of a table at one of them. */
  readonly affinity: boolean;
  /** An earlier commit of ours that is measured beside. */
  readonly against: string;
}

/** What one server reached. */
export interface ServerFigures {
  readonly server: string;
  readonly role: Role;
  /** The first second of a fresh process, as fast as it can; all other figures are of a warm one. */
  readonly cold: Figures;
  readonly saturated: Figures;
  /** At `PACE` moves per second. */
  readonly paced: Figures;
  readonly memory: MemoryFigures;
  /** How many moves of the first, which is ours on SQLite, take as much processor time as one of its. */
  readonly ratio: number;
}

export interface ServerReport extends ServerSetting {
  /** The game that all of them play, unless their name says another. */
  readonly game: string;
  readonly seats: number;
  readonly pace: number;
  /** Milliseconds the disk of this machine takes to make a few bytes safe. */
  readonly flush: number;
  /** The same where PostgreSQL keeps its files. */
  readonly postgresFlush?: number | undefined;
  readonly servers: readonly ServerFigures[];
}

/** Measures our server and, with the same load, an earlier build of it and the peer's in memory and with files. */
export async function serverBench(setting: ServerSetting, home: URL): Promise<ServerReport> {
  const { game, peer } = await comparedGame();
  // Inside the clone: a folder for temporary files may be one in memory.
  const keep = fileURLToPath(new URL('node_modules/.skerry/', home));
  mkdirSync(keep, { recursive: true });
  const scratch = mkdtempSync(join(keep, 'bench-'));
  const rivals: Rival[] = [];
  let postgres: MeasuredPostgres | undefined;
  try {
    const ours = { home, game, scratch };
    const earlier = await earlierBuild(setting.against, home);
    if (setting.store === 'sqlite') {
      rivals.push(await onSqlite(ours, 'ours', 'Skerry'));
      for (const other of await openGamesBesides(game))
        rivals.push(await onSqlite({ ...ours, game: other }, 'other game', `Skerry, ${other.name}`));
    } else {
      rivals.push(await onSqlite(ours, 'ours', 'Skerry on SQLite'));
      postgres = await measuredPostgres();
      for (const count of setting.processes) {
        rivals.push(await onPostgres(ours, postgres, { count }));
        if (setting.affinity && count > 1) rivals.push(await onPostgres(ours, postgres, { count, together: true }));
      }
    }
    rivals.push(await onEarlier(ours, earlier));
    const folder = new URL(peer, home);
    const trouble = await preparePeer(folder);
    if (trouble !== undefined) process.stderr.write(`${trouble}\n`);
    else {
      rivals.push(await theirs(ours, folder, 'in memory'));
      rivals.push(await theirs(ours, folder, 'with files', ['--files', join(scratch, 'files')]));
    }
    const servers = await compare(rivals, setting);
    const flush = flushTime(scratch);
    return {
      ...setting,
      game: game.name,
      seats: SEATS,
      pace: PACE,
      flush,
      postgresFlush: postgres && flushTime(postgres.folder),
      servers,
    };
  } finally {
    for (const { server } of rivals) await server.stop();
    await postgres?.stop();
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

/** The other games in which everybody knows everything, so that the load can follow them by their rules. */
async function openGamesBesides(compared: Game): Promise<Game[]> {
  const games = await Promise.all(GAMES.map(async (name) => (await loadGame(name)).game));
  return games.filter((game) => game.name !== compared.name && game.seats.includes(SEATS) && isOpenThroughout(game));
}

/** Whether a random game never has a secret. */
function isOpenThroughout(game: Game): boolean {
  const random = new Random(1);
  const table = open(game, { seats: SEATS, seed: 'bench' });
  while (isOpen(table) && outcome(table) === undefined) {
    const { seat } = asks(table).find(({ must }) => must)!;
    const actions = legal(table, seat);
    play(table, seat, actions[random.below(actions.length)]);
  }
  return isOpen(table);
}

/** All do the same in turn, several times, so that what else goes on at the machine disturbs them alike. */
async function compare(rivals: readonly Rival[], { seconds, tables }: ServerSetting): Promise<ServerFigures[]> {
  const runs = rivals.map(() => ({ saturated: [] as Figures[], paced: [] as Figures[] }));
  const say = ({ contender }: Rival, what: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`${contender.name}, ${what}...\n`);
  };
  const colds: Figures[] = [];
  for (const rival of rivals) {
    say(rival, 'warming up');
    const moves = WARM_AFTER * rival.processes;
    colds.push(await warmUp(rival.contender, rival.server, tables, { seconds: Math.min(1, seconds), moves }));
  }
  for (let turn = 1; turn <= TURNS; turn++) {
    for (const [n, rival] of rivals.entries()) {
      say(rival, `turn ${turn} of ${TURNS}`);
      const play = async (pace: LoadPace) =>
        figuresOf(await measure(rival.contender, rival.server, tables, pace, seconds / TURNS));
      runs[n]!.saturated.push(await play('saturated'));
      runs[n]!.paced.push(await play(PACE));
    }
  }
  const servers: Omit<ServerFigures, 'ratio'>[] = [];
  for (const [n, rival] of rivals.entries()) {
    say(rival, 'memory');
    // Last, when nothing grows any more but what tables cost.
    await rival.contender.forgets();
    const memory = await measureMemory(rival.contender, rival.server, tables);
    const { saturated, paced } = runs[n]!;
    servers.push({
      server: rival.contender.name,
      role: rival.role,
      cold: colds[n]!,
      saturated: middleOf(saturated),
      paced: middleOf(paced),
      memory,
    });
  }
  const ours = servers[0]!.saturated.cpu;
  return servers.map((each) => ({ ...each, ratio: each.saturated.cpu / ours }));
}

/** The median of a few. */
function flushTime(folder: string): number {
  const path = join(folder, 'flush');
  const file = openSync(path, 'w');
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now();
    writeSync(file, 'x'.repeat(200));
    fdatasyncSync(file);
    return performance.now() - start;
  });
  closeSync(file);
  rmSync(path);
  return quantile(
    times.sort((a, b) => a - b),
    0.5,
  );
}
