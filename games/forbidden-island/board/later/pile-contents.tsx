import { Drawn, type Scene } from '@skerry/look';
import { PILE_CARDS, type PileCard } from '../../content/cards.ts';
import { TILES, type Tile } from '../../content/tiles.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import { wordsOf } from '../../text/board.ts';
import type { PileName } from '../panels/piles.tsx';
import { drawingAddress } from '../parts/drawing.tsx';

export interface PileContentsProps extends Scene<ForbiddenIsland> {
  readonly pile: PileName;
}

interface Layer {
  readonly heading: string | undefined;
  readonly cards: readonly (Tile | PileCard)[];
}

/** A pile's contents, top first. */
function layers({ telling: { state }, text, pile }: PileContentsProps): Layer[] {
  const words = wordsOf(text);
  if (pile === 'treasureDiscards' || pile === 'floodDiscards')
    return [{ heading: undefined, cards: [...state[pile]].reverse() }];
  const found = [...state[pile]].reverse();
  return found.map((layer, n) => ({
    heading: found.length === 1 ? words.unseen : n === 0 ? words.onTop : words.below,
    cards: sorted(layer),
  }));
}

const ORDER: readonly string[] = [...PILE_CARDS, ...TILES];
const sorted = <C extends string>(cards: readonly C[]): C[] =>
  [...cards].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));

const isTile = (card: Tile | PileCard): card is Tile => (TILES as readonly string[]).includes(card);

/** A pile's contents, layer by layer. */
export function PileContents(props: PileContentsProps) {
  const words = wordsOf(props.text);
  const found = layers(props);
  if (found.every(({ cards }) => cards.length === 0)) return <p>{words.none}</p>;
  return (
    <>
      {found.map(({ heading, cards }, n) => (
        <section key={n} class="fi-layer">
          {heading !== undefined && <h3>{heading}</h3>}
          <ul>
            {cards.map((card, place) => (
              <li key={place} class={isTile(card) ? 'fi-flood-card' : 'fi-small-card'}>
                <svg class="fi-picture" viewBox={isTile(card) ? '0 0 120 100' : '0 0 64 64'} aria-hidden="true">
                  <Drawn href={drawingAddress(card)} />
                </svg>
                {isTile(card) ? words.names.tiles[card] : words.names.cards[card]}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
