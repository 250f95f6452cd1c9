import type { Said } from '@skerry/engine';
import type { keys as en } from '../../words/en/keys.ts';
import { inUse } from '../../words/speak.ts';

const words = inUse<Said<typeof en>>({
  en: async () => (await import('../../words/en/keys.ts')).keys,
  fr: async () => (await import('../../words/fr/keys.ts')).keys,
  de: async () => (await import('../../words/de/keys.ts')).keys,
});

/** Loaded with the list of keys. */
export const learnKeysWords = words.learn;
export const keysWords = words.say;
