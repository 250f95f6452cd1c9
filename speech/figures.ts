/** "one seat is free", "# seats are free": what is said of one, and of any other number in place of #. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** Writes large numbers as a country does: "12,345". A browser takes a moment to learn how, so it does when first asked. */
export function writer(locale: string): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(locale);
    return format.format(value);
  };
}
