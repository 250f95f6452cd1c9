import { spoken } from './speak.ts';

export const myTablesWords = spoken('mine');
