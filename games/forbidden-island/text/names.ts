import type { Said } from '@skerry/engine';
import type { names } from './en/names.ts';

/** What things are called in one language, as printed on the board: without an article. */
export type Names = Said<typeof names>;
