import { spoken } from './speak.ts';

export const shellWords = spoken('shell');
