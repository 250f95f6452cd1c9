import type { Seat } from '@skerry/engine';
import type { Action } from '../rules/actions.ts';
import { chart } from '../rules/spaces.ts';
import type { State } from '../rules/state.ts';

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
