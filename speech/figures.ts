/** "one seat is free", "# seats are free": what is said of one, and of any other number in place of #. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

// A browser takes a moment to learn how a country writes numbers and dates, so it does when it is first asked.

/** Writes large numbers: "12,345". */
export function numberWriter(locale: string): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    // Everywhere they are written so.
    if (Number.isInteger(value) && value >= 0 && value < 1000) return String(value);
    format ??= new Intl.NumberFormat(locale);
    return format.format(value);
  };
}

/** Writes days that are given as `2026-11-16`. */
export function dayWriter(locale: string, how: Intl.DateTimeFormatOptions): (day: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (day) => {
    format ??= new Intl.DateTimeFormat(locale, { ...how, timeZone: 'UTC' });
    return format.format(new Date(day));
  };
}
