import { type Seat, stack } from '@skerry/engine';
import { COPIES } from '../content/constants.ts';
import type { BuildingNumber } from '../content/vocabulary.ts';
import { pop, top, whyNotAt } from './current-step.ts';
import { handSize, hiddenDeck, playerOf, type State, secretOf, setSecret } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

export const BUILDING_NUMBERS: readonly BuildingNumber[] = Array.from({ length: COPIES.building }, (_, n) => n + 1);

/** A seat's hand, in Architect. */
export const handOf = (state: State, seat: Seat): readonly BuildingNumber[] => state.secrets?.[seat]?.hand ?? [];

/** IB-200: owned books; in Architect cards in hand. */
export const booksOf = (state: State, seat: Seat): number =>
  state.architect ? handSize(state, seat) : playerOf(state, seat).books;

/** IB-198: whether a card could be drawn. */
export const canDraw = (state: State): boolean => state.deckSize + state.paid.length > 0;

/** IB-198, IB-201: draws a card; returns whether there was one. */
export function drawCard(state: State, seat: Seat, dealer: Dealer): boolean {
  if (!canDraw(state)) return false;
  const deck = hiddenDeck(state);
  if (state.deckSize === 0) {
    stack(deck, state.paid);
    state.deckSize = state.paid.length;
    state.paid = [];
    dealer.tell?.({ fact: 'deckRenewed' });
  }
  const card = dealer.draw(deck, 'buildings');
  state.deckSize--;
  setHand(state, seat, [...secretOf(state, seat).hand, card]);
  dealer.tell?.({ fact: 'cardDrawn', seat });
  dealer.tell?.({ fact: 'cardReceived', card }, seat);
  return true;
}

/** Removes a card from a hand. */
export function layDown(state: State, seat: Seat, card: BuildingNumber): void {
  const { hand } = secretOf(state, seat);
  setHand(
    state,
    seat,
    hand.filter((other) => other !== card),
  );
}

function setHand(state: State, seat: Seat, hand: readonly BuildingNumber[]): void {
  setSecret(state, seat, { ...secretOf(state, seat), hand });
  state.hands[seat] = hand.length;
}

/** IB-199: a card from hand for each book to be paid. */
export const payCardStep: StepRules<'payCard'> = {
  asks: (state, _step, seat) => seat === state.active && handSize(state, seat) > 1,
  acts: ['payCard'],
  run(state, step, dealer) {
    const [only] = handOf(state, state.active);
    if (only !== undefined) payOne(state, step, only, dealer);
  },
};

export const payCard: Rules<'payCard'> = {
  fields: { building: BUILDING_NUMBERS },
  tries(state, seat, tries) {
    if (top(state).do !== 'payCard' || seat !== state.active) return;
    for (const building of handOf(state, seat)) tries.push({ act: 'payCard', building });
  },
  why(state, seat, { building }) {
    if (!state.architect) return { why: 'notPlayed', variant: 'architect' };
    const notNow = whyNotAt(state, seat, 'payCard');
    if (notNow !== undefined) return notNow;
    return handOf(state, seat).includes(building) ? undefined : { why: 'notInHand' };
  },
  take(state, _seat, { building }, dealer) {
    const step = pop(state, 'payCard');
    payOne(state, step, building, dealer);
  },
};

function payOne(
  state: State,
  step: { left: number; for: 'pay' | 'event' },
  card: BuildingNumber,
  dealer: Dealer,
): void {
  const seat = state.active;
  layDown(state, seat, card);
  state.paid.push(card);
  dealer.tell?.({ fact: 'cardPaid', seat, card });
  if (step.left > 1) state.agenda.push({ do: 'payCard', left: step.left - 1, for: step.for });
}
