import type { Language } from '@skerry/engine';

/** Numbers, plurals, lists and times, as a language writes them. */
export interface Intlish {
  number(value: number): string;
  /** "1 seat", "3 seats": the form that fits, with the number in it. */
  count(value: number, forms: { readonly one: string; readonly other: string }): string;
  list(items: readonly string[]): string;
  listOr(items: readonly string[]): string;
  /** "5 minutes ago", or the date if it is long ago. */
  ago(then: number, now: number): string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function intl(language: Language): Intlish {
  const numbers = new Intl.NumberFormat(language);
  const plurals = new Intl.PluralRules(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const dates = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  return {
    number: (value) => numbers.format(value),
    count: (value, { one, other }) =>
      (plurals.select(value) === 'one' ? one : other).replace('#', numbers.format(value)),
    list: (items) => and.format(items),
    listOr: (items) => or.format(items),
    ago: (then, now) => {
      const passed = Math.max(0, now - then);
      if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
      if (passed < DAY) return relative.format(-Math.floor(passed / HOUR), 'hour');
      if (passed < 7 * DAY) return relative.format(-Math.floor(passed / DAY), 'day');
      return dates.format(then);
    },
  };
}
