import { spoken } from './speak.ts';

export const noticeWords = spoken('notices');
