import { joined } from '../lists.ts';

/** "Ada", "Ada et Bruno", "Ada, Bruno ou Chiara". */
export const list = (items: readonly string[], word: 'et' | 'ou' = 'et'): string => joined(items, word);
