import type { Pointable, Scene } from '@skerry/look';
import { CARDS } from '../content/cards.ts';
import { MISSING } from '../content/tiles.ts';
import type { ForbiddenIsland } from '../rules/types.ts';
import { wordsOf } from '../text/board.ts';

/** FI-14: the remaining tiles, and the cards in all hands, which are open. */
export function pointable({ telling, text }: Scene<ForbiddenIsland>): Pointable[] {
  const { names, heldBy } = wordsOf(text);
  const { island, water, hands } = telling.state;
  const tiles = island.tiles
    .filter((_, space) => water[space] !== MISSING)
    .map((at) => ({ at, name: names.tiles[at] }));
  const cards = hands.flatMap((hand, of) =>
    CARDS.filter((card) => hand.includes(card)).map((at) => ({ at, of, name: heldBy(telling, of, names.cards[at]) })),
  );
  return [...tiles, ...cards];
}
