import type { Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import type { ActionOf } from './actions.ts';
import { notAsked, top } from './current-step.ts';
import { BUILDING_NUMBERS } from './hand.ts';
import type { State } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const DRAFTS = BUILDING_NUMBERS.map((building): ActionOf<'draft'> => ({ act: 'draft', building }));

/** IB-194: seven cards for each seat. */
export function dealPacks(state: State, dealer: Dealer): void {
  const { deck } = state.hidden!;
  for (let seat = 0; seat < state.seats; seat++) {
    const pack: number[] = [];
    while (pack.length < CONSTANTS.architectHand) pack.push(dealer.draw(deck, 'buildings'));
    state.deckSize -= pack.length;
    state.secrets![seat] = { hand: [], pack, chosen: 0 };
    dealer.tell?.({ fact: 'packDealt', cards: pack }, seat);
  }
  state.agenda.push({ do: 'draft', pick: 1, left: everySeat(state) });
}

const everySeat = ({ seats }: State): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** IB-195: all at the same time; when all have chosen, packs pass to the left. The last card comes by itself. */
export const draftStep: StepRules<'draft'> = {
  asks: (_state, step, seat) => step.left.includes(seat),
  acts: ['draft'],
  run(state, { pick }, dealer) {
    const before = state.secrets!;
    const isLast = pick === CONSTANTS.architectHand - 1;
    state.secrets = before.map(({ hand, chosen }, seat) => {
      const { pack } = before[(seat + state.seats - 1) % state.seats]!;
      if (!isLast) return { hand: [...hand, chosen], pack, chosen: 0 };
      dealer.tell?.({ fact: 'cardDrafted', card: pack[0]! }, seat);
      return { hand: [...hand, chosen, ...pack], pack: [], chosen: 0 };
    });
    for (let seat = 0; seat < state.seats; seat++) state.hands[seat] = state.secrets[seat]!.hand.length;
    dealer.tell?.({ fact: 'packsPassed' });
    if (!isLast) state.agenda.push({ do: 'draft', pick: pick + 1, left: everySeat(state) });
  },
};

export const draft: Rules<'draft'> = {
  fields: { building: BUILDING_NUMBERS },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do !== 'draft' || !step.left.includes(seat)) return;
    for (const card of state.secrets![seat]!.pack) tries.push(DRAFTS[card - 1]!);
  },
  why(state, seat, { building }) {
    if (!state.architect) return { why: 'notPlayed', variant: 'architect' };
    const step = top(state);
    if (step.do !== 'draft') return notAsked(state);
    if (!step.left.includes(seat)) return { why: 'alreadyChosen' };
    return state.secrets![seat]!.pack.includes(building) ? undefined : { why: 'notInPack' };
  },
  take(state, seat, { building }, dealer) {
    const step = state.agenda.pop()!;
    if (step.do !== 'draft') return;
    const { hand, pack } = state.secrets![seat]!;
    state.secrets![seat] = { hand, pack: pack.filter((card) => card !== building), chosen: building };
    dealer.tell?.({ fact: 'cardDrafted', card: building }, seat);
    state.agenda.push({ ...step, left: step.left.filter((other) => other !== seat) });
  },
};
