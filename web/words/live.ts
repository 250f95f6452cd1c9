import { live as en } from './live.en.ts';
import { live as fr } from './live.fr.ts';
import { spoken } from './speak.ts';

export const liveWords = spoken({ en, fr });
