import type { BoardProps } from '@skerry/look';
import { DECKS } from '../content/vocabulary.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';

/** The adventure cards that lie in the discards. */
export function Piles({ telling, text }: BoardProps<IslandOfDread>) {
  const { names } = wordsOf(text);
  return (
    <div class="iod-piles">
      {DECKS.map((deck, n) => (
        <p key={deck}>{telling.state.discards[n]!.map((card) => names.card(telling, card)).join(', ')}</p>
      ))}
    </div>
  );
}
