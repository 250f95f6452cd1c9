import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { traceTrouble } from '../traces.ts';
import { ME, OPEN, places } from './place.ts';

const place = places();
const heard: string[] = [];
/** As much of a collector as it takes: it keeps what it is sent. */
const collector = createServer(async (request, answer) => {
  let text = '';
  for await (const part of request) text += part;
  if (request.url === '/v1/traces') heard.push(text);
  answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
let address: URL;

beforeAll(async () => {
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  address = new URL(`http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
});
afterAll(() => new Promise((done) => collector.close(done)));

interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly { readonly name: string; readonly [part: string]: unknown }[];
    }[];
  }[];
}
const spans = () =>
  heard.flatMap((text) =>
    (JSON.parse(text) as Sent).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)),
  );

test('a collector that the host names hears of requests, commands and commits, and of nobody’s secrets', async () => {
  const here = await place().open({ tracesTo: address });
  const ann = await here.person();
  const table = await ann.make([ME('Ann Onymous'), OPEN], {});
  const host = await ann.enter(table, {});
  await host.wish({ do: 'rename', seat: 0, name: 'A secret name' });
  await ann.ask('/api/mine');
  await here.close();
  const names = new Set(spans().map(({ name }) => name));
  expect([...names].sort()).toEqual(
    expect.arrayContaining(['GET /api/mine', 'POST /api/tables', 'command rename', 'commit']),
  );
  for (const secret of ['Ann Onymous', 'A secret name', table, ann.secret]) expect(heard.join()).not.toContain(secret);
});

test('without the setting nothing is sent, and a setting that is no address is refused', () => {
  const home = new URL('../../', import.meta.url);
  expect(readConfig({}, home)).not.toHaveProperty('tracesTo');
  expect(readConfig({ TRACES_TO: 'http://localhost:4318' }, home).tracesTo?.href).toBe('http://localhost:4318/');
  expect(() => readConfig({ TRACES_TO: 'collector' }, home)).toThrow('TRACES_TO needs an address');
});

test('packages that are missing, or are for a later Node, are named with the versions that run here', () => {
  const missing = Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  expect(traceTrouble(missing, '20.20.2').message).toMatch(
    /not installed\. Run: npm install @opentelemetry\/sdk-trace-node@2 /,
  );
  expect(traceTrouble(new SyntaxError('x'), '20.20.2').message).toContain('do not run on Node 20.20.2');
});
