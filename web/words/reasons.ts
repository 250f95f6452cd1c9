import type { TableWords } from '@skerry/tables';
import { inUse } from './speak.ts';

const reasons = inUse<TableWords>({
  en: async () => (await import('@skerry/tables/words/en')).en,
  fr: async () => (await import('@skerry/tables/words/fr')).fr,
  de: async () => (await import('@skerry/tables/words/de')).de,
});

/** What a table says when it refuses something comes with the rules of its game. */
export const learnReasons = reasons.learn;
export const reasonWords = reasons.say;
