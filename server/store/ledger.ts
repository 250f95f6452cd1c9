import type { Metrics } from '../metrics.ts';
import type { Store, Write } from './store.ts';

interface Waiting {
  readonly table: string;
  readonly writes: readonly Write[];
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Writes for all tables. What comes while one commit runs shares the next: a commit waits for the disk, so this is what
 * makes the server fast.
 */
export class Ledger {
  private readonly store: Store;
  private readonly metrics: Metrics;
  private queue: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(store: Store, metrics: Metrics) {
    this.store = store;
    this.metrics = metrics;
  }

  /** Writes for one table: together or not at all. If they fail, so does all that waits for the same table. */
  write(table: string, writes: readonly Write[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.queue.push({ table, writes, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** Until all that was given so far is written or has failed. */
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }

  private async run(): Promise<void> {
    while (this.queue.length > 0) {
      // Everything that has already arrived comes along.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.queue;
      this.queue = [];
      await this.commit(batch);
    }
    this.running = undefined;
  }

  private async commit(batch: readonly Waiting[]): Promise<void> {
    const began = performance.now();
    try {
      await this.store.commit(batch.flatMap(({ writes }) => writes));
    } catch (error) {
      this.fail(batch, error);
      return;
    }
    this.metrics.commits.inc();
    this.metrics.batch.observe(batch.length);
    this.metrics.commitSeconds.observe((performance.now() - began) / 1000);
    for (const { resolve } of batch) resolve();
  }

  private fail(batch: readonly Waiting[], error: unknown): void {
    this.metrics.failedCommits.inc();
    const tables = new Set(batch.map(({ table }) => table));
    const after = this.queue.filter(({ table }) => tables.has(table));
    this.queue = this.queue.filter(({ table }) => !tables.has(table));
    for (const { reject } of [...batch, ...after]) reject(error);
  }
}
