import type { Seat } from '@skerry/engine';
import { CARDS_TO_CAPTURE } from '../content/cards.ts';
import { chart } from '../content/spaces.ts';
import { MISSING, TREASURES } from '../content/tiles.ts';
import type { Action } from '../rules/actions.ts';
import { cardsOf } from '../rules/capture.ts';
import { top } from '../rules/current-step.ts';
import type { State } from '../rules/state.ts';
import { PASS_TURN, PASS_WINDOW } from '../rules/window.ts';
import { holdsLessNeeded } from './need.ts';

/**
 * Lifts off when possible, omits aimless lifts and wasteful discards, and does not compare two ways to pass where
 * nothing else is worth doing.
 */
export function sensible(state: State, seat: Seat, offers: readonly Action[]): readonly Action[] {
  const home = offers.find((offer) => offer.act === 'liftOff');
  if (home !== undefined) return [home];
  const kept = offers.filter(
    (offer) =>
      !isWasteful(state, seat, offer) && (offer.act !== 'lift' || isWorthwhile(state, seat, offer.pawns, offer.to)),
  );
  const isIdle = kept.every((offer) => offer.act === 'pass');
  if (isIdle && kept.length > 1) return [state.hands[seat]!.includes('sandbags') ? PASS_WINDOW : PASS_TURN];
  return kept;
}

/** Discards a treasure card that is needed more than another. */
export const isWasteful = (state: State, seat: Seat, offer: Action): boolean =>
  offer.act === 'discard' && holdsLessNeeded(state, seat, offer.card);

/**
 * A lift rescues a pawn, brings all home or takes a collector to its treasure. The active seat, or one that must
 * discard, may also join others or visit an uncaptured treasure.
 */
function isWorthwhile(state: State, seat: Seat, pawns: readonly Seat[], to: string): boolean {
  const map = chart(state.island);
  const space = map.names.indexOf(to as (typeof map.names)[number]);
  if (pawns.some((pawn) => state.water[state.pawns[pawn]!] === MISSING)) return isLandmark(state, space);
  if (!state.captured.includes(-1)) return space === map.landing;
  const treasure = map.treasureAt[space]!;
  const name = TREASURES[treasure];
  if (name !== undefined && state.captured[treasure] === -1) {
    if (pawns.some((pawn) => cardsOf(state, pawn, name) >= CARDS_TO_CAPTURE)) return true;
  }
  const step = top(state);
  const isFree = step.do === 'discard' || (step.do === 'actions' && step.left > 0 && seat === state.active);
  return isFree && isLandmark(state, space);
}

/** Fools' Landing, an uncaptured treasure, or another pawn. */
export function isLandmark(state: State, space: number): boolean {
  const map = chart(state.island);
  const treasure = map.treasureAt[space]!;
  return space === map.landing || state.pawns.includes(space) || (treasure >= 0 && state.captured[treasure] === -1);
}

/**
 * In another seat's turn a Helicopter Lift is worth playing for a capture or lift-off; anything else can wait for a
 * window.
 */
export function tempted(state: State, seat: Seat): boolean {
  if (top(state).do !== 'actions' || !state.hands[seat]!.includes('helicopter-lift')) return false;
  if (!state.captured.includes(-1)) return true;
  return TREASURES.some(
    (treasure, number) =>
      state.captured[number] === -1 &&
      state.hands.some((_, holder) => cardsOf(state, holder, treasure) >= CARDS_TO_CAPTURE),
  );
}
