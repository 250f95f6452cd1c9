import { resumeClocks, type TableWhy } from '@skerry/tables';
import { type Job, PATIENCE } from '../store/store.ts';
import { ServerTable } from './server-table.ts';
import type { RegistryParts } from './table-registry.ts';

/** Milliseconds before the end of a clock in which its table stays in memory. */
const SOON = 60_000;
/** Milliseconds between heartbeats. */
const BEAT = PATIENCE / 5;
const JOBS_AT_ONCE = 100;
/** Milliseconds after which a lobby is removed, and between such removals. */
const LOBBY_LASTS = 30 * 24 * 3_600_000;
const BETWEEN_CLEARINGS = 3_600_000;
/** Milliseconds between comparisons of the tables in memory with the store, in case a notice was lost. */
const BETWEEN_LOOKS = 5_000;

export interface UpkeepParts extends Pick<RegistryParts, 'config' | 'store' | 'commitQueue' | 'log' | 'time'> {
  /** Those in memory. */
  readonly tables: ReadonlyMap<string, ServerTable>;
  table(id: string): Promise<ServerTable | TableWhy>;
  isLoading(id: string): boolean;
  forget(table: ServerTable): void;
  notice(ids: readonly string[]): void;
  now(): number;
}

/**
 * The background work of a process: its heartbeat, taking over tables from processes that ended, evicting idle tables, and
 * removing lobbies that never began.
 */
export class Upkeep {
  private readonly registry: UpkeepParts;
  /** Tables whose bots and clocks run in this process. */
  private readonly tended = new Set<string>();
  /** When the clocks of evicted tables end. */
  private readonly alarms = new Map<string, number>();
  /** Tables that the rules of this version cannot play. */
  private readonly unplayable = new Set<string>();
  private isStopped = false;
  private sweeping: NodeJS.Timeout | undefined;
  private beating: NodeJS.Timeout | undefined;
  private beat: Promise<void> | undefined;
  /** In ticks. */
  private answeredAt: number;
  private lookedAt: number;
  private clearedAt = Number.NEGATIVE_INFINITY;

  constructor(registry: UpkeepParts) {
    this.registry = registry;
    this.answeredAt = registry.time.ticks();
    this.lookedAt = registry.time.ticks();
  }

  async start(): Promise<void> {
    await this.pulse();
    this.sweeping = setInterval(() => this.sweep(), Math.max(20, Math.min(1000, this.registry.config.idle / 4)));
    this.beating = setInterval(() => void this.pulse(), BEAT);
  }

  stop(): void {
    this.isStopped = true;
    clearInterval(this.sweeping);
    clearInterval(this.beating);
  }

  async settled(): Promise<void> {
    await this.beat;
  }

  isAnswered(): boolean {
    return this.registry.time.ticks() - this.answeredAt < PATIENCE;
  }

  tends(id: string): boolean {
    return !this.isStopped && this.tended.has(id);
  }

  tend(id: string, busy: boolean): void {
    if (busy) this.tended.add(id);
    else this.tended.delete(id);
  }

  dropAlarm(id: string): void {
    this.alarms.delete(id);
  }

  /** Compares all tables with the store at the next heartbeat. */
  lookSoon(): void {
    this.lookedAt = Number.NEGATIVE_INFINITY;
  }

  /** The system clock was set: game clocks continue as they were. */
  resumeAllClocks(should: number): void {
    for (const id of this.tended) {
      const table = this.registry.tables.get(id);
      if (table) table.resumeClocks(should);
      else if (this.alarms.delete(id)) void this.resumeClocksLater(id, should);
    }
  }

  private async resumeClocksLater(id: string, should: number): Promise<void> {
    try {
      const table = await this.registry.table(id);
      if (table instanceof ServerTable) table.resumeClocks(should);
    } catch (error) {
      this.registry.log.error({ table: id, error: String(error) }, 'Correcting the clocks of a table failed.');
    }
  }

  private pulse(): Promise<void> {
    this.beat ??= this.takeJobs()
      .catch((error) => this.registry.log.error({ error: String(error) }, 'The database does not answer.'))
      .finally(() => {
        this.beat = undefined;
      });
    return this.beat;
  }

  private async takeJobs(): Promise<void> {
    const { store, time } = this.registry;
    if (await store.beat(this.registry.now())) await this.reset();
    this.answeredAt = time.ticks();
    const taken: string[] = [];
    for (let jobs: Job[] = []; !this.isStopped; ) {
      jobs = await store.claim(this.registry.now(), JOBS_AT_ONCE);
      for (const job of jobs) if (await this.take(job)) taken.push(job.table);
      if (jobs.length < JOBS_AT_ONCE) break;
    }
    void this.loadAll(taken);
    if (time.ticks() - this.clearedAt >= BETWEEN_CLEARINGS) {
      this.clearedAt = time.ticks();
      const now = this.registry.now();
      await store.clearLobbies(now - LOBBY_LASTS, now);
      await store.clearPacks(now - LOBBY_LASTS);
    }
    if (store.shared && time.ticks() - this.lookedAt >= BETWEEN_LOOKS) {
      this.lookedAt = time.ticks();
      this.registry.notice([...this.registry.tables.keys()]);
    }
  }

  /** Others took this process for dead: they may run its tables now, and do not know who is connected here. */
  private async reset(): Promise<void> {
    const { tables, store } = this.registry;
    this.tended.clear();
    this.alarms.clear();
    for (const table of tables.values()) table.rest();
    await store.release();
    for (const table of tables.values()) table.audience.announce();
  }

  /** Runs the table here from now on; time in which no process did does not count. */
  private async take({ table: id, tendedAt }: Job): Promise<boolean> {
    try {
      if (tendedAt !== undefined) await this.resumeClocks(id, tendedAt);
      this.tended.add(id);
      return true;
    } catch (error) {
      this.registry.log.error({ table: id, error: String(error) }, 'Taking over a table failed.');
      await this.registry.store.release([id]);
      return false;
    }
  }

  private async resumeClocks(id: string, tendedAt: number): Promise<void> {
    const { tables, store, commitQueue } = this.registry;
    const table = tables.get(id);
    if (table) return table.resumeClocks(tendedAt);
    const row = await store.table(id);
    if (row?.clock === undefined) return;
    const seats = resumeClocks(row.seats, tendedAt, this.registry.now());
    await commitQueue.write(id, [{ put: 'row', row: { ...row, seats } }], { rev: row.rev });
  }

  /** One after the other, so that clients who connect meanwhile do not wait. */
  private async loadAll(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.isStopped) return;
      try {
        const table = await this.registry.table(id);
        if (table instanceof ServerTable) table.wake();
        else {
          this.unplayable.add(id);
          this.registry.log.warn({ table: id, why: table.why }, 'A table cannot continue.');
        }
      } catch (error) {
        this.registry.log.error({ table: id, error: String(error) }, 'Loading a table failed.');
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Evicts idle tables, and loads those whose clock is about to end or that were dropped after an error. */
  private sweep(): void {
    const { tables, config } = this.registry;
    const now = this.registry.now();
    for (const table of tables.values()) {
      if (!table.isIdle(now, { idle: config.idle, soon: SOON })) continue;
      const end = table.deadline();
      this.writeSnapshot(table).catch(() => {});
      this.registry.forget(table);
      if (this.tended.has(table.id)) this.alarms.set(table.id, end ?? Number.POSITIVE_INFINITY);
    }
    for (const [id, end] of this.alarms) if (end <= now + SOON) this.alarms.delete(id);
    const isLost = (id: string) => !tables.has(id) && !this.alarms.has(id) && !this.registry.isLoading(id);
    const due = [...this.tended].filter((id) => isLost(id) && !this.unplayable.has(id));
    if (due.length > 0) void this.loadAll(due);
  }

  async writeSnapshot(table: ServerTable): Promise<void> {
    const writes = table.newSnapshot();
    if (writes.length > 0) await this.registry.commitQueue.write(table.id, writes);
  }
}
