import type { Offers, Seat } from '@skerry/engine';
import { chart, forEachSpace, SPACES, type Space } from '../content/spaces.ts';
import { MISSING } from '../content/tiles.ts';
import type { Action } from './actions.ts';
import { spendAction, top, whyNoAction } from './current-step.ts';
import { dive, neighbours, place } from './move.ts';
import type { Reason } from './reasons.ts';
import type { State } from './state.ts';
import type { Rules } from './types.ts';

export const GUIDES = [0, 1, 2, 3].map((pawn) => forEachSpace((to) => ({ act: 'guide', pawn, to }) as const));

/** FI-34: for one action the Navigator moves one other pawn by one or two steps. */
export function offerGuides(state: State, seat: Seat, offers: Offers<Action>): void {
  if (state.adventurers[seat] !== 'navigator') return;
  for (let pawn = 0; pawn < state.seats; pawn++) {
    if (pawn === seat) continue;
    const guides = GUIDES[pawn]![state.island.layout];
    // Visits set bits, lowest first.
    for (let reached = guidedReach(state, pawn); reached !== 0; reached &= reached - 1) {
      offers.push(guides[31 - Math.clz32(reached & -reached)]!);
    }
  }
}

/**
 * End spaces of a guided pawn as bits. FI-36, FI-37: each step follows the pawn's own adjacency, over existing tiles,
 * and it ends elsewhere. FI-38: only the Diver's first step may be onto a missing space.
 */
export function guidedReach(state: State, pawn: Seat): number {
  const near = neighbours(state, pawn, chart(state.island));
  const from = state.pawns[pawn]!;
  const mayDive = state.adventurers[pawn] === 'diver';
  const { water } = state;
  let reached = 0;
  const firsts = near[from]!;
  for (let one = 0; one < firsts.length; one++) {
    const first = firsts[one]!;
    if (water[first] !== MISSING) reached |= 1 << first;
    else if (!mayDive) continue;
    const seconds = near[first]!;
    for (let two = 0; two < seconds.length; two++) {
      if (water[seconds[two]!] !== MISSING) reached |= 1 << seconds[two]!;
    }
  }
  return reached & ~(1 << from);
}

export const guide: Rules<'guide'> = {
  fields: { pawn: 'seat', to: SPACES },
  tries(state, seat, tries) {
    if (top(state).do !== 'actions' || seat !== state.active || state.adventurers[seat] !== 'navigator') return;
    for (let pawn = 0; pawn < state.seats; pawn++) {
      if (pawn !== seat) for (const action of GUIDES[pawn]![state.island.layout]) tries.push(action);
    }
  },
  why(state, seat, { pawn, to }) {
    const notNow = whyNoAction(state, seat);
    if (notNow !== undefined) return notNow;
    if (state.adventurers[seat] !== 'navigator') return { why: 'onlyNavigatorGuides' };
    if (pawn === seat) return { why: 'notYourOwnPawn' };
    return whyNotGuided(state, pawn, to);
  },
  take(state, seat, { pawn, to }, dealer) {
    spendAction(state);
    place(state, pawn, to, 'guided', seat, dealer);
  },
};

function whyNotGuided(state: State, pawn: Seat, to: Space): Reason | undefined {
  const map = chart(state.island);
  const space = map.numbers.get(to);
  if (space === undefined) return { why: 'openSea' };
  const from = state.pawns[pawn]!;
  if (space === from) return { why: 'pawnAlreadyThere', seat: pawn };
  const tile = map.tiles[space]!;
  if (state.water[space] === MISSING) return { why: 'tileMissing', tile };
  if (guidedReach(state, pawn) & (1 << space)) return undefined;
  const near = neighbours(state, pawn, map);
  if (near[from]!.some((first) => near[first]!.includes(space))) return { why: 'missingInTheWay', tile };
  if (state.adventurers[pawn] === 'pilot') return { why: 'pilotDoesNotFly' };
  if (state.adventurers[pawn] === 'diver' && dive(map, state.water, from).includes(space))
    return { why: 'diverDivesOne' };
  return { why: 'moreThanTwoSteps', tile };
}
