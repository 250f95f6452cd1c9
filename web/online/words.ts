import { inUse } from '../words/speak.ts';

const words = inUse({
  en: async () => (await import('../words/en/online.ts')).online,
  fr: async () => (await import('../words/fr/online.ts')).online,
  de: async () => (await import('../words/de/online.ts')).online,
});

export const learnOnlineWords = words.learn;
export const onlineWords = words.say;
