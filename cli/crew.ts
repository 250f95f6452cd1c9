import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Home } from './command.ts';
import { Progress } from './progress.ts';
import { type GameSummary, NEXT_GAME, type Series, type Shift, STOP } from './series.ts';

export const CORES = availableParallelism();

/** How long a stopped crew may take to hand in what it has, in milliseconds. */
const PATIENCE = 2000;

export interface Voyage {
  /** What was played, in the order of the games. */
  readonly summaries: readonly GameSummary[];
  readonly stopped: boolean;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

/** Plays a series on several threads. Ctrl-C ends it early and keeps what is done. */
export async function sail(series: Series, cores: number, home: Home, label: string): Promise<Voyage> {
  const words = new Int32Array(new SharedArrayBuffer(8));
  const threads = Math.min(cores, series.games);
  const pool = new Piscina<Shift, GameSummary[]>({
    filename: new URL('dist/worker.js', home).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const progress = new Progress(label, series.games);
  const summaries: GameSummary[] = [];
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  const shifts = async (): Promise<void> => {
    while (Atomics.load(words, STOP) === 0 && Atomics.load(words, NEXT_GAME) < series.games) {
      summaries.push(...(await pool.run({ series, words })));
      progress.show(summaries.length);
    }
  };
  const interrupt = stopper(words);
  try {
    await Promise.race([Promise.all(Array.from({ length: threads }, shifts)), interrupt.lostPatience]);
  } finally {
    interrupt.release();
    progress.clear();
    await pool.destroy();
  }
  const { user, system } = process.cpuUsage(cpuStart);
  return {
    summaries: summaries.toSorted((a, b) => a.n - b.n),
    stopped: summaries.length < series.games,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
  };
}

/**
 * Ctrl-C asks the threads to stop, and after some time leaves without them. Once it was pressed it stays in force, so
 * that the results are printed: npm passes every Ctrl-C on a second time.
 */
function stopper(words: Int32Array): { lostPatience: Promise<void>; release(): void } {
  let leave: () => void = () => {};
  const lostPatience = new Promise<void>((resolve) => {
    leave = resolve;
  });
  let timer: NodeJS.Timeout | undefined;
  const onInterrupt = (): void => {
    Atomics.store(words, STOP, 1);
    timer ??= setTimeout(leave, PATIENCE);
  };
  process.on('SIGINT', onInterrupt);
  return {
    lostPatience,
    release() {
      if (timer === undefined) process.off('SIGINT', onInterrupt);
      clearTimeout(timer);
    },
  };
}
