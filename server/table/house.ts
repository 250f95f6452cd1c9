import { type GameWithText, VersionError } from '@skerry/engine';
import { roomOf, rulesWithText } from '@skerry/games';
import { Sitting, type TableWhy } from '@skerry/tables';
import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../bots/pool.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../metrics.ts';
import { newKey, newTableId } from '../secrets.ts';
import type { Ledger } from '../store/ledger.ts';
import type { Person, Store, TableRow } from '../store/store.ts';
import { REMEMBERED_CHAT } from './chat.ts';
import { resumeClocks } from './clock.ts';
import { Keeper, type Written } from './keeper.ts';
import { newJoinCode } from './names.ts';

/** Clocks within this time of their end keep their table in memory. */
const SOON = 60_000;
/** How often the server writes down that it is awake while clocks run. */
const PULSE = 5_000;

export interface HouseParts {
  readonly config: Config;
  readonly store: Store;
  readonly ledger: Ledger;
  readonly pool: BotPool;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}

/** All tables: those in memory, and those that can be read back. */
export class House {
  readonly config: Config;
  readonly ledger: Ledger;
  readonly pool: BotPool;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
  stopping = false;
  private readonly store: Store;
  private readonly keepers = new Map<string, Keeper>();
  private readonly loading = new Map<string, Promise<Keeper | TableWhy>>();
  /** When the clocks of tables that left the memory end. */
  private readonly alarms = new Map<string, number>();
  private readonly rules = new Map<string, Promise<GameWithText>>();
  private sweeping: NodeJS.Timeout | undefined;
  private pulsedAt = 0;

  constructor({ config, store, ledger, pool, metrics, log }: HouseParts) {
    this.config = config;
    this.store = store;
    this.ledger = ledger;
    this.pool = pool;
    this.metrics = metrics;
    this.log = log;
  }

  /** The rules and sentences of a game, or nothing if this server has no such game. */
  rulesOf(game: string): Promise<GameWithText> | undefined {
    const known = this.rules.get(game);
    if (known) return known;
    const room = roomOf(game);
    const loading = room && rulesWithText(room);
    if (loading) this.rules.set(game, loading);
    return loading;
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
    const written = await this.read(id);
    if (written === undefined) return { why: 'unknownTable' };
    const rules = await this.rulesOf(written.row.game);
    if (rules === undefined) return { why: 'unknownGame' };
    try {
      return this.keep(new Keeper(this, rules, written));
    } catch (error) {
      if (error instanceof VersionError) return { why: 'otherRules' };
      throw error;
    }
  }

  async stageOf(id: string): Promise<TableRow['stage'] | undefined> {
    return (this.keepers.get(id)?.row ?? (await this.store.table(id)))?.stage;
  }

  /** What is written down of a table. */
  async read(id: string): Promise<Written | undefined> {
    const row = await this.store.table(id);
    if (row === undefined) return undefined;
    const [lines, seats, watchers] = await Promise.all([
      this.store.lines(id),
      this.store.chat(id, 'seats', REMEMBERED_CHAT),
      this.store.chat(id, 'watchers', REMEMBERED_CHAT),
    ]);
    return { row, lines, chat: [...seats, ...watchers] };
  }

  private keep(keeper: Keeper): Keeper {
    this.keepers.set(keeper.id, keeper);
    this.alarms.delete(keeper.id);
    this.metrics.tables.set(this.keepers.size);
    keeper.wake();
    return keeper;
  }

  keeps(keeper: Keeper): boolean {
    return this.keepers.get(keeper.id) === keeper;
  }

  forget(keeper: Keeper): void {
    if (this.keeps(keeper)) this.keepers.delete(keeper.id);
    this.metrics.tables.set(this.keepers.size);
    keeper.rest();
  }

  /** A row for a new table, with all its secrets; not yet written down. */
  newRow(
    row: Pick<TableRow, 'name' | 'game' | 'version' | 'options' | 'seats' | 'listed' | 'host'> & Partial<TableRow>,
  ): TableRow {
    const now = Date.now();
    return {
      id: newTableId(),
      stage: 'lobby',
      invite: newKey(),
      watch: newKey(),
      code: newJoinCode(),
      kicked: [],
      made: now,
      touched: now,
      ...row,
    };
  }

  /** Writes a new table down, with a word that no other table in the lobby has. */
  async open(row: TableRow): Promise<TableRow> {
    let { code } = row;
    for (let tries = 1; code !== undefined && (await this.store.withCode(code)); tries++) code = newJoinCode(tries);
    const opened = code === undefined ? row : { ...row, code };
    await this.ledger.write(row.id, [{ put: 'row', row: opened }]);
    return opened;
  }

  /** The same people, bots and settings once more. Who asks for it is its host; watchers keep their link. */
  rematchOf(row: TableRow, host: Person): TableRow {
    const { name, game, options, listed, watch, clock } = row;
    const seats = row.seats.map(({ who, name, person, level, standIn, muted }) => ({
      who,
      name,
      ...(person && { person }),
      ...(level && !standIn && { level }),
      ...(muted && { muted }),
      ...(person === host && { ready: true }),
    }));
    return this.newRow({
      ...{ name, game, options, listed, watch, seats, host, version: row.version },
      ...(clock && { clock }),
      code: newJoinCode(2),
    });
  }

  /** A rematch is written down. Where nobody else must come, it begins at once. */
  async opened(row: TableRow): Promise<void> {
    const isAlone = row.seats.every(({ who, person }) => who === 'bot' || person === row.host);
    const keeper = isAlone ? await this.table(row.id).catch(() => undefined) : undefined;
    if (!(keeper instanceof Keeper)) return;
    keeper.begin(Sitting.open(keeper.rules.game, { seats: row.seats.length, options: row.options }));
  }

  linksOf({ id, invite, watch, code, stage }: TableRow): { invite: string; watch: string; code?: string } {
    const base = this.config.publicUrl?.origin ?? '';
    return {
      invite: `${base}/join/${id}/${invite}`,
      watch: `${base}/watch/${id}/${watch}`,
      ...(stage === 'lobby' && code !== undefined && { code }),
    };
  }

  /** Takes up again what was going on when the server stopped. */
  async resume(): Promise<void> {
    const now = Date.now();
    const awake = (await this.store.awake()) ?? now;
    const busy = await this.store.busy();
    const clocked = busy.filter(({ clock }) => clock !== undefined);
    for (const row of clocked) {
      const seats = resumeClocks(row.seats, Math.min(awake, now), now);
      await this.ledger.write(row.id, [{ put: 'row', row: { ...row, seats } }]);
    }
    await this.pulse(now);
    this.sweeping = setInterval(() => this.sweep(), Math.max(20, Math.min(1000, this.config.idle / 4)));
    void this.takeUp(busy.map(({ id }) => id));
  }

  /** One after the other, so that people who come meanwhile do not wait. */
  private async takeUp(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      if (this.stopping) return;
      try {
        const keeper = await this.table(id);
        if (!(keeper instanceof Keeper)) this.log.warn({ table: id, why: keeper.why }, 'A table cannot go on.');
      } catch (error) {
        this.log.error({ table: id, error: String(error) }, 'A table cannot be taken up again.');
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Tables nobody needs leave the memory; those whose clock is about to end come back. */
  private sweep(): void {
    const now = Date.now();
    let clocks = this.alarms.size > 0;
    for (const keeper of this.keepers.values()) {
      const end = keeper.deadline();
      clocks ||= end !== undefined;
      if (!keeper.isIdle(now, { idle: this.config.idle, soon: SOON })) continue;
      this.forget(keeper);
      if (end !== undefined) this.alarms.set(keeper.id, end);
    }
    const due = [...this.alarms].flatMap(([id, end]) => (end <= now + SOON ? [id] : []));
    if (due.length > 0) {
      for (const id of due) this.alarms.delete(id);
      void this.takeUp(due);
    }
    if (clocks && now - this.pulsedAt >= PULSE) void this.pulse(now);
  }

  private async pulse(at: number): Promise<void> {
    this.pulsedAt = at;
    await this.ledger.write('awake', [{ put: 'awake', at }]).catch((error) => {
      this.log.error({ error: String(error) }, 'The time could not be written down.');
    });
  }

  /** Everything acknowledged is written; bots and clocks rest; everybody is told to come back. */
  async close(): Promise<void> {
    this.stopping = true;
    clearInterval(this.sweeping);
    for (const keeper of this.keepers.values()) keeper.rest();
    await this.ledger.settled();
    await this.pulse(Date.now());
    for (const keeper of this.keepers.values()) {
      for (const guest of keeper.guests) guest.bye({ why: 'stopping' }, true);
    }
  }
}
