import { expect, test } from 'vitest';
import { ME, places } from '../place.ts';

const place = places();
const PUBLIC = { publicUrl: new URL('https://play.example.org'), trustProxy: '127.0.0.1' };

test('behind https browsers are told to come by https only, and a page connects to its own server and to no other', async () => {
  const here = await place().open(PUBLIC);
  const { headers } = await fetch(`${here.url}/about`);
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  expect(headers.get('content-security-policy')).toContain("connect-src 'self' wss://play.example.org;");
  const plain = await place().open();
  const { headers: bare } = await fetch(`${plain.url}/about`);
  expect(bare.get('strict-transport-security')).toBeNull();
  expect(bare.get('content-security-policy')).toContain(`connect-src 'self' ws://127.0.0.1:${plain.port};`);
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
