import { spoken } from './speak.ts';

export const lobbyWords = spoken('lobby');
