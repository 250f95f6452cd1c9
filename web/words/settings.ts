import { settingsWords as en } from './settings.en.ts';
import { settingsWords as fr } from './settings.fr.ts';
import { spoken } from './speak.ts';

export const settingsWords = spoken({ en, fr });
