import type { Offers, Seat } from '@skerry/engine';
import { forEachSpace, SPACES } from '../content/spaces.ts';
import { MISSING } from '../content/tiles.ts';
import type { Action } from './actions.ts';
import { spendAction, top, whyNoAction } from './current-step.ts';
import { place, whyNoPlace } from './move.ts';
import type { State } from './state.ts';
import type { Rules } from './types.ts';

export const FLIGHTS = forEachSpace((to) => ({ act: 'fly', to }) as const);

/** FI-27: once in each of his turns the Pilot flies to any other existing tile. */
export function offerFlights(state: State, seat: Seat, offers: Offers<Action>): void {
  if (state.adventurers[seat] !== 'pilot' || hasFlown(state)) return;
  const flights = FLIGHTS[state.island.layout];
  const from = state.pawns[seat]!;
  for (let space = 0; space < flights.length; space++) {
    if (space !== from && state.water[space] !== MISSING) offers.push(flights[space]!);
  }
}

function hasFlown(state: State): boolean {
  const step = top(state);
  return step.do === 'actions' && step.flown;
}

export const fly: Rules<'fly'> = {
  fields: { to: SPACES },
  tries(state, seat, tries) {
    if (top(state).do !== 'actions' || seat !== state.active || state.adventurers[seat] !== 'pilot') return;
    for (const action of FLIGHTS[state.island.layout]) tries.push(action);
  },
  why(state, seat, { to }) {
    const notNow = whyNoAction(state, seat);
    if (notNow !== undefined) return notNow;
    if (state.adventurers[seat] !== 'pilot') return { why: 'onlyPilotFlies' };
    return whyNoPlace(state, seat, to) ?? (hasFlown(state) ? { why: 'alreadyFlown' } : undefined);
  },
  take(state, seat, { to }, dealer) {
    spendAction(state, true);
    place(state, seat, to, 'fly', seat, dealer);
  },
};
