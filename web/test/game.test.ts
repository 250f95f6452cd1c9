import { manifestOf } from '@skerry/games';
import { afterEach, expect, test, vi } from 'vitest';
import { loadRules } from '../game.ts';
import { settings } from '../settings/settings.ts';

// Other tests run in the same process, and expect English.
afterEach(() => {
  settings.language.value = 'en';
  vi.restoreAllMocks();
});

test('the sentences of a game follow the reader to another language', async () => {
  const { text } = (await loadRules('forbidden-island'))!;
  expect(text.value.language).toBe('en');
  settings.language.value = 'fr';
  await expect.poll(() => text.value.language).toBe('fr');
});

test('a language that cannot be loaded leaves the first one, and no promise broken', async () => {
  const { text } = (await loadRules('forbidden-island'))!;
  const unreached = vi.spyOn(manifestOf('forbidden-island')!.text, 'fr').mockRejectedValue(new Error('no network'));
  const broken = vi.fn();
  process.on('unhandledRejection', broken);
  settings.language.value = 'fr';
  // Unhandled rejections are reported after all pending callbacks.
  await new Promise(setImmediate);
  process.off('unhandledRejection', broken);
  expect(unreached).toHaveBeenCalled();
  expect(broken).not.toHaveBeenCalled();
  expect(text.value.language).toBe('en');
});
