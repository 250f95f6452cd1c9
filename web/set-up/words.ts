import type { Said } from '@skerry/engine';
import type { setUp as en } from '../words/en/set-up.ts';
import { inUse } from '../words/speak.ts';

const words = inUse<Said<typeof en>>({
  en: async () => (await import('../words/en/set-up.ts')).setUp,
  fr: async () => (await import('../words/fr/set-up.ts')).setUp,
  de: async () => (await import('../words/de/set-up.ts')).setUp,
});

export const learnSetUpWords = words.learn;
export const setUpWords = words.say;
