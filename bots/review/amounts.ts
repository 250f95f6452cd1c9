import type { ByLanguage } from '@skerry/engine';
import type { Unit } from './worth.ts';

/** How hints and reviews format amounts. */
export interface Amounts {
  /** "43%", "66 points"; `short` leaves out an obvious unit: "66". */
  amount(unit: Unit, value: number, short?: 'short'): string;
  /** The distance of two amounts; chances differ by percentage points, because 10% more of 40% would be 44%. */
  difference(unit: Unit, value: number): string;
  /** The same with its sign: "+9 percentage points", "−3 points"; short "+9". */
  change(unit: Unit, value: number, short?: 'short'): string;
  /** "±3 percentage points", short "±3". */
  doubt(unit: Unit, value: number, short?: 'short'): string;
  /** A range: "between 55 and 61%". */
  between(unit: Unit, low: number, high: number): string;
}

const MINUS = '−';
const sign = (value: number, figure: string): string =>
  Number.parseFloat(figure) === 0 ? figure : `${value < 0 ? MINUS : '+'}${figure}`;

/** A decimal for small numbers of points only. */
const points = (value: number): number => (Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value));
const percent = (value: number): number => Math.round(value * 100);

/** No doubt is smaller than the precision shown. */
const LEAST: { readonly [U in Unit]: number } = { chance: 0.01, points: 0.1 };
const noLess = (unit: Unit, value: number): number => Math.max(LEAST[unit], value);

const withComma = (n: number) => String(n).replace('.', ',');
const decimal = { en: (n: number) => String(n), fr: withComma, de: withComma };

const figure = (unit: Unit, value: number): number => (unit === 'chance' ? percent : points)(value);
const bare = {
  en: (unit: Unit, value: number) => decimal.en(figure(unit, value)),
  fr: (unit: Unit, value: number) => decimal.fr(figure(unit, value)),
  de: (unit: Unit, value: number) => decimal.de(figure(unit, value)),
};

const en: Amounts = {
  amount: (unit, value, short) =>
    unit === 'chance'
      ? `${percent(value)}%`
      : short
        ? decimal.en(points(value))
        : `${decimal.en(points(value))} ${points(value) === 1 ? 'point' : 'points'}`,
  difference: (unit, value) => {
    if (unit === 'points') return en.amount(unit, value);
    return `${percent(value)} percentage ${percent(value) === 1 ? 'point' : 'points'}`;
  },
  change: (unit, value, short) => sign(value, (short ? bare.en : en.difference)(unit, Math.abs(value))),
  doubt: (unit, value, short) => `±${(short ? bare.en : en.difference)(unit, noLess(unit, value))}`,
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
  difference: (unit, value) => {
    if (unit === 'points') return fr.amount(unit, value);
    return `${percent(value)} ${percent(value) < 2 ? 'point' : 'points'} de pourcentage`;
  },
  change: (unit, value, short) => sign(value, (short ? bare.fr : fr.difference)(unit, Math.abs(value))),
  doubt: (unit, value, short) => `±${NARROW}${(short ? bare.fr : fr.difference)(unit, noLess(unit, value))}`,
  between: (unit, low, high) =>
    `entre ${fr.amount(unit, low, 'short').replace(`${NARROW}%`, '')} et ${fr.amount(unit, high)}`,
};

const de: Amounts = {
  amount: (unit, value, short) =>
    unit === 'chance'
      ? `${percent(value)}${NARROW}%`
      : short
        ? decimal.de(points(value))
        : `${decimal.de(points(value))} ${points(value) === 1 ? 'Punkt' : 'Punkte'}`,
  difference: (unit, value) => {
    if (unit === 'points') return de.amount(unit, value);
    return `${percent(value)} ${percent(value) === 1 ? 'Prozentpunkt' : 'Prozentpunkte'}`;
  },
  change: (unit, value, short) => sign(value, (short ? bare.de : de.difference)(unit, Math.abs(value))),
  doubt: (unit, value, short) => `±${NARROW}${(short ? bare.de : de.difference)(unit, noLess(unit, value))}`,
  between: (unit, low, high) =>
    `zwischen ${de.amount(unit, low, 'short').replace(`${NARROW}%`, '')} und ${de.amount(unit, high)}`,
};

export const AMOUNTS: ByLanguage<Amounts> = { en, fr, de };
