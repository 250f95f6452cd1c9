import { en } from '../words/rules.en.ts';
import { fr } from '../words/rules.fr.ts';
import { spoken } from '../words/speak.ts';

export const rulesWords = spoken({ en, fr });
