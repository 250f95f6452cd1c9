import { cpus } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '@skerry/cli/wilson';
import type { Seat } from '@skerry/engine';
import type { Gauge, Used } from './process.ts';

/** How many people sit at each table. */
export const SEATS = 4;

/** A table of the load. Each of its seats is a person at a socket of its own. */
export interface LoadTable {
  /** Sends a random legal move of a seat that is asked, and returns the seat. */
  act(): Seat;
  readonly over: boolean;
  leave(): void;
}

/** What the tables of a load hear. */
export interface LoadEar {
  /** How many bytes arrived at a seat. */
  payload(bytes: number): void;
  /** A seat heard of the last move of its table. */
  heard(table: number, seat: Seat): void;
  /** The last move of a table is acknowledged, and all its seats have heard of it. */
  settled(table: number): void;
}

/** A server to be measured, as its clients know it. */
export interface Contender {
  readonly name: string;
  /** Opens tables and seats people at them, each connected and ready to play. */
  open(count: number, ear: LoadEar): Promise<LoadTable[]>;
  /** Resolves when the server may have forgotten the tables everybody left. */
  forgets(): Promise<void>;
}

/** What a load found. */
export interface Figures {
  readonly moves: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
  /** Milliseconds of the server's processor time for a move. */
  readonly cpu: number;
  /** The same of its database, if that is a program of its own. */
  readonly database?: number | undefined;
  /** All bytes a seat received, for each move it heard of. */
  readonly bytes: number;
  /** Milliseconds from sending a move to its arrival at the other seats. */
  readonly p50: number;
  readonly p99: number;
  /** The share of the machine's processors that other programs took meanwhile. */
  readonly others: number;
}

export interface Memory {
  readonly heap: number;
  readonly rss: number;
}

/** Bytes of memory. */
export interface MemoryFigures {
  /** For each connected seat, with its share of the table. */
  readonly seat: Memory;
  /** For each table that everybody has left. */
  readonly idle: Memory;
}

/** A random game is soon over, so a round ends when this share of the games is; the next one opens new tables. */
const OVER_SHARE = 0.5;

/** Milliseconds without a message, after which nothing is to come any more of what was told while tables were opened. */
const QUIET_MS = 200;

/** How many times as long as the first measurement the whole warming up may take. */
const LONGEST_WARM_UP = 10;

/** Tables have a game behind them before their memory is looked at. */
const PLAYED_MS = 1000;

/** As fast as the server can, or at a number of moves per second. */
export type LoadPace = 'saturated' | number;

/** Lets tables play until a number of seconds has been measured. Opening tables is not measured. */
export async function measure(
  contender: Contender,
  server: Gauge,
  tables: number,
  pace: LoadPace,
  seconds: number,
): Promise<Round[]> {
  const rounds: Round[] = [];
  const measured = (): number => sum(rounds.map((round) => round.seconds));
  // A little rest is not worth a round.
  while (measured() < seconds * 0.9) {
    const round = new Round(pace, (seconds - measured()) * 1000);
    const players = await contender.open(tables, round);
    await round.play(players, server);
    for (const table of players) table.leave();
    rounds.push(round);
  }
  return rounds;
}

/**
 * Lets a fresh server play until it has done enough moves, or has had time enough: what it needs is compiled then. Returns
 * what its first second found.
 */
export async function warmUp(
  contender: Contender,
  server: Gauge,
  tables: number,
  { seconds, moves }: { readonly seconds: number; readonly moves: number },
): Promise<Figures> {
  const deadline = performance.now() + LONGEST_WARM_UP * seconds * 1000;
  const play = () => measure(contender, server, tables, 'saturated', seconds);
  const cold = figuresOf(await play());
  for (let done = cold.moves; done < moves && performance.now() < deadline; ) done += figuresOf(await play()).moves;
  return cold;
}

/** The middle of several runs, figure by figure: a busy machine disturbs some of them. */
export function middleOf(runs: readonly Figures[]): Figures {
  const middle = (part: (run: Figures) => number): number =>
    quantile(
      runs.map(part).sort((a, b) => a - b),
      0.5,
    );
  return {
    moves: sum(runs.map(({ moves }) => moves)),
    seconds: sum(runs.map(({ seconds }) => seconds)),
    movesPerSecond: middle((run) => run.movesPerSecond),
    cpu: middle((run) => run.cpu),
    database: runs.every(({ database }) => database !== undefined) ? middle((run) => run.database ?? 0) : undefined,
    bytes: middle((run) => run.bytes),
    p50: middle((run) => run.p50),
    p99: middle((run) => run.p99),
    others: Math.max(...runs.map(({ others }) => others)),
  };
}

export function figuresOf(rounds: readonly Round[]): Figures {
  const total = (part: (round: Round) => number): number => sum(rounds.map(part));
  const moves = total((round) => round.moves);
  const seconds = total((round) => round.seconds);
  const database = rounds.every((round) => round.database !== undefined)
    ? total((round) => round.database ?? 0) / moves
    : undefined;
  const delays = rounds.flatMap((round) => round.delays).sort((a, b) => a - b);
  return {
    moves,
    seconds,
    movesPerSecond: moves / seconds,
    cpu: total((round) => round.cpu) / moves,
    database,
    bytes: total((round) => round.bytes) / total((round) => round.updates),
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    others: total((round) => round.others * round.seconds) / seconds,
  };
}

/** What tables cost while people sit at them, and after they have left. */
export async function measureMemory(contender: Contender, server: Gauge, tables: number): Promise<MemoryFigures> {
  const before = await server.used('swept');
  const round = new Round('saturated', PLAYED_MS);
  const players = await contender.open(tables, round);
  await round.play(players, server);
  const playing = await server.used('swept');
  for (const table of players) table.leave();
  await contender.forgets();
  const after = await server.used('swept');
  return { seat: growth(before, playing, tables * SEATS), idle: growth(before, after, tables) };
}

const growth = (from: Used, to: Used, count: number): Memory => ({
  heap: (to.heap - from.heap) / count,
  rss: (to.rss - from.rss) / count,
});

/** Tables that play for a while, and what was found meanwhile. */
export class Round implements LoadEar {
  moves = 0;
  updates = 0;
  bytes = 0;
  seconds = 0;
  cpu = 0;
  database: number | undefined;
  others = 0;
  readonly delays: number[] = [];
  private readonly pace: LoadPace;
  private readonly longest: number;
  private tables: readonly LoadTable[] = [];
  private readonly sent: { at: number; seat: Seat }[] = [];
  private readonly resting: number[] = [];
  private over = 0;
  private waiting = 0;
  private ended = true;
  private lastHeard = Number.NEGATIVE_INFINITY;
  private drained = (): void => {};

  constructor(pace: LoadPace, longest: number) {
    this.pace = pace;
    this.longest = longest;
  }

  async play(tables: readonly LoadTable[], server: Gauge): Promise<void> {
    this.tables = tables;
    while (performance.now() - this.lastHeard < QUIET_MS) await pause(QUIET_MS / 10);
    const drained = new Promise<void>((resolve) => {
      this.drained = resolve;
    });
    const before = await server.used('now');
    const own = process.cpuUsage();
    const machine = processorTime();
    const start = performance.now();
    this.ended = false;
    if (this.pace === 'saturated') for (const table of tables.keys()) this.act(table);
    else this.tick(this.pace, start, tables.length);
    const bell = setTimeout(() => this.end(), this.longest);
    await drained;
    clearTimeout(bell);
    this.seconds = (performance.now() - start) / 1000;
    const after = await server.used('now');
    this.cpu = after.cpu - before.cpu;
    if (after.database !== undefined) this.database = after.database - (before.database ?? 0);
    const { user, system } = process.cpuUsage(own);
    const { busy, all } = processorTime();
    const taken = busy - machine.busy - this.cpu - (this.database ?? 0) - (user + system) / 1000;
    this.others = Math.max(0, taken / (all - machine.all));
  }

  payload(bytes: number): void {
    this.lastHeard = performance.now();
    if (!this.ended || this.waiting > 0) this.bytes += bytes;
  }

  heard(table: number, seat: Seat): void {
    const { at, seat: mover } = this.sent[table]!;
    this.updates++;
    if (seat !== mover) this.delays.push(performance.now() - at);
  }

  settled(table: number): void {
    this.moves++;
    this.waiting--;
    if (this.tables[table]!.over) this.over++;
    else if (this.pace !== 'saturated') this.resting.push(table);
    else if (!this.ended) this.act(table);
    if (this.over >= this.tables.length * OVER_SHARE) this.end();
    if (this.ended && this.waiting === 0) this.drained();
  }

  /** Moves at an even pace, each at the table that has waited longest. */
  private tick(rate: number, start: number, count: number): void {
    this.resting.push(...Array(count).keys());
    let due = 0;
    const step = (): void => {
      if (this.ended) return;
      for (; due < ((performance.now() - start) / 1000) * rate && this.resting.length > 0; due++) {
        this.act(this.resting.shift()!);
      }
      setTimeout(step, 1);
    };
    step();
  }

  private act(table: number): void {
    this.waiting++;
    const at = performance.now();
    this.sent[table] = { at, seat: this.tables[table]!.act() };
  }

  private end(): void {
    this.ended = true;
    if (this.waiting === 0) this.drained();
  }
}

/** Milliseconds all processors of the machine have worked, and could have worked. */
function processorTime(): { busy: number; all: number } {
  const times = cpus().map((cpu) => cpu.times);
  const busy = sum(times.map(({ user, nice, sys, irq }) => user + nice + sys + irq));
  return { busy, all: busy + sum(times.map(({ idle }) => idle)) };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Does something a number of times, a few at once. */
export async function inTurns<R>(count: number, atOnce: number, work: (n: number) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const hand = async (): Promise<void> => {
    while (next < count) {
      const n = next++;
      results[n] = await work(n);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return results;
}
