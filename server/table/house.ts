import { type GameWithText, type Seat, VersionError } from '@skerry/engine';
import { begun, isAlone, type Person, personSeats, readAfter, resumeClocks, type TableWhy } from '@skerry/tables';
import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../bots/pool.ts';
import type { Config } from '../config.ts';
import { whoIs } from '../daily/results.ts';
import type { Metrics } from '../metrics.ts';
import { PackFolder } from '../packs/folder.ts';
import { newKey, newTableId } from '../secrets.ts';
import { Collision, type Ledger } from '../store/ledger.ts';
import { type Job, type Notice, PATIENCE, type SeatAt, type Store, type TableRow, type Write } from '../store/store.ts';
import { isDamage } from '../store/trouble.ts';
import type { Timepiece } from '../timepiece.ts';
import { REMEMBERED_CHAT } from './chat.ts';
import { forgotten, isAllOf, Keeper } from './keeper.ts';
import { Limits } from './limits.ts';
import { newJoinCode } from './names.ts';
import { Rules } from './rules.ts';
import type { TableInMemory, Written } from './table-in-memory.ts';

/** Clocks within this time of their end keep their table in memory. */
const SOON = 60_000;
/** How often the server says that it is awake, and looks for what nobody tends. */
const BEAT = PATIENCE / 5;
/** Jobs that are taken at once. */
const ARMFUL = 100;
/** How long a table waits for its game to begin, and how often those that waited too long are looked for. */
const LOBBY_LASTS = 30 * 24 * 3_600_000;
const BETWEEN_CLEARINGS = 3_600_000;
/** More tables than one person ever has. */
const MOST_TABLES = 100_000;
/** Milliseconds by which the two clocks may differ before somebody has set the one of the day. */
const STEP = 2_000;
/** How often tables in memory are compared with the log, for the case that a notice was lost. */
const BETWEEN_LOOKS = 5_000;

export interface HouseParts {
  readonly config: Config;
  readonly store: Store;
  readonly ledger: Ledger;
  readonly pool: BotPool;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly time: Timepiece;
}

/** All tables: those in memory, and those that can be read back. */
export class House {
  readonly config: Config;
  readonly ledger: Ledger;
  readonly pool: BotPool;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  readonly rules: Rules;
  /** The content packs that the host of the server offers. */
  readonly packs: PackFolder;
  readonly time: Timepiece;
  readonly limits: Limits;
  stopping = false;
  private readonly store: Store;
  private readonly keepers = new Map<string, Keeper>();
  private readonly loading = new Map<string, Promise<Keeper | TableWhy>>();
  /** Tables whose bots and clocks are this process's to tend. */
  private readonly tended = new Set<string>();
  /** When the clocks of tables that left the memory end. */
  private readonly alarms = new Map<string, number>();
  /** Tables that cannot be played by the rules of this program. */
  private readonly hopeless = new Set<string>();
  /** Tables that cannot be read any more. */
  private readonly damaged = new Set<string>();
  /** Tables of which something new is known to be written. */
  private readonly noticed = new Set<string>();
  private looking: Promise<void> | undefined;
  /** In ticks. */
  private lookedAt: number;
  private clearedAt = Number.NEGATIVE_INFINITY;
  /** Both clocks when they were last compared. */
  private clocks: { readonly now: number; readonly ticks: number };
  private sweeping: NodeJS.Timeout | undefined;
  private beating: NodeJS.Timeout | undefined;
  private beat: Promise<void> | undefined;
  /** When the database last answered, in ticks. */
  private answeredAt: number;

  constructor({ config, store, ledger, pool, metrics, log, time }: HouseParts) {
    this.config = config;
    this.store = store;
    this.ledger = ledger;
    this.pool = pool;
    this.metrics = metrics;
    this.log = log;
    this.rules = new Rules(store, log);
    this.packs = new PackFolder(config.packsDir, this.rules, log);
    this.time = time;
    this.answeredAt = time.ticks();
    this.limits = new Limits({ config, store, log, time, now: () => this.now() });
    this.clocks = { now: time.now(), ticks: time.ticks() };
    this.lookedAt = time.ticks();
  }

  /** The rules of a table: bound to its content pack, if it has one; or why that cannot be. */
  private async rulesAt({ game, pack }: TableRow): Promise<GameWithText | { readonly why: TableWhy }> {
    const rules = await this.rules.of(game);
    if (rules === undefined) return { why: { why: 'unknownGame' } };
    return pack === undefined ? rules : this.rules.withPack(rules, pack.hash);
  }

  /** The table with this id, read back if need be; or why there is none. */
  async table(id: string): Promise<Keeper | TableWhy> {
    const kept = this.keepers.get(id);
    if (kept) return kept;
    const loading = this.loading.get(id) ?? this.load(id);
    this.loading.set(id, loading);
    try {
      return await loading;
    } finally {
      this.loading.delete(id);
    }
  }

  private async load(id: string): Promise<Keeper | TableWhy> {
    const written = await this.read(id).catch((error) => {
      if (!isDamage(error)) throw error;
      this.noteDamage(id, error);
      return 'damaged' as const;
    });
    if (written === 'damaged') return { why: 'damaged' };
    if (written === undefined) return { why: 'unknownTable' };
    const rules = await this.rulesAt(written.row);
    if ('why' in rules) return rules.why;
    // A newer program plays it already; where there are several processes, this one is about to be replaced.
    if (written.row.version > rules.game.version) return { why: this.store.shared ? 'busy' : 'otherRules' };
    try {
      const keeper = this.keep(new Keeper(this, rules, written));
      keeper.adopt();
      return keeper;
    } catch (error) {
      if (error instanceof VersionError) return { why: 'otherRules' };
      this.log.error({ table: id, error: String(error) }, 'A table does not hold together.');
      return { why: 'fault' };
    }
  }

  /** A table is damaged: whoever runs the server is told once. */
  noteDamage(id: string, error: unknown): void {
    if (this.damaged.has(id)) return;
    this.damaged.add(id);
    this.metrics.damaged.set(this.damaged.size);
    this.log.error({ table: id, error: String(error) }, 'A table is damaged. Restore a backup.');
  }

  /** All that is written down of a table. */
  async read(id: string): Promise<Written | undefined> {
    const [row, snapshot] = await Promise.all([this.store.table(id), this.store.snapshot(id)]);
    if (row === undefined) return undefined;
    const rules = await this.rules.of(row.game);
    const after = rules && row.head ? readAfter(rules.game, row.head, snapshot) : 0;
    const [lines, chat] = await Promise.all([this.store.lines(id, after), this.chatOf(id)]);
    return { row, lines, chat, ...(snapshot && { snapshot }) };
  }

  /** What was written after a line, and what else is asked for. */
  async readNews(
    id: string,
    after: number,
    { row, chat }: { readonly row: boolean; readonly chat: boolean },
  ): Promise<Omit<Written, 'row'> & Partial<Written>> {
    const [next, lines, said] = await Promise.all([
      row ? this.store.table(id) : undefined,
      this.store.lines(id, after),
      chat ? this.chatOf(id) : [],
    ]);
    return { ...(next && { row: next }), lines, chat: said };
  }

  /** The lines of a log up to one of them. */
  async linesUpTo(id: string, last: number): Promise<Written['lines']> {
    return (await this.store.lines(id)).filter(({ n }) => n <= last);
  }

  /** The line that a command of a seat once made; nothing if the database does not answer. */
  async lineOf(id: string, seat: Seat, command: string): Promise<number | undefined> {
    return this.store.lineOf(id, seat, command).catch((error) => {
      this.log.warn({ table: id, error: String(error) }, 'A command could not be looked up.');
      return undefined;
    });
  }

  private async chatOf(id: string): Promise<Written['chat']> {
    const rooms = (['seats', 'watchers'] as const).map((room) => this.store.chat(id, room, REMEMBERED_CHAT));
    return (await Promise.all(rooms)).flat();
  }

  private keep(keeper: Keeper): Keeper {
    this.keepers.set(keeper.id, keeper);
    this.alarms.delete(keeper.id);
    this.metrics.tables.set(this.keepers.size);
    // What was written while it was being read, nobody may have noticed.
    if (this.store.shared) this.notice([keeper.id]);
    keeper.wake();
    return keeper;
  }

  /** Whether other processes may have written to a table. */
  get isShared(): boolean {
    return this.store.shared;
  }

  keeps(keeper: TableInMemory): boolean {
    return this.keepers.get(keeper.id) === keeper;
  }

  forget(keeper: TableInMemory): void {
    if (this.keeps(keeper)) this.keepers.delete(keeper.id);
    this.metrics.tables.set(this.keepers.size);
    keeper.rest();
    keeper.room.close();
    this.announce(keeper.id, []);
  }

  /** Whether people may be sent here: a balancer asks. */
  isWell(): boolean {
    return !this.stopping && this.time.ticks() - this.answeredAt < PATIENCE;
  }

  /** Whether this process tends the table. */
  tends(id: string): boolean {
    return !this.stopping && this.tended.has(id);
  }

  tend(id: string, busy: boolean): void {
    if (busy) this.tended.add(id);
    else this.tended.delete(id);
  }

  /** Who is at a table by this process. */
  announce(id: string, people: readonly Person[]): void {
    this.store.present(id, people).catch((error) => {
      this.log.warn({ table: id, error: String(error) }, 'Who is at a table could not be told.');
    });
  }

  /**
   * The time of day. Where somebody has set the clock, or the machine slept, that was no time for the clocks of games: they
   * go on as they stood.
   */
  now(): number {
    const { time, clocks } = this;
    this.clocks = { now: time.now(), ticks: time.ticks() };
    const should = clocks.now + (this.clocks.ticks - clocks.ticks);
    if (Math.abs(this.clocks.now - should) >= STEP) this.clockWasSet(should);
    return this.clocks.now;
  }

  /** `should` is what the clock would show now if nobody had set it. */
  private clockWasSet(should: number): void {
    this.log.warn({ seconds: Math.round((this.clocks.now - should) / 1000) }, 'The clock of the machine was set.');
    for (const id of this.tended) {
      const keeper = this.keepers.get(id);
      if (keeper) keeper.resumeClocks(should);
      else if (this.alarms.delete(id)) void this.resumeClocksLater(id, should);
    }
  }

  private async resumeClocksLater(id: string, should: number): Promise<void> {
    try {
      const keeper = await this.table(id);
      if (keeper instanceof Keeper) keeper.resumeClocks(should);
    } catch (error) {
      this.log.error({ table: id, error: String(error) }, 'The clocks of a table could not be put right.');
    }
  }

  /** A row for a new table, with all its secrets; not yet written down. */
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

  /** Writes a new table down, with a word that no other table in the lobby has. */
  async open(row: TableRow, also: readonly Write[] = []): Promise<TableRow> {
    for (let tries = 0; ; tries++) {
      const opened = tries === 0 ? row : { ...row, code: newJoinCode() };
      try {
        await this.ledger.write(row.id, [...also, { put: 'row', row: opened }]);
        return opened;
      } catch (error) {
        if (!(error instanceof Collision)) throw error;
      }
    }
  }

  /** A rematch is written down. Where nobody else must come, it begins at once. */
  async opened(row: TableRow): Promise<void> {
    if (!isAlone(row)) return;
    try {
      const keeper = await this.table(row.id);
      const change = keeper instanceof Keeper ? begun(keeper.row, keeper.rules.game, this.now()) : undefined;
      if (keeper instanceof Keeper && change && !('why' in change)) keeper.begin(change);
    } catch (error) {
      // It waits in its lobby, and whoever starts it is told why.
      this.log.error({ table: row.id, error: String(error) }, 'A rematch could not begin.');
    }
  }

  /** Removes a table for good, or says why not: others may still be playing there. */
  async remove(id: string, person: Person): Promise<TableWhy | undefined> {
    const keeper = await this.table(id);
    if (!(keeper instanceof Keeper)) return keeper;
    const why = keeper.whyNotRemove(person);
    if (why) return why;
    await keeper.vanish();
    await this.store.remove(id);
    return undefined;
  }

  /**
   * A person leaves every table and takes along what they said and how they did on the daily islands. Where nobody else
   * is left, the table goes too. Returns at how many tables they were.
   */
  async forgetPerson(person: Person): Promise<number> {
    const rows = await this.store.tablesOf(person, MOST_TABLES);
    const seats: SeatAt[] = [];
    for (const row of rows) {
      const { id } = row;
      const keeper = await this.table(id);
      const kept = keeper instanceof Keeper ? keeper : undefined;
      if (isAllOf(kept?.row ?? row, person)) {
        await kept?.vanish();
        await this.store.remove(id);
      } else {
        seats.push(...personSeats(kept?.row ?? row, person).map((seat) => ({ table: id, seat })));
        // A table that these rules cannot play has a row all the same.
        if (kept) await kept.forget(person);
        else await this.ledger.write(id, [{ put: 'row', row: forgotten(row, person) }], { rev: row.rev });
      }
    }
    for (const id of await this.store.unsay(person, seats)) this.keepers.get(id)?.unsaid(await this.chatOf(id));
    const islands = await this.store.dailyIslands();
    await this.store.forgetDaily(islands.map(({ day, island }) => ({ day, island, who: whoIs(day, island, person) })));
    return rows.length;
  }

  linksOf({ id, invite, watch, code, stage }: TableRow): { invite: string; watch: string; code?: string } {
    const base = this.config.publicUrl?.origin ?? '';
    return {
      invite: `${base}/join/${id}/${invite}`,
      watch: `${base}/watch/${id}/${watch}`,
      ...(stage === 'lobby' && code !== undefined && { code }),
    };
  }

  // What other processes do, and what happens by itself

  /** Takes up what nobody tends: what was going on when the server stopped, or what another process left behind. */
  async resume(): Promise<void> {
    await this.store.listen((notice) => this.hear(notice));
    await this.pulse();
    await this.packs.look();
    this.sweeping = setInterval(() => this.sweep(), Math.max(20, Math.min(1000, this.config.idle / 4)));
    this.beating = setInterval(() => void this.pulse(), BEAT);
  }

  private hear({ tables, lines = new Map() }: Notice): void {
    this.notice(tables === 'all' ? [...this.keepers.keys()] : tables.filter((id) => this.keepers.has(id)));
    for (const [id, written] of lines) if (this.keepers.get(id)?.hearLines(written) === false) this.notice([id]);
  }

  /** Something may be new at these tables: all that are noticed while one look lasts share the next. */
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
        for (const id of ids) this.keepers.get(id)?.catchUp(reached.get(id), elsewhere.get(id) ?? []);
      } catch (error) {
        this.log.warn({ error: String(error) }, 'What is new could not be read; it will be looked for again.');
        this.lookedAt = Number.NEGATIVE_INFINITY;
        break;
      }
    }
    this.looking = undefined;
  }

  /** Says that this process is awake, and takes what nobody tends. */
  private pulse(): Promise<void> {
    this.beat ??= this.takeJobs()
      .catch((error) => this.log.error({ error: String(error) }, 'The database does not answer.'))
      .finally(() => {
        this.beat = undefined;
      });
    return this.beat;
  }

  private async takeJobs(): Promise<void> {
    if (await this.store.beat(this.now())) await this.startAnew();
    this.answeredAt = this.time.ticks();
    const taken: string[] = [];
    for (let jobs: Job[] = []; !this.stopping; ) {
      jobs = await this.store.claim(this.now(), ARMFUL);
      for (const job of jobs) if (await this.take(job)) taken.push(job.table);
      if (jobs.length < ARMFUL) break;
    }
    void this.takeUp(taken);
    if (this.time.ticks() - this.clearedAt >= BETWEEN_CLEARINGS) {
      this.clearedAt = this.time.ticks();
      await this.store.clearLobbies(this.now() - LOBBY_LASTS, this.now());
      await this.store.clearPacks(this.now() - LOBBY_LASTS);
    }
    if (this.store.shared && this.time.ticks() - this.lookedAt >= BETWEEN_LOOKS) {
      this.lookedAt = this.time.ticks();
      this.notice([...this.keepers.keys()]);
    }
  }

  /** Others took this process for dead: what it tended may be theirs now, and they may not know who is here. */
  private async startAnew(): Promise<void> {
    this.tended.clear();
    this.alarms.clear();
    for (const keeper of this.keepers.values()) keeper.rest();
    await this.store.release();
    for (const keeper of this.keepers.values()) keeper.room.announce();
  }

  /** From now on this process tends the table; the time that nobody did does not count. */
  private async take({ table: id, tendedAt }: Job): Promise<boolean> {
    try {
      if (tendedAt !== undefined) await this.resumeClocks(id, tendedAt);
      this.tended.add(id);
      return true;
    } catch (error) {
      this.log.error({ table: id, error: String(error) }, 'A table cannot be taken over.');
      await this.store.release([id]);
      return false;
    }
  }

  private async resumeClocks(id: string, tendedAt: number): Promise<void> {
    const keeper = this.keepers.get(id);
    if (keeper) return keeper.resumeClocks(tendedAt);
    const row = await this.store.table(id);
    if (row?.clock === undefined) return;
    const now = this.now();
    const seats = resumeClocks(row.seats, tendedAt, now);
    await this.ledger.write(id, [{ put: 'row', row: { ...row, seats } }], { rev: row.rev });
  }

  /** One after the other, so that people who come meanwhile do not wait. */
  private async takeUp(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.stopping) return;
      try {
        const keeper = await this.table(id);
        if (keeper instanceof Keeper) keeper.wake();
        else {
          this.hopeless.add(id);
          this.log.warn({ table: id, why: keeper.why }, 'A table cannot go on.');
        }
      } catch (error) {
        this.log.error({ table: id, error: String(error) }, 'A table cannot be taken up again.');
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Tables nobody needs leave the memory; those whose clock is about to end come back, and those that were lost. */
  private sweep(): void {
    const now = this.now();
    for (const keeper of this.keepers.values()) {
      if (!keeper.isIdle(now, { idle: this.config.idle, soon: SOON })) continue;
      const end = keeper.deadline();
      this.writeSnapshot(keeper).catch(() => {});
      this.forget(keeper);
      if (this.tended.has(keeper.id)) this.alarms.set(keeper.id, end ?? Number.POSITIVE_INFINITY);
    }
    for (const [id, end] of this.alarms) if (end <= now + SOON) this.alarms.delete(id);
    const due = [...this.tended].filter(
      (id) => !this.keepers.has(id) && !this.alarms.has(id) && !this.hopeless.has(id) && !this.loading.has(id),
    );
    if (due.length > 0) void this.takeUp(due);
    this.limits.tidy();
  }

  /** Everything acknowledged is written; bots and clocks are left to others; everybody is told to come back. */
  async close(): Promise<void> {
    this.stopping = true;
    clearInterval(this.sweeping);
    clearInterval(this.beating);
    for (const keeper of this.keepers.values()) keeper.rest();
    await this.ledger.settled();
    await Promise.allSettled([...this.keepers.values()].map((keeper) => this.writeSnapshot(keeper)));
    await Promise.all([this.beat, this.looking]);
    await this.store.release().catch((error) => this.log.error({ error: String(error) }, 'Jobs could not be left.'));
    for (const keeper of this.keepers.values()) {
      for (const guest of keeper.room.guests) guest.bye({ why: 'stopping' }, true);
    }
  }

  private async writeSnapshot(keeper: Keeper): Promise<void> {
    const writes = keeper.newSnapshot();
    if (writes.length > 0) await this.ledger.write(keeper.id, writes);
  }
}
