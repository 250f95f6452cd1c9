import { once } from 'node:events';
import { request } from 'node:http';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import WebSocket from 'ws';
import { ConfigError, readConfig } from '../../index.ts';
import { ME, type Place, places } from '../place.ts';

const place = places();
const EVIL = { host: 'evil.example', origin: 'http://evil.example' };

/** What a browser gets that was led here by a name. */
function ask(here: Place, path: string, headers: Record<string, string>, method = 'GET', body = '') {
  return new Promise<{ status: number; text: string; cookies: readonly string[]; type: string }>((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port: here.port, path, method, headers }, async (answer) => {
      let text = '';
      for await (const part of answer) text += part;
      const { 'set-cookie': cookies = [], 'content-type': type = '' } = answer.headers;
      resolve({ status: answer.statusCode ?? 0, text, cookies, type });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

const upgrade = async (here: Place, headers: Record<string, string>): Promise<number> => {
  const socket = new WebSocket(`ws://127.0.0.1:${here.port}/live`, { headers });
  const opened = once(socket, 'open').then(() => 101);
  const refused = once(socket, 'unexpected-response').then(([, answer]) => answer.statusCode as number);
  socket.on('error', () => {});
  const status = await Promise.race([opened.catch(() => 0), refused.catch(() => 0)]);
  socket.terminate();
  return status;
};

test('a page of a stranger whose name leads here gets nothing and sets nothing', async () => {
  const here = await place().open();
  const ann = await here.person();
  const table = await ann.make([ME('Ann'), ME('Ben')]);
  const cookie = `skerry=${ann.secret}`;
  for (const [path, method, body] of [
    ['/', 'GET', ''],
    ['/api/mine', 'GET', ''],
    [`/api/tables/${table}`, 'GET', ''],
    ['/api/reach', 'GET', ''],
    ['/api/me', 'POST', ''],
    ['/api/me', 'DELETE', ''],
    ['/api/tables', 'POST', '{"game":"forbidden-island","seats":[{"who":"open"},{"who":"open"}]}'],
    ['/metrics', 'GET', ''],
    ['/no/such/page', 'GET', ''],
  ] as const) {
    const answer = await ask(here, path, { ...EVIL, cookie, 'content-type': 'application/json' }, method, body);
    expect([path, answer.status, answer.cookies]).toEqual([path, 421, []]);
    expect(JSON.parse(answer.text)).toEqual({
      why: { why: 'otherHost', host: 'evil.example' },
      sentence: 'This server isn’t set up for “evil.example”. If you run it, set PUBLIC_URL or ALLOWED_HOSTS.',
    });
  }
  expect(await upgrade(here, { ...EVIL, cookie })).toBe(421);
  expect(await upgrade(here, { host: `127.0.0.1:${here.port}`, cookie })).toBe(101);
  expect((await ann.ask('/api/mine')).answer).toMatchObject({ tables: [{ id: table }] });
});

test('somebody who typed a name that the server does not know is told so in words', async () => {
  const here = await place().open();
  const { type, text } = await ask(here, '/', { host: 'evil.example', accept: 'text/html', 'accept-language': 'fr' });
  expect(type).toMatch(/^text\/plain/);
  expect(text).toBe(
    'Ce serveur n’est pas configuré pour «\u202fevil.example\u202f». Si vous l’administrez, définissez PUBLIC_URL ou ALLOWED_HOSTS.',
  );
});

const NAMES = [
  ...['localhost:3000', 'LOCALHOST', '192.168.1.20:3000', '[::1]:3000', '[fe80::1]', 'skerry', 'skerry:3000'],
  ...[hostname(), `${hostname().split('.')[0]}.local:3000`, 'play.example.org', 'Play.Example.org.:443', 'games.lan'],
];
const OTHERS = [
  'play.example.org.evil.example',
  'evil-play.example.org',
  '127.0.0.1.evil.example',
  'localhost@evil.example',
];

test('a server answers to its own names and to no others, however alike', async () => {
  const settings = { publicUrl: new URL('https://play.example.org'), allowedHosts: ['games.lan'] };
  const here = await place().open(settings);
  const answered = async (host: string) => (await ask(here, '/api/mine', { host })).status;
  for (const host of NAMES) expect([host, await answered(host)]).toEqual([host, 200]);
  for (const host of OTHERS) expect([host, (await answered(host)) >= 400]).toEqual([host, true]);
});

test('health is told by any name, and nothing that only begins like it', async () => {
  const here = await place().open();
  for (const path of ['/health', '/health/live', '/health/ready'])
    expect((await ask(here, path, EVIL)).status).toBe(200);
  expect((await ask(here, '/healthy', EVIL)).status).toBe(421);
});

test('behind a proxy the name counts that the proxy was asked by', async () => {
  const here = await place().open({ trustProxy: '127.0.0.1', allowedHosts: ['play.example.org'] });
  const asked = (forwarded: string) => ask(here, '/api/mine', { host: '127.0.0.1', 'x-forwarded-host': forwarded });
  expect((await asked('play.example.org')).status).toBe(200);
  expect((await asked('evil.example')).status).toBe(421);
  const alone = await place().open();
  expect((await ask(alone, '/api/mine', { host: 'evil.example', 'x-forwarded-host': 'localhost' })).status).toBe(421);
});

test('ALLOWED_HOSTS is a list of names', () => {
  const read = (ALLOWED_HOSTS: string) => readConfig({ ALLOWED_HOSTS }, new URL('file:///')).allowedHosts;
  expect(read('Skerry.lan, games.example.org')).toEqual(['skerry.lan', 'games.example.org']);
  expect(read('')).toEqual([]);
  expect(() => read('https://games.example.org')).toThrow(ConfigError);
});
