import { shell as en } from './shell.en.ts';
import { shell as fr } from './shell.fr.ts';
import { spoken } from './speak.ts';

/** Words of every page. */
export const shellWords = spoken({ en, fr });
