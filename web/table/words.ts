import { intl } from '../words/intl.ts';
import { spoken } from '../words/speak.ts';
import { en } from '../words/table.en.ts';
import { fr } from '../words/table.fr.ts';

export const tableWords = spoken({ en, fr });
export const figures = spoken({ en: intl('en'), fr: intl('fr') });
