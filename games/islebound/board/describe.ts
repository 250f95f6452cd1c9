import type { Scene } from '@skerry/look';
import { CELLS } from '../content/map.ts';
import type { Islebound } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';

/** The table in sentences, grouped under headings. */
export function describe({ telling, text }: Scene<Islebound>): { heading: string; lines: readonly string[] }[] {
  const words = wordsOf(text);
  return [{ heading: words.archipelago, lines: CELLS.map((cell) => `${words.names.townAt(telling, cell)}.`) }];
}
