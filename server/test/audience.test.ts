import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Client } from '../live/client.ts';
import { Audience } from '../table/audience.ts';
import { Chat } from '../table/chat.ts';
import { row as sampleRow } from './store/sample.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Somebody who writes down how often they are told who is here. */
function listener(person: string): { client: Client; infos: () => number } {
  const wire = new PassThrough();
  let infos = 0;
  wire.on('data', (frame) => {
    infos += String(frame).split('"say":"info"').length - 1;
  });
  const socket = { readyState: 1, OPEN: 1 } as WebSocket;
  return { client: new Client(socket, wire, { person, device: 'd', address: '' }), infos: () => infos };
}

test('a table that has left the memory says nothing any more', async () => {
  const announced: string[][] = [];
  const audience = new Audience(
    () => ({
      row: sampleRow('t1'),
      session: undefined,
      chat: new Chat([]),
      links: { invite: '', watch: '' },
      isStuck: false,
    }),
    (people) => announced.push(people),
    { now: () => Date.now(), ticks: () => Date.now() },
  );
  const { client } = listener('ann');
  audience.enter(client);
  audience.leave(client);
  audience.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(announced).toEqual([]);
});

test('many who come and go are told of now and then, and not each time', async () => {
  const announced: string[][] = [];
  const row = sampleRow('t1', { listed: true });
  const time = { now: () => Date.now(), ticks: () => Date.now() };
  const audience = new Audience(
    () => ({ row, session: undefined, chat: new Chat([]), links: { invite: '', watch: '' }, isStuck: false }),
    (people) => announced.push(people),
    time,
  );
  const ann = listener('ann');
  audience.enter(ann.client);
  await vi.advanceTimersByTimeAsync(1000);
  const before = [ann.infos(), announced.length];
  for (let n = 0; n < 100; n++) {
    const { client } = listener(`stranger ${n}`);
    audience.enter(client);
    await vi.advanceTimersByTimeAsync(5);
    audience.leave(client);
  }
  await vi.advanceTimersByTimeAsync(1000);
  // Half a second of coming and going: at most four words a second, and the last one after it.
  expect(ann.infos() - before[0]!).toBeLessThanOrEqual(4);
  expect(announced.length - before[1]!).toBeLessThanOrEqual(4);
  expect(announced.at(-1)).toEqual(['ann']);
});

test('whoever does not answer is away to the others at once, and back with the first answer', async () => {
  const announced: string[][] = [];
  const row = sampleRow('t1', { listed: true });
  const audience = new Audience(
    () => ({ row, session: undefined, chat: new Chat([]), links: { invite: '', watch: '' }, isStuck: false }),
    (people) => announced.push(people),
    { now: () => Date.now(), ticks: () => Date.now() },
  );
  const [ann, bob] = [listener('ann').client, listener('bob').client];
  audience.enter(ann);
  audience.enter(bob);
  for (const isQuiet of [true, false]) {
    bob.isQuiet = isQuiet;
    audience.hush(bob);
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(announced).toEqual([['ann'], ['ann', 'bob']]);
});

test('who has come is told with what is told anyway, and not once more', async () => {
  const announced: string[][] = [];
  const row = sampleRow('t1', { listed: true });
  const audience = new Audience(
    () => ({ row, session: undefined, chat: new Chat([]), links: { invite: '', watch: '' }, isStuck: false }),
    (people) => announced.push(people),
    { now: () => Date.now(), ticks: () => Date.now() },
  );
  const ann = listener('ann');
  audience.enter(ann.client);
  await vi.advanceTimersByTimeAsync(1000);
  const before = ann.infos();
  audience.enter(listener('bob').client);
  audience.tellInfo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ann.infos() - before).toBe(1);
  expect(announced).toEqual([['ann'], ['ann', 'bob']]);
});
