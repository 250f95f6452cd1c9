import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { Client } from '../live/client.ts';
import { Audience } from '../table/audience.ts';
import { row as sampleRow } from './store/sample.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function listener(person: string): Client {
  const socket = { readyState: 1, OPEN: 1 } as WebSocket;
  return new Client(socket, new PassThrough(), { person, device: 'd', address: '' });
}

/** An audience, how often it was told the table, and who was announced to other processes. */
function opened() {
  const announced: string[][] = [];
  let infos = 0;
  const tellInfo = () => {
    infos++;
    audience.informed();
  };
  const audience = new Audience(sampleRow('t1', { listed: true }), {
    time: { now: () => Date.now(), ticks: () => Date.now() },
    tellInfo,
    announce: (people) => announced.push(people),
  });
  return { audience, announced, tellInfo, infos: () => infos };
}

test('a table that has left the memory says nothing any more', async () => {
  const { audience, announced } = opened();
  const ann = listener('ann');
  audience.enter(ann);
  audience.leave(ann);
  audience.close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(announced).toEqual([]);
});

test('many who come and go are told of now and then, and not each time', async () => {
  const { audience, announced, infos } = opened();
  const ann = listener('ann');
  audience.enter(ann);
  await vi.advanceTimersByTimeAsync(1000);
  const before = [infos(), announced.length];
  for (let n = 0; n < 100; n++) {
    const client = listener(`stranger ${n}`);
    audience.enter(client);
    await vi.advanceTimersByTimeAsync(5);
    audience.leave(client);
  }
  await vi.advanceTimersByTimeAsync(1000);
  // Half a second of coming and going: at most four words a second, and the last one after it.
  expect(infos() - before[0]!).toBeLessThanOrEqual(4);
  expect(announced.length - before[1]!).toBeLessThanOrEqual(4);
  expect(announced.at(-1)).toEqual(['ann']);
});

test('whoever does not answer is away to the others at once, and back with the first answer', async () => {
  const { audience, announced } = opened();
  const [ann, bob] = [listener('ann'), listener('bob')];
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
  const { audience, announced, tellInfo, infos } = opened();
  const ann = listener('ann');
  audience.enter(ann);
  await vi.advanceTimersByTimeAsync(1000);
  const before = infos();
  audience.enter(listener('bob'));
  tellInfo();
  await vi.advanceTimersByTimeAsync(1000);
  expect(infos() - before).toBe(1);
  expect(announced).toEqual([['ann'], ['ann', 'bob']]);
});
