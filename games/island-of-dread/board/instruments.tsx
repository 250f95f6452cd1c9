import { cardsIn } from '@skerry/engine';
import type { PaneProps } from '@skerry/look';
import { DECKS } from '../content/vocabulary.ts';
import { NONE } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';

/** The undefeated track, the Event in play and the decks. */
export function Instruments({ telling, text }: PaneProps<IslandOfDread>) {
  const { state } = telling;
  const { rails, names } = wordsOf(text);
  return (
    <div class="iod-instruments">
      <h3>{rails.undefeated}</h3>
      <ol>
        {state.track.map((card, place) => (
          <li key={place}>{card === NONE ? '' : names.card(telling, card)}</li>
        ))}
      </ol>
      <h3>{rails.event}</h3>
      <p>{state.event === NONE ? rails.noEvent : names.card(telling, state.event)}</p>
      <h3>{rails.decks}</h3>
      <ul>
        {DECKS.map((deck, n) => (
          <li key={deck}>{rails.deck(deck, cardsIn(state.decks[n]!), state.discards[n]!.length)}</li>
        ))}
      </ul>
    </div>
  );
}
