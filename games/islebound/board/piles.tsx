import type { BoardProps } from '@skerry/look';
import type { Islebound } from '../rules/types.ts';

/** The piles to look through. */
export function Piles({ telling }: BoardProps<Islebound>) {
  return <div class="ib-piles">{telling.state.deckSize}</div>;
}
