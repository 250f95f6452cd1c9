import { setTimeout as pause } from 'node:timers/promises';
import { NIGHTLY } from '@skerry/engine/testing';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MIGRATIONS } from '../../store/migrations/index.ts';
import { type Connections, mustBeUsable } from '../../store/postgres/connection.ts';
import { openPostgres } from '../../store/postgres/store.ts';
import { type Notice, PATIENCE, type Store, type Write, type WriteSet } from '../../store/store.ts';
import { ask, type TestPostgres, testPostgres } from '../../testing/postgres.ts';
import { contract } from './contract.ts';
import { busyRow, line, PACK_NAME, putPack, putRow, said } from './sample.ts';

const TABLES = [
  ...['tables', 'lines', 'people', 'chat', 'daily', 'processes', 'jobs', 'snapshots', 'packs', 'moves', 'presence'],
  ...['counts', 'holds', 'devices', 'device_codes', 'joinings', 'joined_parts', 'calls', 'subscriptions'],
];

/** Faster than TRUNCATE, which makes new files, while there is little to forget. */
const empty = (url: string) => ask(url, TABLES.map((table) => `DELETE FROM ${table}`).join('; '));

contract('the store in PostgreSQL', async () => {
  const server = await testPostgres();
  const url = await server.database();
  const open = () => openPostgres(url, { process: 'one' });
  await (await open()).close();
  return {
    async fresh() {
      await empty(url);
      return open();
    },
    async again(store) {
      await store.close();
      return open();
    },
    close: async () => {},
  };
});

let server: TestPostgres;
let url = '';
const stores: Store[] = [];
beforeAll(async () => {
  server = await testPostgres();
  url = await server.database();
  await (await openPostgres(url, { process: 'first' })).close();
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  await empty(url);
});

async function open(process: string): Promise<Store> {
  const store = await openPostgres(url, { process });
  stores.push(store);
  return store;
}

/** Makes a process look as if it had been silent for that long. */
const age = (process: string, by: number) =>
  ask(url, 'UPDATE processes SET seen = seen - $2 WHERE name = $1', [process, by]);

/** What a store hears, one after the other. */
async function ear(
  store: Store,
): Promise<{ heard: Notice[]; until(what: (heard: Notice[]) => boolean): Promise<void> }> {
  const heard: Notice[] = [];
  let wake = () => {};
  await store.listen((notice) => {
    heard.push(notice);
    wake();
  });
  return {
    heard,
    async until(what) {
      while (!what(heard)) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
  };
}

describe('two processes', () => {
  test('that race for the lines of a log: one of them has each, and none is missing', async () => {
    const racers = await Promise.all([open('ann'), open('bob')]);
    const most = 30 * NIGHTLY;
    const won = await Promise.all(
      racers.map(async (store, racer) => {
        const mine: number[] = [];
        let next = 1;
        while (next <= most) {
          const [written] = await store.commit([[line('t1', next, `${racer}-${next}`)]]);
          if (written) mine.push(next++);
          else next = ((await store.lines('t1')).at(-1)?.n ?? 0) + 1;
        }
        return mine;
      }),
    );
    const lines = await racers[0]!.lines('t1');
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: most }, (_, n) => n + 1));
    expect(lines.map(({ command }) => command).sort()).toEqual(
      won.flatMap((mine, racer) => mine.map((n) => `${racer}-${n}`)).sort(),
    );
  });

  test('of which one clears old content packs and one makes tables with them: no table is left without its pack', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    for (let round = 0; round < 15 * NIGHTLY; round++) {
      const pack = { ...PACK_NAME, hash: `pack-${round}` };
      await ann!.commit([[putPack(5, pack.hash)]]);
      const [made] = await Promise.all([
        ann!.commit([[putRow(`t${round}`, { pack }), putPack(15, pack.hash)]]),
        bob!.clearPacks(10),
      ]);
      expect(made).toEqual([true]);
      expect(await bob!.pack(pack.hash)).toBeDefined();
    }
  });

  test('that write the same rows in other orders do not wait for each other for ever, and one has each', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    const ids = Array.from({ length: 40 }, (_, n) => `t${n}`);
    await ann!.commit([ids.map((id) => putRow(id))]);
    for (let rev = 2; rev <= 1 + 3 * NIGHTLY; rev++) {
      const changes = (name: string, order: readonly string[]): WriteSet[] =>
        order.map((id) => [putRow(id, { rev, name }), line(id, rev, name)]);
      const [anns, bobs] = await Promise.all([
        ann!.commit(changes('ann', ids)),
        bob!.commit(changes('bob', ids.toReversed())),
      ]);
      for (const [n, id] of ids.entries()) {
        const winners = [anns![n], bobs![ids.length - 1 - n]];
        expect(winners.filter((won) => won)).toHaveLength(1);
        expect(await ann!.table(id)).toMatchObject({ rev, name: winners[0] ? 'ann' : 'bob' });
      }
    }
  });

  test('that write a row in turn keep who has to do with it right', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    const host = (person: string, rev: number): WriteSet => [putRow('t1', { host: person, seats: [], rev })];
    await ann!.commit([host('ann', 1)]);
    await bob!.commit([host('bob', 2)]);
    await ann!.commit([host('ann', 3)]);
    expect(await ann!.tablesOf('bob', 9)).toEqual([]);
    expect(await bob!.tablesOf('ann', 9)).toHaveLength(1);
  });
});

describe('notices', () => {
  test('reach the other and not oneself, one for many tables, and none for what collides', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    const [anns, bobs] = await Promise.all([ear(ann!), ear(bob!)]);
    const ids = Array.from({ length: 50 }, (_, n) => `t${n}`);
    await ann!.commit(ids.map((id) => [line(id, 1)]));
    expect(await bob!.commit([[line('t1', 1)]])).toEqual([false]);
    await bob!.commit([[line('t1', 2)]]);
    await ann!.present('here', ['ann']);
    await bob!.present('there', ['bob']);
    await bobs.until((heard) => heard.length === 2);
    await anns.until((heard) => heard.length === 2);
    expect(bobs.heard).toMatchObject([{ tables: [] }, { tables: ['here'] }]);
    expect([...bobs.heard[0]!.lines!.keys()]).toEqual(ids);
    expect([...anns.heard[0]!.lines!.keys()]).toEqual(['t1']);
    expect(anns.heard[1]).toMatchObject({ tables: ['there'] });
  });

  test('carry the lines themselves where a table got nothing else that others must know', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    const bobs = await ear(bob!);
    await ann!.commit([[putRow('t1')], [putRow('t2')]]);
    await ann!.commit([
      [line('t1', 1), line('t1', 2), { put: 'waiting', table: 't1', waiting: [1], turn: { number: 2 } }],
      [line('t2', 1), putRow('t2', { rev: 2 })],
    ]);
    // A snapshot alone is nothing that others must know.
    await ann!.commit([[{ put: 'snapshot', table: 't1', snapshot: { n: 2, version: 1, saved: {} } }]]);
    await ann!.commit([[said('t1', 'hello')]]);
    await bobs.until((heard) => heard.length === 3);
    expect(bobs.heard).toEqual([
      { tables: ['t1', 't2'], lines: new Map() },
      { tables: ['t2'], lines: new Map([['t1', await bob!.lines('t1')]]) },
      { tables: ['t1'], lines: new Map() },
    ]);
  });

  test('carry no lines of a table where nobody is elsewhere, unless bots or clocks may run it there', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    const bobs = await ear(bob!);
    await ann!.commit([[putRow('t1')], [putRow('t2')]]);
    await ann!.presentElsewhere(['t1', 't2', 't3'], 0);
    await ann!.commit([[line('t1', 1)], [line('t3', 1)]]);
    await bob!.present('t2', ['bob']);
    await ann!.presentElsewhere(['t2'], 0);
    await ann!.commit([[line('t2', 1)]]);
    await bobs.until((heard) => heard.length === 3);
    expect(bobs.heard.slice(1)).toEqual([
      { tables: ['t1'], lines: new Map([['t3', await bob!.lines('t3')]]) },
      { tables: [], lines: new Map([['t2', await bob!.lines('t2')]]) },
    ]);
  });

  test('only name a table whose lines are too long for a notice', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    const bobs = await ear(bob!);
    const long: Write = {
      put: 'line',
      table: 't1',
      line: { n: 1, seat: 0, action: { act: 'pass' }, chance: ['ü'.repeat(4000)], at: 5 },
    };
    await ann!.commit([[long], [line('t2', 1)]]);
    await bobs.until((heard) => heard.length === 1);
    expect(bobs.heard).toEqual([{ tables: ['t1'], lines: new Map([['t2', await bob!.lines('t2')]]) }]);
  });

  test('of more tables than one notice holds are several', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    const bobs = await ear(bob!);
    const ids = Array.from({ length: 700 }, (_, n) => `table-${String(n).padStart(6, '0')}-ü`);
    await ann!.commit(ids.map((id) => [putRow(id)]));
    const tables = () => bobs.heard.flatMap(({ tables }) => tables);
    await bobs.until(() => tables().length >= ids.length);
    expect(tables().sort()).toEqual(ids);
    expect(bobs.heard.length).toBeGreaterThan(1);
    expect(bobs.heard.length).toBeLessThan(10);
  });

  test('that may be lost because the connection was cut make it look at all tables, and then it hears again', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    const bobs = await ear(bob!);
    for (let cut = 1; cut <= 2; cut++) {
      const ended = await ask(
        url,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
      );
      expect(ended).toHaveLength(1);
      await bobs.until((heard) => heard.filter(({ tables }) => tables === 'all').length === cut);
      await ann!.commit([[line('t1', cut)]]);
      await bobs.until((heard) => heard.at(-1)?.lines?.has('t1') === true);
    }
  });

  test('are heard after the other connections were cut too, and nothing crashes', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    const bobs = await ear(bob!);
    await ask(
      url,
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()',
    );
    await bobs.until((heard) => heard.length === 1);
    await untilDone(() => ann!.commit([[line('t1', 1)]]));
    await bobs.until((heard) => heard.length >= 2);
    expect(bobs.heard[0]).toEqual({ tables: 'all' });
  });
});

/** Tries until it succeeds. */
async function untilDone<V>(work: () => Promise<V>): Promise<V> {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(50);
    }
  }
}

describe('a process', () => {
  test('that is silent for too long loses its jobs, with the time it was last seen, and is told', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    const put = (id: string): Write => ({ put: 'row', row: busyRow(id) });
    await ann!.commit([[put('t1'), put('t2')]]);
    expect(await bob!.claim(50_000, 9)).toEqual([]);
    await age('ann', PATIENCE + 60_000);
    const jobs = await bob!.claim(1_000_000, 9);
    expect(jobs.map(({ table }) => table).sort()).toEqual(['t1', 't2']);
    for (const { tendedAt = 0 } of jobs) {
      expect(tendedAt).toBeLessThanOrEqual(1_000_000 - PATIENCE - 60_000);
      expect(tendedAt).toBeGreaterThan(1_000_000 - PATIENCE - 120_000);
    }
    expect(await ann!.beat(1_000_000)).toBe(true);
    expect(await ann!.beat(1_000_000)).toBe(false);
    expect(await ann!.claim(1_000_000, 9)).toEqual([]);
    await ann!.release();
    expect(await ann!.claim(1_000_000, 9)).toEqual([]);
  });

  test('that makes a table busy whose job another has does not take it', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    await ann!.commit([[{ put: 'row', row: busyRow('t1') }]]);
    await bob!.commit([[{ put: 'row', row: busyRow('t1', { rev: 2 }) }]]);
    await bob!.release();
    expect(await bob!.claim(1000, 9)).toEqual([]);
    await ann!.release();
    expect(await bob!.claim(1000, 9)).toMatchObject([{ table: 't1' }]);
  });

  test('claims no job that another claims at the same time', async () => {
    const all = await Promise.all(['ann', 'bob', 'cyd'].map(open));
    const ids = Array.from({ length: 90 }, (_, n) => `t${n}`);
    await all[0]!.commit([ids.map((id): Write => ({ put: 'row', row: busyRow(id) }))]);
    await all[0]!.release();
    const claimed = await Promise.all(all.map((store) => store.claim(1000, 100)));
    expect(
      claimed
        .flat()
        .map(({ table }) => table)
        .sort(),
    ).toEqual(ids.sort());
  });

  test('is present for the others and holds things, until it is dead or closed', async () => {
    const [ann, bob, cyd] = await Promise.all(['ann', 'bob', 'cyd'].map(open));
    await ann!.present('t1', ['p1', 'p2']);
    await bob!.present('t1', ['p2', 'p3']);
    await bob!.present('t2', ['p4']);
    await ann!.hold('key', 1, 0);
    expect(await bob!.hold('key', 1, 0)).toBe(2);
    const elsewhere = async () => Object.fromEntries(await cyd!.presentElsewhere(['t1', 't2', 't3'], 0));
    expect(await elsewhere()).toEqual({ t1: ['p1', 'p2', 'p3'], t2: ['p4'] });
    await age('ann', PATIENCE + 1000);
    expect(await elsewhere()).toEqual({ t1: ['p2', 'p3'], t2: ['p4'] });
    expect(await cyd!.hold('key', 1, 0)).toBe(2);
    await bob!.present('t2', []);
    expect(await elsewhere()).toEqual({ t1: ['p2', 'p3'] });
    await stores.splice(stores.indexOf(bob!), 1)[0]?.close();
    expect(await elsewhere()).toEqual({});
    expect(await cyd!.hold('key', -1, 0)).toBe(0);
  });

  test('that was taken for dead leaves nothing behind, and tells everything again when it wakes', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    await ann!.present('t1', ['p1']);
    await ann!.hold('key', 1, 0);
    await age('ann', PATIENCE * 20);
    for (let beats = 0; beats < 20; beats++) await bob!.beat(0);
    expect(await ask(url, "SELECT 1 FROM presence WHERE process = 'ann'")).toEqual([]);
    expect(await ask(url, "SELECT 1 FROM holds WHERE process = 'ann'")).toEqual([]);
    expect(await ask(url, "SELECT 1 FROM processes WHERE name = 'ann'")).toEqual([]);
    expect(await ann!.beat(0)).toBe(true);
    expect(Object.fromEntries(await bob!.presentElsewhere(['t1'], 0))).toEqual({ t1: ['p1'] });
    expect(await bob!.hold('key', 1, 0)).toBe(2);
  });

  test('that is dead is remembered as long as it has jobs', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    await ann!.commit([[{ put: 'row', row: busyRow('t1') }]]);
    await age('ann', PATIENCE * 20);
    for (let beats = 0; beats < 20; beats++) await bob!.beat(0);
    const [job] = await bob!.claim(1_000_000, 9);
    expect(job?.tendedAt).toBeLessThan(1_000_000 - PATIENCE * 19);
  });

  test('counts together with the others, and what is over is cleaned up', async () => {
    const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
    const counts = await Promise.all([ann!, bob!, ann!, bob!].map((store) => store.count('a', 100, 1000)));
    expect(counts.map(({ count }) => count).sort()).toEqual([1, 2, 3, 4]);
    for (let beats = 0; beats < 20; beats++) await bob!.beat(1100);
    expect(await ask(url, 'SELECT 1 FROM counts')).toEqual([]);
  });
});

describe('opening', () => {
  test('at the same time makes the database once', async () => {
    const fresh = await server.database();
    const names = ['a', 'b', 'c', 'd', 'e'];
    const all = await Promise.all(names.map((process) => openPostgres(fresh, { process, connections: 2 })));
    expect(await ask(fresh, 'SELECT n, name FROM migrations ORDER BY n')).toEqual(
      MIGRATIONS.map(({ name }, n) => ({ n: n + 1, name })),
    );
    for (const store of all) await store.close();
  });

  test('a database of a newer version is refused', async () => {
    const newer = await server.database();
    await (await openPostgres(newer, { process: 'a' })).close();
    await ask(newer, "INSERT INTO migrations (n, name) VALUES (999, 'flying')");
    await expect(openPostgres(newer, { process: 'a' })).rejects.toThrow('written by a newer version of Skerry');
  });

  const at = (change: (url: URL) => void): string => {
    const changed = new URL(url);
    change(changed);
    return changed.href;
  };
  test.each<[string, () => string, string]>([
    ['a wrong password', () => at((to) => Object.assign(to, { password: 'w-r-o-n-g' })), 'is not accepted'],
    ['a user nobody knows', () => at((to) => Object.assign(to, { username: 'nobody' })), 'is not accepted'],
    ['a missing database', () => at((to) => Object.assign(to, { pathname: '/atlantis' })), 'there is no such database'],
    ['an unknown host', () => at((to) => Object.assign(to, { hostname: 'db.invalid' })), 'there is no such host'],
    ['a port where nobody is', () => at((to) => Object.assign(to, { port: '1' })), 'nobody answers there'],
    ['an address that is none', () => 'postgres://skerry:w-r-o-n-g@:port/x', 'DATABASE_URL cannot be read'],
    ['an address of something else', () => 'mysql://skerry:w-r-o-n-g@host/x', 'DATABASE_URL cannot be read'],
  ])('%s is told in a sentence, without the password', async (_, address, sentence) => {
    const wrong = address();
    const refusal = await openPostgres(wrong, { process: 'a' }).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ name: 'StoreError', message: expect.stringContaining(sentence) });
    expect(String((refusal as Error).stack)).not.toContain(new URL(url).password);
    expect(String((refusal as Error).stack)).not.toContain('w-r-o-n-g');
  });

  test('an old PostgreSQL is refused, and so is a replica', async () => {
    const found = (version: number, recovering: boolean) =>
      ({ ask: async () => [{ version, recovering }] }) as unknown as Connections;
    await expect(mustBeUsable(found(140_011, false), url)).rejects.toThrow(
      'is PostgreSQL 14; Skerry needs 15 or newer.',
    );
    await expect(mustBeUsable(found(150_000, true), url)).rejects.toThrow('is a replica');
    await mustBeUsable(found(150_000, false), url);
  });
});

describe('when the database restarts in the middle of commits', () => {
  test.for(['stop', 'kill'] as const)(
    'by %s, what was acknowledged is there once, and it goes on',
    async (how, { skip }) => {
      const { own } = server;
      if (own === undefined) return skip('the server in TEST_DATABASE_URL is not ours to stop');
      const [ann, bob] = await Promise.all([open('ann'), open('bob')]);
      const bobs = await ear(bob!);
      await ann!.present('t1', ['p1']);
      const acknowledged: string[] = [];
      let running = true;
      let tries = 0;
      let failed = 0;
      const writing = (async () => {
        while (running) {
          const command = `c${++tries}`;
          try {
            const next = ((await ann!.lines('t1')).at(-1)?.n ?? 0) + 1;
            const [written] = await ann!.commit([[line('t1', next, command)]]);
            if (written) acknowledged.push(command);
          } catch {
            failed++;
            await pause(5);
          }
        }
      })();
      const until = async (what: () => boolean) => {
        while (!what()) await pause(5);
      };
      await until(() => acknowledged.length >= 5);
      await own[how]();
      await until(() => failed > 0);
      await own.start();
      const before = acknowledged.length;
      await until(() => acknowledged.length >= before + 5);
      running = false;
      await writing;
      const lines = await bob!.lines('t1');
      expect(lines.map(({ n }) => n)).toEqual(lines.map((_, n) => n + 1));
      const commands = lines.map(({ command }) => command);
      expect(acknowledged.filter((command) => commands.filter((each) => each === command).length !== 1)).toEqual([]);
      await bobs.until((heard) => heard.some(({ tables }) => tables === 'all'));
      // What is not written safely is gone after a crash; a beat brings it back.
      await untilDone(() => ann!.beat(0));
      expect(Object.fromEntries(await bob!.presentElsewhere(['t1'], 0))).toEqual({ t1: ['p1'] });
    },
  );
});

describe('a database that has lost its tables is not silently begun anew', () => {
  const refused = /^The database has lost its tables\. Restore a backup, .*; to begin anew, name a new database/;

  test.each([
    ['some of them', 'DROP TABLE tables, lines'],
    ['all that was in it', 'DROP SCHEMA public CASCADE; CREATE SCHEMA public'],
  ])('%s', async (_, sql) => {
    const lost = await server.database();
    await (await openPostgres(lost, { process: 'before' })).close();
    await (await openPostgres(lost, { process: 'again' })).close();
    await ask(lost, sql);
    await expect(openPostgres(lost, { process: 'after' })).rejects.toThrow(refused);
    const [found] = await ask(lost, "SELECT to_regclass('tables') AS made");
    expect(found).toEqual({ made: null });
  });

  test('and the comment that its host has written on it stays', async () => {
    const own = await server.database();
    await ask(own, `COMMENT ON DATABASE ${new URL(own).pathname.slice(1)} IS 'Ours'`);
    await (await openPostgres(own, { process: 'one' })).close();
    const [found] = await ask(
      own,
      "SELECT shobj_description(oid, 'pg_database') AS comment FROM pg_database WHERE datname = current_database()",
    );
    expect(found).toEqual({ comment: 'Ours' });
  });
});
