import { dayWriter } from '../figures.ts';

/** "16 November 2026". */
export const wholeDay = dayWriter('en-GB', { dateStyle: 'long' });

/** "16 Nov". */
export const shortDay = dayWriter('en-GB', { day: 'numeric', month: 'short' });
