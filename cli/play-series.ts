import type { Home } from './command.ts';
import { Progress } from './progress.ts';
import { type GameSummary, NEXT_GAME, type Series, type SeriesTask, STOP } from './series.ts';
import { workerPool } from './threads.ts';

/** Milliseconds for interrupted threads to report. */
const PATIENCE = 2000;

export interface SeriesResult {
  readonly summaries: readonly GameSummary[];
  readonly stopped: boolean;
  readonly seconds: number;
  readonly cpuSeconds: number;
}

/** Ctrl-C ends it early and keeps the finished games. */
export async function playSeries(series: Series, cores: number, home: Home, label: string): Promise<SeriesResult> {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const threads = Math.min(cores, series.games);
  const pool = workerPool<SeriesTask, GameSummary[]>(home, { minThreads: threads, maxThreads: threads });
  const progress = new Progress(label, series.games);
  const summaries: GameSummary[] = [];
  const start = performance.now();
  const cpuStart = process.cpuUsage();
  const play = async (): Promise<void> => {
    while (Atomics.load(shared, STOP) === 0 && Atomics.load(shared, NEXT_GAME) < series.games) {
      summaries.push(...(await pool.run({ series, shared })));
      progress.show(summaries.length);
    }
  };
  const interrupt = onInterrupt(shared);
  try {
    await Promise.race([Promise.all(Array.from({ length: threads }, play)), interrupt.lostPatience]);
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
 * Stops waiting for the threads after a while. The handler stays once Ctrl-C was pressed, so that results are printed:
 * npm passes every Ctrl-C on a second time.
 */
function onInterrupt(shared: Int32Array): { lostPatience: Promise<void>; release(): void } {
  let leave: () => void = () => {};
  const lostPatience = new Promise<void>((resolve) => {
    leave = resolve;
  });
  let timer: NodeJS.Timeout | undefined;
  const interrupt = (): void => {
    Atomics.store(shared, STOP, 1);
    timer ??= setTimeout(leave, PATIENCE);
  };
  process.on('SIGINT', interrupt);
  return {
    lostPatience,
    release() {
      if (timer === undefined) process.off('SIGINT', interrupt);
      clearTimeout(timer);
    },
  };
}
