import { spoken } from './speak.ts';

export const aboutWords = spoken('about');
