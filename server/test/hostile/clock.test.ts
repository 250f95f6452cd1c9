import { expect, test } from 'vitest';
import { MACHINE_TIME } from '../../timepiece.ts';
import { ME, places } from '../place.ts';

const place = places();
const HOUR = 3_600_000;

test.each([
  ['ahead', 5 * HOUR],
  ['back', -5 * HOUR],
])('the clocks of a game go on as they stood when the clock of the machine is set %s', async (_where, step) => {
  let set = 0;
  const time = { ...MACHINE_TIME, now: () => Date.now() + set };
  const here = await place().open({}, { time });
  const ann = await here.person();
  const clock = { turn: HOUR, bank: HOUR };
  const table = await ann.make([ME('Ann'), ME('Ben')], { clock, options: { firstSeat: 0 } });
  const player = await ann.enter(table, { offers: true });
  await player.wish({ do: 'start' });
  set = step;
  expect(await player.playFirst()).toMatchObject({ say: 'done' });
  const { clock: running, standIn } = player.info.seats[0]!;
  expect([running?.bank, standIn]).toEqual([HOUR, undefined]);
  const used = player.info.now - running!.since!;
  expect(used).toBeGreaterThanOrEqual(0);
  expect(used).toBeLessThan(HOUR);
});

test('the clocks of a table that nobody has in memory go on as they stood, too', async () => {
  let set = 0;
  const time = { ...MACHINE_TIME, now: () => Date.now() + set };
  const here = await place().open({ idle: 50 }, { time });
  const ann = await here.person();
  const clock = { turn: HOUR, bank: 0 };
  const table = await ann.make([ME('Ann'), ME('Ben')], { clock, options: { firstSeat: 0 } });
  const player = await ann.enter(table);
  await player.wish({ do: 'start' });
  player.hangUp();
  const inMemory = async () => (await ann.ask<{ tables: number }>('/health')).answer.tables;
  await expect.poll(inMemory).toBe(0);
  set = 5 * HOUR;
  // The next look at the time loads the table and sets its clocks; it may leave the memory again at once.
  const until = async () => (await ann.ask<{ tables: { until?: number }[] }>('/api/mine')).answer.tables[0]?.until ?? 0;
  await expect.poll(until).toBeGreaterThan(time.now());
  const { info } = await ann.enter(table);
  expect(info.seats[0]?.standIn).toBeUndefined();
  expect(info.now - info.seats[0]!.clock!.since!).toBeLessThan(HOUR);
});
