import { effect, signal } from '@preact/signals';
import { type ByLanguage, inLanguage, type Said, type Translated } from '@skerry/engine';
import { settings } from '../settings/settings.ts';
import type { en } from './en/index.ts';

/** The words of all pages, in one language. */
export type Words = Said<typeof en>;

const FETCH: ByLanguage<() => Promise<Words>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  de: async () => (await import('./de/index.ts')).de,
};

/** Fetched in the reader's language, and again when another is chosen; until that is there, the first one stays. */
export function inUse<V>(fetch: ByLanguage<() => Promise<V>>) {
  const known = signal<V | undefined>(undefined);
  let isFollowed = false;
  return {
    async learn(): Promise<void> {
      known.value = await fetch[settings.language.peek()]();
      if (isFollowed) return;
      isFollowed = true;
      effect(() => {
        const language = settings.language.value;
        void fetch[language]().then(
          (found) => {
            if (settings.language.peek() === language) known.value = found;
          },
          // The page says so itself when a part of it cannot be loaded.
          () => undefined,
        );
      });
    },
    say(): V {
      if (known.value === undefined) throw new Error('Nothing can be said before the words are there.');
      return known.value;
    },
  };
}

const words = inUse(FETCH);
export const learnWords = words.learn;

/** What may lack the reader's language, in it or in English. */
export const inReadersLanguage = <V>(translated: Translated<V>): V => inLanguage(settings.language.value, translated);

/** Words of a page. Calling it gives those of the language in use, and follows when it is switched. */
export function spoken<P extends keyof Words>(page: P): () => Words[P] {
  return () => words.say()[page];
}
