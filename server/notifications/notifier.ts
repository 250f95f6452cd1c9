import type { Person } from '@skerry/tables';
import type { NotificationSettings } from '@skerry/tables/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { NotificationRow, NotifiedBefore } from '../store/notification-store.ts';
import type { Store } from '../store/store.ts';
import type { Channel } from './channel.ts';
import { type Pending, pendingFor } from './pending.ts';
import { quietUntil } from './quiet.ts';
import { NOTIFICATION_WORDS, type NotificationText, notificationText } from './sentences.ts';

/** Milliseconds between sweeps. */
const BETWEEN_SWEEPS = 1_000;
/** Fallback re-check interval. */
const RECHECK = 10 * 60_000;
/** How long other processes leave a person to the one that took them; it may have died. */
const TAKEN_FOR = 60_000;
/** People per sweep. */
const BATCH = 50;
/** More tables than one person plays at. */
const MOST_TABLES = 200;

/** By channel. */
type Sent = { readonly [counted: string]: number };

export interface NotifierParts {
  readonly config: Pick<Config, 'notifyAfter'>;
  readonly store: Store;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly channels: readonly Channel[];
  now(): number;
  /** Who is connected to each of these tables, by any process. */
  presentAt(tables: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<Person>>>;
}

/**
 * Notifies people who are away that something waits for them. Who is due when is stored, so a restart forgets nothing,
 * and only one of several processes notifies them.
 */
export class Notifier {
  private readonly parts: NotifierParts;
  readonly channels: readonly Channel[];
  private readonly changed = new Set<Person>();
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;

  constructor(parts: NotifierParts) {
    this.parts = parts;
    this.channels = parts.channels;
  }

  start(): void {
    this.timer = setInterval(() => this.sweepSafely(), BETWEEN_SWEEPS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
    await this.writeChanged([...this.changed]).catch(() => {});
    for (const channel of this.channels) channel.close();
  }

  /** There may be something to tell these people. */
  noteChange(people: Iterable<Person>): void {
    for (const person of people) this.changed.add(person);
  }

  private sweepSafely(): void {
    this.sweeping ??= this.sweep()
      .catch((error) => this.parts.log.warn({ error: String(error) }, 'Notification sweep failed.'))
      .finally(() => {
        this.sweeping = undefined;
      });
  }

  async sweep(): Promise<void> {
    const { store, log } = this.parts;
    await this.writeChanged([...this.changed].slice(0, BATCH));
    const due = await store.notifications.takeDue(this.parts.now(), BATCH, this.parts.now() + TAKEN_FOR);
    for (const row of due) {
      await this.notify(row).catch((error) => log.warn({ error: String(error) }, 'Notification failed.'));
    }
  }

  private async writeChanged(people: readonly Person[]): Promise<void> {
    for (const person of people) this.changed.delete(person);
    await this.parts.store.notifications.stir(people, this.parts.now() + this.parts.config.notifyAfter);
  }

  async newsOf(person: Person, { what }: Pick<NotificationSettings, 'what'>, told: NotifiedBefore): Promise<Pending> {
    const { store } = this.parts;
    const rows = await store.tablesOf(person, MOST_TABLES);
    const ids = rows.map(({ id }) => id);
    const [said, present] = await Promise.all([store.notifications.lastSaid(person, ids), this.parts.presentAt(ids)]);
    const at = new Set(ids.filter((id) => present.get(id)?.has(person)));
    const now = this.parts.now();
    const day = new Date(now).toISOString().slice(0, 10);
    return pendingFor({ person, what, rows, said, at, day, now }, told);
  }

  private async notify(row: NotificationRow): Promise<void> {
    const { store } = this.parts;
    const now = this.parts.now();
    const quiet = quietUntil(row.wishes, now);
    if (quiet !== undefined) return store.notifications.putTold(row, row.told, quiet);
    const { fresh, waiting, told, next } = await this.newsOf(row.person, row.wishes, row.told);
    await store.notifications.putTold(
      row,
      told,
      Math.max(now + BETWEEN_SWEEPS, Math.min(next ?? now + RECHECK, now + RECHECK)),
    );
    if (fresh.length > 0) await this.send(row, notificationText(row.wishes.language, [...fresh, ...waiting], now));
  }

  private async send(row: NotificationRow, text: NotificationText): Promise<Sent> {
    const sent = this.channels.map(async ({ counted, send }) => [counted, await send(row, text)] as const);
    return Object.fromEntries(await Promise.all(sent));
  }

  /** Nothing is sent for somebody who has no settings. */
  async sendTest(row: NotificationRow | undefined): Promise<Sent> {
    if (row === undefined) return Object.fromEntries(this.channels.map(({ counted }) => [counted, 0]));
    return this.send(row, { ...NOTIFICATION_WORDS[row.wishes.language].test, page: '/tables' });
  }
}
