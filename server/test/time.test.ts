import { expect, test } from 'vitest';
import { MACHINE_TIME } from '../timepiece.ts';
import { BOT, ME, places } from './place.ts';

const place = places();

const CLOCK = { turn: 5_000, bank: 0 };

test('when the time is up, a bot takes over, until the person takes the seat back', async () => {
  const here = await place().open({ botPause: 500 });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')], { clock: CLOCK, options: { firstSeat: 0 } });
  const player = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  expect(player.info.seats[0]?.clock).toMatchObject({ bank: 0, since: expect.any(Number) });
  expect(player.info.seats[1]?.clock).toEqual({ bank: 0 });
  const { seat } = await player.wait(() => player.all('news')[0]);
  expect(seat).toBe(0);
  expect(player.info.seats[0]).toMatchObject({ who: 'person', standIn: true, level: 'keen' });
  await player.wish({ do: 'giveBack', seat: 0 });
  expect(player.info.seats[0]).not.toHaveProperty('standIn');
});

test('my tables tell when my time is up', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')], { clock: { turn: 60_000, bank: 5_000 } });
  const mine = async () => (await ann.ask<{ tables: object[] }>('/api/mine')).answer.tables;
  expect((await mine())[0]).not.toHaveProperty('until');
  const player = await ann.enter(table);
  await player.wish({ do: 'start' });
  const since = player.info.seats.flatMap(({ clock }) => clock?.since ?? [])[0]!;
  expect(await mine()).toMatchObject([{ id: table, until: since + 65_000 }]);
});

test('a restart resumes the clocks, and the time between does not count', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')], { clock: { turn: 60_000, bank: 0 }, options: { firstSeat: 0 } });
  const before = await ann.enter(table);
  await before.wish({ do: 'start' });
  const began = before.info.seats[0]!.clock!.since!;
  await here.close();
  const used = Date.now() - began;
  const opened = Date.now();
  await here.open({}, { time: { ...MACHINE_TIME, now: () => Date.now() + 3_600_000 } });
  const { info } = await ann.enter(table);
  const elapsed = info.now - info.seats[0]!.clock!.since!;
  // On a busy machine opening takes a while, and that does count.
  expect(elapsed).toBeLessThan(used + (Date.now() - opened) + 1000);
});

test('a restart resumes the thinking of the bots', async () => {
  const here = await place().open({ botPause: 60_000 });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), BOT], { options: { firstSeat: 1 } });
  const before = await ann.enter(table);
  await before.wish({ do: 'start' });
  expect(before.n).toBe(0);
  await here.close();
  await here.open();
  const after = await ann.enter(table);
  await after.wait(() => after.n > 0 || undefined);
});

test('tables nobody needs leave the memory, and come back as they were', async () => {
  const here = await place().open({ idle: 100 });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  const player = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  await player.playFirst();
  const inMemory = async () => (await ann.ask<{ tables: number }>('/health')).answer.tables;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await inMemory()).toBe(1);
  player.hangUp();
  await expect.poll(inMemory).toBe(0);
  expect((await ann.enter(table)).n).toBe(1);
});

test('a table with a clock that ends soon stays in memory', async () => {
  const here = await place().open({ idle: 100 });
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')], { clock: { turn: 30_000, bank: 0 } });
  const player = await ann.enter(table);
  await player.wish({ do: 'start' });
  player.hangUp();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect((await ann.ask<{ tables: number }>('/health')).answer.tables).toBe(1);
});
