import { createHash } from 'node:crypto';
import type { Person } from '@skerry/tables';
import type { NotificationSettings } from '@skerry/tables/wire';
import type { Cells } from './cells.ts';

/** What a person was told last of each table, so that nothing is told twice. */
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

/** An e-mail address. Until its owner has typed the code, nothing else is sent there. */
export interface MailAddress {
  readonly address: string;
  /** The SHA-256 of the code, until when it counts, and how often another one was typed. */
  readonly code?: { readonly hash: string; readonly until: number; readonly tries: number };
}

/** All that is kept of how a person is told things. */
export interface NotificationRow {
  readonly person: Person;
  /** When to look next whether there is something to tell. */
  readonly due: number;
  readonly wishes: NotificationSettings;
  readonly told: NotifiedBefore;
  readonly mail?: MailAddress;
  /** The secret of the link that ends the e-mails. */
  readonly mailToken?: string;
}

/** Where a push service takes messages for one browser of a person, and by what they are encrypted. */
export interface Subscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Whose a subscription is, and in which of their browsers. */
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

/** A subscription is found by what its service calls it, whoever made it. */
export const subscriptionId = (endpoint: string): string => createHash('sha256').update(endpoint).digest('hex');

/** Asks a database. Values are `$1`, `$2` and so on in both. */
export type Ask = (text: string, values: readonly unknown[]) => Promise<Cells[]>;

/** Writes several things, all of them or nothing. */
export type Together = (queries: readonly (readonly [text: string, values: readonly unknown[]])[]) => Promise<void>;

/** The part of a store that says how people are told things; both databases understand what it asks. */
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

  /** Writes what a person wishes. Whoever is new has been told all that is so far. */
  async putWishes(person: Person, wishes: NotificationSettings, told: NotifiedBefore, due: number): Promise<void> {
    await this.ask(
      `INSERT INTO calls (person, due, wishes, told) VALUES ($1, $2, $3, $4)
       ON CONFLICT (person) DO UPDATE SET wishes = excluded.wishes, due = excluded.due`,
      [person, due, JSON.stringify(wishes), JSON.stringify(told)],
    );
  }

  /**
   * Writes what a person was told, and when to look again; unless somebody stirred it since it was taken, and wants it
   * sooner.
   */
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

  /** Something may be new for these people: they are looked at by then. */
  async stir(people: readonly Person[], due: number): Promise<void> {
    if (people.length === 0) return;
    const marks = people.map((_, n) => `$${n + 2}`).join(', ');
    await this.ask(`UPDATE calls SET due = $1 WHERE due > $1 AND person IN (${marks})`, [due, ...people]);
  }

  /** Takes those who are to be looked at. Nobody else takes them before `again`, whatever becomes of whoever took them. */
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

  /** A browser that was somebody else's before is theirs no longer. */
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

  /** Drops the oldest browsers of a person, in one statement: however many come at once, no more than `most` stay. */
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

  /** The number of the last line that others said to those with a seat, table by table. */
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

  /** A secret that the server makes once, whichever process is first. */
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
