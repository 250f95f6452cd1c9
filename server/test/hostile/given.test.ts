import { expect, onTestFinished, test } from 'vitest';
import { figuresIn, mailService } from '../../testing/services.ts';
import { type Browser, ME, OPEN, places } from '../place.ts';

const place = places();

const mine = async (who: Browser) => (await who.ask<{ tables: object[] }>('/api/mine')).answer.tables;
const devices = async (who: Browser) => (await who.ask('/api/devices')).answer;

/** Ann has a table of her own; Eve has one, and gives Ann whatever opens or moves something there. */
async function given(settings = {}) {
  const here = await place().open(settings);
  const [ann, eve] = [await here.person(), await here.person()];
  const own = await ann.make([ME('Ann'), OPEN]);
  const table = await eve.make([ME('Eve'), OPEN]);
  const host = await eve.enter(table);
  return { here, ann, eve, own, table, host, before: { tables: await mine(ann), devices: await devices(ann) } };
}

test('the word and the links of a stranger’s table show that table, and change nothing of the reader’s', async () => {
  const { ann, eve, table, host, before } = await given();
  const { code, invite, watch } = host.you.links!;
  expect((await ann.ask(`/api/join/${code}`)).status).toBe(200);
  expect((await ann.enter(table)).last('bye').why).toEqual({ why: 'notHere' });
  for (const link of [invite, watch]) {
    const guest = await ann.enter(table, { key: link.split('/').at(-1)! });
    expect(guest.you).toMatchObject({ seats: [], host: false });
  }
  // The stranger sees that somebody watches, and nothing of who.
  await host.wait(() => host.info.watchers > 0 || undefined);
  expect(host.raw).not.toContain('Ann');
  expect(await mine(ann)).toEqual(before.tables);
  expect(await devices(ann)).toEqual(before.devices);
  expect((await mine(eve)).length).toBe(1);
});

test('the code of a stranger’s seat brings that seat after a question, and takes none of the reader’s', async () => {
  const { ann, eve, own, table, before } = await given();
  const { answer } = await eve.ask<{ code: string }>(`/api/tables/${table}/seats/0/code`, {});
  const seen = await ann.ask('/api/claim/look', { code: answer.code });
  expect(seen.answer).toMatchObject({ seat: { name: 'Eve' } });
  expect(await mine(ann)).toEqual(before.tables);
  expect((await ann.ask('/api/claim', { code: answer.code })).answer).toEqual({ id: table });
  expect((await mine(ann)).length).toBe(2);
  expect(await devices(ann)).toEqual(before.devices);
  expect((await eve.enter(own)).last('bye').why).toEqual({ why: 'notHere' });
});

test('the figures of a stranger’s letter confirm no address of the reader’s, and a stranger’s link ends no letters of theirs', async () => {
  const { letters, url, close } = await mailService();
  onTestFinished(close);
  const address = 'skerry@example.org';
  const mail = { server: url, from: `Skerry <${address}>`, address, place: 'https://play.example.org' };
  const { ann, eve } = await given({ mail });
  await ann.ask('/api/notices/mail', { address: 'ann@example.org' }, {}, 'PUT');
  await eve.ask('/api/notices/mail', { address: 'eve@example.org' }, {}, 'PUT');
  const [hers, other] = letters.map(({ text }) => figuresIn(text));
  if (hers !== other) expect((await ann.ask('/api/notices/mail', { code: other })).status).toBe(403);
  expect((await eve.ask('/api/notices/mail', { code: other })).status).toBe(200);
  await eve.ask('/api/notices/test', {});
  const token = /\/letters\/([\w-]{22})/.exec(letters.at(-1)!.text)?.[1];
  expect((await ann.ask(`/api/notices/letters/${token}`, {})).answer).toEqual({ address: 'eve@example.org' });
  expect((await ann.ask('/api/notices')).answer).toMatchObject({ mail: { address: 'ann@example.org' } });
});

test('a browser that opens something of a stranger keeps its own secret', async () => {
  const { here, ann, eve, table, host } = await given();
  const { answer } = await eve.ask<{ code: string }>(`/api/tables/${table}/seats/0/code`, {});
  const cookie = `skerry=${ann.secret}`;
  const headers = { cookie, 'content-type': 'application/json' };
  const key = host.you.links!.invite.split('/').at(-1)!;
  for (const path of [`/join/${table}/${key}`, `/claim?code=${answer.code}`, `/api/join/${host.you.links!.code}`]) {
    const opened = await fetch(`${here.url}${path}`, { headers });
    for (const set of opened.headers.getSetCookie()) expect(set).toContain(ann.secret);
  }
  const claimed = await fetch(`${here.url}/api/claim`, { method: 'POST', headers, body: JSON.stringify(answer) });
  for (const set of claimed.headers.getSetCookie()) expect(set).toContain(ann.secret);
});
