import type { Seat } from '@skerry/engine';
import { CARDS_TO_CAPTURE } from '../content/cards.ts';
import { TREASURES } from '../content/tiles.ts';
import type { Action } from '../rules/actions.ts';
import { cardsOf } from '../rules/capture.ts';
import { chart } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';
import { top } from '../rules/stops.ts';

/** Leaves out lifts to nowhere in particular: a lift goes to Fools' Landing, a treasure still to fetch or another pawn. */
export function sensible(state: State, _seat: Seat, offers: readonly Action[]): readonly Action[] {
  if (!offers.some((offer) => offer.act === 'lift')) return offers;
  const map = chart(state.island);
  const worthwhile = new Set(
    [
      map.landing,
      ...map.sites.flatMap((pair, treasure) => (state.captured[treasure] === -1 ? pair : [])),
      ...state.pawns,
    ].map((space) => map.names[space]),
  );
  return offers.filter((offer) => offer.act !== 'lift' || worthwhile.has(offer.to));
}

/** Another seat's turn is worth a Helicopter Lift when a capture or the way home waits; all else keeps until a window. */
export function tempted(state: State, seat: Seat): boolean {
  if (top(state).do !== 'actions' || !state.hands[seat]!.includes('helicopter-lift')) return false;
  if (!state.captured.includes(-1)) return true;
  return TREASURES.some(
    (treasure, number) =>
      state.captured[number] === -1 &&
      state.hands.some((_, holder) => cardsOf(state, holder, treasure) >= CARDS_TO_CAPTURE),
  );
}
