import { spoken } from './speak.ts';

export const liveWords = spoken('live');
