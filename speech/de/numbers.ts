import { LOCALES } from '@skerry/engine';
import { type Forms, numberWriter } from '../figures.ts';
import { bend, type Case, ein, many, type Noun } from './nouns.ts';

const WORDS = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** Numbers up to twelve are words, as they are counted: "eins", "zwölf", "13". */
export const number = (n: number): string => WORDS[n] ?? figure(n);

/** "keine Aktionen", "eine Aktion", "zwei Aktionen", "einen Schritt". */
export function count(n: number, noun: Noun, kase: Case = 'nominative'): string {
  if (n === 1) return ein(noun, kase);
  return `${n === 0 ? bend('kein', { gender: 'p' }, kase) : number(n)} ${many(noun, kase)}`;
}

/** "12.345". */
export const figure = numberWriter(LOCALES.de);

/** In figures, as points, prices and cards are told: "0 Punkte", "1 Punkt", "14 Punkte". */
export const figures = (n: number, noun: Noun): string => `${figure(n)} ${n === 1 ? noun.name : many(noun)}`;

/** A sentence that goes with a number: "1 Platz ist frei", "3 Plätze sind frei". */
export const withFigure = (n: number, { one, other }: Forms): string => (n === 1 ? one : other).replace('#', figure(n));

/** "1.", "2.". */
export const ordinal = (n: number): string => `${n}.`;
