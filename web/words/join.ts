import { join as en } from './join.en.ts';
import { join as fr } from './join.fr.ts';
import { spoken } from './speak.ts';

export const joinWords = spoken({ en, fr });
