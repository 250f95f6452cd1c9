import { join } from 'node:path';
import Database from 'libsql';
import { expect, test } from 'vitest';
import { deviceLook } from '../http/device-look.ts';
import { type Config, LIMITS, type Store } from '../index.ts';
import { isDeviceCode, newDeviceCode, newMoveCode, personOf, readCode } from '../secrets.ts';
import { openSqlite } from '../store/sqlite.ts';
import { DATABASE_FILE } from '../store/sqlite-file.ts';
import { newJoinCode } from '../table/names.ts';
import { MACHINE_TIME, type Timepiece } from '../timepiece.ts';
import { type Browser, ME, OPEN, places } from './place.ts';

const place = places();

type Asked = { id: string; names: string[]; tables: number; kind: string; browser: string };
type Devices = {
  devices: { id: string; here: boolean; kind: string; browser: string }[];
  asks: Asked[];
  added: { id: string; here: boolean; kind: string; browser: string; until: number }[];
};
const AGENT = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/130 Mobile/15E148 Safari/604',
};

const codeOf = async (who: Browser) => (await who.ask<{ code: string }>('/api/devices/code', {})).answer.code;
const asks = (who: Browser, code: string) => who.ask('/api/devices/asks', { code }, AGENT);
const devicesOf = async (who: Browser) => (await who.ask<Devices>('/api/devices')).answer;
const stateOf = async (who: Browser) => (await who.ask<{ state: string }>('/api/devices/asks')).answer.state;
const answer = (who: Browser, id: string, own = true) => who.ask('/api/devices/answers', { id, own });
const undo = (who: Browser, id: string) => who.ask('/api/devices/undo', { id });
const remove = (who: Browser, id: string) => who.ask(`/api/devices/${id}`, undefined, {}, 'DELETE');
const mine = async (who: Browser) =>
  (await who.ask<{ tables: { id: string; yours: number[]; host: boolean }[] }>('/api/mine')).answer.tables
    .map(({ id, yours, host }) => ({ ...{ id, yours, host } }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
const other = async (who: Browser) => (await devicesOf(who)).devices.find((device) => !device.here)!;

/** A device is added, as both sides say. Returns by what it is undone. */
async function add(first: Browser, second: Browser): Promise<string> {
  expect((await asks(second, await codeOf(first))).status).toBe(200);
  const { id } = (await devicesOf(first)).asks[0]!;
  expect((await answer(first, id)).status).toBe(200);
  return id;
}

/** Ann plays at a table of hers; her phone has one of its own. */
async function withPhone(settings: Partial<Config> = {}, parts: { store?: Store; time?: Timepiece } = {}) {
  const here = await place().open(settings, parts);
  const [ann, phone] = [await here.person(), await here.person()];
  const table = await ann.make([ME('Ann'), OPEN], { name: 'At the desk' });
  const own = await phone.make([ME('Phone'), OPEN], { name: 'At the phone' });
  const before = { ann: await mine(ann), phone: await mine(phone) };
  return { here, ann, phone, table, own, before };
}

test('a code of a stranger brings nothing about in the field for words of tables, nor where a seat is claimed', async () => {
  const { here, ann, before } = await withPhone();
  const eve = await here.person();
  const code = await codeOf(eve);
  expect(code).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){2}$/);
  expect((await ann.ask(`/api/join/${code}`)).status).toBe(404);
  expect(await ann.ask('/api/claim', { code })).toMatchObject({
    status: 404,
    answer: { why: { why: 'unknownClaim' } },
  });
  // To look at a code, as a link to it does, changes nothing either; and without the stranger's yes nor does a request.
  expect((await ann.ask('/api/claim/look', { code })).status).toBe(200);
  expect((await devicesOf(eve)).asks).toEqual([]);
  expect((await asks(ann, code)).status).toBe(200);
  expect(await mine(ann)).toEqual(before.ann);
  expect(await mine(eve)).toEqual([]);
  expect((await devicesOf(eve)).devices.length).toBe(1);
});

test('no word of a table and no code of a seat looks like the code of a device', () => {
  for (let n = 0; n < 2000; n++) {
    expect(isDeviceCode(readCode(newJoinCode()))).toBe(false);
    expect(isDeviceCode(readCode(newMoveCode()))).toBe(false);
    expect(isDeviceCode(readCode(newDeviceCode().toUpperCase().replaceAll('-', ' ')))).toBe(true);
  }
});

test('both sides are asked, with names and tables of both, and then all seats are on both', async () => {
  const { ann, phone, table, own } = await withPhone();
  const code = (await codeOf(ann)).toUpperCase().replaceAll('-', ' ');
  const { answer: seen } = await phone.ask<{ devices: { first: object; second: object } }>(
    '/api/claim/look',
    { code },
    AGENT,
  );
  expect(seen.devices.first).toEqual({ kind: 'computer', browser: '', names: ['Ann'], tables: 1 });
  expect(seen.devices.second).toEqual({ kind: 'phone', browser: 'Chrome', names: ['Phone'], tables: 1 });
  expect(await stateOf(phone)).toBe('none');
  expect((await asks(phone, code)).status).toBe(200);
  expect(await stateOf(phone)).toBe('waiting');
  const [asked] = (await devicesOf(ann)).asks;
  expect(asked).toMatchObject({ kind: 'phone', browser: 'Chrome', names: ['Phone'], tables: 1 });
  expect(await devicesOf(ann)).toMatchObject({ own: { names: ['Ann'], tables: 1 } });
  expect((await mine(phone)).length).toBe(1);
  expect((await answer(ann, asked!.id)).status).toBe(200);
  expect(await stateOf(phone)).toBe('added');
  for (const who of [ann, phone]) {
    expect((await mine(who)).map(({ id }) => id)).toEqual([table, own].sort());
    expect((await mine(who)).every(({ yours }) => yours.length === 1)).toBe(true);
  }
  const [there, host] = [await phone.enter(table), await ann.enter(own)];
  expect(there.you).toMatchObject({ seats: [0], host: true });
  expect(host.you).toMatchObject({ seats: [0], host: true });
  expect((await answer(ann, asked!.id)).status).toBe(410);
});

test('a device that is refused is told so, and nothing has changed', async () => {
  const { here, ann, phone, before } = await withPhone();
  expect((await asks(phone, await codeOf(ann))).status).toBe(200);
  const { id } = (await devicesOf(ann)).asks[0]!;
  expect((await answer(await here.person(), id)).status).toBe(410);
  expect((await answer(phone, id)).status).toBe(410);
  expect((await answer(ann, id, false)).status).toBe(200);
  expect(await stateOf(phone)).toBe('refused');
  expect((await answer(ann, id)).status).toBe(410);
  expect(await mine(ann)).toEqual(before.ann);
  expect(await mine(phone)).toEqual(before.phone);
});

test.each<[string, string, number]>([
  ['that shows it', 'sameDevice', 409],
  ['that came second', 'codeUsed', 409],
  ['that has the seats already', 'alreadyYours', 409],
  ['that comes after the ten minutes', 'unknownClaim', 404],
  ['that comes after a new code', 'unknownClaim', 404],
  ['that has guessed', 'unknownClaim', 404],
])('a code is of no use to a device %s, which is told why', async (_, why, status) => {
  let skew = 0;
  const time = { ...MACHINE_TIME, now: () => Date.now() + skew, ticks: () => performance.now() + skew };
  const { here, ann, phone, before } = await withPhone({}, { time });
  let code = await codeOf(ann);
  let who = phone;
  if (why === 'sameDevice') who = ann;
  if (why === 'codeUsed') await asks(await here.person(), code);
  if (status === 404) {
    if (_.includes('minutes')) skew = 600_001;
    else if (_.includes('new')) await codeOf(ann);
    else code = newDeviceCode();
  }
  if (why === 'alreadyYours') {
    who = await here.person();
    await add(ann, who);
    code = await codeOf(ann);
  }
  expect(await asks(who, code)).toMatchObject({ status, answer: { why: { why } } });
  expect(await who.ask('/api/claim/look', { code })).toMatchObject({ status, answer: { why: { why } } });
  expect(await mine(ann)).toEqual(before.ann);
  expect(await mine(phone)).toEqual(before.phone);
});

test('a request ends with its code', async () => {
  let skew = 0;
  const time = { ...MACHINE_TIME, now: () => Date.now() + skew, ticks: () => performance.now() + skew };
  const { ann, phone, before } = await withPhone({}, { time });
  await asks(phone, await codeOf(ann));
  const { id } = (await devicesOf(ann)).asks[0]!;
  skew = 600_001;
  expect((await devicesOf(ann)).asks).toEqual([]);
  expect((await answer(ann, id)).status).toBe(410);
  expect(await stateOf(phone)).toBe('none');
  expect(await mine(phone)).toEqual(before.phone);
});

test('codes of devices cannot be tried without end', async () => {
  const here = await place().open({ limits: { ...LIMITS, codesPerMinute: 3 } });
  const eve = await here.person();
  for (const path of ['/api/claim/look', '/api/devices/asks']) {
    for (let n = 0; n < 3; n++) expect((await eve.ask(path, { code: newDeviceCode() })).status).toBe(404);
    expect((await eve.ask(path, { code: newDeviceCode() })).status).toBe(429);
  }
});

test.each(['first', 'second'] as const)(
  'within a day the %s undoes it, and each has what was their own',
  async (side) => {
    const { ann, phone, table, own, before } = await withPhone();
    const id = await add(ann, phone);
    const [there, here] = [await phone.enter(table), await ann.enter(own)];
    const who = side === 'first' ? ann : phone;
    expect((await devicesOf(who)).added).toMatchObject([{ id, kind: 'phone', here: side === 'second' }]);
    // What is taken since stays with the device that took it.
    const late = await phone.make([ME('Late'), OPEN]);
    const desk = await ann.make([ME('Desk'), OPEN]);
    expect((await undo(who, id)).status).toBe(200);
    await Promise.all([there.until('bye'), here.until('bye')]);
    const ids = (tables: { id: string }[]) => tables.map((each) => each.id).sort();
    expect(ids(await mine(ann))).toEqual([...ids(before.ann), desk].sort());
    expect(ids(await mine(phone))).toEqual([...ids(before.phone), late].sort());
    expect((await mine(phone)).every(({ yours, host }) => yours.length === 1 && host)).toBe(true);
    expect((await phone.enter(own)).you).toMatchObject({ seats: [0], host: true });
    expect((await phone.enter(table)).last('bye').why).toEqual({ why: 'notHere' });
    expect((await ann.enter(own)).last('bye').why).toEqual({ why: 'notHere' });
    expect((await devicesOf(ann)).devices.length).toBe(1);
    expect((await undo(who, id)).status).toBe(410);
  },
);

test('at one table each has their own seat again, in the lobby and in a game, and in its rematch', async () => {
  const here = await place().open();
  const [ann, phone] = [await here.person(), await here.person()];
  const table = await ann.make([ME('Ann'), OPEN], { listed: true });
  const desk = await ann.enter(table);
  const guest = await phone.enter(table);
  await guest.wish({ do: 'sit', seat: 1, name: 'Phone' });
  await guest.wish({ do: 'chat', text: 'mine' });
  const id = await add(ann, phone);
  const both = await phone.enter(table);
  expect(both.you).toMatchObject({ seats: [0, 1], host: true });
  await both.wish({ do: 'start' });
  for (const seat of [0, 1]) await both.wish({ do: 'giveUp', seat, agree: true });
  await both.wish({ do: 'rematch' });
  const next = both.info.next!;
  expect((await undo(phone, id)).status).toBe(200);
  for (const at of [table, next]) {
    expect((await ann.enter(at)).you).toMatchObject({ seats: [0] });
    expect((await phone.enter(at)).you).toMatchObject({ seats: [1] });
  }
  expect((await ann.enter(table)).you.host).toBe(true);
  // Whoever is forgotten takes along what they said, and nothing else.
  await desk.wish({ do: 'chat', text: 'stays' });
  await phone.ask('/api/me', undefined, {}, 'DELETE');
  expect((await ann.enter(table)).last('welcome').chat.map(({ text }) => text)).not.toContain('mine');
});

test('after a day it cannot be undone, and nothing is noted of it any more', async () => {
  let skew = 0;
  const time = { ...MACHINE_TIME, now: () => Date.now() + skew, ticks: () => performance.now() + skew };
  const { here, ann, phone } = await withPhone({}, { time });
  const id = await add(ann, phone);
  const file = () => new Database(join(here.folder, DATABASE_FILE), { readonly: true });
  expect(file().prepare('SELECT count(*) AS n FROM joined_parts').get()).not.toMatchObject({ n: 0 });
  skew = 86_400_001;
  expect((await devicesOf(ann)).added).toEqual([]);
  expect((await undo(phone, id)).status).toBe(410);
  expect((await mine(phone)).length).toBe(2);
  await here.close();
  await here.open({}, { time });
  const left = file().prepare('SELECT (SELECT count(*) FROM joinings) + (SELECT count(*) FROM joined_parts) AS n');
  await expect.poll(() => left.get()).toMatchObject({ n: 0 });
});

test('what a process has left half done is finished by the next, both ways', async () => {
  const { here, ann, phone, table, own, before } = await withPhone();
  const [first, second] = [personOf(ann.secret), personOf(phone.secret)];
  const between = async (work: (store: Store) => Promise<void>) => {
    await here.close();
    const store = openSqlite(here.folder);
    await work(store);
    await store.close();
    await here.open();
  };
  const id = 'a'.repeat(64);
  await between(async (store) => {
    for (const device of [first, second])
      await store.devices.put({ device, person: device, kind: 'computer', browser: '', seen: 1 });
    const at = Date.now();
    await store.joinings.begin({ id, first, second, device: first, at, until: at + 86_400_000 });
  });
  await expect.poll(async () => (await mine(phone)).map((each) => each.id)).toEqual([table, own].sort());
  await between(async (store) => {
    expect(await store.joinings.beginUndo(id, Date.now())).toBe(true);
  });
  await expect.poll(() => mine(phone)).toEqual(before.phone);
  expect(await mine(ann)).toEqual(before.ann);
  expect((await devicesOf(ann)).added).toEqual([]);
});

test('a stranger who was let in and takes the seats away from others is undone by them within the day', async () => {
  const { here, ann, phone: eve, before } = await withPhone();
  const id = await add(ann, eve);
  const desk = (await devicesOf(ann)).devices.find(({ here: isHere }) => isHere)!.id;
  const helper = await here.person();
  await add(eve, helper);
  expect((await remove(eve, desk)).status).toBe(200);
  expect(await mine(ann)).toEqual([]);
  // Whatever Ann got meanwhile stays hers.
  const meanwhile = await ann.make([ME('Ann'), OPEN]);
  expect((await devicesOf(ann)).added.map((each) => each.id)).toContain(id);
  expect((await undo(ann, id)).status).toBe(200);
  expect((await mine(ann)).map((each) => each.id)).toEqual([...before.ann.map((each) => each.id), meanwhile].sort());
  expect(await mine(eve)).toEqual(before.phone);
  // Whom the stranger has let in goes, too.
  expect(await mine(helper)).toEqual([]);
  expect((await devicesOf(ann)).devices.length).toBe(1);
});

test('a person who typed the code of a stranger has their seats back, even after the stranger has removed them', async () => {
  const { ann: eve, phone: victim, before } = await withPhone();
  const id = await add(eve, victim);
  expect((await remove(eve, (await other(eve)).id)).status).toBe(200);
  expect(await mine(victim)).toEqual([]);
  expect((await undo(victim, id)).status).toBe(200);
  expect(await mine(victim)).toEqual(before.phone);
  expect(await mine(eve)).toEqual(before.ann);
});

test('devices are told by what they are, and seats are taken away from one, whatever it has open', async () => {
  const { here, ann, phone, table } = await withPhone();
  await add(ann, phone);
  const open = await phone.enter(table);
  expect((await devicesOf(phone)).devices).toMatchObject([
    { here: true, kind: 'phone', browser: 'Chrome' },
    { here: false },
  ]);
  const gone = await other(ann);
  expect((await remove(ann, gone.id)).status).toBe(200);
  expect((await open.until('bye')).why).toEqual({ why: 'notHere' });
  expect(await mine(phone)).toEqual([]);
  expect((await phone.enter(table)).last('bye').why).toEqual({ why: 'notHere' });
  expect((await mine(ann)).length).toBe(2);
  expect((await remove(ann, gone.id)).status).toBe(404);
  // The first device can be parted with just as well, and does not come back by forgetting who it was.
  await add(ann, phone);
  await remove(phone, (await other(phone)).id);
  await ann.ask('/api/me', undefined, {}, 'DELETE');
  expect(await mine(here.browser(ann.secret))).toEqual([]);
  expect((await mine(phone)).length).toBe(2);
});

test('nobody learns of the devices of others, nor undoes what is not theirs', async () => {
  const { here, ann, phone } = await withPhone();
  const joined = await add(ann, phone);
  const { id } = (await devicesOf(ann)).devices[0]!;
  const stranger = await here.person();
  expect(await devicesOf(stranger)).toEqual({ devices: [], asks: [], added: [] });
  expect((await remove(stranger, id)).status).toBe(404);
  expect((await undo(stranger, joined)).status).toBe(410);
});

test('whoever is forgotten leaves nothing of how devices were added', async () => {
  const { here, ann, phone } = await withPhone();
  await add(ann, phone);
  await ann.ask('/api/me', undefined, {}, 'DELETE');
  const db = new Database(join(here.folder, DATABASE_FILE), { readonly: true });
  for (const name of ['joinings', 'joined_parts', 'device_codes', 'devices'])
    expect(db.prepare(`SELECT * FROM ${name}`).all()).toEqual([]);
  db.close();
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer', 'Firefox'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36', 'phone', 'Chrome'],
  ['Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/130.0 Safari/537.36', 'tablet', 'Chrome'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1', 'tablet', 'Safari'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'computer', 'Edge'],
  [undefined, 'computer', ''],
])('a browser is known by what it says of itself: %s', (agent, kind, browser) => {
  expect(deviceLook({ headers: { 'user-agent': agent } })).toEqual({ kind, browser });
});
