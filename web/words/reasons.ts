import type { TableWords } from '@skerry/tables';
import { inUse } from './speak.ts';

const reasons = inUse<TableWords>({
  en: async () => (await import('@skerry/tables/words/en')).en,
  fr: async () => (await import('@skerry/tables/words/fr')).fr,
  de: async () => (await import('@skerry/tables/words/de')).de,
});

/** A table's refusals; loaded with the rules of its game. */
export const learnReasons = reasons.learn;
export const reasonWords = reasons.say;
