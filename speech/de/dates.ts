import { dayWriter } from '../figures.ts';

/** "16. November 2026". */
export const wholeDay = dayWriter('de-DE', { dateStyle: 'long' });

/** "16. Nov.". */
export const shortDay = dayWriter('de-DE', { day: 'numeric', month: 'short' });
