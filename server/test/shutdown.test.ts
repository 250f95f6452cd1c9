import { expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import { StopError, stopAll } from '../shutdown.ts';

test('parts stop one after the other', async () => {
  const stopped: string[] = [];
  const part = (name: string): [string, () => Promise<void>] => [name, async () => void stopped.push(name)];
  await stopAll(60_000, [part('its tables'), part('its bots')]);
  expect(stopped).toEqual(['its tables', 'its bots']);
});

test('a part that never stops is named, and not waited for', async () => {
  const stopping = stopAll(1, [
    ['its tables', async () => {}],
    ['its bots', () => new Promise(() => {})],
  ]);
  await expect(stopping).rejects.toThrow(StopError);
  await expect(stopping).rejects.toThrow('because of its bots');
});

test('bots that were stopped do not begin to think again', async () => {
  const pool = new BotPool(new URL('nobody.js', import.meta.url), 1);
  await pool.close();
  const customer = { address: '', person: '', isWatched: () => true };
  const thought = pool.decide({} as Parameters<BotPool['decide']>[0], new AbortController().signal, () => {}, customer);
  await expect(thought).rejects.toThrow('The bots were stopped.');
});
