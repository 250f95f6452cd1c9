import { lobby as en } from './lobby.en.ts';
import { lobby as fr } from './lobby.fr.ts';
import { spoken } from './speak.ts';

export const lobbyWords = spoken({ en, fr });
