import type { Language } from '@skerry/engine';

/** Numbers, plurals and lists, as a language writes them. */
export interface Manner {
  number(value: number): string;
  /** "1 seat", "3 seats": the form that fits, with the number in it. */
  count(value: number, forms: { readonly one: string; readonly other: string }): string;
  list(items: readonly string[]): string;
}

/** A browser takes milliseconds to learn a language's habits: each is learned once, when it is first needed. */
export function intl(language: Language): Manner {
  const numbers = once(`numbers ${language}`, () => new Intl.NumberFormat(language));
  const plurals = once(`plurals ${language}`, () => new Intl.PluralRules(language));
  const and = once(`and ${language}`, () => new Intl.ListFormat(language, { type: 'conjunction' }));
  return {
    number: (value) => numbers().format(value),
    count: (value, { one, other }) =>
      (plurals().select(value) === 'one' ? one : other).replace('#', numbers().format(value)),
    list: (items) => and().format(items),
  };
}

const learned = new Map<string, unknown>();

function once<H>(name: string, learn: () => H): () => H {
  return () => {
    if (!learned.has(name)) learned.set(name, learn());
    return learned.get(name) as H;
  };
}
