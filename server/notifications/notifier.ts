import type { Person } from '@skerry/tables';
import type { NotificationSettings } from '@skerry/tables/wire';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { NotificationRow, NotifiedBefore } from '../store/notification-store.ts';
import type { Store } from '../store/store.ts';
import type { Mailer } from './mailer.ts';
import { type Pending, pendingFor } from './pending.ts';
import type { Push } from './push.ts';
import { quietUntil } from './quiet.ts';
import { NOTIFICATION_WORDS, type NotificationText, notificationText } from './sentences.ts';

/** How often the teller looks whether somebody is to be told something, in milliseconds. */
const BEAT = 1_000;
/** How long somebody is left alone where nothing stirs: a stir that was lost is made up for then. */
const SLOW_LOOK = 10 * 60_000;
/** Whoever took somebody and was stopped before telling them is made up for after this. */
const TAKEN_FOR = 60_000;
/** People who are looked at in one go. */
const ARMFUL = 50;
/** More tables than one person plays at. */
const MOST_TABLES = 200;
/** Push messages to one person in an hour, and letters in a day, at most. */
export const PUSHES_AN_HOUR = 60;
export const LETTERS_A_DAY = 24;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export interface NotifierParts {
  readonly config: Pick<Config, 'callAfter'>;
  readonly store: Store;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly push: Pick<Push, 'send'>;
  readonly mailer: Pick<Mailer, 'sendNotification'> | undefined;
  now(): number;
  /** Who is connected to each of these tables, by any process. */
  presentAt(tables: readonly string[]): Promise<ReadonlyMap<string, ReadonlySet<Person>>>;
}

/**
 * Tells people who are away that something waits for them. When to look at whom stands in the database, so nothing is
 * forgotten by a restart, and of several processes one tells it.
 */
export class Notifier {
  private readonly parts: NotifierParts;
  private readonly stirred = new Set<Person>();
  private beating: NodeJS.Timeout | undefined;
  private beat: Promise<void> | undefined;

  constructor(parts: NotifierParts) {
    this.parts = parts;
  }

  start(): void {
    this.beating = setInterval(() => this.pulse(), BEAT);
  }

  async stop(): Promise<void> {
    clearInterval(this.beating);
    await this.beat;
    await this.writeStirred([...this.stirred]).catch(() => {});
  }

  /** Something has changed for these people. */
  stir(people: Iterable<Person>): void {
    for (const person of people) this.stirred.add(person);
  }

  private pulse(): void {
    this.beat ??= this.look()
      .catch((error) => this.parts.log.warn({ error: String(error) }, 'No notifications could be sent.'))
      .finally(() => {
        this.beat = undefined;
      });
  }

  /** Looks once at all who are due. */
  async look(): Promise<void> {
    const { store, log } = this.parts;
    await this.writeStirred([...this.stirred].slice(0, ARMFUL));
    const due = await store.notifications.takeDue(this.parts.now(), ARMFUL, this.parts.now() + TAKEN_FOR);
    for (const row of due) {
      await this.tell(row).catch((error) => log.warn({ error: String(error) }, 'A notification could not be sent.'));
    }
  }

  private async writeStirred(people: readonly Person[]): Promise<void> {
    for (const person of people) this.stirred.delete(person);
    await this.parts.store.notifications.stir(people, this.parts.now() + this.parts.config.callAfter);
  }

  /** What a person would be told now. */
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

  private async tell(row: NotificationRow): Promise<void> {
    const { store } = this.parts;
    const now = this.parts.now();
    const quiet = quietUntil(row.wishes, now);
    // What comes meanwhile waits for the end of the quiet hours.
    if (quiet !== undefined) return store.notifications.putTold(row, row.told, quiet);
    const { fresh, waiting, told, next } = await this.newsOf(row.person, row.wishes, row.told);
    await store.notifications.putTold(
      row,
      told,
      Math.max(now + BEAT, Math.min(next ?? now + SLOW_LOOK, now + SLOW_LOOK)),
    );
    if (fresh.length > 0) await this.send(row, notificationText(row.wishes.language, [...fresh, ...waiting], now));
  }

  /** Returns by how many ways it went out. */
  private async send(row: NotificationRow, text: NotificationText): Promise<{ pushes: number; letters: number }> {
    return { pushes: await this.pushTo(row.person, text), letters: await this.writeTo(row, text) };
  }

  private async pushTo(person: Person, text: NotificationText): Promise<number> {
    const { store, push } = this.parts;
    const subscriptions = await store.notifications.subscriptions(person);
    if (subscriptions.length === 0) return 0;
    if ((await store.count(`push/${person}`, HOUR, this.parts.now())).count > PUSHES_AN_HOUR) return 0;
    const sent = await Promise.all(
      subscriptions.map(async (subscription) => {
        const became = await push.send(subscription, text);
        if (became === 'gone') await store.notifications.dropSubscription(person, subscription.id);
        return became;
      }),
    );
    return sent.filter((became) => became === 'sent').length;
  }

  private async writeTo({ person, mail, mailToken, wishes }: NotificationRow, text: NotificationText): Promise<number> {
    const { store, mailer } = this.parts;
    if (mailer === undefined || mail === undefined || mail.code !== undefined || mailToken === undefined) return 0;
    if ((await store.count(`letters/${person}`, DAY, this.parts.now())).count > LETTERS_A_DAY) return 0;
    return (await mailer.sendNotification(mail.address, text, mailToken, wishes.language)) ? 1 : 0;
  }

  /** A test by all ways of a person. */
  sendTest(row: NotificationRow): Promise<{ pushes: number; letters: number }> {
    return this.send(row, { ...NOTIFICATION_WORDS[row.wishes.language].test, page: '/tables' });
  }
}
