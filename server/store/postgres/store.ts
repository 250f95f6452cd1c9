import { setTimeout as pause } from 'node:timers/promises';
import type { Line, Person } from '@skerry/tables';
import { type Cells, plain, SELECTED, tableRow } from '../cells.ts';
import { DeviceStore } from '../device-store.ts';
import { JoiningStore } from '../joining-store.ts';
import { Known } from '../known.ts';
import { type Ask, NotificationStore } from '../notification-store.ts';
import { type StoreQueries, storeQueries } from '../queries.ts';
import {
  type DailyResult,
  type Job,
  MARKED_FOR,
  type Notice,
  type Reached,
  type SeatAt,
  type Store,
  type TableRow,
  tablesOf,
  type WriteSet,
} from '../store.ts';
import { commitQuery, ROW_COLLIDED } from './commit.ts';
import { Connections, mustBeAddress, mustBeUsable, sentenceFor, sqlState } from './connection.ts';
import { Life } from './life.ts';
import { LineReader } from './line-reader.ts';
import { migrate } from './migrate.ts';
import { CHANNEL, Ear, noticesOf } from './notices.ts';

/** Connections of one process for tables; there are two more, for what is shared lightly and to listen. */
const CONNECTIONS = 8;

/** Milliseconds to tell other processes that this one ends; otherwise they notice. */
const TO_LEAVE = 2_000;

const UNIQUE_VIOLATION = '23505';
/** Deadlocks and serialization failures are tried again. */
const AGAIN = /^40(P01|001)$/;
const MOST_TRIES = 10;

/** Marks of tables that are in use again, or from a time that is yet to come: the clock was wrong. */
const UNMARK = `
  UPDATE tables SET leaving = NULL
  WHERE leaving IS NOT NULL AND (stage <> 'lobby' OR touched >= $1 OR leaving > $2)`;
const MARK = "UPDATE tables SET leaving = $2 WHERE leaving IS NULL AND stage = 'lobby' AND touched < $1";
const CLEAR_LOBBIES = {
  name: 'clear-lobbies',
  text: `
    WITH old AS (DELETE FROM tables WHERE leaving <= $1 RETURNING id),
      unsaid AS (DELETE FROM chat USING old WHERE chat.table_id = old.id),
      gone AS (DELETE FROM people USING old WHERE people.table_id = old.id)
    SELECT count(*) AS count FROM old`,
};
/** A pack that a table is just being made with is locked until then, and used later than that. */
const CLEAR_PACKS = {
  name: 'clear-packs',
  text: `
    WITH old AS (
      DELETE FROM packs WHERE used < $1
        AND NOT EXISTS (SELECT 1 FROM tables WHERE pack IS NOT NULL AND pack::json ->> 'hash' = packs.hash)
      RETURNING 1)
    SELECT count(*) AS count FROM old`,
};
const GET_TABLE = { name: 'table', text: `SELECT ${SELECTED} FROM tables WHERE id = $1` };
const GET_REACHED = {
  name: 'reached',
  text: `
    SELECT id, rev,
      coalesce((SELECT max(n) FROM lines WHERE table_id = id), 0) AS n,
      (SELECT count(*) || '/' || coalesce(max(n), 0) FROM chat WHERE table_id = id) AS said
    FROM tables WHERE id = ANY ($1)`,
};

export interface PostgresOptions {
  readonly process: string;
  readonly connections?: number;
}

/** Migrates the database. Fails with a sentence. */
export async function openPostgres(url: string, options: PostgresOptions): Promise<Store> {
  mustBeAddress(url);
  const { process, connections = CONNECTIONS } = options;
  const safe = await connectPostgres(url, connections);
  const light = new Connections(url, { most: 1, safe: false });
  const life = new Life(process, safe, light);
  try {
    await life.begin();
  } catch (error) {
    await Promise.all([safe.close(), light.close()]);
    throw sentenceFor(error, url);
  }
  const store = new PostgresStore(url, process, safe, light, life);
  return Object.assign(store, storeQueries(store.query));
}

export async function connectPostgres(url: string, most: number): Promise<Connections> {
  mustBeAddress(url);
  const connections = new Connections(url, { most, safe: true });
  try {
    await mustBeUsable(connections, url);
    await migrate(connections);
    return connections;
  } catch (error) {
    await connections.close();
    throw sentenceFor(error, url);
  }
}

class PostgresStore implements Omit<Store, keyof StoreQueries> {
  readonly shared = true;
  readonly query: Ask = (text, values) => this.safe.ask({ text, values });
  readonly notifications = new NotificationStore(this.query);
  readonly devices = new DeviceStore(this.query);
  readonly joinings = new JoiningStore(this.query, (queries) =>
    this.safe.transaction(async (client) => {
      for (const [text, values] of queries) await client.query(text, [...values]);
    }),
  );
  private readonly url: string;
  private readonly process: string;
  private readonly safe: Connections;
  private readonly light: Connections;
  private readonly life: Life;
  private readonly known = new Known();
  private readonly lineReader: LineReader;
  private readonly ears: Ear[] = [];
  private closing: Promise<void> | undefined;

  constructor(url: string, process: string, safe: Connections, light: Connections, life: Life) {
    this.url = url;
    this.process = process;
    this.safe = safe;
    this.lineReader = new LineReader(safe);
    this.light = light;
    this.life = life;
  }

  async commit(changes: readonly WriteSet[]): Promise<readonly boolean[]> {
    const written = new Map<WriteSet, boolean>();
    await this.commitSome(changes, written, new Set());
    return changes.map((change) => written.get(change) === true);
  }

  /**
   * All at once if nothing collides; or else each half for itself, down to the ones that do. What follows a change that
   * collided at one of its tables was made on top of it, and collides too.
   */
  private async commitSome(
    changes: readonly WriteSet[],
    written: Map<WriteSet, boolean>,
    spoilt: Set<string>,
  ): Promise<void> {
    const sound = changes.filter((change) => !tablesOf(change).some((id) => spoilt.has(id)));
    if (sound.length < changes.length) {
      for (const change of changes) if (!sound.includes(change)) for (const id of tablesOf(change)) spoilt.add(id);
      return this.commitSome(sound, written, spoilt);
    }
    if (changes.length === 0) return;
    if (await this.write(changes)) {
      for (const change of changes) written.set(change, true);
    } else if (changes.length === 1) {
      for (const id of changes.flatMap(tablesOf)) spoilt.add(id);
    } else {
      const half = Math.ceil(changes.length / 2);
      await this.commitSome(changes.slice(0, half), written, spoilt);
      await this.commitSome(changes.slice(half), written, spoilt);
    }
  }

  private async write(changes: readonly WriteSet[]): Promise<boolean> {
    const query = commitQuery(changes, this.process, this.known, this.isAlone);
    if (query === undefined) return false;
    for (let tries = 1; ; tries++) {
      try {
        await this.safe.ask(query);
        break;
      } catch (error) {
        const state = sqlState(error);
        if (state === UNIQUE_VIOLATION || state === ROW_COLLIDED) return false;
        if (!AGAIN.test(state) || tries === MOST_TRIES) throw error;
      }
    }
    for (const write of changes.flat()) if (write.put === 'row') this.known.remember(write.row);
    return true;
  }

  /** Whether no other process seems to keep a table: then its lines need not be told. */
  private readonly isAlone = (table: string): boolean => this.life.alone.has(table) && !this.known.mayBeBusy(table);

  async ids(): Promise<string[]> {
    const found = await this.safe.ask<{ id: string }>({ text: 'SELECT id FROM tables ORDER BY id' });
    return found.map(({ id }) => id);
  }

  async table(id: string): Promise<TableRow | undefined> {
    const [cells] = await this.safe.ask<Cells>({ ...GET_TABLE, values: [plain(id)] });
    if (cells === undefined) return undefined;
    const row = tableRow(cells);
    this.known.remember(row);
    return row;
  }

  lines(id: string, after = 0): Promise<Line[]> {
    return this.lineReader.read(id, after);
  }

  async reached(ids: readonly string[]): Promise<ReadonlyMap<string, Reached>> {
    const found = await this.safe.ask<Reached & { id: string }>({ ...GET_REACHED, values: [ids.map(plain)] });
    return new Map(found.map(({ id, n, rev, said }) => [id, { n, rev, said }]));
  }

  async clearLobbies(before: number, now: number): Promise<number> {
    await this.safe.ask({ text: UNMARK, values: [before, now] });
    await this.safe.ask({ text: MARK, values: [before, now] });
    const [cleared] = await this.safe.ask<{ count: number }>({ ...CLEAR_LOBBIES, values: [now - MARKED_FOR] });
    return cleared?.count ?? 0;
  }

  async clearPacks(before: number): Promise<number> {
    const [cleared] = await this.safe.ask<{ count: number }>({ ...CLEAR_PACKS, values: [before] });
    return cleared?.count ?? 0;
  }

  async remove(id: string): Promise<void> {
    const beside = ['chat', 'people', 'lines', 'snapshots', 'jobs', 'moves'];
    const gone = beside.map((name) => `${name}_gone AS (DELETE FROM ${name} WHERE table_id = $1)`);
    const [notice] = noticesOf(this.process, [{ table: id }]);
    await this.safe.ask({
      text: `
        WITH ${gone.join(', ')}, table_gone AS (DELETE FROM tables WHERE id = $1)
        SELECT pg_notify('${CHANNEL}', $2)`,
      values: [plain(id), notice],
    });
  }

  /** Autovacuum does that. */
  async wipe(): Promise<void> {}

  async unsay(person: Person, at: readonly SeatAt[]): Promise<string[]> {
    const gone = await this.safe.ask<{ table_id: string }>({
      text: `
        WITH old AS (SELECT * FROM unnest($2::text[], $3::int[]) AS v (table_id, seat)),
          gone AS (
            DELETE FROM chat
            WHERE person = $1 OR (person IS NULL AND (table_id, seat) IN (SELECT table_id, seat FROM old))
            RETURNING table_id)
        SELECT DISTINCT table_id FROM gone`,
      values: [person, at.map(({ table }) => table), at.map(({ seat }) => seat)],
    });
    const tables = gone.map(({ table_id }) => table_id);
    await this.tell(tables);
    return tables;
  }

  private async tell(tables: readonly string[]): Promise<void> {
    const notices = noticesOf(
      this.process,
      tables.map((table) => ({ table })),
    );
    if (notices.length === 0) return;
    await this.safe.ask({
      text: `SELECT pg_notify('${CHANNEL}', notice) FROM unnest($1::text[]) AS notice`,
      values: [notices],
    });
  }

  async forgetDaily(results: readonly Omit<DailyResult, 'total'>[]): Promise<void> {
    const column = (name: 'day' | 'island' | 'who') => results.map((result) => result[name]);
    await this.safe.ask({
      text: `
        DELETE FROM daily USING unnest($1::text[], $2::text[], $3::text[]) AS gone (day, island, who)
        WHERE daily.day = gone.day AND daily.island = gone.island AND daily.who = gone.who`,
      values: [column('day'), column('island'), column('who')],
    });
  }

  async listen(hear: (notice: Notice) => void, keeps = (_table: string) => true): Promise<void> {
    const ear = new Ear(this.url, this.process, hear, keeps);
    this.ears.push(ear);
    await ear.open();
  }

  beat(now: number): Promise<boolean> {
    return this.life.beat(now);
  }

  claim(now: number, most: number): Promise<Job[]> {
    return this.life.claim(now, most);
  }

  release(tables?: readonly string[]): Promise<void> {
    return this.life.release(tables);
  }

  present(table: string, people: readonly Person[]): Promise<void> {
    return this.life.present(table, people);
  }

  presentElsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Person[]>> {
    return this.life.presentElsewhere(tables);
  }

  count(key: string, window: number, now: number): Promise<{ count: number; until: number }> {
    return this.life.count(key, window, now);
  }

  hold(key: string, by: 1 | -1): Promise<number> {
    return this.life.hold(key, by);
  }

  close(): Promise<void> {
    this.closing ??= this.shut();
    return this.closing;
  }

  private async shut(): Promise<void> {
    await Promise.all(this.ears.map((ear) => ear.close()));
    await Promise.race([this.life.end().catch(() => {}), pause(TO_LEAVE, undefined, { ref: false })]);
    await Promise.all([this.safe.close(), this.light.close()]);
  }
}
