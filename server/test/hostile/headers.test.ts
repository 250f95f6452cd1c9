import { expect, test } from 'vitest';
import { ME, places } from '../place.ts';

const place = places();
const PUBLIC = { publicUrl: new URL('https://play.example.org'), trustProxy: '127.0.0.1' };

test('behind https browsers are told to come by https only', async () => {
  const here = await place().open(PUBLIC);
  expect((await fetch(`${here.url}/about`)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  const plain = await place().open();
  expect((await fetch(`${plain.url}/about`)).headers.get('strict-transport-security')).toBeNull();
});

test('a page connects to its own server and to no other', async () => {
  const policy = async (url: string) => (await fetch(`${url}/about`)).headers.get('content-security-policy');
  const here = await place().open(PUBLIC);
  expect(await policy(here.url)).toContain("connect-src 'self' wss://play.example.org;");
  const plain = await place().open();
  expect(await policy(plain.url)).toContain(`connect-src 'self' ws://127.0.0.1:${plain.port};`);
});

test('no answer that is about somebody is kept on the way', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  for (const path of ['/api/mine', '/api/tables', `/api/tables/${table}`, '/api/join/tern-1']) {
    const { headers } = await fetch(`${here.url}${path}`, { headers: { authorization: `Bearer ${ann.secret}` } });
    expect([path, headers.get('cache-control')]).toEqual([path, 'no-store']);
  }
});
