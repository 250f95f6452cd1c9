import { effect, signal } from '@preact/signals';
import { type ByLanguage, inLanguage, type Said, type Translated } from '@skerry/engine';
import { settings } from '../settings/settings.ts';
import type { en } from './en/index.ts';

/** The words of all pages, in one language. */
export type Words = Said<typeof en>;

const FETCH: ByLanguage<() => Promise<Words>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
};

const known = signal<Words | undefined>(undefined);

/** Fetches the words of the reader's language, and those of another when it is chosen; until they are there, the first ones stay. */
export async function learnWords(): Promise<void> {
  known.value = await FETCH[settings.language.peek()]();
  effect(() => {
    const language = settings.language.value;
    void FETCH[language]().then(
      (words) => {
        if (settings.language.peek() === language) known.value = words;
      },
      // The page says so itself when a part of it cannot be loaded.
      () => undefined,
    );
  });
}

/** What may lack the reader's language, in it or in English. */
export const inReadersLanguage = <V>(translated: Translated<V>): V => inLanguage(settings.language.value, translated);

/** Words of a page. Calling it gives those of the language in use, and follows when it is switched. */
export function spoken<P extends keyof Words>(page: P): () => Words[P] {
  return () => {
    if (known.value === undefined) throw new Error('Nothing can be said before the words are there.');
    return known.value[page];
  };
}
