import type { Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import type { BuildingNumber } from '../content/vocabulary.ts';
import { notAsked, pop, top } from './current-step.ts';
import { BUILDING_NUMBERS } from './hand.ts';
import { hiddenDeck, type State, secretOf, setSecret } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

/** IB-194: seven cards for each seat. */
export function dealPacks(state: State, dealer: Dealer): void {
  const deck = hiddenDeck(state);
  for (const seat of everySeat(state)) {
    const pack: BuildingNumber[] = [];
    while (pack.length < CONSTANTS.architectHand) pack.push(dealer.draw(deck, 'buildings'));
    state.deckSize -= pack.length;
    setSecret(state, seat, { hand: [], pack, chosen: 0 });
    dealer.tell?.({ fact: 'packDealt', cards: pack }, seat);
  }
  state.agenda.push({ do: 'draft', pick: 1, left: everySeat(state) });
}

const everySeat = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** IB-195: all choose at once; then packs pass to the left. The last card comes automatically. */
export const draftStep: StepRules<'draft'> = {
  asks: (_state, step, seat) => step.left.includes(seat),
  acts: ['draft'],
  run(state, { pick }, dealer) {
    const isLast = pick === CONSTANTS.architectHand - 1;
    state.secrets = everySeat(state).map((seat) => {
      const { hand, chosen } = secretOf(state, seat);
      const { pack } = secretOf(state, (seat + state.seats - 1) % state.seats);
      if (!isLast) return { hand: [...hand, chosen], pack, chosen: 0 };
      for (const card of pack) dealer.tell?.({ fact: 'cardDrafted', card }, seat);
      return { hand: [...hand, chosen, ...pack], pack: [], chosen: 0 };
    });
    state.hands = state.secrets.map(({ hand }) => hand.length);
    dealer.tell?.({ fact: 'packsPassed' });
    if (!isLast) state.agenda.push({ do: 'draft', pick: pick + 1, left: everySeat(state) });
  },
};

export const draft: Rules<'draft'> = {
  fields: { building: BUILDING_NUMBERS },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do !== 'draft' || !step.left.includes(seat)) return;
    for (const building of secretOf(state, seat).pack) tries.push({ act: 'draft', building });
  },
  why(state, seat, { building }) {
    if (!state.architect) return { why: 'notPlayed', variant: 'architect' };
    const step = top(state);
    if (step.do !== 'draft') return notAsked(state);
    if (!step.left.includes(seat)) return { why: 'alreadyChosen' };
    return secretOf(state, seat).pack.includes(building) ? undefined : { why: 'notInPack' };
  },
  take(state, seat, { building }, dealer) {
    const step = pop(state, 'draft');
    const { hand, pack } = secretOf(state, seat);
    setSecret(state, seat, { hand, pack: pack.filter((card) => card !== building), chosen: building });
    dealer.tell?.({ fact: 'cardDrafted', card: building }, seat);
    state.agenda.push({ ...step, left: step.left.filter((other) => other !== seat) });
  },
};
