import type { SlipWords } from './slips.ts';

export const slips: SlipWords = { attack: 'Attaque' };
