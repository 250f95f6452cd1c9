import { readAs } from '@skerry/engine';
import unhomoglyph from 'unhomoglyph';

/** Letters and figures that look the same are the same one here, whatever alphabet they are of: Unicode's own list. */
const drawn = (name: string): string => readAs(unhomoglyph(name.normalize('NFKD')));

/** As it is written, and in small and in capital letters: `I` looks like `l`, and `i` does not. */
const WAYS = [drawn, (name: string) => drawn(name.toLowerCase()), (name: string) => drawn(name.toUpperCase())];

/** Whether one name may be taken for the other. */
export const looksLike = (name: string, other: string): boolean =>
  readAs(name) === readAs(other) || WAYS.some((way) => way(name) === way(other));
