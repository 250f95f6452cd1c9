import type { Said } from '@skerry/engine';
import type { study as en } from '../words/en/study.ts';
import { inUse } from '../words/speak.ts';

const words = inUse<Said<typeof en>>({
  en: async () => (await import('../words/en/study.ts')).study,
  fr: async () => (await import('../words/fr/study.ts')).study,
  de: async () => (await import('../words/de/study.ts')).study,
});

/** Loaded with the page of a study. */
export const learnStudyWords = words.learn;
export const studyWords = words.say;
