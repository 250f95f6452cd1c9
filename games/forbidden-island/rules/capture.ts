import type { Offers, Seat } from '@skerry/engine';
import { CARDS_TO_CAPTURE } from '../content/cards.ts';
import { chart } from '../content/spaces.ts';
import { TREASURE_TILES, TREASURES, type Treasure } from '../content/tiles.ts';
import type { Action, ActionOf } from './actions.ts';
import { spendAction, top, whyNoAction } from './current-step.ts';
import { layOff } from './hand.ts';
import type { State } from './state.ts';
import type { Rules } from './types.ts';

export const CAPTURES = TREASURES.map((treasure): ActionOf<'capture'> => ({ act: 'capture', treasure }));

/** FI-53: four cards of a treasure, on one of its tiles. The tile may be flooded (FI-54). */
export function offerCapture(state: State, seat: Seat, offers: Offers<Action>): void {
  const treasure = chart(state.island).treasureAt[state.pawns[seat]!]!;
  if (treasure < 0 || state.captured[treasure] !== -1) return;
  if (cardsOf(state, seat, TREASURES[treasure]!) >= CARDS_TO_CAPTURE) offers.push(CAPTURES[treasure]!);
}

export function cardsOf(state: State, seat: Seat, treasure: Treasure): number {
  let count = 0;
  for (const card of state.hands[seat]!) if (card === treasure) count++;
  return count;
}

export const capture: Rules<'capture'> = {
  fields: { treasure: TREASURES },
  tries(state, seat, tries) {
    if (top(state).do === 'actions' && seat === state.active) tries.push(...CAPTURES);
  },
  why(state, seat, { treasure }) {
    const notNow = whyNoAction(state, seat);
    if (notNow !== undefined) return notNow;
    if (state.captured[TREASURES.indexOf(treasure)] !== -1) return { why: 'alreadyCaptured', treasure };
    const have = cardsOf(state, seat, treasure);
    if (have < CARDS_TO_CAPTURE) return { why: 'tooFewCards', have, treasure };
    const here = state.pawns[seat]!;
    const map = chart(state.island);
    if (map.treasureAt[here]! < 0) return { why: 'noTreasureHere', tile: map.tiles[here]! };
    if (map.treasureAt[here] === TREASURES.indexOf(treasure)) return undefined;
    return { why: 'cardsForAnotherTile', treasure, tiles: TREASURE_TILES[treasure] };
  },
  take(state, seat, { treasure }, dealer) {
    spendAction(state);
    // FI-55: exactly four go.
    for (let card = 0; card < CARDS_TO_CAPTURE; card++) layOff(state, seat, treasure, 'capture', dealer);
    state.captured[TREASURES.indexOf(treasure)] = seat;
    dealer.tell?.({ fact: 'captured', seat, treasure, tile: state.island.tiles[state.pawns[seat]!]! });
  },
};
