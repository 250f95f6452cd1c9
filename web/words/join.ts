import { spoken } from './speak.ts';

export const joinWords = spoken('join');
