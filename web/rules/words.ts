import { spoken } from '../words/speak.ts';

export const rulesWords = spoken('rules');
