import type { Language } from '@skerry/engine';
import type { Unit } from './worth.ts';

/** How hints and reviews write down what something is worth. */
export interface Amounts {
  /** "43%", "66 points"; `short` leaves out what is plain from the place: "66". */
  amount(unit: Unit, value: number, short?: 'short'): string;
  /** With its sign: "+9%", "−3 points". */
  change(unit: Unit, value: number, short?: 'short'): string;
  /** "±3%". */
  doubt(unit: Unit, value: number): string;
  /** How much between two: "between 55 and 61%". */
  between(unit: Unit, low: number, high: number): string;
}

const MINUS = '−';
const sign = (value: number, figure: string): string =>
  Number.parseFloat(figure) === 0 ? figure : `${value < 0 ? MINUS : '+'}${figure}`;

/** Points with one figure behind the comma only where they are few. */
const points = (value: number): number => (Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value));
const percent = (value: number): number => Math.round(value * 100);

/** Nobody is surer than the figures that are shown. */
const LEAST: { readonly [U in Unit]: number } = { chance: 0.01, points: 0.1 };
const noLess = (unit: Unit, value: number): number => Math.max(LEAST[unit], value);

const decimal = { en: (n: number) => String(n), fr: (n: number) => String(n).replace('.', ',') };

const en: Amounts = {
  amount: (unit, value, short) =>
    unit === 'chance'
      ? `${percent(value)}%`
      : short
        ? decimal.en(points(value))
        : `${decimal.en(points(value))} ${points(value) === 1 ? 'point' : 'points'}`,
  change: (unit, value, short) => sign(value, en.amount(unit, Math.abs(value), short)),
  doubt: (unit, value) => `±${en.amount(unit, noLess(unit, value), 'short')}`,
  between: (unit, low, high) =>
    `between ${en.amount(unit, low, 'short').replace('%', '')} and ${en.amount(unit, high)}`,
};

const NARROW = '\u202f';

const fr: Amounts = {
  amount: (unit, value, short) =>
    unit === 'chance'
      ? `${percent(value)}${NARROW}%`
      : short
        ? decimal.fr(points(value))
        : `${decimal.fr(points(value))} ${Math.abs(points(value)) < 2 ? 'point' : 'points'}`,
  change: (unit, value, short) => sign(value, fr.amount(unit, Math.abs(value), short)),
  doubt: (unit, value) => `±${NARROW}${fr.amount(unit, noLess(unit, value), 'short')}`,
  between: (unit, low, high) =>
    `entre ${fr.amount(unit, low, 'short').replace(`${NARROW}%`, '')} et ${fr.amount(unit, high)}`,
};

export const AMOUNTS: { readonly [L in Language]: Amounts } = { en, fr };
