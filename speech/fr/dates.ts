import { dayWriter } from '../figures.ts';

/** "16 novembre 2026". */
export const wholeDay = dayWriter('fr-FR', { dateStyle: 'long' });

/** "16 nov.". */
export const shortDay = dayWriter('fr-FR', { day: 'numeric', month: 'short' });
