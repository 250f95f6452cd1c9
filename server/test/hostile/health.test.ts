import { expect, test } from 'vitest';
import { LIMITS } from '../../index.ts';
import { testPostgres } from '../../testing/postgres.ts';
import { MACHINE_TIME } from '../../timepiece.ts';
import { places } from '../place.ts';
import { Hatch } from './hatch.ts';

const place = places();

/** A server whose way to the database can be blocked, and whose clock can be put on. */
async function serverBehindHatch() {
  const { hatch, url } = await Hatch.before(await (await testPostgres()).database());
  let later = 0;
  const time = { ...MACHINE_TIME, ticks: () => performance.now() + later };
  const here = await place().open({ databaseUrl: url }, { time });
  const status = async (path: string) => (await fetch(`${here.url}${path}`)).status;
  const answers = async () => [await status('/health/live'), await status('/health/ready'), await status('/metrics')];
  return { hatch, answers, here, wait: (milliseconds: number) => (later += milliseconds) };
}

test('a server whose database hangs says that it lives, that it is not ready, and what it counted', async () => {
  const { hatch, answers, wait, here } = await serverBehindHatch();
  expect(await answers()).toEqual([200, 200, 200]);
  hatch.block();
  wait(10_000);
  expect(await answers()).toEqual([200, 503, 200]);
  hatch.unblock();
  await expect.poll(answers).toEqual([200, 200, 200]);
  await here.close();
  await hatch.close();
});

test('so does one whose database is stopped, and other requests are told to try again', async () => {
  const { hatch, answers, wait, here } = await serverBehindHatch();
  const ann = await here.person();
  await hatch.close();
  wait(10_000);
  expect(await answers()).toEqual([200, 503, 200]);
  expect(await ann.ask('/api/mine')).toMatchObject({ status: 503, answer: { why: { why: 'busy' } } });
});

test('a server closes though its database hangs, and so does one that is just trying to reach it again', async () => {
  const [hanging, trying] = [await serverBehindHatch(), await serverBehindHatch()];
  hanging.hatch.block();
  const reached = trying.hatch.connected;
  trying.hatch.strand();
  await expect.poll(() => trying.hatch.connected).toBeGreaterThan(reached);
  // Each waits for its database for a while.
  await Promise.all([hanging.here.close(), trying.here.close()]);
  await Promise.all([hanging.hatch.close(), trying.hatch.close()]);
});

test('nobody is kept from asking whether the server is well, however often others ask', async () => {
  const here = await place().open({ limits: { ...LIMITS, requestsPerMinute: 2 } });
  for (let n = 0; n < 5; n++) {
    expect((await fetch(`${here.url}/health/live`)).status).toBe(200);
    expect((await fetch(`${here.url}/health/ready`)).status).toBe(200);
    expect((await fetch(`${here.url}/health`)).status).toBe(200);
    expect((await fetch(`${here.url}/metrics`)).status).toBe(200);
  }
});

test('metrics are for this machine, or for whoever has the token', async () => {
  const open = await place().open();
  const ask = async (url: string, headers: Record<string, string>) =>
    (await fetch(`${url}/metrics`, { headers })).status;
  expect(await ask(open.url, {})).toBe(200);
  // A proxy on this machine passes on what somebody else asks.
  expect(await ask(open.url, { 'x-forwarded-for': '203.0.113.7' })).toBe(403);
  expect(await ask(open.url, { forwarded: 'for=203.0.113.7' })).toBe(403);
  const closed = await place().open({ metricsToken: 'a long token' });
  expect(await ask(closed.url, {})).toBe(403);
  expect(await ask(closed.url, { authorization: 'Bearer another' })).toBe(403);
  expect(await ask(closed.url, { authorization: 'Bearer a long token' })).toBe(200);
});
