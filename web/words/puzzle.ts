import { spoken } from './speak.ts';

export const puzzleWords = spoken('puzzle');
