import type { Offers, Seat } from '@skerry/engine';
import { chart, forEachSpace, GEOMETRY, type IslandChart, SPACES, type Space } from '../content/spaces.ts';
import { DRY, MISSING, type Water } from '../content/tiles.ts';
import type { Action } from './actions.ts';
import { spendAction, top, whyNoAction } from './current-step.ts';
import type { Reason } from './reasons.ts';
import type { State } from './state.ts';
import type { Dealer, Rules } from './types.ts';

export const MOVES = forEachSpace((to) => ({ act: 'move', to }) as const);

/** FI-22, FI-23: one step to an adjacent existing tile; the Explorer diagonally too (FI-25); the Diver dives (FI-30). */
export function offerMoves(state: State, seat: Seat, offers: Offers<Action>): void {
  const moves = MOVES[state.island.layout];
  const spaces = reachable(state, seat);
  for (let at = 0; at < spaces.length; at++) {
    if (state.water[spaces[at]!] !== MISSING) offers.push(moves[spaces[at]!]!);
  }
}

/** Spaces one action away for a pawn, missing ones included. */
export function reachable(state: State, seat: Seat): readonly number[] {
  const map = chart(state.island);
  const from = state.pawns[seat]!;
  return state.adventurers[seat] === 'diver' ? dive(map, state.water, from) : neighbours(state, seat, map)[from]!;
}

/** A seat's adjacency: the Explorer's includes diagonals (FI-25, FI-44, FI-101). */
export function neighbours(state: State, seat: Seat, map: IslandChart): readonly (readonly number[])[] {
  return state.adventurers[seat] === 'explorer' ? map.around : map.beside;
}

/** FI-31: a chain of orthogonal steps through flooded and missing spaces; a dry tile ends it. */
export function dive(map: IslandChart, water: readonly Water[], from: number): number[] {
  const reached: number[] = [];
  const passed = [from];
  let seen = 1 << from;
  for (let at = 0; at < passed.length; at++) {
    for (const space of map.beside[passed[at]!]!) {
      if (seen & (1 << space)) continue;
      seen |= 1 << space;
      if (water[space] !== MISSING) reached.push(space);
      if (water[space] !== DRY) passed.push(space);
    }
  }
  return reached;
}

export const move: Rules<'move'> = {
  fields: { to: SPACES },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do !== 'actions' || seat !== state.active) return;
    for (const action of MOVES[state.island.layout]) tries.push(action);
  },
  why(state, seat, { to }) {
    return whyNoAction(state, seat) ?? whyNotThere(state, seat, to);
  },
  take(state, seat, { to }, dealer) {
    const how = state.adventurers[seat] === 'diver' && !isBeside(state, state.pawns[seat]!, to) ? 'dive' : 'walk';
    spendAction(state);
    place(state, seat, to, how, seat, dealer);
  },
};

function whyNotThere(state: State, seat: Seat, to: Space): Reason | undefined {
  const place = whyNoPlace(state, seat, to);
  if (place !== undefined) {
    // FI-32
    return place.why === 'tileMissing' && state.adventurers[seat] === 'diver'
      ? { why: 'cannotStopOnMissing', tile: place.tile }
      : place;
  }
  const map = chart(state.island);
  const space = map.numbers.get(to)!;
  if (reachable(state, seat).includes(space)) return undefined;
  const tile = map.tiles[space]!;
  if (state.adventurers[seat] === 'diver') return { why: 'noDive', tile };
  if (map.diagonal[state.pawns[seat]!]!.includes(space)) return { why: 'onlyDiagonal', tile };
  return { why: 'notAdjacent', tile };
}

/** Why a pawn cannot end on a space now by any means. */
export function whyNoPlace(state: State, seat: Seat, to: Space): Reason | undefined {
  const map = chart(state.island);
  const space = map.numbers.get(to);
  if (space === undefined) return { why: 'openSea' };
  if (state.pawns[seat] === space) return { why: 'alreadyThere' };
  if (state.water[space] === MISSING) return { why: 'tileMissing', tile: map.tiles[space]! };
  return undefined;
}

/** Puts a pawn on a space and tells how it got there. */
export function place(
  state: State,
  seat: Seat,
  to: Space,
  how: 'walk' | 'dive' | 'fly' | 'guided' | 'lifted' | 'swam',
  by: Seat,
  dealer: Dealer,
): void {
  const from = state.pawns[seat]!;
  const space = spaceNumber(state, to);
  state.pawns[seat] = space;
  const { tiles } = state.island;
  dealer.tell?.({ fact: 'moved', seat, from: tiles[from]!, to: tiles[space]!, how, by });
}

/** The number of a space known to be on the island. */
export function spaceNumber(state: State, space: Space): number {
  return GEOMETRY[state.island.layout].numbers.get(space)!;
}

function isBeside(state: State, from: number, to: Space): boolean {
  return GEOMETRY[state.island.layout].beside[from]!.includes(spaceNumber(state, to));
}
