import { LOCALES } from '@skerry/engine';
import { dayWriter } from '../figures.ts';

/** "16 November 2026". */
export const wholeDay = dayWriter(LOCALES.en, { dateStyle: 'long' });

/** "16 Nov". */
export const shortDay = dayWriter(LOCALES.en, { day: 'numeric', month: 'short' });
