import type { ByLanguage } from '@skerry/engine';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type TableWords = typeof en;

/** For whoever speaks to readers of every language; a page fetches only its reader's. */
export const TABLE_WORDS: ByLanguage<TableWords> = { en, fr, de };
