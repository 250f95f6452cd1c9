import { expect, test } from 'vitest';
import { deviceLook } from '../http/device-look.ts';
import { ME, OPEN, places } from './place.ts';

const place = places();

type Devices = { devices: { id: string; here: boolean; kind: string; browser: string }[] };
const AGENT = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/130 Mobile/15E148 Safari/604',
};

/** Ann plays at a table of hers; her phone has one of its own; then it gets all seats of hers. */
async function withPhone() {
  const here = await place().open();
  const [ann, phone] = [await here.person(), await here.person()];
  const table = await ann.make([ME('Ann'), OPEN], { name: 'At the desk' });
  const own = await phone.make([ME('Ann'), OPEN], { name: 'At the phone' });
  const { answer } = await ann.ask<{ code: string; until: number }>('/api/devices/code', {});
  const claim = () => phone.ask<{ id?: string }>('/api/claim', { code: answer.code.toUpperCase() }, AGENT);
  const mine = async (who: typeof ann) =>
    (await who.ask<{ tables: { id: string; yours: number[] }[] }>('/api/mine')).answer.tables.map(({ id, yours }) => ({
      ...{ id, yours },
    }));
  return { here, ann, phone, table, own, claim, mine };
}

test('all seats are on another device as well, and its own come along; either plays', async () => {
  const { ann, phone, table, own, claim, mine } = await withPhone();
  expect(await claim()).toEqual({ status: 200, answer: {} });
  for (const who of [ann, phone]) {
    expect((await mine(who)).map(({ id }) => id).sort()).toEqual([table, own].sort());
    expect((await mine(who)).every(({ yours }) => yours.length === 1)).toBe(true);
  }
  const [there, host] = [await phone.enter(table), await ann.enter(own)];
  expect(there.you).toMatchObject({ seats: [0], host: true });
  expect(host.you).toMatchObject({ seats: [0], host: true });
  expect((await claim()).status).toBe(404);
});

test('devices are told by what they are, and seats are taken away from one, whatever it has open', async () => {
  const { here, ann, phone, table, claim, mine } = await withPhone();
  await claim();
  const open = await phone.enter(table);
  const listed = async (who: typeof ann) => (await who.ask<Devices>('/api/devices')).answer.devices;
  expect(await listed(phone)).toMatchObject([{ here: true, kind: 'phone', browser: 'Chrome' }, { here: false }]);
  const other = (await listed(ann)).find((device) => !device.here)!;
  expect((await ann.ask(`/api/devices/${other.id}`, undefined, {}, 'DELETE')).status).toBe(200);
  expect((await open.until('bye')).why).toEqual({ why: 'notHere' });
  expect(await mine(phone)).toEqual([]);
  expect((await phone.enter(table)).last('bye').why).toEqual({ why: 'notHere' });
  expect((await mine(ann)).length).toBe(2);
  expect((await ann.ask(`/api/devices/${other.id}`, undefined, {}, 'DELETE')).status).toBe(404);
  // The first device can be parted with just as well, and does not come back by forgetting who it was.
  const { answer } = await ann.ask<{ code: string }>('/api/devices/code', {});
  await phone.ask('/api/claim', { code: answer.code });
  const first = (await listed(phone)).find((device) => !device.here)!;
  await phone.ask(`/api/devices/${first.id}`, undefined, {}, 'DELETE');
  await ann.ask('/api/me', undefined, {}, 'DELETE');
  expect(await mine(here.browser(ann.secret))).toEqual([]);
  expect((await mine(phone)).length).toBe(2);
});

test('nobody learns of the devices of others', async () => {
  const { here, ann, claim } = await withPhone();
  await claim();
  const { id } = (await ann.ask<Devices>('/api/devices')).answer.devices[0]!;
  const stranger = await here.person();
  expect((await stranger.ask<Devices>('/api/devices')).answer).toEqual({ devices: [] });
  expect((await stranger.ask(`/api/devices/${id}`, undefined, {}, 'DELETE')).status).toBe(404);
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer', 'Firefox'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36', 'phone', 'Chrome'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/130.0 Safari/537.36', 'tablet', 'Chrome'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1', 'tablet', 'Safari'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'computer', 'Edge'],
  [undefined, 'computer', ''],
])('a browser is known by what it says of itself: %s', (agent, kind, browser) => {
  expect(deviceLook(agent)).toEqual({ kind, browser });
});
