import { spoken } from './speak.ts';

export const settingsWords = spoken('settings');
