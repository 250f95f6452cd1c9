import { home as en } from './home.en.ts';
import { home as fr } from './home.fr.ts';
import { spoken } from './speak.ts';

export const homeWords = spoken({ en, fr });
