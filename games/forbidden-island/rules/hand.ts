import type { Seat } from '@skerry/engine';
import { CARDS, type Card, HAND_LIMIT } from '../content/cards.ts';
import type { ActionOf } from './actions.ts';
import { top } from './current-step.ts';
import type { State } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

export const DISCARDS = CARDS.map((card): ActionOf<'discard'> => ({ act: 'discard', card }));

/** FI-70 to FI-78: the hand limit. A special card may be played instead, as an interrupt (FI-72). */
export const discardStep: StepRules<'discard'> = {
  asks: (state, step, seat) => seat === step.seat && state.hands[seat]!.length > HAND_LIMIT,
  acts: ['discard'],
  offers(state, _step, seat, offers) {
    const hand = state.hands[seat]!;
    for (let card = 0; card < CARDS.length; card++) if (holds(hand, CARDS[card]!)) offers.push(DISCARDS[card]!);
  },
  run() {},
};

export const discard: Rules<'discard'> = {
  fields: { card: CARDS },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do === 'discard' && step.seat === seat) tries.push(...DISCARDS);
  },
  why(state, seat, { card }) {
    const step = top(state);
    if (step.do !== 'discard') return { why: 'handWithinLimit' };
    if (step.seat !== seat) return { why: 'anotherMustDiscard', seat: step.seat };
    return holds(state.hands[seat]!, card) ? undefined : { why: 'cardNotHeld', card };
  },
  take: (state, seat, { card }, dealer) => layOff(state, seat, card, 'limit', dealer),
};

/** Moves a card from a hand to the treasure discard pile. */
export function layOff(
  state: State,
  seat: Seat,
  card: Card,
  why: 'limit' | 'capture' | 'played',
  dealer: Dealer,
): void {
  removeCard(state.hands[seat]!, card);
  state.treasureDiscards.push(card);
  dealer.tell?.({ fact: 'discarded', seat, card, why });
}

/** Whether a card is in a hand. */
export function holds(hand: readonly Card[], card: Card): boolean {
  for (let n = 0; n < hand.length; n++) if (hand[n] === card) return true;
  return false;
}

export function removeCard(hand: Card[], card: Card): void {
  const place = hand.indexOf(card);
  for (let next = place + 1; next < hand.length; next++) hand[next - 1] = hand[next]!;
  hand.pop();
}

/** FI-71, FI-78: a hand of six is reduced to five before anything else continues. */
export function checkLimit(state: State, seat: Seat, dealer: Dealer): void {
  if (state.hands[seat]!.length <= HAND_LIMIT) return;
  dealer.tell?.({ fact: 'handFull', seat });
  state.agenda.push({ do: 'discard', seat });
}
