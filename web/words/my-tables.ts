import { spoken } from './speak.ts';

export const mineWords = spoken('mine');
