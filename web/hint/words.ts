import { spoken } from '../words/speak.ts';

export const hintWords = spoken('hint');
