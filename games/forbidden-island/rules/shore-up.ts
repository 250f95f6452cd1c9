import type { Offers, Seat } from '@skerry/engine';
import { chart, forEachLayout, forEachSpace, SPACES, type Space } from '../content/spaces.ts';
import { DRY, FLOODED, MISSING } from '../content/tiles.ts';
import type { Action, ActionOf } from './actions.ts';
import { spendAction, top, whyNoAction } from './current-step.ts';
import { spaceNumber } from './move.ts';
import type { Reason } from './reasons.ts';
import type { State } from './state.ts';
import type { Rules } from './types.ts';

export const SINGLES = forEachSpace((tile): ActionOf<'shoreUp'> => ({ act: 'shoreUp', tiles: [tile] }));
/** The Engineer's pairs, by the lower and the higher space. */
export const PAIRS = forEachLayout(({ names }) =>
  names.map((one) => names.map((other): ActionOf<'shoreUp'> => ({ act: 'shoreUp', tiles: [one, other] }))),
);

/** FI-42: one flooded tile in reach; the Engineer may take two different ones together (FI-45, FI-46). */
export function offerShoreUps(state: State, seat: Seat, offers: Offers<Action>): void {
  const near = shoreable(state, seat);
  const singles = SINGLES[state.island.layout];
  for (let at = 0; at < near.length; at++) if (state.water[near[at]!] === FLOODED) offers.push(singles[near[at]!]!);
  offerPairs(state, seat, offers);
}

function offerPairs(state: State, seat: Seat, offers: Offers<ActionOf<'shoreUp'>>): void {
  if (state.adventurers[seat] !== 'engineer') return;
  const flooded = floodedInReach(state, seat);
  const pairs = PAIRS[state.island.layout];
  for (let one = 0; one < flooded.length; one++) {
    for (let other = one + 1; other < flooded.length; other++) offers.push(pairs[flooded[one]!]![flooded[other]!]!);
  }
}

/** Flooded tiles that a seat's pawn can shore up, in reading order: its own and adjacent ones. */
export function floodedInReach(state: State, seat: Seat): number[] {
  const flooded: number[] = [];
  for (const space of shoreable(state, seat)) if (state.water[space] === FLOODED) flooded.push(space);
  return flooded;
}

/** FI-42, FI-44: its own tile and adjacent ones; for the Explorer diagonals too. */
function shoreable(state: State, seat: Seat): readonly number[] {
  const map = chart(state.island);
  return (state.adventurers[seat] === 'explorer' ? map.aroundOrHere : map.besideOrHere)[state.pawns[seat]!]!;
}

export const shoreUp: Rules<'shoreUp'> = {
  fields: { tiles: { setOf: SPACES } },
  tries(state, seat, tries) {
    if (top(state).do !== 'actions' || seat !== state.active) return;
    for (const action of SINGLES[state.island.layout]) tries.push(action);
    offerPairs(state, seat, tries);
  },
  why(state, seat, { tiles }) {
    const notNow = whyNoAction(state, seat);
    if (notNow !== undefined) return notNow;
    for (const tile of tiles) {
      const reason = whyNotShored(state, seat, tile);
      if (reason !== undefined) return reason;
    }
    if (tiles.length === 1) return undefined;
    if (tiles.length !== 2 || tiles[0] === tiles[1]) return { why: 'nameTwoDifferent' };
    return state.adventurers[seat] === 'engineer' ? undefined : { why: 'onlyEngineerTakesTwo' };
  },
  take(state, seat, { tiles }, dealer) {
    spendAction(state);
    for (const tile of tiles) state.water[spaceNumber(state, tile)] = DRY;
    dealer.tell?.({ fact: 'shoredUp', tiles: tiles.map((tile) => tileOn(state, tile)), by: seat, how: 'action' });
  },
};

function whyNotShored(state: State, seat: Seat, name: Space): Reason | undefined {
  const map = chart(state.island);
  const reason = whyNotFlooded(state, name);
  if (reason !== undefined) return reason;
  const space = spaceNumber(state, name);
  if (shoreable(state, seat).includes(space)) return undefined;
  const tile = map.tiles[space]!;
  return map.diagonal[state.pawns[seat]!]!.includes(space)
    ? { why: 'onlyDiagonal', tile }
    : { why: 'outOfReach', tile };
}

/** FI-43: why there is nothing to shore up on a space, by action or by Sandbags. */
export function whyNotFlooded(state: State, name: Space): Reason | undefined {
  const map = chart(state.island);
  const space = map.numbers.get(name);
  if (space === undefined) return { why: 'openSea' };
  const tile = map.tiles[space]!;
  if (state.water[space] === MISSING) return { why: 'tileMissing', tile };
  return state.water[space] === DRY ? { why: 'notFlooded', tile } : undefined;
}

export function tileOn(state: State, space: Space) {
  return state.island.tiles[spaceNumber(state, space)]!;
}
