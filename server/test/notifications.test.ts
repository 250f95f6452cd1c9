import { createECDH, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { type Config, LIMITS, readConfig } from '../index.ts';
import { Mailer } from '../notifications/email/mailer.ts';
import { notificationText } from '../notifications/sentences.ts';
import { figuresIn, mailService, pushService } from '../testing/services.ts';
import { type Browser, dealAlike, ME, OPEN, places } from './place.ts';

const place = places();
const BEHIND_PROXY = { trustProxy: readConfig({ TRUST_PROXY: 'yes' }, new URL('file:///')).trustProxy };
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function pushHere() {
  const service = await pushService();
  closing.push(service.close);
  return service;
}

async function mailHere() {
  const { letters, url, close } = await mailService();
  closing.push(close);
  const address = 'skerry@example.org';
  const mail = { server: url, from: `Skerry <${address}>`, address, place: 'https://play.example.org' };
  return { letters, mail };
}

/** What a browser would tell of itself. */
function subscription(url: string, name = 'phone') {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const p256dh = keys.getPublicKey('base64url');
  return { endpoint: `${url}/${name}`, keys: { p256dh, auth: randomBytes(16).toString('base64url') } };
}

/** Waits for what is to come; nothing else tells when a server has sent something. */
async function until<V>(look: () => V | undefined): Promise<V> {
  for (;;) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Ann, who is away, and Bob, at a table where Bob begins. */
async function company(settings: Partial<Config>, ready: (ann: Browser) => Promise<void>) {
  dealAlike();
  const here = await place().open(settings);
  const [ann, bob] = [await here.person(), await here.person()];
  const table = await ann.make([ME('Ann'), OPEN], { name: 'Slow boat', options: { firstSeat: 1 } });
  const host = await ann.enter(table);
  const guest = await bob.enter(table, { key: host.you.links!.invite.split('/').at(-1)!, offers: true });
  await guest.wish({ do: 'sit', seat: 1, name: 'Bob' });
  await host.wish({ do: 'start' });
  await ready(ann);
  host.hangUp();
  await guest.wait(() => guest.info.seats[0]?.here === false || undefined);
  /** Bob does what is asked of him until Ann is waited for. */
  const playOn = async () => {
    while (guest.isAsked) {
      if (guest.mayEnd) await guest.wish({ do: 'play', seat: 1, n: guest.n, action: { act: 'endActions' } });
      else await guest.playFirst();
    }
  };
  return { here, ann, bob, table, guest, playOn };
}

const subscribe = (browser: Browser, url: string, name?: string) =>
  browser.ask<{ devices: unknown[] }>('/api/notices/push', subscription(url, name), {}, 'PUT');

describe('push', () => {
  test('reaches a browser that is closed when its turn comes, encrypted, and once', async () => {
    const service = await pushHere();
    const { playOn, table } = await company({ pushServices: [service.url] }, async (ann) => {
      expect(await subscribe(ann, service.url)).toMatchObject({ status: 200, answer: { devices: [{}] } });
    });
    await playOn();
    const first = await until(() => service.pushed[0]);
    expect(first).toMatchObject({
      path: '/phone',
      headers: { 'content-encoding': 'aes128gcm', topic: 'tables', authorization: expect.stringMatching(/^vapid t=/) },
    });
    expect(first.body.length).toBeGreaterThan(80);
    expect(first.body.includes(table)).toBe(false);
  });

  test('says nothing to whoever is at the table, and nothing of what was there before', async () => {
    const service = await pushHere();
    const here = await place().open({ pushServices: [service.url] });
    const ann = await here.person();
    const table = await ann.make([ME('Ann'), { who: 'bot', level: 'calm' }]);
    const host = await ann.enter(table);
    await host.wish({ do: 'start' });
    await host.wait(() => host.info.stage === 'playing' || undefined);
    await subscribe(ann, service.url);
    host.hangUp();
    // A test goes out after everything that was to be sent before it.
    expect((await ann.ask('/api/notices/test', {})).answer).toEqual({ pushes: 1, letters: 0 });
    expect(service.pushed).toHaveLength(1);
  });

  test('goes only to push services, and the server follows them nowhere else', async () => {
    const service = await pushHere();
    const here = await place().open();
    const ann = await here.person();
    expect(await subscribe(ann, service.url)).toMatchObject({ status: 400, answer: { why: { why: 'otherPush' } } });
    await here.close();
    await here.open({ pushServices: [service.url] });
    await subscribe(ann, service.url);
    service.answers.status = 302;
    expect((await ann.ask('/api/notices/test', {})).answer).toEqual({ pushes: 0, letters: 0 });
    expect(service.pushed.map(({ path }) => path)).toEqual(['/phone']);
  });

  test('forgets a browser whose service says that it is gone', async () => {
    const service = await pushHere();
    const here = await place().open({ pushServices: [service.url] });
    const ann = await here.person();
    await subscribe(ann, service.url);
    service.answers.status = 410;
    await ann.ask('/api/notices/test', {});
    expect((await ann.ask<{ devices: unknown[] }>('/api/notices')).answer.devices).toEqual([]);
  });

  test('reaches ten browsers of a person at most, and is limited', async () => {
    const service = await pushHere();
    const here = await place().open({ pushServices: [service.url] });
    const ann = await here.person();
    for (let n = 0; n < 12; n++) await subscribe(ann, service.url, `browser-${n}`);
    expect((await ann.ask<{ devices: unknown[] }>('/api/notices')).answer.devices).toHaveLength(10);
    for (let n = 0; n < 10; n++) expect((await ann.ask('/api/notices/test', {})).status).toBe(200);
    expect(await ann.ask('/api/notices/test', {})).toMatchObject({ status: 429 });
  });

  test('reaches ten browsers at most when sixty come at once', async () => {
    const service = await pushHere();
    const here = await place().open({
      pushServices: [service.url],
      limits: { ...LIMITS, codesPerMinute: 100, messagesPerSecond: 1000 },
    });
    const ann = await here.person();
    await Promise.all(Array.from({ length: 60 }, (_, n) => subscribe(ann, service.url, `browser-${n}`)));
    expect((await ann.ask<{ devices: unknown[] }>('/api/notices')).answer.devices).toHaveLength(10);
  });

  test('refuses keys that are no point of the curve, with a sentence', async () => {
    const service = await pushHere();
    const here = await place().open({ pushServices: [service.url] });
    const ann = await here.person();
    const { endpoint, keys } = subscription(service.url);
    const off = Buffer.from(keys.p256dh, 'base64url');
    off[64]! ^= 1;
    for (const p256dh of [off.toString('base64url'), Buffer.alloc(65, 4).toString('base64url')]) {
      const answer = await ann.ask('/api/notices/push', { endpoint, keys: { ...keys, p256dh } }, {}, 'PUT');
      expect(answer).toMatchObject({ status: 400, answer: { why: { why: 'badPushKey' } } });
    }
    expect((await ann.ask<{ devices: unknown[] }>('/api/notices')).answer.devices).toEqual([]);
  });

  test('is switched off by the browser that switched it on, and by nobody else', async () => {
    const service = await pushHere();
    const here = await place().open({ pushServices: [service.url] });
    const [ann, eve] = [await here.person(), await here.person()];
    await subscribe(ann, service.url);
    const endpoint = { endpoint: `${service.url}/phone` };
    await eve.ask('/api/notices/push', endpoint, {}, 'DELETE');
    expect((await ann.ask<{ devices: unknown[] }>('/api/notices')).answer.devices).toHaveLength(1);
    expect(await ann.ask('/api/notices/push', endpoint, {}, 'DELETE')).toMatchObject({ answer: { devices: [] } });
  });

  test('knows the server by the same key after a restart', async () => {
    const here = await place().open();
    const ann = await here.person();
    const { key } = (await ann.ask<{ key: string }>('/api/notices')).answer;
    expect(key).toMatch(/^[\w-]{87}$/);
    await here.close();
    await here.open();
    expect((await ann.ask<{ key: string }>('/api/notices')).answer.key).toBe(key);
  });
});

interface NoticesAnswer {
  readonly sendsMail: boolean;
  readonly mail?: { readonly address: string; readonly confirmed: boolean };
  readonly devices: readonly unknown[];
}

describe('letters', () => {
  async function confirmedAnn() {
    const { letters, mail } = await mailHere();
    const here = await place().open({ mail });
    const ann = await here.person();
    await ann.ask('/api/notices/mail', { address: 'ada@example.org' }, {}, 'PUT');
    await ann.ask('/api/notices/mail', { code: figuresIn(letters[0]!.text) });
    return { letters, here, ann };
  }

  test('are sent only where the host has set it up', async () => {
    const here = await place().open();
    const ann = await here.person();
    expect((await ann.ask<NoticesAnswer>('/api/notices')).answer.sendsMail).toBe(false);
    const asked = await ann.ask('/api/notices/mail', { address: 'ada@example.org' }, {}, 'PUT');
    expect(asked).toMatchObject({ status: 404, answer: { sentence: 'This server doesn’t send email.' } });
  });

  test('come after the figures of the first one were typed', async () => {
    const { letters, mail } = await mailHere();
    const here = await place().open({ mail });
    const ann = await here.person();
    const asked = await ann.ask<NoticesAnswer>('/api/notices/mail', { address: 'ada@example.org' }, {}, 'PUT');
    expect(asked.answer.mail).toEqual({ address: 'ada@example.org', confirmed: false });
    expect((await ann.ask('/api/notices/test', {})).answer).toEqual({ pushes: 0, letters: 0 });
    expect(letters).toMatchObject([{ to: 'ada@example.org' }]);
    const code = figuresIn(letters[0]!.text);
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await ann.ask('/api/notices/mail', { code: wrong })).toMatchObject({ status: 403 });
    const right = await ann.ask<NoticesAnswer>('/api/notices/mail', { code });
    expect(right.answer.mail).toEqual({ address: 'ada@example.org', confirmed: true });
    expect((await ann.ask('/api/notices/test', {})).answer).toEqual({ pushes: 0, letters: 1 });
    expect(letters[1]!.text).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test('end by the link that each of them has', async () => {
    const { letters, here, ann } = await confirmedAnn();
    await ann.ask('/api/notices/test', {});
    const token = /\/letters\/([\w-]{22})/.exec(letters[1]!.text)?.[1];
    const leave = () =>
      fetch(`${here.url}/api/notices/letters/${token}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await leave()).status).toBe(200);
    expect((await ann.ask<NoticesAnswer>('/api/notices')).answer.mail).toBeUndefined();
    expect((await ann.ask('/api/notices/test', {})).answer).toEqual({ pushes: 0, letters: 0 });
    expect((await leave()).status).toBe(404);
  });

  test('with figures are few a day, whoever asks for them', async () => {
    const { mail, letters } = await mailHere();
    const here = await place().open({ mail });
    for (let n = 0; n < 5; n++) {
      const browser = await here.person();
      await browser.ask('/api/notices/mail', { address: 'ada@example.org' }, {}, 'PUT');
    }
    const eve = await here.person();
    const asked = await eve.ask('/api/notices/mail', { address: 'ADA@example.org' }, {}, 'PUT');
    expect(asked).toMatchObject({ status: 429 });
    expect(letters).toHaveLength(5);
  });

  test('with codes are few to one mailbox, whatever tag or case its address is written with', async () => {
    const { mail, letters } = await mailHere();
    const here = await place().open({ mail, ...BEHIND_PROXY });
    const statuses = [];
    for (let n = 0; n < 20; n++) {
      const eve = await here.person();
      const from = { 'x-forwarded-for': `203.0.113.${n}` };
      statuses.push((await eve.ask('/api/notices/mail', { address: `Victim+${n}@example.org` }, from, 'PUT')).status);
    }
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    expect(letters).toHaveLength(5);
  });

  test('with codes are few from one address and from one network, and the answer says until when', async () => {
    const { mail, letters } = await mailHere();
    const here = await place().open({ mail, ...BEHIND_PROXY, limits: { ...LIMITS, codesPerMinute: 1000 } });
    const ask = async (ip: string, name: string) =>
      (await here.person()).ask(
        '/api/notices/mail',
        { address: `${name}@example.org` },
        { 'x-forwarded-for': ip },
        'PUT',
      );
    for (let n = 0; n < 10; n++) expect((await ask('2001:db8:1:2::1', `a${n}`)).status).toBe(200);
    const refused = await ask('2001:db8:1:2::2', 'more');
    expect(refused).toMatchObject({ status: 429, answer: { why: { why: 'slowDown', limit: 'emails' } } });
    expect((refused.answer as { sentence: string }).sentence).toBe(
      'Too many codes sent by email. Try again in 24 hours.',
    );
    for (let n = 0; n < 20; n++) expect((await ask(`2001:db8:1:${n + 10}::1`, `b${n}`)).status).toBe(200);
    expect((await ask('2001:db8:1:99::1', 'last')).status).toBe(429);
    expect((await ask('2001:db8:2:99::1', 'other')).status).toBe(200);
    expect(letters).toHaveLength(31);
  });

  test('never have a player’s words as their subject, nor a link that a player wrote', async () => {
    const { letters, mail } = await mailHere();
    const sender = new Mailer(mail);
    closing.push(() => sender.close());
    const call = notificationText(
      'en',
      ['https://evil.example/win', 'Buy@evil.example now'].map((name, n) => ({ kind: 'turn', table: `t${n}`, name })),
      0,
    );
    await sender.sendNotification('ada@example.org', call, 'token', 'en');
    const [letter] = letters;
    expect(letter!.text).toContain('Subject: News from your Skerry tables');
    expect(letter!.text).not.toMatch(/evil\.example/);
    const links = letter!.text.match(/https?:\/\/\S+/g) ?? [];
    expect(links.every((link) => link.startsWith('https://play.example.org'))).toBe(true);
  });

  test('are gone with all that is known of a person, and so are their browsers', async () => {
    const service = await pushHere();
    const { mail, letters } = await mailHere();
    const here = await place().open({ mail, pushServices: [service.url] });
    const ann = await here.person();
    await ann.ask('/api/notices/mail', { address: 'ada@example.org' }, {}, 'PUT');
    await ann.ask('/api/notices/mail', { code: figuresIn(letters[0]!.text) });
    await subscribe(ann, service.url);
    await ann.ask('/api/me', undefined, {}, 'DELETE');
    const { answer } = await ann.ask<NoticesAnswer>('/api/notices');
    expect(answer).not.toHaveProperty('mail');
    expect(answer).not.toHaveProperty('wishes');
    expect(answer.devices).toEqual([]);
  });
});
