import type { Turn } from '@skerry/engine';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MARKED_FOR, type Store, type TableRow, type Write } from '../../store/store.ts';
import { callContract } from './calls.ts';
import { deviceContract } from './devices.ts';
import { joiningContract } from './joinings.ts';
import { BOT, busyRow, each, line, PACK, PACK_NAME, putPack, putRow, row, said } from './sample.ts';

/** A place for the stores of a suite. */
export interface Shelf {
  /** A store that nothing was written to yet. */
  fresh(): Promise<Store>;
  /** Closes a store, as at the end of its process, and opens it again. */
  again(store: Store): Promise<Store>;
  close(): Promise<void>;
}

/** What holds for every store. */
export function contract(name: string, open: () => Promise<Shelf>): void {
  describe(name, () => {
    let shelf: Shelf;
    let store: Store;
    const opened: Store[] = [];
    beforeAll(async () => {
      shelf = await open();
    });
    afterEach(async () => {
      for (const each of opened.splice(0)) await each.close();
    });
    afterAll(() => shelf.close());

    async function fresh(): Promise<Store> {
      store = await shelf.fresh();
      opened.push(store);
      return store;
    }
    async function again(): Promise<Store> {
      opened.splice(opened.indexOf(store), 1);
      store = await shelf.again(store);
      opened.push(store);
      return store;
    }
    /** Writes what must not collide. */
    async function put(...writes: readonly Write[]): Promise<void> {
      expect(await store.commit([writes])).toEqual([true]);
    }
    callContract(fresh, again);
    deviceContract(fresh, again);
    joiningContract(fresh, again);

    const ids = (rows: readonly TableRow[]): string[] => rows.map(({ id }) => id);

    test('gives back what was written, after it was closed too', async () => {
      await fresh();
      const whole = row('t1', {
        ...{ clock: { turn: 1, bank: 2 }, code: 'heron-41', next: 't2', listed: true, maker: 'm', kicked: ['eve'] },
        ...{ made: 1_900_000_000_000, touched: 1_900_000_000_001, options: { level: 'novice', tiles: [1, 2] } },
        result: { ranks: [1], scores: [], why: { why: 'won' } },
        head: { game: 'g', seed: 's' } as NonNullable<TableRow['head']>,
      });
      await put({ put: 'row', row: whole }, line('t1', 1), line('t1', 2), said('t1', 'hello'));
      await put({ put: 'line', table: 't1', line: { n: 3, action: { act: 'pass' }, at: 6, secret: true } });
      await again();
      expect(await store.table('t1')).toEqual(whole);
      expect(await store.lines('t1')).toEqual([
        { n: 1, seat: 0, action: { act: 'pass' }, chance: ['a', 1], at: 5, command: 'c1' },
        { n: 2, seat: 0, action: { act: 'pass' }, chance: ['a', 1], at: 5, command: 'c2' },
        { n: 3, action: { act: 'pass' }, at: 6, secret: true },
      ]);
      expect(await store.chat('t1', 'seats', 9)).toEqual([
        { room: 'seats', seat: 0, name: 'Ann', text: 'hello', at: 1 },
      ]);
      expect(await store.table('t2')).toBeUndefined();
      expect(await store.lines('t2')).toEqual([]);
    });

    test('gives lines in their order, also those after one', async () => {
      await fresh();
      await put(...[12, 2, 1, 11, 3, 10, 9, 8, 7, 6, 5, 4].map((n) => line('t1', n)));
      expect((await store.lines('t1')).map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect((await store.lines('t1', 10)).map(({ n }) => n)).toEqual([11, 12]);
      expect(await store.lines('t1', 12)).toEqual([]);
    });

    test('keeps the keys of objects in their order, and every letter', async () => {
      await fresh();
      const odd =
        '"quoted" \\back\\ \'single\' {a,b} NULL \u{1f3dd}\ufe0f é e\u0301 \u2028 \t\n \u202e $1 %s \ufeff 漢';
      const action = { act: odd, z: 1, a: { y: [null, true, -0.5, 1e300], '10': 'x', '9': odd }, empty: {}, none: [] };
      const chance = [odd, '', { b: 1, a: 2 }];
      await put({ put: 'line', table: 't1', line: { n: 1, action, chance, at: 1, command: odd } });
      await put(putRow('t1', { name: odd, seats: [{ who: 'person', name: odd, person: 'ann' }] }), said('t1', odd));
      const [read] = await store.lines('t1');
      expect(JSON.stringify(read)).toBe(JSON.stringify({ n: 1, action, chance, at: 1, command: odd }));
      expect(await store.table('t1')).toMatchObject({ name: odd, seats: [{ name: odd }] });
      expect(await store.chat('t1', 'seats', 1)).toMatchObject([{ text: odd }]);
    });

    test('replaces the letter that no database keeps, and finds nothing by it', async () => {
      await fresh();
      const action = { act: 'a\0b' };
      await put(...[putRow('t1', { name: 'x\0y', code: 'gull-1' }), said('t1', 'x\0y')], {
        put: 'line',
        table: 't1',
        line: { n: 1, action, at: 1, command: 'x\0y' },
      });
      expect(await store.table('t1')).toMatchObject({ name: 'x\ufffdy' });
      expect(await store.lines('t1')).toEqual([{ n: 1, action, at: 1, command: 'x\ufffdy' }]);
      expect(await store.chat('t1', 'seats', 1)).toMatchObject([{ text: 'x\ufffdy' }]);
      expect(await store.table('t1\0')).toBeUndefined();
      expect(await store.lines('t1\0')).toEqual([]);
      expect(await store.chat('t1\0', 'seats', 1)).toEqual([]);
      expect(await store.snapshot('t1\0')).toBeUndefined();
      expect(await store.withCode('gull-1\0')).toBeUndefined();
      expect([...(await store.reached(['t1\0']))]).toEqual([]);
    });

    describe('a change that collides', () => {
      test('leaves no trace, and the others are written', async () => {
        await fresh();
        await put(line('t1', 1));
        const written = await store.commit([
          [line('t2', 1), putRow('t2')],
          [line('t3', 1), line('t1', 1, 'late'), putRow('t3', { code: 'tern-7' }), said('t3', 'hello')],
          [line('t4', 1)],
        ]);
        expect(written).toEqual([true, false, true]);
        expect(await store.lines('t2')).toHaveLength(1);
        expect(await store.lines('t4')).toHaveLength(1);
        expect(await store.lines('t3')).toEqual([]);
        expect(await store.table('t3')).toBeUndefined();
        expect(await store.chat('t3', 'seats', 9)).toEqual([]);
        expect(await store.withCode('tern-7')).toBeUndefined();
        expect(await store.lines('t1')).toMatchObject([{ command: 'c1' }]);
        expect(await store.commit([[line('t3', 1), putRow('t3')]])).toEqual([true]);
      });

      test('makes what was built on it collide too', async () => {
        await fresh();
        await put(line('t1', 1), line('t2', 1));
        const written = await store.commit([
          [line('t1', 1, 'late')],
          [line('t1', 2), line('t3', 1)],
          [line('t3', 2)],
          [line('t2', 2)],
        ]);
        expect(written).toEqual([false, false, false, true]);
        expect(await store.lines('t1')).toHaveLength(1);
        expect(await store.lines('t3')).toEqual([]);
      });

      test('is one with a row that was written meanwhile', async () => {
        await fresh();
        await put(putRow('t1'));
        await put(putRow('t1', { rev: 2, name: 'Monday' }));
        expect(await store.commit(each(putRow('t1', { rev: 2, name: 'late' })))).toEqual([false]);
        expect(await store.commit(each(putRow('t1', { rev: 4, name: 'early' })))).toEqual([false]);
        expect(await store.commit(each(putRow('t1', { name: 'anew' })))).toEqual([false]);
        expect(await store.commit(each(putRow('t9', { rev: 2, name: 'never made' })))).toEqual([false]);
        expect(await store.table('t1')).toMatchObject({ name: 'Monday', rev: 2 });
        expect(await store.table('t9')).toBeUndefined();
      });

      test('is one whose word another table in the lobby has', async () => {
        await fresh();
        await put(putRow('t1', { code: 'heron-41' }), putRow('t2', { code: 'heron-42' }));
        expect(await store.commit(each(putRow('t3', { code: 'heron-41' })))).toEqual([false]);
        expect(await store.commit(each(putRow('t2', { code: 'heron-41', rev: 2 })))).toEqual([false]);
        expect(await store.withCode('heron-41')).toMatchObject({ id: 't1' });
        await put(putRow('t1', { code: 'heron-41', stage: 'playing', rev: 2 }));
        expect(await store.withCode('heron-41')).toBeUndefined();
        expect(await store.commit(each(putRow('t3', { code: 'heron-41' })))).toEqual([true]);
      });
    });

    test('writes several of one table in their order', async () => {
      await fresh();
      const written = await store.commit([
        [putRow('t1'), line('t1', 1)],
        [putRow('t1', { rev: 2, name: 'Monday' }), line('t1', 2)],
        [putRow('t1', { rev: 3, name: 'Tuesday', host: 'bob' })],
      ]);
      expect(written).toEqual([true, true, true]);
      expect(await store.table('t1')).toMatchObject({ rev: 3, name: 'Tuesday' });
      expect(ids(await store.tablesOf('bob', 9))).toEqual(['t1']);
      expect(await store.commit([[putRow('t1', { rev: 4 })], [putRow('t1', { rev: 4 })]])).toEqual([true, false]);
    });

    test('writes 500 tables at once, and finds the two among them that collide', async () => {
      await fresh();
      const names = Array.from({ length: 500 }, (_, n) => `t${String(n).padStart(3, '0')}`);
      const begun = names.map((id): Write[] => [{ put: 'row', row: busyRow(id) }, line(id, 1)]);
      expect(await store.commit(begun)).toEqual(names.map(() => true));
      await put(line('t123', 2), putRow('t124', { rev: 2 }));
      const later = names.map((id): Write[] => [putRow(id, { rev: 2, name: 'later' }), line(id, 2)]);
      const written = await store.commit(later);
      expect(names.filter((_, n) => !written[n])).toEqual(['t123', 't124']);
      const reached = await store.reached(names);
      expect(names.filter((id) => reached.get(id)?.n !== 2)).toEqual(['t124']);
      expect(names.filter((id) => reached.get(id)?.rev !== 2)).toEqual(['t123']);
    });

    test('commits nothing if there is nothing', async () => {
      await fresh();
      expect(await store.commit([])).toEqual([]);
    });

    test('knows whom a game waits for without another writing of its row', async () => {
      await fresh();
      await put(putRow('t1', { stage: 'playing', waiting: [0] }), putRow('t2'));
      await put(line('t1', 1), { put: 'waiting', table: 't1', waiting: [1, 2], turn: { number: 4, seat: 1 } });
      expect(await store.table('t1')).toMatchObject({ waiting: [1, 2], turn: { number: 4, seat: 1 }, rev: 1 });
      expect(await store.table('t2')).not.toHaveProperty('waiting');
      await put({ put: 'waiting', table: 't1', waiting: [], turn: { number: 5 } });
      const listed = (await store.tablesOf('ann', 10)).find(({ id }) => id === 't1');
      expect(listed).toMatchObject({ waiting: [], turn: { number: 5 } });
      expect(listed?.turn).not.toHaveProperty('seat');
    });

    test('knows whom a game waits for by whatever was written last: a line or the row', async () => {
      await fresh();
      const standing = (waiting: number[], turn: Turn | undefined): Write => ({
        ...{ put: 'waiting', table: 't1', waiting, turn },
      });
      const known = async () => {
        const { waiting, turn } = (await store.table('t1'))!;
        return [waiting, turn?.number];
      };
      await put(putRow('t1', { name: 'null', waiting: [0], turn: { number: 1 } }));
      await put(line('t1', 1), standing([1], { number: 2 }));
      await put(line('t1', 2));
      expect(await known()).toEqual([[1], 2]);
      await put(putRow('t1', { name: 'null', rev: 2, waiting: [2], turn: { number: 3 } }));
      expect(await known()).toEqual([[2], 3]);
      await put(line('t1', 3), line('t1', 4), standing([3], undefined));
      expect(await known()).toEqual([[3], undefined]);
      await put(line('t1', 5), putRow('t1', { name: 'null', rev: 3, waiting: [0], turn: { number: 5 } }));
      expect(await known()).toEqual([[0], 5]);
      expect(ids(await store.tablesOf('ann', 9))).toEqual(['t1']);
      expect(await store.table('t1')).toMatchObject({ name: 'null', rev: 3 });
    });

    test('finds the line that a command of a seat made', async () => {
      await fresh();
      await put(putRow('t1'), line('t1', 1), line('t1', 2), putRow('t2'), line('t2', 1, 'other'));
      expect(await store.lineOf('t1', 0, 'c2')).toBe(2);
      expect(await store.lineOf('t1', 1, 'c2')).toBeUndefined();
      expect(await store.lineOf('t1', 0, 'other')).toBeUndefined();
    });

    test('keeps what stands beside a snapshot only with that snapshot', async () => {
      await fresh();
      const counts = { lines: 4, pages: 3, secret: [] };
      const snapshot = { n: 4, version: 1, saved: {}, lately: { counts } };
      await put({ put: 'snapshot', table: 't1', snapshot });
      expect(await store.snapshot('t1')).toEqual(snapshot);
      // Of another one: it is as good as none.
      await put({ put: 'snapshot', table: 't1', snapshot: { ...snapshot, n: 9 } });
      expect(await store.snapshot('t1')).toEqual({ n: 9, version: 1, saved: {} });
    });

    test('keeps the newest snapshot of a table', async () => {
      await fresh();
      expect(await store.snapshot('t1')).toBeUndefined();
      await put({ put: 'snapshot', table: 't1', snapshot: { n: 4, version: 1, saved: { b: 1, a: [2] } } });
      await put({ put: 'snapshot', table: 't1', snapshot: { n: 9, version: 2, saved: { b: 9, a: [2] } } });
      await put({ put: 'snapshot', table: 't1', snapshot: { n: 5, version: 1, saved: {} } });
      expect(JSON.stringify(await store.snapshot('t1'))).toBe('{"n":9,"version":2,"saved":{"b":9,"a":[2]}}');
    });

    test('gives the last lines that were said in a room, oldest first', async () => {
      await fresh();
      await put(...['one', 'two', 'three'].map((text) => said('t1', text)), said('t2', 'elsewhere'));
      await put({
        put: 'chat',
        table: 't1',
        line: { room: 'watchers', name: 'Heron', text: 'psst', at: 3 },
        person: 'bob',
      });
      expect((await store.chat('t1', 'seats', 2)).map(({ text }) => text)).toEqual(['two', 'three']);
      expect(await store.chat('t1', 'watchers', 9)).toEqual([{ room: 'watchers', name: 'Heron', text: 'psst', at: 3 }]);
    });

    test('keeps gestures as they were made, and forgets them with who made them', async () => {
      await fresh();
      const gesture = { make: 'propose', seat: 1, turn: 2, action: { act: 'move', to: 'c3' } } as const;
      const made = { room: 'seats', seat: 0, name: 'Ann', at: 4, gesture } as const;
      await put(said('t1', 'look here'), { put: 'chat', table: 't1', line: made, person: 'ann' });
      await again();
      expect(await store.chat('t1', 'seats', 1)).toEqual([made]);
      await store.unsay('ann', []);
      expect(await store.chat('t1', 'seats', 9)).not.toContainEqual(made);
    });

    test('forgets what a person said anywhere, and what was said at their seat before it was noted who did', async () => {
      await fresh();
      await put(putRow('t1'), putRow('t2'), said('t1', 'one'), said('t2', 'two'));
      const watcher = {
        put: 'chat',
        table: 't1',
        line: { room: 'watchers', name: 'Heron', text: 'psst', at: 3 },
      } as const;
      await put({ ...watcher, person: 'bob' }, { ...watcher, person: 'ann' });
      expect((await store.unsay('ann', [{ table: 't1', seat: 0 }])).sort()).toEqual(['t1', 't2']);
      expect([await store.chat('t1', 'seats', 9), await store.chat('t2', 'seats', 9)]).toEqual([[], []]);
      expect(await store.chat('t1', 'watchers', 9)).toHaveLength(1);
      expect(await store.unsay('ann', [])).toEqual([]);
    });

    test('says how far tables have come', async () => {
      await fresh();
      await put(putRow('t1'), putRow('t2'), line('t1', 1), line('t1', 2), said('t1', 'hello'));
      await put(putRow('t1', { rev: 2 }));
      expect(Object.fromEntries(await store.reached(['t1', 't2', 't3']))).toMatchObject({
        t1: { n: 2, rev: 2 },
        t2: { n: 0, rev: 1 },
      });
    });

    test('says whether something was said, or is gone that was said', async () => {
      await fresh();
      const marks = new Set<string | undefined>();
      const mark = async () => marks.add((await store.reached(['t1'])).get('t1')?.said);
      await put(putRow('t1'));
      await mark();
      for (const person of ['ann', 'bob']) {
        await put(said('t1', 'hello', 1, person));
        await mark();
      }
      // As many lines as before, but others.
      await store.unsay('ann', []);
      await put(said('t1', 'hello', 1, 'bob'));
      await mark();
      await store.unsay('bob', []);
      await mark();
      expect(marks.size).toBe(4);
    });

    test('says nothing of tables that are not there', async () => {
      await fresh();
      await put(putRow('t1'));
      expect([...(await store.reached(['t1', 't3'])).keys()]).toEqual(['t1']);
    });

    test('lists what anybody may find, the newest first', async () => {
      await fresh();
      await put(
        putRow('old', { listed: true, made: 1 }),
        putRow('new', { listed: true, made: 3, stage: 'playing' }),
        putRow('over', { listed: true, made: 2, stage: 'over' }),
        putRow('hidden', { made: 4 }),
      );
      expect(ids(await store.listed(9, 0))).toEqual(['new', 'old']);
      expect(ids(await store.listed(1, 0))).toEqual(['new']);
    });

    test('neither lists nor counts tables where nothing happened since a time', async () => {
      await fresh();
      const found = { listed: true, maker: 'm', stage: 'playing', touched: 1 } as const;
      await put(putRow('left', found), putRow('played', found), putRow('changed', { ...found, touched: 4 }));
      await put(line('played', 1));
      expect(ids(await store.listed(9, 4)).sort()).toEqual(['changed', 'played']);
      expect(await store.madeBy('m', 4)).toBe(2);
      expect(await store.madeBy('m', 6)).toBe(0);
      expect([...(await store.lastLines(['left', 'played', 'nowhere']))]).toEqual([['played', 5]]);
    });

    test('lists the tables of a person, the last touched first, and none they left', async () => {
      await fresh();
      const bob = { who: 'person', name: 'Bob', person: 'bob' } as const;
      await put(putRow('t1', { touched: 1 }), putRow('t2', { touched: 2, seats: [bob, bob] }));
      expect(ids(await store.tablesOf('ann', 9))).toEqual(['t2', 't1']);
      expect(ids(await store.tablesOf('bob', 9))).toEqual(['t2']);
      await put(putRow('t2', { rev: 2, host: 'bob', seats: [bob] }));
      await put(putRow('t2', { rev: 3, host: 'bob', seats: [bob], name: 'same people' }));
      expect(ids(await store.tablesOf('ann', 9))).toEqual(['t1']);
      expect(ids(await store.tablesOf('bob', 9))).toEqual(['t2']);
      await again();
      await put(putRow('t2', { rev: 4, host: 'ann', seats: [] }));
      expect(ids(await store.tablesOf('bob', 9))).toEqual([]);
      expect(ids(await store.tablesOf('ann', 1))).toEqual(['t1']);
    });

    test('counts the tables from an address that are not over', async () => {
      await fresh();
      await put(
        putRow('t1', { maker: 'm' }),
        putRow('t2', { maker: 'm', stage: 'over' }),
        putRow('t3', { maker: 'o' }),
      );
      expect([await store.madeBy('m', 0), await store.madeBy('o', 0), await store.madeBy('x', 0)]).toEqual([1, 1, 0]);
    });

    test('removes tables that never began and were not touched for long', async () => {
      await fresh();
      await put(putRow('old', { touched: 9 }), said('old', 'anybody?'));
      await put(putRow('new', { touched: 10 }));
      await put(putRow('begun', { touched: 1, stage: 'playing' }), line('begun', 1));
      expect(await store.clearLobbies(10, 1000)).toBe(0);
      expect(await store.clearLobbies(10, 1000 + MARKED_FOR)).toBe(1);
      expect(await store.clearLobbies(10, 1000 + MARKED_FOR)).toBe(0);
      expect(await store.table('old')).toBeUndefined();
      expect(await store.chat('old', 'seats', 10)).toEqual([]);
      expect(ids(await store.tablesOf('ann', 10)).sort()).toEqual(['begun', 'new']);
      expect(await store.lines('begun')).toHaveLength(1);
    });

    test('removes nothing at once when the clock is set ahead, and nothing that was touched after the mark', async () => {
      await fresh();
      const [today, ahead] = [1000 * MARKED_FOR, 2000 * MARKED_FOR];
      await put(putRow('a', { touched: today }), putRow('b', { touched: today }));
      expect(await store.clearLobbies(ahead - 30 * MARKED_FOR, ahead)).toBe(0);
      // Somebody puts the clock right: the mark is from a time to come, and means nothing any more.
      expect(await store.clearLobbies(today - 30 * MARKED_FOR, today)).toBe(0);
      expect(await store.clearLobbies(ahead - 30 * MARKED_FOR, ahead)).toBe(0);
      await put(putRow('b', { touched: ahead, rev: 2 }));
      expect(await store.clearLobbies(ahead - 29 * MARKED_FOR, ahead + MARKED_FOR)).toBe(1);
      expect(ids(await store.tablesOf('ann', 10))).toEqual(['b']);
    });

    test('a window of time that began before the clock was set back is over', async () => {
      await fresh();
      const key = 'codes/203.0.113.7';
      for (let n = 1; n <= 3; n++) expect((await store.count(key, 60_000, 5_000_000)).count).toBe(n);
      expect(await store.count(key, 60_000, 1_000_000)).toEqual({ count: 1, until: 1_060_000 });
      expect(await store.count(key, 60_000, 1_000_001)).toEqual({ count: 2, until: 1_060_000 });
    });

    test('keeps that rivals may ask for hints, and that they may not', async () => {
      await fresh();
      await put(putRow('t1', { hints: true }), putRow('t2'));
      expect(await store.table('t1')).toMatchObject({ hints: true });
      expect(await store.table('t2')).not.toHaveProperty('hints');
    });

    test('keeps whom the host has muted', async () => {
      await fresh();
      await put(putRow('t1', { muted: ['eve'] }));
      expect(await store.table('t1')).toMatchObject({ muted: ['eve'] });
    });

    describe('content packs', () => {
      const head = {
        ...{ game: 'trails-of-tucana', version: 1, seats: 1, options: {}, opening: [], commitment: 'c', seed: 's' },
        pack: PACK,
      };

      test('are kept once by their hash, and the row only names them', async () => {
        await fresh();
        await put(putPack(1), putRow('t1', { pack: PACK_NAME, head }), putPack(2));
        await again();
        expect(JSON.stringify(await store.pack(PACK_NAME.hash))).toBe(JSON.stringify(PACK));
        const { pack: _, ...rest } = head;
        expect(await store.table('t1')).toEqual(row('t1', { pack: PACK_NAME, head: rest }));
        expect(await store.pack('unknown')).toBeUndefined();
        expect(await store.pack('\0')).toBeUndefined();
      });

      test('go with what they were written with, or not at all', async () => {
        await fresh();
        await put(putRow('t1'));
        expect(await store.commit([[putPack(1), putRow('t1', { pack: PACK_NAME })]])).toEqual([false]);
        expect(await store.pack(PACK_NAME.hash)).toBeUndefined();
      });

      test('are removed once no table names them and none was made with them for a while', async () => {
        await fresh();
        await put(putPack(5), putRow('t1', { pack: PACK_NAME }), putPack(5, 'lonely'), putPack(15, 'new'));
        await put(putPack(15, 'lonely'), putPack(5, 'old'));
        expect(await store.clearPacks(10)).toBe(1);
        expect(await store.pack('old')).toBeUndefined();
        for (const hash of [PACK_NAME.hash, 'lonely', 'new']) expect(await store.pack(hash)).toEqual(PACK);
        expect(await store.clearPacks(20)).toBe(2);
        expect(await store.pack(PACK_NAME.hash)).toEqual(PACK);
      });
    });

    test('counts one result of a daily island for each browser', async () => {
      await fresh();
      const result = (who: string, total: number, day = '2026-11-16'): Write => ({
        put: 'daily',
        result: { day, island: 'small', who, total },
      });
      await put(result('a', 30), result('b', 20), result('c', 30), result('a', 99), result('a', 1, '2026-11-17'));
      expect(await store.commit(each(result('b', 99)))).toEqual([true]);
      expect(await store.daily('2026-11-16', 'small')).toEqual([
        { total: 20, games: 1 },
        { total: 30, games: 2 },
      ]);
      expect(await store.dailyTotal('2026-11-16', 'small', 'b')).toBe(20);
      expect(await store.dailyTotal('2026-11-16', 'small', 'z')).toBeUndefined();
    });

    describe('jobs', () => {
      const tables = (jobs: readonly { table: string }[]): string[] => jobs.map(({ table }) => table).sort();

      test('belong to whoever makes a table busy, and go back when they are released', async () => {
        await fresh();
        expect(await store.beat(1000)).toBe(false);
        await put({ put: 'row', row: busyRow('t1') }, { put: 'row', row: busyRow('t2') }, putRow('t3'));
        expect(await store.claim(1000, 9)).toEqual([]);
        await store.release(['t2']);
        expect(tables(await store.claim(1000, 9))).toEqual(['t2']);
        await store.release();
        expect(tables(await store.claim(1000, 1))).toHaveLength(1);
        expect(tables(await store.claim(1000, 9))).toHaveLength(1);
        expect(await store.claim(1000, 9)).toEqual([]);
      });

      test('end when a table is busy no more', async () => {
        await fresh();
        await store.beat(1000);
        await put({ put: 'row', row: busyRow('t1') }, { put: 'row', row: busyRow('t2', { seats: [BOT] }) });
        await put({ put: 'row', row: busyRow('t1', { rev: 2, stage: 'over' }) });
        await put({ put: 'row', row: busyRow('t2', { rev: 2 }) });
        await store.release();
        expect(tables(await store.claim(1000, 9))).toEqual(['t2']);
        await put({ put: 'row', row: busyRow('t1', { rev: 3 }) });
        expect(await store.claim(1000, 9)).toEqual([]);
        await store.release();
        expect(tables(await store.claim(1000, 9))).toEqual(['t1', 't2']);
      });

      test('that are released know when they were last tended', async () => {
        await fresh();
        const now = Date.now();
        await store.beat(now);
        await put({ put: 'row', row: busyRow('t1') });
        await store.release();
        await again();
        const [job] = await store.claim(Date.now(), 9);
        expect(job?.table).toBe('t1');
        expect(job?.tendedAt).toBeGreaterThan(now - 1000);
        expect(job?.tendedAt).toBeLessThanOrEqual(Date.now());
      });
    });

    test('counts within a window of time', async () => {
      await fresh();
      expect(await store.count('a', 100, 1000)).toEqual({ count: 1, until: 1100 });
      expect(await store.count('a', 100, 1099)).toEqual({ count: 2, until: 1100 });
      expect(await store.count('b', 100, 1099)).toEqual({ count: 1, until: 1199 });
      expect(await store.count('a', 100, 1100)).toEqual({ count: 1, until: 1200 });
    });

    test('knows how many hold something, and lets go', async () => {
      await fresh();
      await store.beat(1000);
      expect(await Promise.all([store.hold('a', 1, 1000), store.hold('a', 1, 1000), store.hold('a', 1, 1000)])).toEqual(
        [...[1, 2, 3]],
      );
      expect(await store.hold('b', 1, 1000)).toBe(1);
      expect(await store.hold('a', -1, 1000)).toBe(2);
      expect(await store.hold('b', -1, 1000)).toBe(0);
      expect(await store.hold('b', -1, 1000)).toBe(0);
      expect(await store.hold('b', 1, 1000)).toBe(1);
    });

    test('knows nobody elsewhere who is here', async () => {
      await fresh();
      await store.beat(1000);
      await store.present('t1', ['ann']);
      expect([...(await store.presentElsewhere(['t1'], 1000))]).toEqual([]);
    });

    test('gives a move for its code once, and not after its time', async () => {
      await fresh();
      const move = { table: 't1', seat: 1, from: 'ann' };
      await store.putMove('code', move, 2000);
      await store.putMove('late', move, 2000);
      await again();
      expect(await store.takeMove('wrong', 1999)).toBeUndefined();
      expect(await store.seeMove('code', 1999)).toEqual(move);
      expect(await store.seeMove('late', 2000)).toBeUndefined();
      expect(await store.takeMove('code', 1999)).toEqual(move);
      expect(await store.takeMove('code', 1999)).toBeUndefined();
      expect(await store.takeMove('late', 2000)).toBeUndefined();
    });
  });
}
