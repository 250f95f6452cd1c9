import { joined } from '../lists.ts';

/** "Ada", "Ada and Bruno", "Ada, Bruno or Chiara". */
export const list = (items: readonly string[], word: 'and' | 'or' = 'and'): string => joined(items, word);
