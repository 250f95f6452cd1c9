import { expect, test } from 'vitest';
import { numberWriter } from '../figures.ts';

test.each(['en-GB', 'fr'])('every number is written as the country writes it: %s', (locale) => {
  const write = numberWriter(locale);
  const { format } = new Intl.NumberFormat(locale);
  const numbers = [...Array(1001).keys(), 12_345, -7, 0.5, 1_234_567.25];
  expect(numbers.map(write)).toEqual(numbers.map((number) => format(number)));
});
