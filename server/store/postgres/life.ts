import type { Person } from '@skerry/tables';
import { type Job, PATIENCE } from '../store.ts';
import type { Connections } from './connection.ts';
import { CHANNEL, noticesOf } from './notices.ts';

/**
 * The time of the database. Who is awake is told by this one clock: those of the processes may differ. What they are told
 * is how long ago something was, on their own clock.
 */
const CLOCK = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';
/** The names of those that are. What was seen in a time to come was seen before the clock was set back. */
export const AWAKE = `(SELECT name FROM processes WHERE abs(${CLOCK} - seen) <= ${PATIENCE})`;

/** After this many beats a process cleans up after those that are gone. */
const CLEAN_EVERY = 10;
const MOST_ALONE = 20_000;

/** That a process is awake, what it tends, and what it shares with the others beside tables. */
export class Life {
  private readonly process: string;
  private readonly safe: Connections;
  /** For what need not survive a crash. One connection, so that everything is done in the order it was asked for. */
  private readonly light: Connections;
  private beats = 0;
  /** What this process has told the others. It is told again if it was lost. */
  private readonly presence = new Map<string, readonly Person[]>();
  private readonly holds = new Map<string, number>();
  /** Tables at which nobody was at another process, when that was last asked: their lines interest none. */
  readonly alone = new Set<string>();

  constructor(process: string, safe: Connections, light: Connections) {
    this.process = process;
    this.safe = safe;
    this.light = light;
  }

  /** Returns whether it was silent for so long that others may have taken it for dead. */
  async beat(now: number): Promise<boolean> {
    const [beat] = await this.safe.ask<{ silent: number | null }>({
      name: 'beat',
      text: `
        WITH last AS (SELECT seen FROM processes WHERE name = $1)
        INSERT INTO processes (name, seen) VALUES ($1, ${CLOCK})
        ON CONFLICT (name) DO UPDATE SET seen = excluded.seen
        RETURNING seen - (SELECT seen FROM last) AS silent`,
      values: [this.process],
    });
    await this.tellAgain();
    if (++this.beats % CLEAN_EVERY === 0) await this.cleanUp(now);
    return Math.abs(beat?.silent ?? Number.POSITIVE_INFINITY) > PATIENCE;
  }

  async begin(): Promise<void> {
    await this.beat(0);
  }

  /**
   * What is shared lightly is gone after a crash of the database, and after a silence that others took for death. Then a
   * hold on nothing is gone too, which shows it.
   */
  private async tellAgain(): Promise<void> {
    const lost = await this.light.ask({
      name: 'was-lost',
      text: "INSERT INTO holds (key, process, count) VALUES ('', $1, 0) ON CONFLICT DO NOTHING RETURNING 1",
      values: [this.process],
    });
    if (lost.length === 0) return;
    const holds = [...this.holds];
    await this.light.ask({
      text: `
        INSERT INTO holds (key, process, count) SELECT key, $1, count FROM unnest($2::text[], $3::int[]) AS v (key, count)
        ON CONFLICT (key, process) DO UPDATE SET count = excluded.count`,
      values: [this.process, holds.map(([key]) => key), holds.map(([, count]) => count)],
    });
    for (const [table, people] of this.presence) await this.present(table, people);
  }

  /** What dead processes have left behind. Their jobs stay for whoever claims them, and so do they as long as they have some. */
  private async cleanUp(now: number): Promise<void> {
    const clean = (text: string, values: unknown[] = []) => this.light.ask({ text, values });
    await clean(`DELETE FROM presence WHERE process NOT IN ${AWAKE}`);
    await clean(`DELETE FROM holds WHERE process NOT IN ${AWAKE}`);
    await clean('DELETE FROM counts WHERE until <= $1', [now]);
    await clean('DELETE FROM moves WHERE until <= $1', [now]);
    await clean(`
      DELETE FROM processes WHERE seen < ${CLOCK} - ${PATIENCE * 10}
        AND NOT EXISTS (SELECT 1 FROM jobs WHERE owner = processes.name)`);
  }

  async claim(now: number, most: number): Promise<Job[]> {
    const claimed = await this.safe.ask<{ table_id: string; ago: number | null }>({
      name: 'claim',
      text: `
        WITH free AS MATERIALIZED (
          SELECT jobs.table_id, coalesce(processes.seen, jobs.tended) AS tended
          FROM jobs LEFT JOIN processes ON processes.name = jobs.owner
          WHERE jobs.owner IS NULL OR jobs.owner NOT IN ${AWAKE}
          ORDER BY jobs.table_id LIMIT $2
          FOR UPDATE OF jobs SKIP LOCKED
        )
        UPDATE jobs SET owner = $1, tended = NULL FROM free WHERE jobs.table_id = free.table_id
        RETURNING jobs.table_id, ${CLOCK} - free.tended AS ago`,
      values: [this.process, most],
    });
    return claimed.map(({ table_id, ago }) => ({ table: table_id, ...(ago !== null && { tendedAt: now - ago }) }));
  }

  async release(tables?: readonly string[]): Promise<void> {
    await this.safe.ask({
      name: 'release',
      text: `
        WITH mine AS MATERIALIZED (
          SELECT table_id FROM jobs WHERE owner = $1 AND ($2::text[] IS NULL OR table_id = ANY ($2))
          ORDER BY table_id FOR UPDATE
        )
        UPDATE jobs SET owner = NULL, tended = (SELECT seen FROM processes WHERE name = $1)
        FROM mine WHERE jobs.table_id = mine.table_id`,
      values: [this.process, tables ?? null],
    });
  }

  async present(table: string, people: readonly Person[]): Promise<void> {
    if (people.length === 0) {
      this.presence.delete(table);
      this.alone.delete(table);
    } else this.presence.set(table, people);
    const change =
      people.length === 0
        ? 'DELETE FROM presence WHERE table_id = $1 AND process = $2 AND $3::text[] IS NOT NULL'
        : `INSERT INTO presence (table_id, process, people) VALUES ($1, $2, $3::text[])
           ON CONFLICT (table_id, process) DO UPDATE SET people = excluded.people`;
    await this.light.ask({
      name: people.length === 0 ? 'leave' : 'present',
      text: `WITH change AS (${change}) SELECT pg_notify('${CHANNEL}', $4)`,
      values: [table, this.process, people, noticesOf(this.process, [{ table }])[0]],
    });
  }

  async presentElsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, readonly Person[]>> {
    const found = await this.safe.ask<{ table_id: string; people: Person[] }>({
      name: 'present-elsewhere',
      text: `
        SELECT table_id, array_agg(DISTINCT person) AS people FROM presence, unnest(people) AS person
        WHERE table_id = ANY ($1) AND process <> $2 AND process IN ${AWAKE}
        GROUP BY table_id`,
      values: [tables, this.process],
    });
    const elsewhere = new Map(found.map(({ table_id, people }) => [table_id, people]));
    if (this.alone.size > MOST_ALONE) this.alone.clear();
    for (const table of tables) {
      if (elsewhere.has(table)) this.alone.delete(table);
      else this.alone.add(table);
    }
    return elsewhere;
  }

  async count(key: string, window: number, now: number): Promise<{ count: number; until: number }> {
    const [counted] = await this.light.ask<{ count: number; until: number }>({
      name: 'count',
      text: `
        INSERT INTO counts (key, count, until) VALUES ($1, 1, $2::bigint + $3::bigint)
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN counts.until > $2 AND counts.until <= excluded.until THEN counts.count + 1 ELSE 1 END,
          until = CASE WHEN counts.until > $2 AND counts.until <= excluded.until THEN counts.until ELSE excluded.until END
        RETURNING count, until`,
      values: [key, now, window],
    });
    return counted ?? { count: 1, until: now + window };
  }

  async hold(key: string, by: 1 | -1): Promise<number> {
    const held = Math.max(0, (this.holds.get(key) ?? 0) + by);
    if (held === 0) this.holds.delete(key);
    else this.holds.set(key, held);
    const change =
      held === 0
        ? 'DELETE FROM holds WHERE key = $1 AND process = $2 AND $3::int = 0'
        : `INSERT INTO holds (key, process, count) VALUES ($1, $2, $3::int)
           ON CONFLICT (key, process) DO UPDATE SET count = excluded.count`;
    const [found] = await this.light.ask<{ others: number }>({
      name: held === 0 ? 'let-go' : 'hold',
      text: `
        WITH change AS (${change})
        SELECT coalesce(sum(count), 0) AS others FROM holds WHERE key = $1 AND process <> $2 AND process IN ${AWAKE}`,
      values: [key, this.process, held],
    });
    return held + (found?.others ?? 0);
  }

  /** Leaves nothing behind that others would wait for. */
  async end(): Promise<void> {
    const left = noticesOf(
      this.process,
      [...this.presence.keys()].map((table) => ({ table })),
    );
    await this.light.ask({
      text: `
        WITH gone AS (DELETE FROM presence WHERE process = $1), let_go AS (DELETE FROM holds WHERE process = $1)
        SELECT pg_notify('${CHANNEL}', notice) FROM unnest($2::text[]) AS notice`,
      values: [this.process, left],
    });
    await this.release();
    await this.safe.ask({ text: 'DELETE FROM processes WHERE name = $1', values: [this.process] });
  }
}
