import type { Said } from '@skerry/engine';
import type { review as en } from '../words/en/review.ts';
import { inUse } from '../words/speak.ts';

const words = inUse<Said<typeof en>>({
  en: async () => (await import('../words/en/review.ts')).review,
  fr: async () => (await import('../words/fr/review.ts')).review,
  de: async () => (await import('../words/de/review.ts')).review,
});

/** Loaded with the review, which few readers open. */
export const learnReviewWords = words.learn;
export const reviewWords = words.say;
