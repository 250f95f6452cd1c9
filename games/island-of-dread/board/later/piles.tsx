import { cardsIn } from '@skerry/engine';
import type { BoardProps } from '@skerry/look';
import { DECKS, type MapColour } from '../../content/vocabulary.ts';
import type { IslandOfDread } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';

type Props = BoardProps<IslandOfDread>;

/** Public piles: face-up cards, discards, Legendary Items and maps still to be found, and all markets. */
export function Piles({ telling, text }: Props) {
  const { state, content } = telling;
  const { names, rails, sheet, market } = wordsOf(text);
  const list = (cards: readonly number[]): string => cards.map((card) => names.card(telling, card)).join(', ');
  const inPool = (colour: MapColour): number => state.mapPool.flat().filter((each) => each === colour).length;
  return (
    <div class="stack iod-piles">
      {DECKS.map((deck, n) => {
        const pile = state.decks[n]!;
        const up = pile
          .slice(pile.length - state.turnedUp[n]!)
          .flat()
          .reverse();
        return (
          <section key={deck}>
            <h3>{rails.deck(deck, cardsIn(pile), state.discards[n]!.length)}</h3>
            {up.length > 0 && <p>{rails.faceUp(list(up))}</p>}
            {state.discards[n]!.length > 0 && (
              <details>
                <summary>{rails.discarded}</summary>
                <p>{list(state.discards[n]!)}</p>
              </details>
            )}
          </section>
        );
      })}
      <section>
        <h3>{sheet.legendary}</h3>
        <p>{list(state.legendary) || rails.noCards}</p>
      </section>
      <section>
        <h3>{rails.mapPool}</h3>
        <p>{rails.maps(inPool('blue'), inPool('green'))}</p>
      </section>
      {state.stacks.map((cards, town) => (
        <section key={town}>
          <h3>{market.stack(telling, content.chart.ports[town]!)}</h3>
          <p>{list([...cards, ...state.captains[town]!]) || market.empty}</p>
        </section>
      ))}
    </div>
  );
}
