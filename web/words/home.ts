import { spoken } from './speak.ts';

export const homeWords = spoken('home');
