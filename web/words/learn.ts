import { spoken } from './speak.ts';

export const learnWords = spoken('learn');
