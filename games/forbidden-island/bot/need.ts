import type { Seat } from '@skerry/engine';
import { CARDS_TO_CAPTURE, type Card } from '../content/cards.ts';
import { isTreasure } from '../outlook/hands.ts';
import { isOpen } from '../outlook/tiles.ts';
import { cardsOf } from '../rules/capture.ts';
import type { State } from '../rules/state.ts';

/**
 * Not needed; useful for a capture, or the only Helicopter Lift in all hands; one of four that capture a treasure.
 */
export type Need = 'spare' | 'needed' | 'complete';

const RANK = { spare: 0, needed: 1, complete: 2 } as const satisfies { readonly [N in Need]: number };

export function needOf(state: State, seat: Seat, card: Card): Need {
  if (card === 'helicopter-lift')
    return state.hands.flat().filter((each) => each === card).length > 1 ? 'spare' : 'needed';
  if (!isTreasure(card) || !isOpen(state, card)) return 'spare';
  const own = cardsOf(state, seat, card);
  if (own >= CARDS_TO_CAPTURE) return own > CARDS_TO_CAPTURE ? 'spare' : 'complete';
  const isOthers = state.hands.some((_, other) => cardsOf(state, other, card) >= CARDS_TO_CAPTURE);
  return isOthers ? 'spare' : 'needed';
}

/** Whether a hand has a treasure card needed less than the one that goes. */
export const holdsLessNeeded = (state: State, seat: Seat, than: Card): boolean =>
  state.hands[seat]!.some(
    (card) => isTreasure(card) && RANK[needOf(state, seat, card)] < RANK[needOf(state, seat, than)],
  );

/** Whether a hand has no card that could be spared. */
export const isAllNeeded = (state: State, seat: Seat): boolean =>
  state.hands[seat]!.every((card) => needOf(state, seat, card) !== 'spare');
