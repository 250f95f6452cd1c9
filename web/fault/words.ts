import { inUse } from '../words/speak.ts';

const words = inUse({
  en: async () => (await import('../words/en/fault.ts')).fault,
  fr: async () => (await import('../words/fr/fault.ts')).fault,
  de: async () => (await import('../words/de/fault.ts')).fault,
});

export const learnFaultWords = words.learn;
export const faultWords = words.say;
