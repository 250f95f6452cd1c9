import type { Interrupts, Offers, Seat } from '@skerry/engine';
import { chart, forEachLayout, forEachSpace, SPACES } from '../content/spaces.ts';
import { DRY, FLOODED, MISSING, TREASURES } from '../content/tiles.ts';
import type { ActionOf } from './actions.ts';
import { top } from './current-step.ts';
import { win } from './ending.ts';
import { holds, layOff } from './hand.ts';
import { place, spaceNumber } from './move.ts';
import { tileOn, whyNotFlooded } from './shore-up.ts';
import type { State } from './state.ts';
import type { Dealer, ForbiddenIsland, Rules } from './types.ts';
import { OPEN_WINDOW } from './window.ts';

export const SANDBAGS = forEachSpace((on) => ({ act: 'sandbags', on }) as const);
export const LIFT_OFF = { act: 'liftOff' } as const;
/** Lifts by the set of pawns, one bit per seat, and the destination. */
export const LIFTS = forEachLayout(({ names }) =>
  Array.from({ length: 16 }, (_, set) => {
    const pawns = [0, 1, 2, 3].filter((pawn) => set & (1 << pawn));
    return names.map((to): ActionOf<'lift'> => ({ act: 'lift', pawns, to }));
  }),
);

/** FI-79: special cards may be played at every stop, even on another seat's turn. */
export const specialCards: Interrupts<ForbiddenIsland> = {
  acts: ['sandbags', 'lift', 'liftOff'],
  may: mayPlaySpecial,
  offers(state, seat, offers) {
    const hand = state.hands[seat]!;
    if (holds(hand, 'sandbags')) {
      const sandbags = SANDBAGS[state.island.layout];
      for (let space = 0; space < sandbags.length; space++)
        if (state.water[space] === FLOODED) offers.push(sandbags[space]!);
    }
    if (!holds(hand, 'helicopter-lift')) return;
    if (allAboard(state)) offers.push(LIFT_OFF);
    offerLifts(state, offers);
  },
};

/** FI-89: whether the seat holds a special card with a legal play. */
export function mayPlaySpecial(state: State, seat: Seat): boolean {
  const hand = state.hands[seat]!;
  for (let card = 0; card < hand.length; card++) {
    if (hand[card] === 'helicopter-lift' && (allAboard(state) || hasDestination(state))) return true;
    if (hand[card] === 'sandbags' && state.water.includes(FLOODED)) return true;
  }
  return false;
}

/** FI-87, FI-88: any pawns that share a tile, to any other existing tile. */
function offerLifts(state: State, offers: Offers<ActionOf<'lift'>>): void {
  const lifts = LIFTS[state.island.layout];
  const { pawns, water } = state;
  let seen = 0;
  for (let first = 0; first < pawns.length; first++) {
    if (seen & (1 << first)) continue;
    const from = pawns[first]!;
    let together = 0;
    for (let pawn = first; pawn < pawns.length; pawn++) if (pawns[pawn] === from) together |= 1 << pawn;
    seen |= together;
    for (let set = together; set > 0; set = (set - 1) & together) {
      const lift = lifts[set]!;
      for (let to = 0; to < water.length; to++) if (to !== from && water[to] !== MISSING) offers.push(lift[to]!);
    }
  }
}

/** Whether any pawn has another tile to go to: always, unless all are on the only tile left. */
function hasDestination(state: State): boolean {
  for (const from of state.pawns) {
    for (let to = 0; to < state.water.length; to++) if (to !== from && state.water[to] !== MISSING) return true;
  }
  return false;
}

/** FI-109: four treasures, and everybody on Fools' Landing. */
export function allAboard(state: State): boolean {
  if (state.captured.includes(-1)) return false;
  const { landing } = chart(state.island);
  for (const space of state.pawns) if (space !== landing) return false;
  return true;
}

/**
 * FI-80: the card is discarded at once; a play reopens a window (FI-82) and asks again every seat that let a pawn
 * drown.
 */
function playCard(state: State, seat: Seat, card: 'helicopter-lift' | 'sandbags', dealer: Dealer): void {
  const step = top(state);
  dealer.tell?.({ fact: 'played', seat, card, window: step.do });
  layOff(state, seat, card, 'played', dealer);
  if (step.do === 'window') state.agenda[state.agenda.length - 1] = OPEN_WINDOW;
  if (step.do === 'drowning') state.agenda[state.agenda.length - 1] = { do: 'drowning', seat: step.seat, passed: [] };
}

/** FI-84: Sandbags turn any one flooded tile dry. */
export const sandbags: Rules<'sandbags'> = {
  fields: { on: SPACES },
  tries(state, seat, tries) {
    if (holds(state.hands[seat]!, 'sandbags')) tries.push(...SANDBAGS[state.island.layout]);
  },
  why(state, seat, { on }) {
    if (!holds(state.hands[seat]!, 'sandbags')) return { why: 'noSandbags' };
    if (!state.water.includes(FLOODED)) return { why: 'nothingFlooded' };
    return whyNotFlooded(state, on);
  },
  take(state, seat, { on }, dealer) {
    playCard(state, seat, 'sandbags', dealer);
    state.water[spaceNumber(state, on)] = DRY;
    dealer.tell?.({ fact: 'shoredUp', tiles: [tileOn(state, on)], by: seat, how: 'sandbags' });
  },
};

export const lift: Rules<'lift'> = {
  fields: { pawns: { setOf: 'seat' }, to: SPACES },
  tries(state, seat, tries) {
    if (!holds(state.hands[seat]!, 'helicopter-lift')) return;
    const own = LIFTS[state.island.layout][1 << seat]!;
    const possible: ActionOf<'lift'>[] = [];
    offerLifts(state, possible);
    tries.push(...own, ...possible.filter((action) => !own.includes(action)));
  },
  why(state, seat, { pawns, to }) {
    if (!holds(state.hands[seat]!, 'helicopter-lift')) return { why: 'noLift' };
    const [first] = pawns;
    if (first === undefined || new Set(pawns).size < pawns.length) return { why: 'namePawn' };
    const from = state.pawns[first]!;
    if (pawns.some((pawn) => state.pawns[pawn] !== from)) return { why: 'pawnsApart' };
    const map = chart(state.island);
    const space = map.numbers.get(to);
    if (space === undefined) return { why: 'openSea' };
    if (state.water[space] === MISSING) return { why: 'tileMissing', tile: map.tiles[space]! };
    return space === from ? { why: 'pawnsAlreadyThere' } : undefined;
  },
  take(state, seat, { pawns, to }, dealer) {
    playCard(state, seat, 'helicopter-lift', dealer);
    for (const pawn of pawns) place(state, pawn, to, 'lifted', seat, dealer);
  },
};

/** FI-110: lift-off is an offer of its own. */
export const liftOff: Rules<'liftOff'> = {
  fields: {},
  tries(_state, _seat, tries) {
    tries.push(LIFT_OFF);
  },
  why(state, seat) {
    if (!holds(state.hands[seat]!, 'helicopter-lift')) return { why: 'noLift' };
    const treasures = TREASURES.filter((_, treasure) => state.captured[treasure] === -1);
    if (treasures.length > 0) return { why: 'treasuresMissing', treasures };
    const { landing } = chart(state.island);
    const seats = state.pawns.flatMap((space, pawn) => (space === landing ? [] : [pawn]));
    return seats.length > 0 ? { why: 'notAllOnLanding', seats } : undefined;
  },
  take(state, seat, _action, dealer) {
    playCard(state, seat, 'helicopter-lift', dealer);
    dealer.tell?.({ fact: 'liftedOff', seat });
    win(state, dealer);
  },
};
