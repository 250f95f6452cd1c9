import type { Said } from '@skerry/engine';
import type { goOn as en } from '../words/en/go-on.ts';
import { inUse } from '../words/speak.ts';

const words = inUse<Said<typeof en>>({
  en: async () => (await import('../words/en/go-on.ts')).goOn,
  fr: async () => (await import('../words/fr/go-on.ts')).goOn,
  de: async () => (await import('../words/de/go-on.ts')).goOn,
});

/** Loaded by those who go on from a moment, and at tables that began with one. */
export const learnGoOnWords = words.learn;
export const goOnWords = words.say;
