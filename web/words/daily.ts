import { spoken } from './speak.ts';

export const dailyWords = spoken('daily');
