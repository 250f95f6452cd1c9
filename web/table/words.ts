import { spoken } from '../words/speak.ts';

export const tableWords = spoken('table');
