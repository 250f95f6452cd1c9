import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { type Home, readNumber, text } from './command.ts';
import { Progress } from './progress.ts';

export const CORES = availableParallelism();
export const CORES_OPTION = text('N', `how many threads play (default all ${CORES})`);
export const readCores = ({ cores }: { cores?: string | undefined }): number =>
  cores === undefined ? CORES : readNumber('--cores', cores, 1, 256);

/** `worker.ts` exports them by name. */
type Jobs = typeof import('./worker.ts');
type Job = Exclude<keyof Jobs, 'default'>;
type Task<J extends Job> = Parameters<Jobs[J]>[0];
type Result<J extends Job> = Awaited<ReturnType<Jobs[J]>>;

interface Shown<T, R> {
  readonly label: string;
  /** One if absent. */
  games?(task: T): number;
  readonly signal?: AbortSignal;
  onResult?(task: T, result: R): Promise<void>;
}

export const workerPool = <T, R>(home: Home, threads: { minThreads?: number; maxThreads: number }) =>
  new Piscina<T, R>({ filename: new URL('dist/worker.js', home).href, ...threads });

export class Threads {
  private readonly pool: Piscina;

  constructor(home: Home, cores: number) {
    this.pool = workerPool(home, { maxThreads: cores });
  }

  /** In the order of the tasks. */
  async run<J extends Job>(job: J, tasks: readonly Task<J>[], shown: Shown<Task<J>, Result<J>>): Promise<Result<J>[]> {
    const { label, games = () => 1, signal, onResult } = shown;
    const progress = new Progress(
      label,
      tasks.reduce((sum, task) => sum + games(task), 0),
    );
    let done = 0;
    try {
      return await Promise.all(
        tasks.map(async (task) => {
          const result: Result<J> = await this.pool.run(task, { name: job, ...(signal && { signal }) });
          await onResult?.(task, result);
          done += games(task);
          progress.show(done);
          return result;
        }),
      );
    } finally {
      progress.clear();
    }
  }

  close(): Promise<void> {
    return this.pool.destroy();
  }
}
