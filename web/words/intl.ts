import type { Language } from '@skerry/engine';

/** Numbers, plurals and lists, as a language writes them. */
export interface Manner {
  number(value: number): string;
  /** "1 seat", "3 seats": the form that fits, with the number in it. */
  count(value: number, forms: { readonly one: string; readonly other: string }): string;
  list(items: readonly string[]): string;
}

export function intl(language: Language): Manner {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    number: (value) => numbers.format(value),
    count: (value, { one, other }) =>
      (plurals.select(value) === 'one' ? one : other).replace('#', numbers.format(value)),
    list: (items) => and.format(items),
  };
}
