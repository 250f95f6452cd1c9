import { expect, test } from 'vitest';
import { addressOf, siteOf } from '../../http/address.ts';
import { LIMITS, readConfig } from '../../index.ts';
import { OPEN, places } from '../place.ts';

const place = places();

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:50123', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:50123', '203.0.113.7'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, address) => {
  expect(addressOf(ip)).toBe(address);
});

test.each([
  ['203.0.113.7:50123', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['[2001:db8:1:ffff::1]:443', '2001:db8:1::/48'],
])('%s belongs to the site %s', (ip, site) => {
  expect(siteOf(ip)).toBe(site);
});

const BEHIND_PROXY = { trustProxy: readConfig({ TRUST_PROXY: 'yes' }, new URL('file:///')).trustProxy };
const WISH = { game: 'forbidden-island', seats: [OPEN, OPEN] };

test('all addresses of one IPv6 network share the limits of codes, requests and tables', async () => {
  const limits = { ...LIMITS, codesPerMinute: 3, tablesPerAddress: 2 };
  const here = await place().open({ ...BEHIND_PROXY, limits });
  const ann = await here.person();
  const from = (n: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${n}` });
  const codes = [];
  for (let n = 0; n < 4; n++) codes.push((await ann.ask('/api/join/tern-1', undefined, from(n))).status);
  expect(codes).toEqual([404, 404, 404, 429]);
  expect((await ann.ask('/api/join/tern-1', undefined, { 'x-forwarded-for': '2001:db8:1:3::1' })).status).toBe(404);
  const tables = [];
  for (let n = 0; n < 3; n++) tables.push((await ann.ask('/api/tables', WISH, from(n))).status);
  expect(tables).toEqual([200, 200, 429]);
});

test('wrong codes are counted by the network of a site, and in total; the answer says until when', async () => {
  const limits = { ...LIMITS, codesPerMinute: 4 };
  const here = await place().open({ ...BEHIND_PROXY, limits });
  const ann = await here.person();
  const guess = (n: number, site = 1) =>
    ann.ask<{ sentence: string }>('/api/join/tern-1', undefined, { 'x-forwarded-for': `2001:db8:${site}:${n}::1` });
  for (let n = 0; n < 12; n++) expect((await guess(n)).status).toBe(404);
  const refused = await guess(12);
  expect(refused).toMatchObject({ status: 429, answer: { why: { why: 'slowDown', limit: 'codes' } } });
  expect(refused.answer.sentence).toBe('Too many codes tried from your network. Try again in 60 minutes.');
  for (const path of ['/api/claim', '/api/claim/look', '/api/devices/asks'])
    expect((await ann.ask(path, { code: 'k7mp-2xqd-9rtw' }, { 'x-forwarded-for': '2001:db8:1:99::1' })).status).toBe(
      429,
    );
  for (let n = 0; n < 188; n++) await guess(n % 12, 2 + Math.floor(n / 12));
  expect((await guess(0, 200)).status).toBe(429);
});

test('behind a proxy the word of the nearest one counts, whatever the client claims before it', async () => {
  const here = await place().open({ ...BEHIND_PROXY, limits: { ...LIMITS, codesPerMinute: 3 } });
  const ann = await here.person();
  const codes = [];
  for (let n = 0; n < 4; n++) {
    const headers = { 'x-forwarded-for': `198.51.100.${n}, 203.0.113.7` };
    codes.push((await ann.ask('/api/join/tern-1', undefined, headers)).status);
  }
  expect(codes).toEqual([404, 404, 404, 429]);
});
