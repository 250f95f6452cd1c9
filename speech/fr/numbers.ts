import { LOCALES } from '@skerry/engine';
import { type Forms, numberWriter } from '../figures.ts';
import { isFeminine, many, type Noun } from './nouns.ts';

const WORDS = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Numbers up to ten are words, and the first two agree with what is counted: "aucune", "une", "dix", "11". */
export function number(n: number, of: Pick<Noun, 'gender'> = { gender: 'm' }): string {
  const word = WORDS[n] ?? figure(n);
  return n < 2 && isFeminine({ name: '', ...of }) ? `${word}e` : word;
}

/** Zero is singular: "aucune action", "une action", "deux actions". */
export const count = (n: number, noun: Noun): string => `${number(n, noun)} ${n < 2 ? noun.name : many(noun)}`;

/** "12 345", with a narrow space. */
export const figure = numberWriter(LOCALES.fr);

/** In figures, as points, prices and cards are told: "0 point", "1 point", "14 points". */
export const figures = (n: number, noun: Noun): string => `${figure(n)} ${n < 2 ? noun.name : many(noun)}`;

/** A sentence that goes with a number: "1 place libre", "3 places libres". */
export const withFigure = (n: number, { one, other }: Forms): string => (n < 2 ? one : other).replace('#', figure(n));

/** "1er", "2e"; "1re" of what is feminine. */
export const ordinal = (n: number, of: Pick<Noun, 'gender'> = { gender: 'm' }): string =>
  n === 1 ? (isFeminine({ name: '', ...of }) ? '1re' : '1er') : `${n}e`;
