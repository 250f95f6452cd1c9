import { type Seat, stack } from '@skerry/engine';
import { COPIES } from '../content/constants.ts';
import type { ActionOf } from './actions.ts';
import { top, whyNotAt } from './current-step.ts';
import type { Secret, State } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

export const BUILDING_NUMBERS = Array.from({ length: COPIES.building }, (_, n) => n + 1);

const PAY_CARDS = BUILDING_NUMBERS.map((building): ActionOf<'payCard'> => ({ act: 'payCard', building }));

/** The cards in a seat's hand, in Architect. */
export const handOf = (state: State, seat: Seat): readonly number[] => state.secrets?.[seat]?.hand ?? [];

/** IB-200: owned books; in Architect cards in hand. */
export const booksOf = (state: State, seat: Seat): number =>
  state.architect ? state.hands[seat]! : state.players[seat]!.books;

/** IB-198: whether a card could be drawn. */
export const canDraw = (state: State): boolean => state.deckSize + state.paid.length > 0;

/** IB-198, IB-201: draws a card; returns whether there was one. */
export function drawCard(state: State, seat: Seat, dealer: Dealer): boolean {
  if (!canDraw(state)) return false;
  const { deck } = state.hidden!;
  if (state.deckSize === 0) {
    stack(deck, state.paid);
    state.deckSize = state.paid.length;
    state.paid = [];
    dealer.tell?.({ fact: 'deckRenewed' });
  }
  const card = dealer.draw(deck, 'buildings');
  state.deckSize--;
  const secret = state.secrets![seat]!;
  setHand(state, seat, secret, [...secret.hand, card]);
  dealer.tell?.({ fact: 'cardDrawn', seat });
  dealer.tell?.({ fact: 'cardReceived', card }, seat);
  return true;
}

/** Takes a card out of a hand. */
export function layDown(state: State, seat: Seat, card: number): void {
  const secret = state.secrets![seat]!;
  setHand(
    state,
    seat,
    secret,
    secret.hand.filter((other) => other !== card),
  );
}

function setHand(state: State, seat: Seat, secret: Secret, hand: readonly number[]): void {
  state.secrets![seat] = { ...secret, hand };
  state.hands[seat] = hand.length;
}

/** IB-199: a card from hand for each book to be paid. */
export const payCardStep: StepRules<'payCard'> = {
  asks: (state, _step, seat) => seat === state.active && state.hands[seat]! > 1,
  acts: ['payCard'],
  run(state, step, dealer) {
    const [only] = handOf(state, state.active);
    payOne(state, step, only!, dealer);
  },
};

export const payCard: Rules<'payCard'> = {
  fields: { building: BUILDING_NUMBERS },
  tries(state, seat, tries) {
    if (top(state).do !== 'payCard' || seat !== state.active) return;
    for (const card of handOf(state, seat)) tries.push(PAY_CARDS[card - 1]!);
  },
  why(state, seat, { building }) {
    if (!state.architect) return { why: 'notPlayed', variant: 'architect' };
    const notNow = whyNotAt(state, seat, 'payCard');
    if (notNow !== undefined) return notNow;
    return handOf(state, seat).includes(building) ? undefined : { why: 'notInHand' };
  },
  take(state, _seat, { building }, dealer) {
    const step = state.agenda.pop()!;
    if (step.do === 'payCard') payOne(state, step, building, dealer);
  },
};

function payOne(state: State, step: { left: number; for: 'pay' | 'event' }, card: number, dealer: Dealer): void {
  const seat = state.active;
  layDown(state, seat, card);
  state.paid.push(card);
  dealer.tell?.({ fact: 'cardPaid', seat, card });
  if (step.left > 1) state.agenda.push({ do: 'payCard', left: step.left - 1, for: step.for });
}
