import { about as en } from './about.en.ts';
import { about as fr } from './about.fr.ts';
import { spoken } from './speak.ts';

export const aboutWords = spoken({ en, fr });
