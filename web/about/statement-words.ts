import { inUse } from '../words/speak.ts';

const privacy = inUse({
  en: async () => (await import('../words/en/privacy.ts')).privacy,
  fr: async () => (await import('../words/fr/privacy.ts')).privacy,
  de: async () => (await import('../words/de/privacy.ts')).privacy,
});
const accessibility = inUse({
  en: async () => (await import('../words/en/accessibility.ts')).accessibility,
  fr: async () => (await import('../words/fr/accessibility.ts')).accessibility,
  de: async () => (await import('../words/de/accessibility.ts')).accessibility,
});

export const { learn: learnPrivacyWords, say: privacyWords } = privacy;
export const { learn: learnAccessibilityWords, say: accessibilityWords } = accessibility;
