import { LOCALES } from '@skerry/engine';
import { dayWriter } from '../figures.ts';

/** "16 novembre 2026". */
export const wholeDay = dayWriter(LOCALES.fr, { dateStyle: 'long' });

/** "16 nov.". */
export const shortDay = dayWriter(LOCALES.fr, { day: 'numeric', month: 'short' });
