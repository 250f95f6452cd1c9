import { beforeAll, expect, test, vi } from 'vitest';
import { LIMITS } from '../index.ts';
import { openStore } from '../store/open.ts';
import { testPostgres } from '../testing/postgres.ts';
import { BOT, type Browser, ME, OPEN, type Place, type Player, places } from './place.ts';

const place = places();
const limits = { ...LIMITS, messagesPerSecond: 1000 };

let url: string;
beforeAll(async () => {
  url = await (await testPostgres()).database();
});

/** Two servers on one database. */
async function harbours(settings: object = {}): Promise<[Place, Place]> {
  const open = () => place().open({ databaseUrl: url, limits, ...settings });
  return [await open(), await open()];
}

/** The same person, by another server. */
const by = (here: Place, person: Browser): Browser => here.browser(person.secret);

const keyOf = (player: Player): string => player.you.links!.invite.split('/').at(-1)!;

/** A game of Ann at one server and Bob at another. */
async function game(settings: object = {}, options: object = { options: { firstSeat: 0 } }) {
  const [here, there] = await harbours(settings);
  const [ann, bob] = [await here.person(), await there.person()];
  const table = await ann.make([ME('Ann'), OPEN], options);
  const host = await ann.enter(table, { offers: true });
  const guest = await bob.enter(table, { key: keyOf(host), offers: true });
  await guest.wish({ do: 'sit', seat: 1, name: 'Bob' });
  await host.wait(() => host.info.seats[1]?.name === 'Bob' || undefined);
  await host.wish({ do: 'start' });
  await guest.wait(() => guest.info.stage === 'playing' || undefined);
  return { here, there, ann, bob, table, host, guest };
}

test('one server is told what another writes: seats, moves, what is taken back, chat', async () => {
  const { host, guest } = await game();
  expect(await host.playFirst()).toMatchObject({ say: 'done', n: 1 });
  await guest.wait(() => guest.n === 1 || undefined);
  await host.wish({ do: 'undo', seat: 0, n: 1 });
  await guest.wait(() => guest.n === 2 || undefined);
  await host.playFirst();
  await guest.wait(() => guest.n === 3 || undefined);
  const news = (player: Player) => player.all('news').map(({ say: _, ...each }) => ({ ...each, offers: undefined }));
  expect(news(guest)).toEqual(news(host));
  await guest.wish({ do: 'chat', text: 'ahoy' });
  await host.wait(() => host.all('chat')[0]);
  await guest.wish({ do: 'chat', text: 'ahoy' });
  await host.wait(() => host.all('chat')[1]);
  // Who is at the other server is told when that is known.
  for (const player of [host, guest]) await player.wait(() => player.info.seats.every(({ here }) => here) || undefined);
  // A move changes nobody's seat, so nobody is told of seats.
  const told = [host, guest].map((player) => player.all('info').length);
  await host.playFirst();
  await guest.wait(() => guest.n === 4 || undefined);
  await host.wish({ do: 'chat', text: 'and you' });
  await guest.wait(() => guest.all('chat')[2]);
  expect([host, guest].map((player) => player.all('info').length)).toEqual(told);
  expect(host.all('chat').map(({ line }) => `${line.name}: ${line.text}`)).toEqual([
    'Bob: ahoy',
    'Bob: ahoy',
    'Ann: and you',
  ]);
});

test('each server knows who is at a table by the other', async () => {
  const { host, guest, there, bob, table } = await game();
  await host.wait(() => host.info.seats[1]?.here || undefined);
  expect(guest.info.seats[0]?.here).toBe(true);
  expect(await host.wish({ do: 'standIn', seat: 1, level: 'calm' })).toMatchObject({ why: { why: 'seatNotAway' } });
  guest.hangUp();
  await host.wait(() => host.info.seats[1]?.here === false || undefined);
  const again = await by(there, bob).enter(table);
  await host.wait(() => host.info.seats[1]?.here || undefined);
  expect(again.info.seats.map(({ here }) => here)).toEqual([true, true]);
});

test('of two who write the same line one is first, and the other answers on top of it', async () => {
  const [here, there] = await harbours();
  const ann = await here.person();
  // All draw at once and in secret, so every line is right in any order.
  const table = await ann.make([ME('Ann'), ME('Bob')], { game: 'trails-of-tucana' });
  const left = await ann.enter(table, { offers: true, look: 0 });
  await left.wish({ do: 'start' });
  const right = await by(there, ann).enter(table, { offers: true, look: 1 });
  const players = [left, right];
  for (let turn = 0; turn < 5; turn++) {
    const wishes = players.map((player, seat) => {
      const action = player.offers.find((offer) => offer.seat === seat)?.actions[0];
      if (action === undefined) throw new Error('Nothing is offered.');
      return player.wish({ do: 'play', seat, n: player.n, action });
    });
    expect(await Promise.all(wishes)).toMatchObject([{ say: 'done' }, { say: 'done' }]);
    const all = await drawnLines(table);
    await Promise.all(players.map((player) => player.wait(() => (knows(player, all) ? true : undefined))));
  }
  const lines = await drawnLines(table);
  expect(lines.map(({ n }) => n)).toEqual(lines.map((_, n) => n + 1));
  expect(new Set(lines.map(({ command }) => command)).size).toBe(lines.length);
});

async function drawnLines(table: string) {
  const store = await openStore({ dataDir: '', databaseUrl: url, process: 'reader' });
  try {
    return await store.lines(table);
  } finally {
    await store.close();
  }
}

const knows = (player: Player, lines: Awaited<ReturnType<typeof drawnLines>>): boolean =>
  player.n === lines.filter(({ secret, seat }) => !secret || seat === player.you.looking).length;

test('what one server has done, another does not do again', async () => {
  const { there, ann, host, table } = await game();
  const offer = host.offers.find(({ must }) => must)!;
  const wish = { do: 'play', seat: 0, n: 0, action: offer.actions[0]! } as const;
  expect(await host.wish(wish, 'once')).toMatchObject({ say: 'done', n: 1 });
  const elsewhere = await by(there, ann).enter(table, { offers: true });
  expect(await elsewhere.wish(wish, 'once')).toMatchObject({ say: 'done', n: 1 });
  expect(await drawnLines(table)).toHaveLength(1);
});

test('bots and clocks go on at another server when theirs stops, and everybody is told to come back', async () => {
  const [here, there] = await harbours({ botPause: 60_000 });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), BOT], { options: { firstSeat: 1 } });
  const before = await ann.enter(table);
  await before.wish({ do: 'start' });
  const watching = await by(there, ann).enter(table);
  await here.close();
  const { length } = await drawnLines(table);
  expect(before.last('bye')).toMatchObject({ why: { why: 'stopping' }, again: true });
  watching.hangUp();
  // Nobody watches any more, so the bot need not wait.
  await expect.poll(async () => (await drawnLines(table)).length).toBeGreaterThan(length);
  const after = await by(there, ann).enter(table, { since: 0 });
  expect(after.last('welcome').news?.length).toBeGreaterThan(0);
});

test('a seat is moved to another device by any server', async () => {
  const { there, ann, table } = await game();
  const { answer } = await ann.ask<{ code: string }>(`/api/tables/${table}/seats/0/code`, {});
  const phone = await there.person();
  expect(await phone.ask('/api/claim', { code: answer.code })).toMatchObject({ status: 200 });
  expect(await phone.ask('/api/claim', { code: answer.code })).toMatchObject({ status: 404 });
  expect((await phone.enter(table)).you.seats).toEqual([0]);
});

test('limits hold for all servers together', async () => {
  const [here, there] = await harbours({
    limits: { ...limits, socketsPerAddress: 3, tablesPerAddress: 40, chatPerMinute: 4, codesPerMinute: 5 },
  });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Bob')]);
  const one = await ann.enter(table);
  const two = await by(there, ann).enter(table);
  for (const player of [one, two, one, two])
    expect(await player.wish({ do: 'chat', text: 'hi' })).toMatchObject({ say: 'done' });
  expect(await one.wish({ do: 'chat', text: 'hi' })).toMatchObject({ why: { why: 'slowDown' } });
  await by(there, ann).enter(table);
  await expect(ann.enter(table)).rejects.toThrow(/429/);
  two.hangUp();
  await expect
    .poll(() =>
      ann.enter(table).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);

  for (let n = 0; n < 5; n++) expect((await (n % 2 ? ann : by(there, ann)).ask('/api/join/heron-1')).status).toBe(404);
  expect((await ann.ask('/api/join/heron-1')).status).toBe(429);
  expect((await by(there, ann).ask('/api/join/heron-1')).status).toBe(429);
});

/** A device is added, as both sides say. Returns by what it is undone. */
async function add(first: Browser, second: Browser): Promise<string> {
  const { answer } = await first.ask<{ code: string }>('/api/devices/code', {});
  await second.ask('/api/devices/asks', { code: answer.code });
  const { asks } = (await first.ask<{ asks: { id: string }[] }>('/api/devices')).answer;
  const [asked] = asks;
  expect((await first.ask('/api/devices/answers', { id: asked?.id, own: true })).status).toBe(200);
  return asked?.id ?? '';
}

test('a device that was added at one server is undone at the other, at a table that runs and in a lobby', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const [here, there] = await harbours();
    const [ann, phone] = [await here.person(), await there.person()];
    const [lobby, game] = [await ann.make([ME('Ann'), OPEN]), await phone.make([ME('Phone'), BOT])];
    const before = await phone.enter(game, { offers: true });
    await before.wish({ do: 'start' });
    const id = await add(ann, phone);
    // What the phone has open at its own server is found out within fifteen seconds.
    vi.advanceTimersByTime(15_000);
    await before.until('bye');
    const desk = await ann.enter(game);
    expect(desk.you).toMatchObject({ seats: [0], host: true });
    expect((await phone.enter(lobby)).you).toMatchObject({ seats: [0], host: true });
    expect((await phone.ask('/api/devices/undo', { id })).status).toBe(200);
    expect((await phone.enter(lobby)).last('bye').why).toEqual({ why: 'notHere' });
    const after = await phone.enter(game, { offers: true });
    expect(after.you).toMatchObject({ seats: [0], host: true });
    expect((await desk.until('bye')).why).toEqual({ why: 'notHere' });
    vi.advanceTimersByTime(15_000);
    expect((await ann.enter(lobby)).you).toMatchObject({ seats: [0], host: true });
  } finally {
    vi.useRealTimers();
  }
});

test('a device whose seats are taken away at one server is shut out at the other within fifteen seconds', async () => {
  // Only what is looked at now and then is told the time by this test.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    const [here, there] = await harbours();
    const [ann, phone] = [await here.person(), await there.person()];
    const table = await ann.make([ME('Ann'), OPEN]);
    await add(ann, phone);
    const open = await phone.enter(table);
    expect(open.you).toMatchObject({ seats: [0] });
    const { devices } = (await ann.ask<{ devices: { id: string; here: boolean }[] }>('/api/devices')).answer;
    const { id } = devices.find((device) => !device.here)!;
    expect((await ann.ask(`/api/devices/${id}`, undefined, {}, 'DELETE')).status).toBe(200);
    // Whatever it opens from now on knows of it at once, and what it has open is found out.
    expect((await phone.enter(table)).last('bye').why).toEqual({ why: 'notHere' });
    expect(open.all('bye')).toEqual([]);
    vi.advanceTimersByTime(15_000);
    expect((await open.until('bye')).why).toEqual({ why: 'notHere' });
  } finally {
    vi.useRealTimers();
  }
});
