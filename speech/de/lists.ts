import { joined } from '../lists.ts';

/** "Ada", "Ada und Bruno", "Ada, Bruno oder Chiara". */
export const list = (items: readonly string[], word: 'und' | 'oder' = 'und'): string => joined(items, word);
