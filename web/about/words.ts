import type { Said } from '@skerry/engine';
import type { about as en } from '../words/en/about.ts';
import { inUse } from '../words/speak.ts';

const words = inUse<Said<typeof en>>({
  en: async () => (await import('../words/en/about.ts')).about,
  fr: async () => (await import('../words/fr/about.ts')).about,
  de: async () => (await import('../words/de/about.ts')).about,
});

export const learnAboutWords = words.learn;
export const aboutWords = words.say;
