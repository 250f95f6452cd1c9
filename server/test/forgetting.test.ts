import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { whoIs } from '../daily/results.ts';
import { LIMITS } from '../index.ts';
import { personOf } from '../secrets.ts';
import { openStore } from '../store/open.ts';
import { testPostgres } from '../testing/postgres.ts';
import { figuresIn, mailService } from '../testing/services.ts';
import { type Browser, ME, OPEN, type Place, type Player, places } from './place.ts';

const place = places();

const remove = async (who: Browser, path: string) => {
  const answer = await fetch(`${who.place.url}${path}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${who.secret}` },
  });
  return { status: answer.status, answer: (await answer.json()) as { why?: { why: string }; tables?: number } };
};

const aborted = async (signal: AbortSignal): Promise<void> => {
  if (!signal.aborted) await once(signal, 'abort');
};

const keyOf = (player: Player) => player.you.links!.invite.split('/').at(-1)!;

/** Ann hosts, Bob sits beside her, both have talked. */
async function company(settings: object = {}) {
  const here = await place().open(settings);
  const [ann, bob] = [await here.person(), await here.person()];
  const table = await ann.make([ME('Ann'), OPEN], { options: { firstSeat: 0 } });
  const host = await ann.enter(table, { offers: true });
  const guest = await bob.enter(table, { key: keyOf(host) });
  await guest.wish({ do: 'sit', seat: 1, name: 'Bob' });
  await host.wish({ do: 'chat', text: 'hello from Ann' });
  await guest.wish({ do: 'chat', text: 'hello from Bob' });
  return { here, ann, bob, table, host, guest };
}

describe('a host', () => {
  test('removes a table for good, and those at it are told', async () => {
    const { ann, bob, table, guest } = await company();
    expect(await remove(bob, `/api/tables/${table}`)).toMatchObject({
      status: 403,
      answer: { why: { why: 'notHost' } },
    });
    expect(await remove(ann, `/api/tables/${table}`)).toMatchObject({ status: 200 });
    expect((await guest.until('bye')).why).toEqual({ why: 'unknownTable' });
    expect((await ann.enter(table)).last('bye').why).toEqual({ why: 'unknownTable' });
    expect(await ann.ask('/api/mine')).toMatchObject({ answer: { tables: [] } });
  });

  test('does not remove a game that others are playing', async () => {
    const { ann, table, host } = await company();
    await host.wish({ do: 'start' });
    expect(await remove(ann, `/api/tables/${table}`)).toMatchObject({
      status: 409,
      answer: { why: { why: 'stillPlayed' } },
    });
    expect(await host.playFirst()).toMatchObject({ say: 'done' });
  });

  test('removes it for those at another process, too', async () => {
    const databaseUrl = await (await testPostgres()).database();
    const { ann, bob, table, host } = await company({ databaseUrl });
    const there = await place().open({ databaseUrl });
    const elsewhere = await there.browser(bob.secret).enter(table);
    expect(elsewhere.info.seats[1]?.name).toBe('Bob');
    expect(await remove(ann, `/api/tables/${table}`)).toMatchObject({ status: 200 });
    expect((await elsewhere.until('bye')).why).toEqual({ why: 'unknownTable' });
    expect((await host.until('bye')).why).toEqual({ why: 'unknownTable' });
  });
});

describe.each(['a file', 'PostgreSQL'])('a person who wants to be forgotten, in %s', (where) => {
  const settings = async () => (where === 'a file' ? {} : { databaseUrl: await (await testPostgres()).database() });

  test('leaves no name, no seat and no word behind, and others play on', async () => {
    const kept = await settings();
    const { here, ann, bob, table, host } = await company(kept);
    await host.wish({ do: 'start' });
    const own = await bob.make([ME('Bob'), ME('Bobby')]);
    expect(await remove(bob, '/api/me')).toEqual({ status: 200, answer: { tables: 2 } });
    await host.wait(() => host.info.seats[1]?.who === 'bot' || undefined);
    expect(host.info.seats[1]?.name).not.toBe('Bob');
    const texts = (player: Player) => player.last('welcome').chat.map(({ text }) => text);
    expect(texts(await ann.enter(table))).toEqual(['hello from Ann']);
    expect(await host.playFirst()).toMatchObject({ say: 'done' });
    expect(await bob.ask('/api/mine')).toMatchObject({ answer: { tables: [] } });
    expect((await ann.enter(own)).last('bye').why).toEqual({ why: 'unknownTable' });
    await here.close();
    await here.open(kept);
    const again = await ann.enter(table);
    expect(texts(again)).toEqual(['hello from Ann']);
    expect(JSON.stringify(again.heard)).not.toContain('Bob');
  });

  test('takes along what they said as a watcher, at any process', async () => {
    const kept = await settings();
    const { here, ann, table, host } = await company(kept);
    await host.wish({ do: 'start' });
    const there = 'databaseUrl' in kept ? await place().open(kept) : here;
    const key = host.you.links!.watch.split('/').at(-1)!;
    const watcher = async (at: Place) => (await at.person()).enter(table, { key });
    const words = (player: Player) => player.last('welcome').chat.map(({ text }) => text);
    const cleo = await here.person();
    const watching = await cleo.enter(table, { key });
    await watching.wish({ do: 'chat', text: 'hello from Cleo' });
    const stranger = await watcher(there);
    await expect.poll(async () => words(await watcher(there))).toEqual(['hello from Cleo']);
    await stranger.wish({ do: 'chat', text: 'and from me' });
    expect((await remove(cleo, '/api/me')).status).toBe(200);
    expect(words(await watcher(here))).not.toContain('hello from Cleo');
    await expect.poll(async () => words(await watcher(there))).toEqual(['and from me']);
    expect(words(await ann.enter(table))).toEqual(['hello from Ann', 'hello from Bob']);
  });

  test('hands the table over to somebody who stays', async () => {
    const { ann, bob, table, guest } = await company(await settings());
    expect((await remove(ann, '/api/me')).status).toBe(200);
    await guest.wait(() => guest.you.host || undefined);
    expect(guest.info.seats[0]).toMatchObject({ who: 'open', name: '' });
    expect((await bob.enter(table)).you.host).toBe(true);
  });
});

test('what is read while somebody is forgotten does not bring their words back', async () => {
  const databaseUrl = await (await testPostgres()).database();
  const store = await openStore({ dataDir: '', databaseUrl, process: 'here' });
  const here = await place().open({ databaseUrl }, { store });
  const there = await place().open({ databaseUrl });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), OPEN]);
  const host = await ann.enter(table);
  const key = host.you.links!.watch.split('/').at(-1)!;
  const cleo = await here.person();
  await (await cleo.enter(table, { key })).wish({ do: 'chat', text: 'hello from Cleo' });
  const stranger = await (await there.person()).enter(table, { key });

  // The words of the stranger are read here, with those of Cleo, and arrive when these are gone.
  const [isRead, isUnsaid] = [new AbortController(), new AbortController()];
  const chat = store.chat.bind(store);
  vi.spyOn(store, 'chat').mockImplementation(async (id, room, most) => {
    const lines = await chat(id, room, most);
    if (room === 'watchers') isRead.abort();
    await aborted(isUnsaid.signal);
    return lines;
  });
  const unsay = store.unsay.bind(store);
  vi.spyOn(store, 'unsay').mockImplementation(async (...whose) => {
    const tables = await unsay(...whose);
    // Time for an answer that does not wait for what is still being read.
    setTimeout(() => isUnsaid.abort(), 300);
    return tables;
  });
  await stranger.wish({ do: 'chat', text: 'and from me' });
  await aborted(isRead.signal);
  expect((await remove(cleo, '/api/me')).status).toBe(200);
  await aborted(isUnsaid.signal);
  const watcher = await (await here.person()).enter(table, { key });
  expect(watcher.last('welcome').chat.map(({ text }) => text)).toEqual(['and from me']);
});

test('a person who wants to be forgotten leaves no result of a daily island', async () => {
  const here = place();
  const store = await openStore({ dataDir: here.folder, process: 'x' });
  await here.open({}, { store });
  const ann = await here.person();
  const result = (person: string) => ({
    day: '2026-11-16',
    island: 'small',
    who: whoIs('2026-11-16', 'small', person),
    total: 9,
  });
  await store.commit([
    [
      { put: 'daily', result: result(personOf(ann.secret)) },
      { put: 'daily', result: result('other') },
    ],
  ]);
  await remove(ann, '/api/me');
  expect(await store.daily('2026-11-16', 'small')).toEqual([{ total: 9, games: 1 }]);
});

describe('what is deleted', () => {
  /** The words that are still in any file of a folder. */
  const wordsIn = (folder: string, words: readonly string[]) => {
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name)));
    return words.filter((word) => files.some((bytes) => bytes.includes(word)));
  };

  test('is gone from the files of the database, too', async () => {
    const { letters, url, close } = await mailService();
    const mail = { server: url, from: 'skerry@example.org', address: 'skerry@example.org', place: 'https://a.example' };
    const { here, ann, bob, table, host, guest } = await company({
      mail,
      limits: { ...LIMITS, messagesPerSecond: 1000, chatPerMinute: 1000 },
    });
    await ann.ask('/api/notices/mail', { address: 'quillfeather@example.org' }, {}, 'PUT');
    await ann.ask('/api/notices/mail', { code: figuresIn(letters[0]!.text) });
    close();
    const said = Array.from({ length: 200 }, (_, n) => `wobblegast-${n} ${'and so on '.repeat(n % 40)}`);
    for (const text of said) await host.wish({ do: 'chat', text });
    for (const text of said) await guest.wish({ do: 'chat', text: text.replace('wobblegast', 'staying') });
    const [other, lone] = [await here.person(), await here.person()];
    const own = await ann.make([ME('Quillfeather'), ME('Thimblerigger')], { name: 'Snollygoster' });
    const removed = await lone.make([ME('Grobblewick'), OPEN], { name: 'Flibbertigib' });
    await (await lone.enter(removed)).wish({ do: 'chat', text: 'Mumpsimus' });
    expect(await other.make([ME('Bystander'), OPEN])).not.toBe(own);
    const words = [
      ...['quillfeather@example.org', 'Quillfeather', 'Thimblerigger', 'Snollygoster', 'wobblegast'],
      ...['Grobblewick', 'Flibbertigib', 'Mumpsimus'],
    ];
    expect(wordsIn(here.folder, words)).toEqual(words);
    expect(await remove(lone, `/api/tables/${removed}`)).toMatchObject({ status: 200 });
    expect(await remove(ann, '/api/me')).toMatchObject({ status: 200 });
    await expect.poll(() => wordsIn(here.folder, words), { timeout: 5000 }).toEqual([]);
    expect(wordsIn(here.folder, ['Bystander', 'staying-199'])).toEqual(['Bystander', 'staying-199']);
    expect((await bob.enter(table)).last('welcome').chat.at(-1)?.text).toMatch(/^staying-199/);
  });

  test('was never written where addresses of emails are counted', async () => {
    const { url, close } = await mailService();
    const mail = { server: url, from: 'skerry@example.org', address: 'skerry@example.org', place: 'https://a.example' };
    const databaseUrl = await (await testPostgres()).database();
    const here = await place().open({ mail, databaseUrl });
    const ann = await here.person();
    await ann.ask('/api/notices/mail', { address: 'quillfeather@example.org' }, {}, 'PUT');
    await remove(ann, '/api/me');
    close();
    const client = new pg.Client(databaseUrl);
    await client.connect();
    const { rows } = await client.query<{ key: string }>('SELECT key FROM counts');
    await client.end();
    const keys = rows.map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith('emails/to/'))).toHaveLength(1);
    expect(keys.join()).not.toMatch(/quillfeather|example/i);
  });
});
