import type { Said } from '@skerry/engine';
import type { advice as en } from '../words/en/advice.ts';
import { inUse, spoken } from '../words/speak.ts';

export const hintWords = spoken('hint');

const advice = inUse<Said<typeof en>>({
  en: async () => (await import('../words/en/advice.ts')).advice,
  fr: async () => (await import('../words/fr/advice.ts')).advice,
  de: async () => (await import('../words/de/advice.ts')).advice,
});

/** Loaded with the first hint. */
export const learnAdviceWords = advice.learn;
export const adviceWords = advice.say;
