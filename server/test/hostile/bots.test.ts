import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotPool } from '../../bots/pool.ts';
import { testPostgres } from '../../testing/postgres.ts';
import { BOT, ME, places } from '../place.ts';

const place = places();

/** Bots that think until they are told to stop; each time they begin, their signal is here. */
let thoughts: AbortSignal[] = [];
beforeEach(() => {
  thoughts = [];
  vi.spyOn(BotPool.prototype, 'decide').mockImplementation((_problem, signal) => {
    thoughts.push(signal);
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
});
afterEach(() => vi.restoreAllMocks());

const stopped = () => thoughts.map(({ aborted }) => aborted);

test('whoever claims to know lines that are not there does not stop a bot that thinks', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), BOT], { options: { firstSeat: 1 } });
  const player = await ann.enter(table);
  await player.wish({ do: 'start' });
  for (let n = 0; n < 5; n++) expect((await ann.enter(table, { since: 999 })).last('welcome').n).toBe(0);
  expect(stopped()).toEqual([false]);
});

test('neither does it where several processes share the tables, nor does chat through another process', async () => {
  const databaseUrl = await (await testPostgres()).database();
  const here = await place().open({ databaseUrl });
  const there = await place().open({ databaseUrl });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), BOT], { options: { firstSeat: 1 } });
  const player = await ann.enter(table);
  await player.wish({ do: 'start' });
  const beside = await there.browser(ann.secret).enter(table);
  for (let n = 0; n < 3; n++) {
    await ann.enter(table, { since: 999 });
    await beside.wish({ do: 'chat', text: `ahoy ${n}` });
    await player.wait(() => player.all('chat')[n]);
  }
  expect(stopped()).toEqual([false]);
});

test('a bot that has decided while the table is being read plays its move afterwards', async () => {
  vi.restoreAllMocks();
  const databaseUrl = await (await testPostgres()).database();
  const here = await place().open({ databaseUrl });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), BOT], { options: { firstSeat: 1 } });
  const player = await ann.enter(table);
  await player.wish({ do: 'start' });
  const hammering = (async () => {
    while (player.n === 0) await ann.enter(table, { since: 999 });
  })();
  await player.wait(() => player.n > 0 || undefined);
  await hammering;
});
