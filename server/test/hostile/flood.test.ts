import { once } from 'node:events';
import { GameSession } from '@skerry/tables';
import { afterEach, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { LIMITS } from '../../index.ts';
import { BareSocket } from '../../testing/bare-socket.ts';
import { ME, OPEN, places, STANDING } from '../place.ts';

const place = places();
afterEach(() => vi.restoreAllMocks());

test('pings beyond the limit get no pong, and whoever sends them without end is sent away', async () => {
  const here = await place().open({ limits: { ...LIMITS, messagesPerSecond: 10 } }, { time: STANDING });
  const flood = await BareSocket.open(here.port, (await here.person()).secret);
  const payload = Buffer.alloc(100);
  flood.ping(20_000, payload);
  await flood.readToTheEnd();
  // Twenty pongs, and the last word.
  expect(flood.bytes).toBeGreaterThan(20 * payload.length);
  expect(flood.bytes).toBeLessThan(30 * payload.length);
});

test('a polite ping is answered with what it carried', async () => {
  const here = await place().open();
  const socket = new WebSocket(`ws://127.0.0.1:${here.port}/live`);
  await once(socket, 'open');
  socket.ping('are you there?');
  const [data] = await once(socket, 'pong');
  expect(String(data)).toBe('are you there?');
  socket.terminate();
});

test('whoever is told to go and does not answer is cut off after a second, and not after half a minute', async () => {
  const here = await place().open();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const silent = await BareSocket.open(here.port, (await here.person()).secret);
  timers.mockClear();
  silent.say({ say: 'hello', protocol: 0, table: 'nowhere' });
  await silent.readToTheEnd();
  const waits = timers.mock.calls.flatMap(([, milliseconds]) => milliseconds ?? []);
  expect(waits).toContain(1000);
  expect(waits).not.toContain(30_000);
});

/** Ann plays with a friend who never comes; everything up to the start is done. */
async function playing(messagesPerSecond: number) {
  const here = await place().open({ limits: { ...LIMITS, messagesPerSecond } }, { time: STANDING });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  const player = await ann.enter(table);
  await player.wish({ do: 'start' });
  return { here, ann, table, player };
}

test('a look through other eyes costs as much as it makes the server do', async () => {
  const { ann, table } = await playing(20);
  const player = await ann.enter(table);
  const before = player.all('welcome').length;
  for (let n = 0; n < 20; n++) player.post({ say: 'do', id: `look-${n}`, do: 'look', at: n % 2 });
  await player.wait(() => player.all('done').length + player.all('refused').length === 20 || undefined);
  // Forty at once, of which the hello has taken ten.
  expect(player.all('welcome').length - before).toBe(3);
  expect(player.all('refused')[0]?.why).toEqual({ why: 'slowDown', limit: 'messages' });
});

test('the hellos of one address are counted together, whatever the cookie and the connection', async () => {
  const { here } = await playing(10);
  const strangers = await Promise.all(Array.from({ length: 150 }, async () => (await here.person()).connect()));
  for (const [n, stranger] of strangers.entries()) stranger.hello(`nowhere-${n}`);
  const byes = await Promise.all(strangers.map((stranger) => stranger.until('bye')));
  const sentAway = byes.filter(({ why }) => why.why === 'slowDown');
  // A thousand at once: Ann's hello and her start, and 98 more hellos.
  expect(byes.length - sentAway.length).toBe(98);
  expect(sentAway[0]).toMatchObject({ why: { why: 'slowDown' }, again: true });
});

test('so are those at one table, where fewer are enough', async () => {
  const { here, table, player } = await playing(30);
  const key = player.you.links!.watch.split('/').at(-1)!;
  const strangers = await Promise.all(Array.from({ length: 120 }, async () => (await here.person()).connect()));
  for (const stranger of strangers) stranger.hello(table, { key });
  const heard = await Promise.all(strangers.map((stranger) => stranger.until('welcome', 'bye')));
  // A hundred, and one of them was Ann's.
  expect(heard.filter(({ say }) => say === 'welcome')).toHaveLength(99);
});

test('the story of a position is made once for all who look at it in the same way', async () => {
  const { here, ann, table, player } = await playing(1000);
  const story = vi.spyOn(GameSession.prototype, 'lastPages');
  const key = player.you.links!.watch.split('/').at(-1)!;
  const told = [];
  for (let n = 0; n < 10; n++) told.push((await (await here.person()).enter(table, { key })).last('welcome'));
  expect(story).toHaveBeenCalledTimes(1);
  expect(new Set(told.map((welcome) => JSON.stringify(welcome.story))).size).toBe(1);
  expect(told[0]?.story).toBeDefined();

  const other = await ann.enter(table, { offers: true });
  await other.playFirst();
  story.mockClear();
  const later = (await (await here.person()).enter(table, { key })).last('welcome');
  expect(story).toHaveBeenCalledTimes(1);
  expect(later.n).toBe(1);
});

test('the table of a lobby, where there is no story, is told as before', async () => {
  const here = await place().open();
  const ann = await here.person();
  const welcome = (await ann.enter(await ann.make([ME('Ann'), OPEN]))).last('welcome');
  expect(welcome).toMatchObject({ n: 0, chat: [], info: { stage: 'lobby' } });
  expect(welcome.story).toBeUndefined();
});
