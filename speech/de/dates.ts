import { LOCALES } from '@skerry/engine';
import { dayWriter } from '../figures.ts';

/** "16. November 2026". */
export const wholeDay = dayWriter(LOCALES.de, { dateStyle: 'long' });

/** "16. Nov.". */
export const shortDay = dayWriter(LOCALES.de, { day: 'numeric', month: 'short' });
