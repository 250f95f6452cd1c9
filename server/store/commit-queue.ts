import { SkerryError } from '@skerry/engine';
import type { Metrics } from '../metrics.ts';
import type { Store, TableRow, Write, WriteSet } from './store.ts';

/** Another process has written to the same table first. What was tried has left no trace. */
export class Collision extends SkerryError {
  override readonly name = 'Collision';
}

export interface Rev {
  rev: number;
}

interface Waiting {
  readonly table: string;
  readonly writes: readonly Write[];
  readonly at: Rev | undefined;
  resolve(): void;
  reject(error: unknown): void;
}

interface Batch {
  readonly waiting: Waiting[];
  readonly change: WriteSet;
  /** The row that is written now, and where its number is kept. */
  readonly numbered: { readonly at: Rev; readonly rev: number } | undefined;
}

/**
 * Writes for all tables. What comes while one commit runs shares the next: a commit waits for the disk, so this is what
 * makes the server fast.
 */
export class CommitQueue {
  private readonly store: Store;
  private readonly metrics: Metrics;
  private queue: Waiting[] = [];
  private running: Promise<void> | undefined;

  constructor(store: Store, metrics: Metrics) {
    this.store = store;
    this.metrics = metrics;
  }

  /**
   * Writes for one table: together or not at all. If they fail or collide, so does all that waits for the same table.
   * Its row gets the number after `at`.
   */
  write(table: string, writes: readonly Write[], at?: Rev): Promise<void> {
    return new Promise((resolve, reject) => {
      this.queue.push({ table, writes, at, resolve, reject });
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
      const batches = byTable(this.queue);
      this.queue = [];
      await this.commit(batches);
    }
    this.running = undefined;
  }

  private async commit(batches: readonly Batch[]): Promise<void> {
    const began = performance.now();
    let written: readonly boolean[];
    try {
      written = await this.store.commit(batches.map(({ change }) => change));
    } catch (error) {
      this.metrics.failedCommits.inc();
      this.metrics.traces?.span('commit', began, {}, 'failed');
      for (const batch of batches) this.fail(batch, error);
      return;
    }
    this.metrics.commits.inc();
    this.metrics.batch.observe(batches.reduce((sum, { waiting }) => sum + waiting.length, 0));
    this.metrics.commitSeconds.observe((performance.now() - began) / 1000);
    this.metrics.traces?.span('commit', began, { tables: batches.length });
    for (const [n, batch] of batches.entries()) {
      if (written[n]) this.succeed(batch);
      else {
        this.metrics.collisions.inc();
        this.fail(batch, new Collision('Another process was first.'));
      }
    }
  }

  private succeed({ waiting, numbered }: Batch): void {
    if (numbered) numbered.at.rev = numbered.rev;
    for (const { resolve } of waiting) resolve();
  }

  private fail({ waiting }: Batch, error: unknown): void {
    const table = waiting[0]?.table;
    const after = this.queue.filter((each) => each.table === table);
    if (after.length > 0) this.queue = this.queue.filter((each) => each.table !== table);
    for (const { reject } of [...waiting, ...after]) reject(error);
  }
}

/** One change for each table, so that a line is never written without those before it. */
function byTable(queue: readonly Waiting[]): Batch[] {
  const tables = new Map<string, Waiting[]>();
  for (const waiting of queue) {
    const others = tables.get(waiting.table);
    if (others) others.push(waiting);
    else tables.set(waiting.table, [waiting]);
  }
  return [...tables.values()].map(together);
}

function together(waiting: Waiting[]): Batch {
  const writes = waiting.length === 1 ? waiting[0]!.writes : waiting.flatMap((each) => each.writes);
  if (!writes.some(({ put }) => put === 'row')) return { waiting, change: writes, numbered: undefined };
  const { table } = waiting[0]!;
  const at = waiting.find((each) => each.at !== undefined)?.at;
  const isOwn = (write: Write) => write.put === 'row' && write.row.id === table;
  const numbered = at && writes.some(isOwn) ? { at, rev: at.rev + 1 } : undefined;
  // Of several rows of one table only the last is worth writing, with what lines since then have changed of it.
  const last = new Map<string, TableRow>();
  for (const write of writes) {
    if (write.put === 'row') last.set(write.row.id, write.row);
    if (write.put !== 'waiting') continue;
    const { put, table: id, ...changed } = write;
    const row = last.get(id);
    if (row) last.set(id, { ...row, ...changed });
  }
  const rest = writes.filter((write) => write.put !== 'row' && !(write.put === 'waiting' && last.has(write.table)));
  const change = [
    ...rest,
    ...[...last.values()].map(
      (row): Write => ({
        put: 'row',
        row: numbered && row.id === table ? { ...row, rev: numbered.rev } : row,
      }),
    ),
  ];
  return { waiting, change, numbered };
}
