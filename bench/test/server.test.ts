import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forbiddenIsland } from '@skerry/forbidden-island';
import { createServer, readConfig } from '@skerry/server';
import { ask, testPostgres } from '@skerry/server/testing';
import { expect, onTestFinished, test } from 'vitest';
import { bench } from '../bench.ts';
import type { ServerFigures } from '../server/compare.ts';
import { earlierBuild } from '../server/earlier-build.ts';
import {
  type Contender,
  type Figures,
  figuresOf,
  type LoadEar,
  measure,
  measureMemory,
  middleOf,
  Round,
  SEATS,
  warmUp,
} from '../server/load.ts';
import { processorTimeOf } from '../server/postgres.ts';
import type { Gauge } from '../server/process.ts';
import { skerryContender } from '../server/skerry.ts';
import { serverText } from '../server/text.ts';

const HOME = new URL('../../', import.meta.url);

const DELAY = 5;
const BYTES = 100;
const GAME_LENGTH = 20;
const COLD_MOVES = 100;

/** A server that answers each move after a while, and needs a tenth of a millisecond for it; its database, two tenths. */
class Imagined implements Contender, Gauge {
  readonly name = 'imagined';
  readonly forgets = async (): Promise<void> => {};
  moves = 0;
  private tables = 0;
  private readonly atFirst: number;

  /** How many milliseconds more the first moves of a fresh one cost. */
  constructor(atFirst = 0) {
    this.atFirst = atFirst;
  }

  async open(count: number, ear: LoadEar) {
    this.tables += count;
    return Array.from({ length: count }, (_, n) => this.table(n, ear));
  }

  async used() {
    const cold = this.atFirst * Math.min(this.moves, COLD_MOVES);
    return { cpu: cold + this.moves / 10, heap: this.tables * SEATS * 1000, rss: 0, database: this.moves / 5 };
  }

  private table(place: number, ear: LoadEar) {
    let played = 0;
    return {
      get over() {
        return played >= GAME_LENGTH;
      },
      act: () => {
        this.moves++;
        setTimeout(() => {
          played++;
          for (let seat = 0; seat < SEATS; seat++) {
            ear.payload(BYTES);
            ear.heard(place, seat);
          }
          ear.settled(place);
        }, DELAY);
        return 0;
      },
      leave: () => {
        this.tables--;
      },
    };
  }
}

test('a saturated server is measured by the moves it did, what they cost and when they arrived', async () => {
  const server = new Imagined();
  const rounds = await measure(server, server, 4, 'saturated', 0.3);
  const { moves, movesPerSecond, cpu, database, bytes, p50, p99 } = figuresOf(rounds);
  expect(moves).toBeGreaterThan(4);
  expect(movesPerSecond).toBeLessThanOrEqual((4 * 1000) / (DELAY - 1));
  expect(cpu).toBeCloseTo(0.1);
  expect(database).toBeCloseTo(0.2);
  expect(bytes).toBe(BYTES);
  expect(p50).toBeGreaterThan(DELAY - 1);
  expect(p99).toBeGreaterThanOrEqual(p50);
});

test('at an even pace a server gets the moves per second that were asked for and no more', async () => {
  const server = new Imagined();
  const { movesPerSecond } = figuresOf(await measure(server, server, 20, 100, 0.5));
  expect(movesPerSecond).toBeLessThanOrEqual(110);
});

test('a fresh server is warmed up, and what its first moves cost is told', async () => {
  const server = new Imagined(0.4);
  const { cpu, moves } = await warmUp(server, server, 4, { seconds: 0.1, moves: 3 * COLD_MOVES });
  expect(cpu).toBeGreaterThan(0.3);
  const { cpu: warm } = figuresOf(await measure(server, server, 4, 'saturated', 0.1));
  expect(warm).toBeCloseTo(0.1);
  expect(server.moves).toBeGreaterThan(3 * COLD_MOVES);
  expect(server.moves).toBeGreaterThan(moves);
});

test('warming up also ends where that many moves would take too long', async () => {
  const server = new Imagined();
  await warmUp(server, server, 1, { seconds: 0.05, moves: 1_000_000 });
  expect(server.moves).toBeGreaterThan(1);
});

test('memory is counted for each seat while people are there, and for each table after they left', async () => {
  const server = new Imagined();
  expect(await measureMemory(server, server, 10)).toEqual({ seat: { heap: 1000, rss: 0 }, idle: { heap: 0, rss: 0 } });
});

/** Processes that share a new database. */
async function processes(count: number): Promise<{ ports: number[]; url: string }> {
  const url = await (await testPostgres()).database();
  const env = { PORT: '0', HOST: '127.0.0.1', DATABASE_URL: url, LOG_LEVEL: 'silent', MESSAGES_PER_SECOND: '1000' };
  const ports: number[] = [];
  for (let n = 0; n < count; n++) {
    const server = await createServer(readConfig(env, HOME));
    onTestFinished(() => server.close());
    ports.push((await server.listen()).port);
  }
  return { ports, url };
}

const UNGAUGED: Gauge = { used: async () => ({ cpu: 0, heap: 0, rss: 0 }) };

test('people of one table who are spread over two processes play one game, and all hear of each move', async () => {
  const { ports, url } = await processes(2);
  const contender = skerryContender('Skerry', forbiddenIsland, ports);
  const rounds = await measure(contender, UNGAUGED, 3, 'saturated', 0.3);
  const moves = rounds.reduce((sum, round) => sum + round.moves, 0);
  const updates = rounds.reduce((sum, round) => sum + round.updates, 0);
  expect(moves).toBeGreaterThanOrEqual(3);
  expect(updates).toBe(moves * SEATS);
  expect(await ask(url, 'SELECT count(*)::int AS lines FROM lines')).toEqual([{ lines: moves }]);
});

test('people of one table who are all sent to one process play there, and the other keeps no table', async () => {
  const { ports } = await processes(2);
  const contender = skerryContender('Skerry', forbiddenIsland, ports, true);
  const ear: LoadEar = { payload() {}, heard() {}, settled() {} };
  const [table] = await contender.open(1, ear);
  const sockets = await Promise.all(
    ports.map(
      async (port) => ((await (await fetch(`http://127.0.0.1:${port}/health`)).json()) as { sockets: number }).sockets,
    ),
  );
  expect(sockets.toSorted()).toEqual([0, SEATS]);
  table!.leave();
});

test('the processor time of a database is that of its first process, of its children and of those that are gone', () => {
  const proc = mkdtempSync(join(tmpdir(), 'skerry-proc-'));
  onTestFinished(() => rmSync(proc, { recursive: true, force: true }));
  const running = (pid: number, name: string, parent: number, ...ticks: [number, number, number, number]): void => {
    mkdirSync(join(proc, String(pid)));
    const stat = `${pid} (${name}) S ${parent} 7 7 0 -1 4194304 98 0 0 0 ${ticks.join(' ')} 20 0 1 0 2447304`;
    writeFileSync(join(proc, String(pid), 'stat'), stat);
  };
  running(7, 'postgres', 1, 1, 2, 30, 40);
  running(8, 'postgres: a) b (c', 7, 100, 200, 0, 0);
  running(9, 'node', 1, 5000, 5000, 0, 0);
  mkdirSync(join(proc, '10'));
  mkdirSync(join(proc, 'sys'));
  expect(processorTimeOf(7, proc)).toBe(3730);
  expect(processorTimeOf(11, proc)).toBeUndefined();
});

/** A report on servers whose databases take a given time for each move. */
function reportText(...databases: (number | undefined)[]): string {
  const figures = {
    moves: 1,
    seconds: 1,
    movesPerSecond: 1000,
    cpu: 1,
    bytes: 1,
    p50: 1,
    p99: 1,
    others: 0,
  };
  const memory = { seat: { heap: 0, rss: 0 }, idle: { heap: 0, rss: 0 } };
  const servers = databases.map((database, n): ServerFigures => {
    const found: Figures = { ...figures, database };
    return {
      server: `Server ${n}`,
      role: n === 0 ? 'ours' : 'in memory',
      cold: { ...found, cpu: 9 },
      saturated: found,
      paced: found,
      memory,
      ratio: 1,
    };
  });
  const load = { game: 'low-tide', seconds: 1, tables: 1, seats: SEATS } as const;
  const setting = { ...load, store: 'postgres', processes: [1], affinity: false, against: 'HEAD' } as const;
  return serverText({ ...setting, pace: 500, flush: 1, servers });
}

test('the processor time of a database has a column where there is one that tells', () => {
  expect(reportText(undefined, 0.25)).toContain('| Server 1 | 1.0 | 1,000 | 1.0 | 0.250 |');
  expect(reportText(undefined, 0.25)).toContain('| Server 0 | 1.0 | 1,000 | 1.0 |  |');
  expect(reportText(undefined)).not.toContain('of PostgreSQL per move');
});

test('goals stand first, as ratios, and those that need a server which was not measured are left out', () => {
  const text = reportText(undefined, undefined);
  expect(text).toContain('| our moves for the CPU of one of boardgame.io in memory | 1.0 | at least 4 | no |');
  expect(text).toContain('| our p99 to that of boardgame.io in memory, at an even pace | 1.0 | at most 1 | yes |');
  expect(text).not.toContain('earlier build |');
});

test('of several runs the middle counts', () => {
  const run = (cpu: number): Figures => ({ ...figuresOf([new Round('saturated', 0)]), moves: 10, cpu, others: cpu });
  expect(middleOf([run(9), run(1), run(2)])).toMatchObject({ moves: 30, cpu: 2, others: 9 });
});

test('a commit that is not there cannot be compared with', async () => {
  await expect(earlierBuild('no-such-commit', HOME)).rejects.toThrow('There is no commit "no-such-commit"');
});

test('what a move costs a fresh process stands beside what it costs a warm one', () => {
  expect(reportText(undefined)).toContain('| Server 0 | 1.0 | 1,000 | 1.0 | 9.0 |');
});

test.each<[string, string[], string]>([
  ['several processes on one file', ['--processes', '2'], '--processes needs --store postgres'],
  ['affinity on one file', ['--affinity'], '--affinity needs --store postgres'],
  ['no process at all', ['--store', 'postgres', '--processes', '1,0'], '--processes needs a whole number, 1 to 8'],
  ['a store we do not have', ['--store', 'paper'], '--store can’t be "paper". Choose one of: sqlite, postgres.'],
])('%s cannot be measured', async (_, args, sentence) => {
  await expect(bench.run(['server', ...args], HOME)).rejects.toThrow(sentence);
});
