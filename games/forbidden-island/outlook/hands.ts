import type { Seat } from '@skerry/engine';
import { CARDS_TO_CAPTURE, type Card } from '../content/cards.ts';
import { TREASURES, type Treasure } from '../content/tiles.ts';
import { cardsOf } from '../rules/capture.ts';
import { mayPlaySpecial } from '../rules/special.ts';
import type { State } from '../rules/state.ts';

export const isTreasure = (card: Card): card is Treasure => TREASURES.some((treasure) => treasure === card);

/** FI-53: the cards of a treasure that a seat lacks to capture it; 0 or less if it can. */
export const cardsMissing = (state: State, seat: Seat, treasure: Treasure): number =>
  CARDS_TO_CAPTURE - cardsOf(state, seat, treasure);

/** FI-79: whether another seat is taking its actions: a special card played now is unasked. */
export const isUnasked = (state: State, seat: Seat): boolean =>
  state.agenda.at(-1)?.do === 'actions' && state.active !== seat;

/** FI-79, FI-89: whether a special card is the only thing left in a seat's turn. */
export function hasOnlySpecialLeft(state: State, seat: Seat): boolean {
  const step = state.agenda.at(-1);
  return step?.do === 'actions' && step.left === 0 && mayPlaySpecial(state, seat);
}
