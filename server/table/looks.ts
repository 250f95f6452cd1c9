import { readAs } from '@skerry/engine';
import unhomoglyph from 'unhomoglyph';

/** Replaces letters and digits that look the same, by Unicode's list of confusables. */
const drawn = (name: string): string => readAs(unhomoglyph(name.normalize('NFKD')));

/** As written, in lower and in upper case: `I` looks like `l`, and `i` does not. */
const WAYS = [drawn, (name: string) => drawn(name.toLowerCase()), (name: string) => drawn(name.toUpperCase())];

export const looksLike = (name: string, other: string): boolean =>
  readAs(name) === readAs(other) || WAYS.some((way) => way(name) === way(other));
