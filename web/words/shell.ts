import { spoken } from './speak.ts';

/** Words of every page. */
export const shellWords = spoken('shell');
