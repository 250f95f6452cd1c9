import type { Offers, Seat } from '@skerry/engine';
import { CARDS, type Card } from '../content/cards.ts';
import { TREASURES, type Treasure } from '../content/tiles.ts';
import type { Action, ActionOf } from './actions.ts';
import { spendAction, top, whyNoAction } from './current-step.ts';
import { checkLimit, holds, removeCard } from './hand.ts';
import type { State } from './state.ts';
import type { Rules } from './types.ts';

export const GIFTS = [0, 1, 2, 3].map((to) => TREASURES.map((card): ActionOf<'give'> => ({ act: 'give', card, to })));

/** FI-48: one treasure card to a seat on the same tile; the Messenger to any seat (FI-49). */
export function offerGifts(state: State, seat: Seat, offers: Offers<Action>): void {
  const held = treasuresIn(state.hands[seat]!);
  if (held === 0) return;
  for (let to = 0; to < state.seats; to++) {
    if (to === seat || !inReach(state, seat, to)) continue;
    const gifts = GIFTS[to]!;
    for (let treasure = 0; treasure < gifts.length; treasure++) {
      if (held & (1 << treasure)) offers.push(gifts[treasure]!);
    }
  }
}

/** Treasures with cards in a hand: one bit each, in the order of `TREASURES`. */
function treasuresIn(hand: readonly Card[]): number {
  let held = 0;
  for (let treasure = 0; treasure < TREASURES.length; treasure++) {
    if (holds(hand, TREASURES[treasure]!)) held |= 1 << treasure;
  }
  return held;
}

function inReach(state: State, seat: Seat, to: Seat): boolean {
  return state.adventurers[seat] === 'messenger' || state.pawns[seat] === state.pawns[to];
}

export function isTreasureCard(card: Card | 'waters-rise'): card is Treasure {
  return (TREASURES as readonly string[]).includes(card);
}

export const give: Rules<'give'> = {
  fields: { card: CARDS, to: 'seat' },
  tries(state, seat, tries) {
    if (top(state).do !== 'actions' || seat !== state.active) return;
    for (const card of new Set(state.hands[seat])) {
      for (let to = 0; to < state.seats; to++) if (to !== seat) tries.push({ act: 'give', card, to });
    }
  },
  why(state, seat, { card, to }) {
    const notNow = whyNoAction(state, seat);
    if (notNow !== undefined) return notNow;
    if (to === seat) return { why: 'notToYourself' };
    if (!holds(state.hands[seat]!, card)) return { why: 'cardNotHeld', card };
    if (!isTreasureCard(card)) return { why: 'specialNotGiven', card };
    if (inReach(state, seat, to)) return undefined;
    return { why: 'notOnSameTile', seat: to, tile: state.island.tiles[state.pawns[to]!]! };
  },
  take(state, seat, { card, to }, dealer) {
    spendAction(state);
    removeCard(state.hands[seat]!, card);
    state.hands[to]!.push(card);
    if (isTreasureCard(card)) dealer.tell?.({ fact: 'gave', from: seat, to, card });
    checkLimit(state, to, dealer);
  },
};

/** FI-51: cards are given, never taken. Never offered; it exists to give the reason. */
export const take: Rules<'take'> = {
  fields: { card: CARDS, from: 'seat' },
  tries() {},
  why: (state, seat) => whyNoAction(state, seat) ?? { why: 'cardsNotTaken' },
};
