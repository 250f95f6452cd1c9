import { afterEach, expect, test, vi } from 'vitest';
import { whenOnline } from '../table/when-online.ts';

afterEach(() => vi.unstubAllGlobals());

function browser(network: { onLine: boolean }): () => void {
  const waiting: (() => void)[] = [];
  vi.stubGlobal('navigator', network);
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => waiting.push(hear));
  return () => {
    network.onLine = true;
    for (const hear of waiting) hear();
  };
}

test('a part that cannot be had without a network is fetched as soon as it is back', async () => {
  const network = { onLine: false };
  const comeBack = browser(network);
  const load = vi.fn(async () => {
    if (!network.onLine) throw new TypeError('Failed to fetch');
    return 'the sheets';
  });
  const loaded = whenOnline(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  comeBack();
  expect(await loaded).toBe('the sheets');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that is missing though the network is there is told at once', async () => {
  browser({ onLine: true });
  await expect(whenOnline(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
