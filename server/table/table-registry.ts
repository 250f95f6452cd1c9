import { type GameWithText, type Seat, VersionError } from '@skerry/engine';
import { isAlone, type Person, personSeats, type TableWhy } from '@skerry/tables';
import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../bots/pool.ts';
import type { Config } from '../config.ts';
import { whoIs } from '../daily/results.ts';
import { Guesses } from '../http/guesses.ts';
import type { Metrics } from '../metrics.ts';
import { openChannels } from '../notifications/channels.ts';
import { Notifier } from '../notifications/notifier.ts';
import { PackFolder } from '../packs/folder.ts';
import { newKey, newTableId } from '../secrets.ts';
import { Collision, type CommitQueue } from '../store/commit-queue.ts';
import type { Device } from '../store/device-store.ts';
import type { Notice, SeatAt, Store, TableRow, Write } from '../store/store.ts';
import { isDamage } from '../store/trouble.ts';
import type { Timepiece } from '../timepiece.ts';
import { Archive } from './archive.ts';
import { DayClock } from './day-clock.ts';
import { Devices } from './devices.ts';
import { Limits } from './limits.ts';
import { newJoinCode } from './names.ts';
import { Rules } from './rules.ts';
import { forgotten, isAllOf, ServerTable } from './server-table.ts';
import { Upkeep } from './upkeep.ts';

/** Milliseconds between removals of unused rate limit entries. */
const BETWEEN_TIDYINGS = 1000;
const MOST_TABLES = 100_000;
export interface RegistryParts {
  readonly config: Config;
  readonly store: Store;
  readonly commitQueue: CommitQueue;
  readonly pool: BotPool;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly time: Timepiece;
}

/** Loads tables on demand, and keeps those in use in memory. */
export class TableRegistry {
  readonly config: Config;
  readonly commitQueue: CommitQueue;
  readonly pool: BotPool;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly rules: Rules;
  /** The content packs that this server offers. */
  readonly packs: PackFolder;
  readonly time: Timepiece;
  readonly limits: Limits;
  readonly guesses: Guesses;
  readonly archive: Archive;
  readonly notifier: Notifier;
  /** Which browsers are the same person. */
  readonly devices: Devices;
  stopping = false;
  private readonly store: Store;
  private readonly clock: DayClock;
  private readonly upkeep: Upkeep;
  private readonly tables = new Map<string, ServerTable>();
  private readonly loading = new Map<string, Promise<ServerTable | TableWhy>>();
  private readonly damaged = new Set<string>();
  /** Tables that other processes wrote to. */
  private readonly noticed = new Set<string>();
  private looking: Promise<void> | undefined;
  private tidying: NodeJS.Timeout | undefined;

  constructor({ config, store, commitQueue, pool, metrics, log, time }: RegistryParts) {
    this.config = config;
    this.store = store;
    this.commitQueue = commitQueue;
    this.pool = pool;
    this.metrics = metrics;
    this.log = log;
    this.rules = new Rules(store, log);
    this.packs = new PackFolder(config.packsDir, this.rules, log);
    this.time = time;
    this.archive = new Archive(store, this.rules, log);
    this.clock = new DayClock(time, (now, should) => this.clockWasSet(now, should));
    const parts = { config, store, commitQueue, log, time, now: () => this.now() };
    this.limits = new Limits(parts);
    this.guesses = new Guesses({ ...parts, codesPerMinute: config.limits.codesPerMinute });
    const channels = openChannels(parts);
    this.notifier = new Notifier({ ...parts, channels, presentAt: (tables) => this.presentAt(tables) });
    this.devices = new Devices({ store, now: parts.now, rewrite: (id, change) => this.rewrite(id, change) });
    this.upkeep = new Upkeep({
      ...parts,
      tables: this.tables,
      table: (id) => this.table(id),
      isLoading: (id) => this.loading.has(id),
      forget: (table) => this.forget(table),
      notice: (ids) => this.notice(ids),
    });
  }

  private async rulesAt({ game, pack }: TableRow): Promise<GameWithText | { readonly why: TableWhy }> {
    const rules = await this.rules.of(game);
    if (rules === undefined) return { why: { why: 'unknownGame' } };
    return pack === undefined ? rules : this.rules.withPack(rules, pack.hash);
  }

  /** Loads the table if needed; or returns why there is none. */
  async table(id: string): Promise<ServerTable | TableWhy> {
    const kept = this.tables.get(id);
    if (kept) return kept;
    const loading = this.loading.get(id) ?? this.load(id);
    this.loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.loading.delete(id);
    }
  }

  private async load(id: string): Promise<ServerTable | TableWhy> {
    const written = await this.archive.read(id).catch((error) => {
      if (!isDamage(error)) throw error;
      this.noteDamage(id, error);
      return 'damaged' as const;
    });
    if (written === 'damaged') return { why: 'damaged' };
    if (written === undefined) return { why: 'unknownTable' };
    const rules = await this.rulesAt(written.row);
    if ('why' in rules) return rules.why;
    // A newer version plays it already; if there are several processes, this one is about to be replaced.
    if (written.row.version > rules.game.version) return { why: this.store.shared ? 'busy' : 'otherRules' };
    try {
      const table = this.keep(new ServerTable(this, rules, written));
      table.adopt();
      return table;
    } catch (error) {
      if (error instanceof VersionError) return { why: 'otherRules' };
      this.log.error({ table: id, error: String(error) }, 'The log of a table is inconsistent.');
      return { why: 'fault' };
    }
  }

  /** Logs a damaged table once. */
  noteDamage(id: string, error: unknown): void {
    if (this.damaged.has(id)) return;
    this.damaged.add(id);
    this.metrics.damaged.set(this.damaged.size);
    this.log.error({ table: id, error: String(error) }, 'A table is damaged. Restore a backup.');
  }

  private keep(table: ServerTable): ServerTable {
    this.tables.set(table.id, table);
    this.upkeep.dropAlarm(table.id);
    this.metrics.tables.set(this.tables.size);
    // A notice may have been missed while it was being read.
    if (this.store.shared) this.notice([table.id]);
    table.wake();
    return table;
  }

  get isShared(): boolean {
    return this.store.shared;
  }

  keeps(table: ServerTable): boolean {
    return this.tables.get(table.id) === table;
  }

  forget(table: ServerTable): void {
    if (this.keeps(table)) this.tables.delete(table.id);
    this.metrics.tables.set(this.tables.size);
    table.close();
    this.announce(table.id, []);
  }

  /** For load balancers. */
  isHealthy(): boolean {
    return !this.stopping && this.upkeep.isAnswered();
  }

  tends(id: string): boolean {
    return this.upkeep.tends(id);
  }

  tend(id: string, busy: boolean): void {
    this.upkeep.tend(id, busy);
  }

  announce(id: string, people: readonly Person[]): void {
    this.store.present(id, people).catch((error) => {
      this.log.warn({ table: id, error: String(error) }, 'Announcing presence failed.');
    });
  }

  private async presentAt(ids: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<Person>>> {
    const elsewhere = await this.store.presentElsewhere(ids, this.now());
    return new Map(ids.map((id) => [id, this.tables.get(id)?.audience.present() ?? new Set(elsewhere.get(id))]));
  }

  /** A table or its chat has changed: its people may have to be notified. */
  noteChange({ seats }: TableRow): void {
    this.notifier.noteChange(seats.flatMap(({ person }) => person ?? []));
  }

  /** The wall clock. */
  now(): number {
    return this.clock.now();
  }

  private clockWasSet(now: number, should: number): void {
    this.log.warn({ seconds: Math.round((now - should) / 1000) }, 'The system clock was changed.');
    this.upkeep.resumeAllClocks(should);
  }

  /** A row for a new table with its secrets, not stored yet. */
  newRow(
    row: Pick<TableRow, 'name' | 'game' | 'version' | 'options' | 'seats' | 'listed' | 'host'> & Partial<TableRow>,
  ): TableRow {
    const now = this.now();
    return {
      id: newTableId(),
      stage: 'lobby',
      invite: newKey(),
      watch: newKey(),
      code: newJoinCode(),
      kicked: [],
      made: now,
      touched: now,
      rev: 1,
      ...row,
    };
  }

  /** Stores a new table, under a code that no other lobby has. */
  async open(row: TableRow, also: readonly Write[] = []): Promise<TableRow> {
    for (let tries = 0; ; tries++) {
      const opened = tries === 0 ? row : { ...row, code: newJoinCode() };
      try {
        await this.commitQueue.write(row.id, [...also, { put: 'row', row: opened }]);
        return opened;
      } catch (error) {
        if (!(error instanceof Collision)) throw error;
      }
    }
  }

  /** A rematch without other people begins at once. */
  async opened(row: TableRow): Promise<void> {
    if (!isAlone(row)) return;
    try {
      const table = await this.table(row.id);
      if (table instanceof ServerTable) table.begin();
    } catch (error) {
      // It stays in its lobby; starting it by hand gives the reason.
      this.log.error({ table: row.id, error: String(error) }, 'Starting a rematch failed.');
    }
  }

  /** Removes a table, or returns why not. */
  async remove(id: string, person: Person): Promise<TableWhy | undefined> {
    const table = await this.table(id);
    if (!(table instanceof ServerTable)) return table;
    const why = table.whyNotRemove(person);
    if (why) return why;
    await table.discard();
    await this.store.remove(id);
    await this.store.wipe();
    return undefined;
  }

  /**
   * Removes a person from every table, with their chat, daily results and notifications. Tables without other people are
   * removed. Returns how many tables they were at.
   */
  async forgetPerson(person: Person): Promise<number> {
    const rows = await this.store.tablesOf(person, MOST_TABLES);
    const seats: SeatAt[] = [];
    for (const row of rows) {
      const { id } = row;
      const table = await this.table(id);
      const kept = table instanceof ServerTable ? table : undefined;
      if (isAllOf(kept?.row ?? row, person)) {
        await kept?.discard();
        await this.store.remove(id);
      } else {
        seats.push(...personSeats(kept?.row ?? row, person).map((seat) => ({ table: id, seat })));
        // A table that cannot be loaded still has a row.
        if (kept) await kept.forget(person);
        else await this.commitQueue.write(id, [{ put: 'row', row: forgotten(row, person) }], { rev: row.rev });
      }
    }
    for (const id of await this.store.unsay(person, seats)) await this.tables.get(id)?.replication.readChat();
    const islands = await this.store.dailyIslands();
    await this.store.notifications.forget(person);
    await this.store.joinings.forget(person);
    await this.store.devices.forget(person);
    await this.store.forgetDaily(islands.map(({ day, island }) => ({ day, island, who: whoIs(day, island, person) })));
    await this.store.wipe();
    return rows.length;
  }

  private async rewrite(id: string, change: (row: TableRow) => TableRow): Promise<void> {
    const table = await this.table(id);
    if (table instanceof ServerTable) return table.rewrite(change);
    // A table that cannot be loaded still has a row.
    const row = await this.store.table(id);
    if (row) await this.commitQueue.write(id, [{ put: 'row', row: change(row) }], { rev: row.rev });
  }

  /** Notes on which device a seat was taken, for the case that the device is split off again. */
  noteTaken(
    { device, person }: { readonly device: Device; readonly person: Person },
    row: TableRow,
    seats: readonly Seat[],
  ): void {
    this.devices.took(device, person, row, seats).catch((error) => {
      this.log.warn({ table: row.id, error: String(error) }, 'Noting the device of a seat failed.');
    });
  }

  linksOf({ id, invite, watch, code, stage }: TableRow): { invite: string; watch: string; code?: string } {
    const base = this.config.publicUrl?.origin ?? '';
    return {
      invite: `${base}/join/${id}/${invite}`,
      watch: `${base}/watch/${id}/${watch}`,
      ...(stage === 'lobby' && code !== undefined && { code }),
    };
  }

  // Other processes, start and shutdown

  async resume(): Promise<void> {
    await this.store.listen(
      (notice) => this.hear(notice),
      (id) => this.tables.has(id),
    );
    await this.upkeep.start();
    await this.packs.look();
    this.notifier.start();
    this.devices.start((error) => {
      this.log.warn({ error: String(error) }, 'Checking devices failed; will try again.');
    });
    this.tidying = setInterval(() => this.limits.tidy(), BETWEEN_TIDYINGS);
  }

  private hear({ tables, lines = new Map() }: Notice): void {
    this.notice(tables === 'all' ? [...this.tables.keys()] : tables);
    for (const [id, written] of lines)
      if (this.tables.get(id)?.replication.hearLines(written) === false) this.notice([id]);
  }

  /** Looks for changes at these tables. Tables noticed during a look wait for the next. */
  private notice(ids: readonly string[]): void {
    for (const id of ids) this.noticed.add(id);
    if (this.noticed.size > 0) this.looking ??= this.look();
  }

  private async look(): Promise<void> {
    while (this.noticed.size > 0 && !this.stopping) {
      const ids = [...this.noticed];
      this.noticed.clear();
      try {
        const [reached, elsewhere] = await Promise.all([
          this.store.reached(ids),
          this.store.presentElsewhere(ids, this.now()),
        ]);
        for (const id of ids) this.tables.get(id)?.replication.catchUp(reached.get(id), elsewhere.get(id) ?? []);
      } catch (error) {
        this.log.warn({ error: String(error) }, 'Reading changes failed; will try again.');
        this.upkeep.lookSoon();
        break;
      }
    }
    this.looking = undefined;
  }

  /** Stores everything, releases the jobs of this process and tells clients to connect again. */
  async close(): Promise<void> {
    this.stopping = true;
    this.upkeep.stop();
    this.devices.stop();
    clearInterval(this.tidying);
    await this.notifier.stop();
    for (const table of this.tables.values()) table.rest();
    await this.commitQueue.settled();
    await Promise.allSettled([...this.tables.values()].map((table) => this.upkeep.writeSnapshot(table)));
    await Promise.all([this.upkeep.settled(), this.looking]);
    await this.store.release().catch((error) => this.log.error({ error: String(error) }, 'Releasing jobs failed.'));
    for (const table of this.tables.values()) {
      for (const client of table.audience.clients) client.bye({ why: 'stopping' }, true);
    }
  }
}
