import type { Seat } from '@skerry/engine';
import { chart, forEachSpace, type IslandChart, SPACES, type Space } from '../content/spaces.ts';
import { MISSING } from '../content/tiles.ts';
import { swimmer, top } from './current-step.ts';
import { lose } from './ending.ts';
import { holds } from './hand.ts';
import { neighbours, place } from './move.ts';
import type { Reason } from './reasons.ts';
import type { State } from './state.ts';
import type { Rules, StepRules } from './types.ts';

export const SWIMS = forEachSpace((to) => ({ act: 'swim', to }) as const);

/** FI-99: pawns on a sunk tile must swim at once; one after the other (FI-104). */
export const swimStep: StepRules<'swim'> = {
  asks: (state, { from }, seat) => swimmer(state, from) === seat && shores(state, seat).length > 0,
  acts: ['swim'],
  offers(state, _step, seat, offers) {
    const swims = SWIMS[state.island.layout];
    for (const space of shores(state, seat)) offers.push(swims[space]!);
  },
  run(state, step, dealer) {
    const seat = swimmer(state, step.from);
    if (seat === undefined) return;
    // FI-106, FI-107: no tile to swim to. Seats with a Helicopter Lift are asked; without any, the game is lost.
    const asked = state.hands.flatMap((hand, holder) => (holds(hand, 'helicopter-lift') ? [holder] : []));
    if (asked.length === 0) return lose(state, { why: 'drowned', seat }, dealer);
    dealer.tell?.({ fact: 'drowning', seat, asked });
    state.agenda.push(step, { do: 'drowning', seat, passed: [] });
  },
};

/** FI-107: the pawn is safe once lifted; when all have passed, the game is lost. */
export const drowning: StepRules<'drowning'> = {
  asks: (state, { seat: pawn, passed }, seat) =>
    isOnMissing(state, pawn) && holds(state.hands[seat]!, 'helicopter-lift') && !passed.includes(seat),
  acts: ['pass'],
  run(state, { seat }, dealer) {
    if (isOnMissing(state, seat)) lose(state, { why: 'drowned', seat }, dealer);
  },
};

function isOnMissing(state: State, pawn: Seat): boolean {
  return state.water[state.pawns[pawn]!] === MISSING;
}

/** Where a pawn on a sunk tile can swim (FI-100 to FI-103). */
export function shores(state: State, seat: Seat): number[] {
  const map = chart(state.island);
  const from = state.pawns[seat]!;
  switch (state.adventurers[seat]) {
    case 'pilot':
      return existing(state);
    case 'diver':
      return nearest(state, map, from).spaces;
    default:
      return neighbours(state, seat, map)[from]!.filter((space) => state.water[space] !== MISSING);
  }
}

function existing(state: State): number[] {
  const spaces: number[] = [];
  for (let space = 0; space < state.water.length; space++) if (state.water[space] !== MISSING) spaces.push(space);
  return spaces;
}

/** FI-102: the tiles at the smallest number of orthogonal steps through missing spaces. */
function nearest(state: State, map: IslandChart, from: number): { spaces: number[]; steps: number } {
  let front = [from];
  let seen = 1 << from;
  for (let steps = 1; front.length > 0; steps++) {
    const spaces: number[] = [];
    const further: number[] = [];
    for (const space of front) {
      for (const next of map.beside[space]!) {
        if (seen & (1 << next)) continue;
        seen |= 1 << next;
        (state.water[next] === MISSING ? further : spaces).push(next);
      }
    }
    if (spaces.length > 0) return { spaces, steps };
    front = further;
  }
  return { spaces: [], steps: 0 };
}

export const swim: Rules<'swim'> = {
  fields: { to: SPACES },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do === 'swim' && swimmer(state, step.from) === seat) tries.push(...SWIMS[state.island.layout]);
  },
  why(state, seat, { to }) {
    if (!isOnMissing(state, seat)) return { why: 'pawnSafe' };
    const step = top(state);
    const first = step.do === 'swim' ? swimmer(state, step.from) : step.do === 'drowning' ? step.seat : seat;
    if (first !== undefined && first !== seat) return { why: 'anotherSwimsFirst', seat: first };
    return whyNoShore(state, seat, to);
  },
  take: (state, seat, { to }, dealer) => place(state, seat, to, 'swam', seat, dealer),
};

function whyNoShore(state: State, seat: Seat, to: Space): Reason | undefined {
  const map = chart(state.island);
  const space = map.numbers.get(to);
  if (space === undefined) return { why: 'openSea' };
  if (shores(state, seat).includes(space)) return undefined;
  const from = state.pawns[seat]!;
  const tile = map.tiles[space]!;
  if (state.water[space] === MISSING) return { why: 'tileMissing', tile };
  if (state.adventurers[seat] === 'diver') return { why: 'nearerTile', steps: nearest(state, map, from).steps };
  return map.diagonal[from]!.includes(space) ? { why: 'onlyDiagonal', tile } : { why: 'notAdjacent', tile };
}
