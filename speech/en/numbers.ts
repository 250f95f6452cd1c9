import { LOCALES } from '@skerry/engine';
import { type Forms, numberWriter } from '../figures.ts';
import { plural } from './nouns.ts';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Numbers up to ten are words: "no", "one", "ten", "11". */
export const number = (n: number): string => WORDS[n] ?? figure(n);

/** "no actions", "one action", "two actions"; `many` where the plural is not made by rule. */
export const count = (n: number, one: string, many = plural(one)): string => `${number(n)} ${n === 1 ? one : many}`;

/** "12,345". */
export const figure = numberWriter(LOCALES.en);

/** In figures, as points, prices and cards are told: "1 point", "14 points", "3 fish". */
export const figures = (n: number, one: string, many = plural(one)): string => `${figure(n)} ${n === 1 ? one : many}`;

/** A sentence that goes with a number: "1 seat is free", "3 seats are free". */
export const withFigure = (n: number, { one, other }: Forms): string => (n === 1 ? one : other).replace('#', figure(n));

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
];

/** "first", "twentieth", "21st". */
export function ordinal(n: number): string {
  const word = ORDINALS[n - 1];
  if (word !== undefined) return word;
  const teen = n % 100 > 10 && n % 100 < 14;
  return n + (teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th'));
}
