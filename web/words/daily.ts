import { daily as en } from './daily.en.ts';
import { daily as fr } from './daily.fr.ts';
import { spoken } from './speak.ts';

export const dailyWords = spoken({ en, fr });
