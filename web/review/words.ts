import { spoken } from '../words/speak.ts';

export const reviewWords = spoken('review');
