import type { Seat } from '@skerry/engine';
import { CARDS_TO_CAPTURE, type Card } from '../content/cards.ts';
import { TREASURES, type Treasure } from '../content/tiles.ts';
import { cardsOf } from '../rules/capture.ts';
import { mayPlaySpecial } from '../rules/special.ts';
import type { State } from '../rules/state.ts';

export const isTreasure = (card: Card): card is Treasure => TREASURES.some((treasure) => treasure === card);

/** FI-53: how many cards of a treasure a seat lacks to capture it; none or fewer if it can. */
export const cardsMissing = (state: State, seat: Seat, treasure: Treasure): number =>
  CARDS_TO_CAPTURE - cardsOf(state, seat, treasure);

/** Whether all that is left of a seat's turn is that it might play a special card (FI-79, FI-89). */
export function hasOnlySpecialLeft(state: State, seat: Seat): boolean {
  const step = state.agenda.at(-1);
  return step?.do === 'actions' && step.left === 0 && mayPlaySpecial(state, seat);
}
