import type { Said } from '@skerry/engine';
import type { makePuzzle as en } from '../../words/en/make-puzzle.ts';
import { inUse } from '../../words/speak.ts';

const words = inUse<Said<typeof en>>({
  en: async () => (await import('../../words/en/make-puzzle.ts')).makePuzzle,
  fr: async () => (await import('../../words/fr/make-puzzle.ts')).makePuzzle,
  de: async () => (await import('../../words/de/make-puzzle.ts')).makePuzzle,
});

/** Loaded by those who make a puzzle, and by those who get one. */
export const learnMadeWords = words.learn;
export const madeWords = words.say;
