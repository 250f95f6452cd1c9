import { type ByLanguage, type Language, LOCALES } from '@skerry/engine';

const DAY = 24 * 60 * 60_000;

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** The article before a date after "since": « depuis le 2 octobre ». */
const ARTICLES: ByLanguage<string> = { en: '', fr: 'le ', de: 'dem ' };

/** A moment relative to now: the time of today, yesterday, a day of this week, or a date; alone, or after "since". */
export function whenOf(time: number, now: number, language: Language, after?: 'since'): string {
  const locale = LOCALES[language];
  const say = (how: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, how).format(time);
  // Days are counted between midnights, rounded: a change of the clocks shifts one by an hour.
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  if (days <= 0) return say({ hour: '2-digit', minute: '2-digit' });
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  if (days < 7) return say({ weekday: 'long' });
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  const date = say({ day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) });
  return after === 'since' ? ARTICLES[language] + date : date;
}

export const timeOf = (time: number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { hour: '2-digit', minute: '2-digit' }).format(time);
