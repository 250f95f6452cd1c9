import type { Holdings, Person } from '@skerry/tables';
import type { Cells } from './cells.ts';
import type { Device } from './device-store.ts';
import type { Ask, Together } from './notification-store.ts';

/** A joining is being done, is done, or is being undone; one that a process left half done is taken up again. */
export type JoiningState = 'joining' | 'joined' | 'parting';

/** Two people who became one, because both said that they are: the second has what the first has, who got all of the second's. */
export interface Joining {
  readonly id: string;
  /** Who has everything now. */
  readonly first: Person;
  /** Who the other devices were before. */
  readonly second: Person;
  /** The device that said yes. */
  readonly device: Device;
  readonly state: JoiningState;
  readonly at: number;
  readonly until: number;
}

/** A device as it was before a joining: one of the first person's, or of the second's. */
export interface JoinedDevice {
  readonly side: 'first' | 'second';
  readonly device: Device;
  /** Who the device became when the seats were taken away from it since. */
  readonly nobody?: Person;
}

export const JOINING_COLUMNS = ['id', 'first', 'second', 'device', 'state', 'at', 'until'] as const;
export const PART_COLUMNS = ['joining', 'kind', 'part', 'had'] as const;

/** Settings of nobody are never due. */
const NEVER = 8_640_000_000_000_000;
const waiting = (id: string): string => `joined/${id}`;

const PART = 'INSERT INTO joined_parts (joining, kind, part, had)';
const hasPart = (kind: string, more: string): string =>
  `EXISTS (SELECT 1 FROM joined_parts WHERE joining = $1 AND kind = '${kind}' AND ${more})`;

/** Which devices were added and what each brought, while that can be undone. Both databases understand its queries. */
export class JoiningStore {
  private readonly ask: Ask;
  private readonly together: Together;

  constructor(ask: Ask, together: Together) {
    this.ask = ask;
    this.together = together;
  }

  /** All that the second person has, besides seats, is the first's from now on; what it was is written down. */
  async begin({ id, first, second, device, at, until }: Omit<Joining, 'state'>): Promise<void> {
    const ours = [id, first, second];
    await this.together([
      [
        `INSERT INTO joinings (id, first, second, device, state, at, until) VALUES ($1, $2, $3, $4, 'joining', $5, $6)`,
        [id, first, second, device, at, until],
      ],
      ...(['first', 'second'] as const).map(
        (side) =>
          [
            `${PART} SELECT $1, '${side}', device, NULL FROM devices WHERE person = $2`,
            [id, side === 'first' ? first : second],
          ] as const,
      ),
      [`${PART} SELECT $1, 'chat', CAST(n AS TEXT), NULL FROM chat WHERE person = $2`, [id, second]],
      [`${PART} SELECT $1, 'push', id, NULL FROM subscriptions WHERE person = $2`, [id, second]],
      // What was joined to the second before is the first's, until this is undone.
      [`${PART} SELECT $1, 'joining', id, NULL FROM joinings WHERE first = $2`, [id, second]],
      ['UPDATE joinings SET first = $1 WHERE first = $2', [first, second]],
      ['UPDATE chat SET person = $1 WHERE person = $2', [first, second]],
      ['UPDATE subscriptions SET device = coalesce(device, person), person = $1 WHERE person = $2', [first, second]],
      ['UPDATE devices SET person = $1 WHERE person = $2', [first, second]],
      // Whoever has wishes already keeps them; the second's wait. Whose address it was is known by the secret of its link.
      [`${PART} SELECT $1, 'wishes', 'first', mail_token FROM calls WHERE person = $2`, [id, first]],
      [
        `${PART} SELECT $1, 'wishes', 'second', mail_token FROM calls
         WHERE person = $3 AND NOT EXISTS (SELECT 1 FROM calls WHERE person = $2)`,
        ours,
      ],
      [
        `UPDATE calls SET person = $3, due = ${NEVER}
         WHERE person = $2 AND EXISTS (SELECT 1 FROM calls WHERE person = $1)`,
        [first, second, waiting(id)],
      ],
      ['UPDATE calls SET person = $1 WHERE person = $2', [first, second]],
      [`UPDATE device_codes SET state = 'added' WHERE code = $1`, [id]],
      ['DELETE FROM device_codes WHERE person = $1', [second]],
    ]);
  }

  /** A joining is to be undone. Returns whether it can be. */
  async beginUndo(id: string, now: number): Promise<boolean> {
    const found = await this.ask(
      `UPDATE joinings SET state = 'parting' WHERE id = $1 AND state = 'joined' AND until > $2 RETURNING id`,
      [id, now],
    );
    return found.length > 0;
  }

  /** Gives back all that the second person brought along, besides seats. Doing it twice changes nothing. */
  async giveBack({ id, first, second }: Joining, now: number): Promise<void> {
    const ours = [id, first, second];
    const isTheirs = hasPart('second', 'part = coalesce(subscriptions.device, subscriptions.person)');
    await this.together([
      // A device that was parted with since is on its own side again, too.
      [
        `UPDATE devices SET person = $3 WHERE ${hasPart('second', 'part = devices.device AND (devices.person = $2 OR devices.person = had)')}`,
        ours,
      ],
      [
        `UPDATE devices SET person = $2 WHERE ${hasPart('first', 'part = devices.device AND devices.person = had')}`,
        [id, first],
      ],
      [`UPDATE chat SET person = $3 WHERE person = $2 AND ${hasPart('chat', 'part = CAST(chat.n AS TEXT)')}`, ours],
      [
        `UPDATE subscriptions SET person = $3 WHERE person = $2 AND (${isTheirs} OR ${hasPart('push', 'part = subscriptions.id')})`,
        ours,
      ],
      ['UPDATE calls SET person = $2, due = $3 WHERE person = $1', [waiting(id), second, now]],
      [
        `UPDATE calls SET person = $3 WHERE person = $2
           AND ${hasPart('wishes', "part = 'second' AND coalesce(had, '') = coalesce(calls.mail_token, '')")}`,
        ours,
      ],
      // The address was changed or forgotten since: each has the wishes, and nobody that address.
      [
        `INSERT INTO calls (person, due, wishes, told) SELECT $3, due, wishes, told FROM calls
         WHERE person = $2 AND ${hasPart('wishes', "part = 'second'")} ON CONFLICT (person) DO NOTHING`,
        ours,
      ],
      [
        `INSERT INTO calls (person, due, wishes, told) SELECT $2, due, wishes, told FROM calls
         WHERE person = $3 AND ${hasPart('wishes', "part = 'second'")}
           AND EXISTS (SELECT 1 FROM subscriptions WHERE person = $2) ON CONFLICT (person) DO NOTHING`,
        ours,
      ],
      // Nobody can say whose an address is that was given while both were one.
      [
        `UPDATE calls SET mail = NULL, mail_token = NULL
         WHERE person = $2 AND mail_token IS NOT NULL AND NOT ${hasPart('wishes', "part = 'first' AND had = calls.mail_token")}`,
        [id, first],
      ],
      [
        `UPDATE joinings SET first = $3 WHERE first = $2
           AND id IN (SELECT part FROM joined_parts WHERE joining = $1 AND kind = 'joining')`,
        ours,
      ],
      ['DELETE FROM device_codes WHERE person = $1', [first]],
    ]);
  }

  /** What was said at a seat while both were one goes with the seat. */
  async giveBackSaid(table: string, seat: number, { first, second, at }: Joining): Promise<void> {
    await this.ask('UPDATE chat SET person = $4 WHERE person = $3 AND table_id = $1 AND seat = $2 AND at >= $5', [
      ...[table, seat, first, second, at],
    ]);
  }

  /** All that somebody has, besides seats, is another's: of a device that got its own seats back. */
  async handOver(from: Person, to: Person): Promise<void> {
    await this.together([
      ['UPDATE chat SET person = $2 WHERE person = $1', [from, to]],
      ['UPDATE subscriptions SET person = $2 WHERE person = $1', [from, to]],
      ['UPDATE devices SET person = $2 WHERE person = $1', [from, to]],
      ['UPDATE joinings SET first = $2 WHERE first = $1', [from, to]],
      [
        'UPDATE calls SET person = $2 WHERE person = $1 AND NOT EXISTS (SELECT 1 FROM calls WHERE person = $2)',
        [from, to],
      ],
      ['DELETE FROM calls WHERE person = $1', [from]],
      ['DELETE FROM device_codes WHERE person = $1', [from]],
    ]);
  }

  async isJoined(id: string): Promise<void> {
    await this.ask(`UPDATE joinings SET state = 'joined' WHERE id = $1 AND state = 'joining'`, [id]);
  }

  async get(id: string): Promise<Joining | undefined> {
    const [cells] = await this.ask('SELECT * FROM joinings WHERE id = $1', [id]);
    return cells && joining(cells);
  }

  /** What a device may undo: its person's, and what it had a side in before its seats were taken away. The newest first. */
  async undoable(device: Device, person: Person, now: number): Promise<Joining[]> {
    const found = await this.ask(
      `SELECT * FROM joinings WHERE state = 'joined' AND until > $3 AND (first = $2 OR id IN (
         SELECT joining FROM joined_parts WHERE part = $1 AND kind IN ('first', 'second')))
       ORDER BY at DESC, id`,
      [device, person, now],
    );
    return found.map(joining);
  }

  /** Those that were done since by one of these devices: they brought further ones. */
  async since({ first, at, id }: Joining): Promise<Joining[]> {
    const found = await this.ask(
      `SELECT * FROM joinings WHERE first = $1 AND at >= $2 AND id <> $3 AND state = 'joined' ORDER BY at, id`,
      [first, at, id],
    );
    return found.map(joining);
  }

  async devicesOf(id: string): Promise<JoinedDevice[]> {
    const found = await this.ask(
      `SELECT kind, part, had FROM joined_parts WHERE joining = $1 AND kind IN ('first', 'second') ORDER BY part`,
      [id],
    );
    return found.map(({ kind, part, had }) => ({
      side: kind === 'first' ? 'first' : 'second',
      device: part as Device,
      ...(typeof had === 'string' && { nobody: had }),
    }));
  }

  async tablesOf(id: string): Promise<ReadonlyMap<string, Holdings>> {
    const found = await this.ask(`SELECT part, had FROM joined_parts WHERE joining = $1 AND kind = 'table'`, [id]);
    return new Map(found.map(({ part, had }) => [part as string, JSON.parse(had as string)]));
  }

  async putTable(id: string, table: string, had: Holdings): Promise<void> {
    await this.ask(
      `${PART} VALUES ($1, 'table', $2, $3) ON CONFLICT (joining, kind, part) DO UPDATE SET had = excluded.had`,
      [id, table, JSON.stringify(had)],
    );
  }

  /** The joinings by which a device has the seats of a person. */
  async withSecond(device: Device, person: Person): Promise<string[]> {
    const found = await this.ask(
      `SELECT joining FROM joined_parts WHERE part = $1 AND kind = 'second'
         AND joining IN (SELECT id FROM joinings WHERE first = $2)`,
      [device, person],
    );
    return found.map(({ joining: id }) => id as string);
  }

  /** A device was parted with, and is somebody else now: it may still undo how it came. */
  async parted(device: Device, from: Person, nobody: Person): Promise<void> {
    await this.ask(
      `UPDATE joined_parts SET had = $3 WHERE part = $1 AND kind IN ('first', 'second')
         AND joining IN (SELECT id FROM joinings WHERE first = $2)`,
      [device, from, nobody],
    );
  }

  /** Those that somebody has left half done, and those so new that a process may still have let somebody act as who they were. */
  async unfinished(since: number): Promise<Joining[]> {
    const found = await this.ask(`SELECT * FROM joinings WHERE state <> 'joined' OR at > $1 ORDER BY at, id`, [since]);
    return found.map(joining);
  }

  async remove(id: string): Promise<void> {
    await this.removeWhere('id = $1', [id]);
  }

  async clear(now: number): Promise<void> {
    await this.removeWhere(`state = 'joined' AND until <= $1`, [now]);
  }

  async forget(person: Person): Promise<void> {
    await this.removeWhere('first = $1 OR second = $1', [person]);
    await this.ask(`DELETE FROM joined_parts WHERE kind IN ('first', 'second') AND had = $1`, [person]);
  }

  private async removeWhere(which: string, values: readonly unknown[]): Promise<void> {
    const ids = `SELECT id FROM joinings WHERE ${which}`;
    await this.together([
      [`DELETE FROM calls WHERE person IN (SELECT 'joined/' || id FROM joinings WHERE ${which})`, values],
      [`DELETE FROM joined_parts WHERE joining IN (${ids})`, values],
      [`DELETE FROM joinings WHERE ${which}`, values],
    ]);
  }
}

const joining = ({ id, first, second, device, state, at, until }: Cells): Joining => ({
  ...{ id: id as string, first: first as Person, second: second as Person, device: device as Device },
  ...{ state: state as JoiningState, at: at as number, until: until as number },
});
