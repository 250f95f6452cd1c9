import type { Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import { CREW_KINDS, crewKind, NOBODY } from '../content/vocabulary.ts';
import { bitsOf, type World } from '../content/world.ts';
import { announce, may } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { pop, top, whyNotAt } from './current-step.ts';
import { LEAVE_OUT, partsHere } from './parts.ts';
import { crewAt, playerOf, type State } from './state.ts';
import type { Dealer, Rules, StepOf, StepRules } from './types.ts';

const PLACES = CONSTANTS.crewRowPrices.map((_, place) => place + 1);
const HIRES = PLACES.map((place): ActionOf<'hire'> => ({ act: 'hire', place }));

/** IB-44, IB-45: the price at a place of the row, with the town's surcharge. */
export function hirePrice(world: World, state: State, seat: Seat, step: StepOf<'hire'>, place: number): number {
  const part = partsHere(world, state)[step.part];
  if (part?.do !== 'hire' || part.free || may(world, state, seat, 'freeHire')) return 0;
  return (CONSTANTS.crewRowPrices[place - 1] ?? 0) + part.extra;
}

export const hireStep = (world: World): StepRules<'hire'> => ({
  asks: (state, _step, seat) => seat === state.active,
  acts: ['hire', 'leaveOut'],
  offers(state, step, seat, offers) {
    const { coins } = playerOf(state, seat);
    for (const action of HIRES)
      if (crewAt(state, action.place) !== NOBODY && coins >= hirePrice(world, state, seat, step, action.place))
        offers.push(action);
    offers.push(LEAVE_OUT);
  },
  run() {},
});

export const hire = (world: World): Rules<'hire'> => ({
  fields: { place: PLACES },
  tries(state, seat, tries) {
    if (top(state).do === 'hire' && seat === state.active) tries.push(...HIRES);
  },
  why(state, seat, { place }) {
    const notNow = whyNotAt(state, seat, 'hire');
    const step = top(state);
    if (notNow !== undefined || step.do !== 'hire') return notNow;
    if (state.crewRow.every((crew) => crew === NOBODY)) return { why: 'noCrewLeft' };
    if (crewAt(state, place) === NOBODY) return { why: 'nobodyThere' };
    const cost = hirePrice(world, state, seat, step, place);
    const have = playerOf(state, seat).coins;
    return have < cost ? { why: 'coins', cost, have } : undefined;
  },
  take(state, seat, { place }, dealer) {
    const step = pop(state, 'hire');
    const price = hirePrice(world, state, seat, step, place);
    const kind = crewAt(state, place);
    const player = playerOf(state, seat);
    player.coins -= price;
    player.deck |= bitsOf(kind);
    dealer.tell?.({ fact: 'crewHired', seat, crew: crewKind(kind), place, price });
    fillCrewRow(state, place, dealer);
    announce(world, state, seat, { when: 'hired' });
  },
});

/** IB-45: crew left of the gap slide right, and the next of the stack enters at the left. */
function fillCrewRow(state: State, gap: number, dealer: Dealer): void {
  const { crewRow, crewNext } = state;
  for (let place = gap; place > 1; place--) crewRow[place - 1] = crewAt(state, place - 1);
  crewRow[0] = crewNext;
  state.crewNext = state.crewStack.length > 0 ? dealer.draw(state.crewStack, 'crew') : NOBODY;
  dealer.tell?.({
    fact: 'crewRowFilled',
    crew: CREW_KINDS[crewNext] ?? null,
    next: CREW_KINDS[state.crewNext] ?? null,
  });
}
