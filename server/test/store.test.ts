import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Turn } from '@skerry/engine';
import Database from 'libsql';
import { afterEach, describe, expect, test } from 'vitest';
import { Metrics } from '../metrics.ts';
import { CommitQueue } from '../store/commit-queue.ts';
import { openSqlite } from '../store/sqlite.ts';
import { DATABASE_FILE } from '../store/sqlite-file.ts';
import type { Store, Write, WriteSet } from '../store/store.ts';
import { ME, OPEN, places } from './place.ts';
import { line, putRow } from './store/sample.ts';

const place = places();

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'skerry-store-'));
  folders.push(made);
  return made;
}
afterEach(() => {
  for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true });
});

/** A store whose commits fail while `broken` says so. */
function fragile(store: Store): Store & { broken: boolean; commits: number } {
  return Object.assign(Object.create(store) as Store, {
    broken: false,
    commits: 0,
    async commit(
      this: { broken: boolean; commits: number },
      changes: readonly WriteSet[],
    ): Promise<readonly boolean[]> {
      this.commits++;
      if (this.broken) throw new Error('SQLITE_FULL: database or disk is full');
      return store.commit(changes);
    },
  });
}

describe('the ledger', () => {
  test('lets what comes together share one commit', async () => {
    const store = fragile(openSqlite(folder()));
    const commitQueue = new CommitQueue(store, new Metrics());
    await Promise.all(Array.from({ length: 50 }, (_, n) => commitQueue.write(`t${n}`, [line(`t${n}`, 1)])));
    expect(store.commits).toBe(1);
    expect(await store.lines('t49')).toHaveLength(1);
    await store.close();
  });

  test('fails all that shared a commit, and what waits for the same tables', async () => {
    const store = fragile(openSqlite(folder()));
    const commitQueue = new CommitQueue(store, new Metrics());
    store.broken = true;
    const answers = await Promise.allSettled([
      commitQueue.write('t1', [line('t1', 1)]),
      commitQueue.write('t2', [line('t2', 1)]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    store.broken = false;
    await commitQueue.write('t1', [line('t1', 1)]);
    expect(await store.lines('t2')).toEqual([]);
    await store.close();
  });

  test('fails only what collides, and what waits for the same table', async () => {
    const store = openSqlite(folder());
    await store.commit([[line('t1', 1)]]);
    const commitQueue = new CommitQueue(store, new Metrics());
    const answers = await Promise.allSettled([
      commitQueue.write('t1', [line('t1', 1)]),
      commitQueue.write('t2', [line('t2', 1)]),
      commitQueue.write('t1', [line('t1', 2)]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
    expect(await store.lines('t1')).toHaveLength(1);
    expect(await store.lines('t2')).toHaveLength(1);
    await store.close();
  });

  test('writes a row together with all that lines since then have changed of it', async () => {
    const store = openSqlite(folder());
    const commitQueue = new CommitQueue(store, new Metrics());
    const waiting = (seat: number, turn: Turn | undefined): Write => ({
      ...{ put: 'waiting', table: 't1', waiting: [seat], turn },
    });
    await commitQueue.write('t1', [putRow('t1', { stage: 'playing', waiting: [0], turn: { number: 1, seat: 0 } })]);
    const before = { rev: 1 };
    const row = { stage: 'playing' as const, name: 'Monday', waiting: [1], turn: { number: 2, seat: 1 } };
    await Promise.all([
      commitQueue.write('t1', [putRow('t1', row)], before),
      commitQueue.write(
        't1',
        [line('t1', 1), waiting(0, { number: 3, seat: 0, inRound: { round: 2, turn: 1 } })],
        before,
      ),
    ]);
    expect(await store.table('t1')).toMatchObject({
      ...{ name: 'Monday', rev: 2, waiting: [0] },
      turn: { number: 3, seat: 0, inRound: { round: 2, turn: 1 } },
    });
    await Promise.all([
      commitQueue.write('t1', [putRow('t1', row)], before),
      commitQueue.write('t1', [line('t1', 2), waiting(1, undefined)], before),
    ]);
    expect(await store.table('t1')).not.toHaveProperty('turn');
    await store.close();
  });
});

describe('when the disk is full', () => {
  async function game() {
    const here = place();
    const store = fragile(openSqlite(here.folder));
    await here.open({}, { store });
    const ann = await here.person();
    const table = await ann.make([ME('Ann'), ME('Ben')], { options: { firstSeat: 0 } });
    const player = await ann.enter(table, { offers: true });
    const other = await ann.enter(table);
    await player.wish({ do: 'start' });
    await player.playFirst();
    return { ann, table, store, player, other };
  }

  test('a move is refused, nobody hears of it, and it can be played again when there is room', async () => {
    const { ann, table, store, player, other } = await game();
    store.broken = true;
    expect(await player.playFirst()).toMatchObject({
      say: 'refused',
      why: { why: 'busy' },
      sentence: expect.stringContaining('Nothing has changed'),
    });
    expect(await player.wish({ do: 'rename', seat: 0, name: 'Eve' })).toMatchObject({ why: { why: 'busy' } });
    expect(other.all('news')).toHaveLength(1);
    store.broken = false;
    expect((await ann.enter(table)).last('welcome')).toMatchObject({ n: 1, info: { seats: [{ name: 'Ann' }, {}] } });
    expect(await player.playFirst()).toMatchObject({ say: 'done', n: 2 });
    await other.wait(() => other.n === 2 || undefined);
  });

  test('nobody is told of a change before it is written, whoever comes and goes meanwhile', async () => {
    const here = place();
    const store = openSqlite(here.folder);
    const gate: { failing?: () => void; isShut: boolean } = { isShut: false };
    const commit = (changes: readonly WriteSet[]): Promise<readonly boolean[]> =>
      gate.isShut
        ? new Promise((_, reject) => {
            gate.failing = () => reject(new Error('SQLITE_FULL: database or disk is full'));
          })
        : store.commit(changes);
    await here.open({}, { store: Object.assign(Object.create(store) as Store, { commit }) });
    const ann = await here.person();
    const table = await ann.make([ME('Ann'), ME('Ben')], { listed: true });
    const player = await ann.enter(table);
    const watcher = await (await here.person()).enter(table);
    const toldOf = (watchers: number) =>
      player.wait(() => player.all('info').find(({ info }) => info.watchers === watchers));
    await toldOf(1);
    gate.isShut = true;
    const answer = player.wish({ do: 'start' });
    await expect.poll(() => gate.failing).toBeDefined();
    const before = player.heard.length;
    watcher.hangUp();
    const told = await player.wait(() => player.heard.slice(before).find(({ say }) => say === 'info'));
    gate.isShut = false;
    gate.failing?.();
    expect(await answer).toMatchObject({ say: 'refused', why: { why: 'busy' } });
    expect(told).toMatchObject({ info: { watchers: 0, stage: 'lobby' } });
    expect(await player.wish({ do: 'start' })).toMatchObject({ say: 'done' });
  });

  test('whoever loses a seat is told nothing of a move that is still being written', async () => {
    const here = place();
    const store = openSqlite(here.folder);
    const gate: { isShut: boolean; readonly held: (() => void)[] } = { isShut: false, held: [] };
    const commit = async (changes: readonly WriteSet[]): Promise<readonly boolean[]> => {
      if (gate.isShut) await new Promise<void>((go) => gate.held.push(go));
      return store.commit(changes);
    };
    await here.open({}, { store: Object.assign(Object.create(store) as Store, { commit }) });
    const [ann, ben, phone] = [await here.person(), await here.person(), await here.person()];
    const table = await ann.make([ME('Ann'), OPEN], { listed: true, options: { firstSeat: 0 } });
    const host = await ann.enter(table, { offers: true });
    const player = await ben.enter(table);
    await player.wish({ do: 'sit', seat: 1, name: 'Ben' });
    await host.wish({ do: 'start' });
    await player.wait(() => player.last('welcome').story);
    const { answer } = await ben.ask<{ code: string }>(`/api/tables/${table}/seats/1/code`, {});
    gate.isShut = true;
    const moving = phone.ask('/api/claim', { code: answer.code });
    await expect.poll(() => gate.held.length).toBe(1);
    const playing = host.playFirst();
    host.post({ say: 'ping' });
    await host.until('pong');
    gate.held.shift()?.();
    await player.wait(() => player.you.moved);
    expect(player.n).toBe(0);
    await expect.poll(() => gate.held.length).toBe(1);
    gate.isShut = false;
    gate.held.shift()?.();
    expect(await playing).toMatchObject({ say: 'done', n: 1 });
    expect((await moving).status).toBe(200);
    await player.wait(() => player.last('welcome').you.looking === 'watcher' || undefined);
    expect(player.last('welcome').n).toBe(1);
  });

  test('no table is made, and the server says so', async () => {
    const { ann, store } = await game();
    store.broken = true;
    const wish = { game: 'forbidden-island', seats: [ME('Ann'), ME('Ben')] };
    expect(await ann.ask('/api/tables', wish)).toMatchObject({ status: 503, answer: { why: { why: 'busy' } } });
    store.broken = false;
  });
});

test('a table that newer rules play says so, and its log stays', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  const player = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  await player.playFirst();
  await here.close();
  const db = new Database(join(here.folder, DATABASE_FILE));
  db.exec("UPDATE tables SET version = 999, head = json_set(head, '$.version', 999)");
  db.close();
  await here.open();
  const later = await ann.enter(table);
  expect(later.last('bye')).toMatchObject({ why: { why: 'otherRules' }, again: false });
  await here.close();
  const store = openSqlite(here.folder);
  expect(await store.lines(table)).toHaveLength(1);
  await store.close();
});

test('a database that does not answer is no reason to fall over', async () => {
  const here = place();
  const store = openSqlite(here.folder);
  let isAway = false;
  const failing = (name: string) => (isAway ? Promise.reject(new Error(`${name} is away`)) : undefined);
  const away = Object.assign(Object.create(store) as Store, {
    commit: (...args: Parameters<Store['commit']>) => failing('commit') ?? store.commit(...args),
    table: (id: string) => failing('table') ?? store.table(id),
    count: (...args: Parameters<Store['count']>) => failing('count') ?? store.count(...args),
    hold: (...args: Parameters<Store['hold']>) => failing('hold') ?? store.hold(...args),
    beat: (now: number) => failing('beat') ?? store.beat(now),
  });
  await here.open({}, { store: away });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  const player = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  isAway = true;
  expect(await player.wish({ do: 'chat', text: 'hello?' })).toMatchObject({ why: { why: 'busy' } });
  expect((await ann.ask('/api/mine')).status).toBe(503);
  expect(await player.until('bye')).toMatchObject({ why: { why: 'busy' }, again: true });
  const early = await ann.enter(table);
  expect(early.last('bye')).toMatchObject({ why: { why: 'busy' }, again: true });
  isAway = false;
  const again = await ann.enter(table, { offers: true });
  expect(await again.wish({ do: 'chat', text: 'hello!' })).toMatchObject({ say: 'done' });
  expect(await again.playFirst()).toMatchObject({ say: 'done' });
});
