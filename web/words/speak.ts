import type { Language } from '@skerry/engine';
import { settings } from '../settings/settings.ts';

/** The shape of words in another language: the same keys, sentences of the same arguments. A missing one does not compile. */
export type Said<W> = {
  readonly [K in keyof W]: W[K] extends string
    ? string
    : W[K] extends (...args: infer A) => string
      ? (...args: A) => string
      : Said<W[K]>;
};

/** Words of a page in every language. Calling it gives those of the language in use, and follows when it is switched. */
export function spoken<W>(words: { readonly [L in Language]: W }): () => W {
  return () => words[settings.language.value];
}
