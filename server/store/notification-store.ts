import { createHash } from 'node:crypto';
import type { Person } from '@skerry/tables';
import type { NotificationSettings } from '@skerry/tables/wire';
import type { Cells } from './cells.ts';

/** What a person was last told of a table, so that nothing is told twice. */
export interface NotifiedOf {
  readonly waits?: string;
  readonly clock?: string;
  readonly ended?: true;
  readonly said?: number;
}

export interface NotifiedBefore {
  readonly tables: { readonly [table: string]: NotifiedOf };
  /** The day whose puzzle was told, in UTC. */
  readonly day?: string;
}

/** Until its owner has entered the code, nothing else is sent there. */
export interface MailAddress {
  readonly address: string;
  /** The SHA-256 of the code, until when it is valid, and how often another one was entered. */
  readonly code?: { readonly hash: string; readonly until: number; readonly tries: number };
}

export interface NotificationRow {
  readonly person: Person;
  /** When to check next. */
  readonly due: number;
  readonly wishes: NotificationSettings;
  readonly told: NotifiedBefore;
  readonly mail?: MailAddress;
  /** The secret of the unsubscribe link. */
  readonly mailToken?: string;
}

/** Of one browser at its push service. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface Owner {
  readonly person: Person;
  readonly device: Person;
}

export interface KeptSubscription extends Subscription {
  readonly id: string;
  readonly made: number;
}

export const NOTIFICATION_COLUMNS = ['person', 'due', 'wishes', 'told', 'mail', 'mail_token'] as const;
export const SUBSCRIPTION_COLUMNS = ['id', 'person', 'endpoint', 'p256dh', 'auth', 'made', 'device'] as const;

export const subscriptionId = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** Asks a database; values are `$1`, `$2` and so on. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<Cells[]>;

export type Together = (queries: readonly (readonly [text: string, values: readonly unknown[]])[]) => Promise<void>;

/** Notification settings and channels of people. Both databases understand its queries. */
export class NotificationStore {
  private readonly ask: Ask;

  constructor(ask: Ask) {
    this.ask = ask;
  }

  async of(person: Person): Promise<NotificationRow | undefined> {
    const [cells] = await this.ask('SELECT * FROM calls WHERE person = $1', [person]);
    return cells && notificationRow(cells);
  }

  async withMailToken(token: string): Promise<NotificationRow | undefined> {
    const [cells] = await this.ask('SELECT * FROM calls WHERE mail_token = $1', [token]);
    return cells && notificationRow(cells);
  }

  async putWishes(person: Person, wishes: NotificationSettings, told: NotifiedBefore, due: number): Promise<void> {
    await this.ask(
      `INSERT INTO calls (person, due, wishes, told) VALUES ($1, $2, $3, $4)
       ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes, due = excluded.due`,
      [person, due, JSON.stringify(wishes), JSON.stringify(told)],
    );
  }

  /** Keeps an earlier `due` that was set since the row was taken. */
  async putTold(
    { person, due: taken }: Pick<NotificationRow, 'person' | 'due'>,
    told: NotifiedBefore,
    due: number,
  ): Promise<void> {
    await this.ask(
      'UPDATE calls SET told = $2, due = CASE WHEN due <> $4 AND due < $3 THEN due ELSE $3 END WHERE person = $1',
      [person, JSON.stringify(told), due, taken],
    );
  }

  async putMail(person: Person, mail: MailAddress | undefined, token: string | undefined): Promise<void> {
    await this.ask('UPDATE calls SET mail = $2, mail_token = $3 WHERE person = $1', [
      person,
      mail === undefined ? null : JSON.stringify(mail),
      token ?? null,
    ]);
  }

  /** Has these people checked by then. */
  async stir(people: readonly Person[], due: number): Promise<void> {
    if (people.length === 0) return;
    const marks = people.map((_, n) => `$${n + 2}`).join(', ');
    await this.ask(`UPDATE calls SET due = $1 WHERE due > $1 AND person IN (${marks})`, [due, ...people]);
  }

  /** Takes people who are due. No other process takes them before `again`. */
  async takeDue(now: number, most: number, again: number): Promise<NotificationRow[]> {
    const found = await this.ask(
      `UPDATE calls SET due = $2 WHERE due <= $1 AND person IN (
         SELECT person FROM calls WHERE due <= $1 ORDER BY due, person LIMIT $3)
       RETURNING *`,
      [now, again, most],
    );
    return found.map(notificationRow);
  }

  async subscriptions(person: Person): Promise<KeptSubscription[]> {
    const found = await this.ask('SELECT * FROM subscriptions WHERE person = $1 ORDER BY made, id', [person]);
    return found.map(({ id, endpoint, p256dh, auth, made }) => ({
      ...{ id: id as string, endpoint: endpoint as string, p256dh: p256dh as string },
      ...{ auth: auth as string, made: made as number },
    }));
  }

  /** A browser belongs to the last person who subscribed with it. */
  async putSubscription(
    { person, device }: Owner,
    { endpoint, p256dh, auth }: Subscription,
    made: number,
  ): Promise<void> {
    await this.ask(
      `INSERT INTO subscriptions (id, person, endpoint, p256dh, auth, made, device) VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (id) DO UPDATE
       SET person = excluded.person, p256dh = excluded.p256dh, auth = excluded.auth, made = excluded.made,
         device = excluded.device`,
      [subscriptionId(endpoint), person, endpoint, p256dh, auth, made, device],
    );
  }

  /** One statement, so that no more than `most` stay however many come at once. */
  async keepNewest(person: Person, most: number): Promise<void> {
    await this.ask(
      `DELETE FROM subscriptions WHERE person = $1 AND id NOT IN (
         SELECT id FROM subscriptions WHERE person = $1 ORDER BY made DESC, id DESC LIMIT $2)`,
      [person, most],
    );
  }

  async dropSubscription(person: Person, id: string): Promise<void> {
    await this.ask('DELETE FROM subscriptions WHERE person = $1 AND id = $2', [person, id]);
  }

  /** The last chat line of others to the seats, by table. */
  async lastSaid(person: Person, tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (tables.length === 0) return new Map();
    const marks = tables.map((_, n) => `$${n + 2}`).join(', ');
    const found = await this.ask(
      `SELECT table_id, max(n) AS n FROM chat
       WHERE room = 'seats' AND (person IS NULL OR person <> $1) AND table_id IN (${marks}) GROUP BY table_id`,
      [person, ...tables],
    );
    return new Map(found.map(({ table_id, n }) => [table_id as string, n as number]));
  }

  async forget(person: Person): Promise<void> {
    await this.ask('DELETE FROM subscriptions WHERE person = $1', [person]);
    await this.ask('DELETE FROM calls WHERE person = $1', [person]);
  }

  /** A secret that is made once, by whichever process is first. */
  async key(name: string, make: () => string): Promise<string> {
    const kept = () => this.ask('SELECT value FROM keys WHERE name = $1', [name]);
    const [known] = await kept();
    if (known) return known.value as string;
    await this.ask('INSERT INTO keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING', [name, make()]);
    return (await kept())[0]?.value as string;
  }
}

function notificationRow({ person, due, wishes, told, mail, mail_token }: Cells): NotificationRow {
  return {
    person: person as string,
    due: due as number,
    wishes: JSON.parse(wishes as string),
    told: JSON.parse(told as string),
    ...(typeof mail === 'string' && { mail: JSON.parse(mail) }),
    ...(typeof mail_token === 'string' && { mailToken: mail_token }),
  };
}
