import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { manifestOf } from '@skerry/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../index.ts';
import { places } from './place.ts';

const place = places();

const START = '<!doctype html><head><title>Skerry</title><script src="/assets/first.js"></script></head>';
const AHEAD = {
  en: ['assets/first.js', 'assets/island.js', 'assets/island.css', 'assets/island-en.js'],
  fr: ['assets/first.js', 'assets/island.js', 'assets/island.css', 'assets/island-fr.js'],
  de: ['assets/first.js', 'assets/island.js', 'assets/island.css', 'assets/island-de.js'],
};

let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'skerry-page-'));
  mkdirSync(join(home, 'dist/web/assets'), { recursive: true });
  writeFileSync(join(home, 'dist/web/index.html'), START);
  writeFileSync(join(home, 'dist/web/ahead.json'), JSON.stringify({ 'forbidden-island': AHEAD }));
  writeFileSync(join(home, 'dist/web/assets/table-a1b2c3d4.js'), 'plain');
  writeFileSync(join(home, 'dist/web/assets/table-a1b2c3d4.js.br'), 'packed');
  writeFileSync(join(home, 'dist/web/assets/chart-e5f6a7b8.svg.gz'), gzipSync('<svg/>'));
  writeFileSync(join(home, 'dist/web/sw.js'), 'worker');
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const built = async () => place().open({ home: pathToFileURL(`${home}/`) });

const PLACES = [
  '/',
  '/t/abc',
  '/join/abc/key',
  '/watch/abc/key',
  '/rules/forbidden-island',
  '/about',
  '/new/x?way=alone',
];

test('the page answers at all its places and is asked for again each time', async () => {
  const { url } = await built();
  for (const path of PLACES) {
    const answer = await fetch(`${url}${path}`);
    expect([path, answer.status, await answer.text()]).toEqual([path, 200, expect.stringContaining('<title>Skerry')]);
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-cache']);
  }
});

test('the page answers even to whoever cannot unpack anything', async () => {
  const { url } = await built();
  for (const path of ['/', '/assets/']) {
    // `fetch` always says what it can unpack.
    const status = await new Promise((resolve) => get(`${url}${path}`, ({ statusCode }) => resolve(statusCode)));
    expect([path, status]).toEqual([path, 200]);
  }
});

test('the page of a table says which game it is, and asks at once for what the game needs in the language of the reader', async () => {
  const here = await built();
  const ann = await here.person();
  const { answer } = await ann.ask<{ id: string }>('/api/tables', {
    game: 'forbidden-island',
    seats: [{ who: 'me', name: 'Ann' }, { who: 'open' }],
  });
  const start = async (path: string, language: string) =>
    (await fetch(`${here.url}${path}`, { headers: { 'accept-language': language } })).text();
  const english = await start(`/t/${answer.id}`, 'en-GB');
  expect([...english.matchAll(/<link [^>]+>/g)].map(([link]) => link)).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/island.js">',
    '<link rel="stylesheet" crossorigin href="/assets/island.css">',
    '<link rel="modulepreload" crossorigin href="/assets/island-en.js">',
  ]);
  const [, told = ''] = /<meta name="table" content="([^"]+)">/.exec(english) ?? [];
  expect(JSON.parse(told.replaceAll('&quot;', '"'))).toEqual((await ann.ask(`/api/tables/${answer.id}`)).answer);
  expect(await start(`/join/${answer.id}/key`, 'fr')).toContain('island-fr.js');
  expect(await start('/t/nowhere', 'en')).toBe(START);
  expect(await start('/about', 'en')).toBe(START);
});

test('the page of a table names its content pack, whatever the pack is called', async () => {
  const here = await built();
  const ann = await here.person();
  const name = 'Wren & "Heron" &quot; <b>';
  const { builtIn } = (await manifestOf('trails-of-tucana')!.rules()).packs!;
  const { answer } = await ann.ask<{ id: string }>('/api/tables', {
    game: 'trails-of-tucana',
    seats: [{ who: 'me', name: 'Ann' }, { who: 'open' }],
    pack: { ...builtIn, name },
  });
  const start = await (await fetch(`${here.url}/t/${answer.id}`)).text();
  const [, told = ''] = /<meta name="table" content="([^"]+)">/.exec(start) ?? [];
  const { pack } = JSON.parse(told.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  expect(pack.name).toBe(name);
});

test('files with a hash in their name are kept for ever, and sent packed to whoever can unpack', async () => {
  const { url } = await built();
  const packed = await fetch(`${url}/assets/table-a1b2c3d4.js`, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('cache-control')).toContain('immutable');
  const plain = await fetch(`${url}/assets/table-a1b2c3d4.js`, { headers: { 'accept-encoding': 'identity' } });
  expect(await plain.text()).toBe('plain');
  expect((await fetch(`${url}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
  expect((await fetch(`${url}/assets/old-1.js`)).status).toBe(404);
  expect((await fetch(`${url}/../../package.json`)).status).toBe(404);
});

test('a file that is there in compressed copies only is unpacked for those who cannot', async () => {
  const { url } = await built();
  for (const encoding of ['gzip', 'br', 'identity']) {
    const answer = await fetch(`${url}/assets/chart-e5f6a7b8.svg`, { headers: { 'accept-encoding': encoding } });
    const { headers } = answer;
    expect([encoding, answer.status, await answer.text()]).toEqual([encoding, 200, '<svg/>']);
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      expect.stringContaining('immutable'),
    ]);
  }
  expect((await fetch(`${url}/assets/..%2fchart-e5f6a7b8.svg`)).status).toBe(404);
});

test('every answer says what a browser may do with it', async () => {
  const { headers } = await fetch((await built()).url);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});

test('where the page is not built, a sentence says so', async () => {
  const here = await place().open({ home: pathToFileURL(`${home}/nowhere/`) });
  const answer = await fetch(here.url);
  expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining('npm run build')]);
});

test('health, metrics and the description of REST can be asked for', async () => {
  const { url } = await built();
  expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: true, tables: 0, sockets: 0 });
  const metrics = await (await fetch(`${url}/metrics`)).text();
  for (const name of ['moves_total', 'commits_total', 'commit_batch', 'commit_seconds', 'sockets', 'refusals_total']) {
    expect(metrics).toContain(`skerry_${name}`);
  }
  const { paths } = (await (await fetch(`${url}/api/openapi.json`)).json()) as { paths: object };
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining(['/api/tables', '/api/mine', '/api/join/{code}', '/api/claim', '/api/tables/{id}/record']),
  );
  const missing = await fetch(`${url}/api/nothing`);
  expect([missing.status, await missing.json()]).toMatchObject([404, { sentence: expect.any(String) }]);
});

test('a browser is somebody by its cookie, and sees its secret nowhere', async () => {
  const { url } = await built();
  const answer = await fetch(`${url}/api/me`, { method: 'POST' });
  expect(await answer.json()).toEqual({});
  expect(answer.headers.get('set-cookie')).toMatch(/^skerry=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
});

test('behind https the cookie is for https only', async () => {
  const here = await place().open({ publicUrl: new URL('https://play.example.org') });
  const answer = await fetch(`${here.url}/api/me`, { method: 'POST' });
  expect(answer.headers.get('set-cookie')).toMatch(/; Secure$/);
});

test.each([
  [{ PORT: 'x' }, 'PORT needs a whole number from 0 to 65535, not "x".'],
  [{ PORT: '70000' }, 'PORT needs a whole number from 0 to 65535, not "70000".'],
  [{ LOG_FORMAT: 'xml' }, 'LOG_FORMAT cannot be "xml"; choose text, json.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL cannot be "loud"; choose silent, error, warn, info, debug.'],
  [{ PUBLIC_URL: 'example.org' }, 'PUBLIC_URL needs an address such as https://play.example.org without a path'],
  [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY needs "yes", "no" or the addresses of your proxies, not "maybe".'],
])('a wrong setting is explained: %j', (env, sentence) => {
  expect(() => readConfig(env, new URL('file:///'))).toThrow(sentence);
});

test('what is not set has a good value', () => {
  const config = readConfig({ PORT: '', TRUST_PROXY: '10.0.0.1, ::1' }, new URL('file:///'));
  expect(config).toMatchObject({ port: 3000, host: '0.0.0.0', dataDir: 'data', trustProxy: '10.0.0.1, ::1' });
});
