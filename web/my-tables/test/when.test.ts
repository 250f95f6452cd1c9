import { expect, test } from 'vitest';
import { spanOf } from '../../shell/time-span.ts';
import { whenOf } from '../when.ts';

/** A Wednesday. */
const NOW = new Date(2026, 9, 14, 15, 30).getTime();
const at = (...[month, day, hour = 12, year = 2026]: number[]) => new Date(year!, month! - 1, day!, hour!, 5).getTime();

test.each([
  [at(10, 14, 14), '14:05', '14:05', '14:05', '14:05', '14:05'],
  [at(10, 13, 23), 'yesterday', 'hier', 'hier', 'gestern', 'gestern'],
  [at(10, 12), 'Monday', 'lundi', 'lundi', 'Montag', 'Montag'],
  [at(10, 8), 'Thursday', 'jeudi', 'jeudi', 'Donnerstag', 'Donnerstag'],
  [at(10, 7), '7 October', '7 octobre', 'le 7 octobre', '7. Oktober', 'dem 7. Oktober'],
  [
    at(12, 31, 12, 2025),
    '31 December 2025',
    '31 décembre 2025',
    'le 31 décembre 2025',
    '31. Dezember 2025',
    'dem 31. Dezember 2025',
  ],
])('%i is said as %s, %s, since %s, %s, since %s', (time, en, fr, depuis, de, seit) => {
  expect(whenOf(time, NOW, 'en')).toBe(en);
  expect(whenOf(time, NOW, 'en', 'since')).toBe(en);
  expect(whenOf(time, NOW, 'fr')).toBe(fr);
  expect(whenOf(time, NOW, 'fr', 'since')).toBe(depuis);
  expect(whenOf(time, NOW, 'de')).toBe(de);
  expect(whenOf(time, NOW, 'de', 'since')).toBe(seit);
});

test.each([
  [-5, 'minutes', 0],
  [89.9 * 60_000, 'minutes', 89],
  [90 * 60_000, 'hours', 1],
  [47.9 * 60 * 60_000, 'hours', 47],
  [48 * 60 * 60_000, 'days', 2],
])('%i ms are %s: %i', (milliseconds, unit, count) => {
  expect(spanOf(milliseconds)).toEqual({ unit, count });
});
