import { effect, type ReadonlySignal, signal } from '@preact/signals';
import { type ByLanguage, inLanguage, languageIn, type Said, type Translated } from '@skerry/engine';
import { settings } from '../settings/settings.ts';
import type { en } from './en/index.ts';

/** The words of all pages, in one language. */
export type Words = Said<typeof en>;

const FETCH: ByLanguage<() => Promise<Words>> = {
  en: async () => (await import('./en/index.ts')).en,
  fr: async () => (await import('./fr/index.ts')).fr,
  de: async () => (await import('./de/index.ts')).de,
};

/** Loaded in the reader's language, and again when it is switched; until that has loaded, the previous one is kept. */
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
          // The page itself reports parts that fail to load.
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

/** A text in the reader's language, or in English if it lacks that. */
export const inReadersLanguage = <V>(translated: Translated<V>): V => inLanguage(settings.language.value, translated);

/** The same for loaded languages; when the reader switches, the previous one is kept until the new one has loaded. */
export async function loadedInReadersLanguage<V>(parts: Translated<() => Promise<V>>): Promise<ReadonlySignal<V>> {
  let known = languageIn(settings.language.peek(), parts);
  const said = signal<V>(await inLanguage(known, parts)());
  effect(() => {
    const language = languageIn(settings.language.value, parts);
    if (language === known) return;
    void inLanguage(language, parts)().then(
      (found) => {
        if (languageIn(settings.language.peek(), parts) !== language) return;
        known = language;
        said.value = found;
      },
      // The page itself reports parts that fail to load.
      () => undefined,
    );
  });
  return said;
}

/** Words of a page. Calling it returns those of the current language, and subscribes to changes. */
export function spoken<P extends keyof Words>(page: P): () => Words[P] {
  return () => words.say()[page];
}
