import type { Seat } from '@skerry/engine';
import { NOBODY } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { announce, may } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { canCover } from './crew.ts';
import { isAt, top, whyNoAction, whyNotAt } from './current-step.ts';
import type { Reason } from './reasons.ts';
import { NOT_ASKED, ownerOf, playerOf, type State, shipOf } from './state.ts';
import { ownerAt, townAt, townIn } from './town.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const FIRST_PART = { do: 'parts', part: 0 } as const;
const ARRIVE = { do: 'arrive' } as const;

export const VISIT: ActionOf<'visit'> = { act: 'visit' };
export const VISIT_BY_PARTS: ActionOf<'visitByParts'> = { act: 'visitByParts' };
const DECLINE: ActionOf<'decline'> = { act: 'decline' };

/** IB-48: pay the entry cost, then do the town's action; or the free visit after taking the town (IB-100). */
export const visit = (world: World): Rules<'visit'> => visiting(world, VISIT, false);

/** IB-56: the same visit in which plain gains and rests are asked for. */
export const visitByParts = (world: World): Rules<'visitByParts'> => visiting(world, VISIT_BY_PARTS, true);

const visiting = <K extends 'visit' | 'visitByParts'>(
  world: World,
  action: ActionOf<K>,
  careful: boolean,
): Rules<K> => ({
  fields: {} as Rules<K>['fields'],
  tries(state, seat, tries) {
    if (isAt(state, seat, 'act') || isAt(state, seat, 'freeVisit')) tries.push(action);
  },
  why(state, seat) {
    if (isAt(state, seat, 'freeVisit')) return undefined;
    return whyNoAction(state, seat) ?? whyNoEntry(world, state, seat);
  },
  take(state, seat, _action, dealer) {
    if (top(state).do === 'freeVisit') {
      state.agenda.pop();
      beginVisit(world, state, seat, careful, true, dealer);
      return;
    }
    state.acted = true;
    beginVisit(world, state, seat, careful, false, dealer);
    payEntry(world, state, seat, dealer);
  },
});

function beginVisit(world: World, state: State, seat: Seat, careful: boolean, free: boolean, dealer: Dealer): void {
  state.visit = { free, careful, books: 0, slot: NOT_ASKED };
  dealer.tell?.({ fact: 'visited', seat, town: townAt(world, state, seat).name, free });
  state.agenda.push(FIRST_PART, ARRIVE);
}

/** IB-49 to IB-52: the entry coin; at the seat's ship by default. */
export function entryCoin(world: World, state: State, seat: Seat, cell = shipOf(state, seat)): number {
  const owner = ownerOf(state, cell);
  if (owner === seat) return 0;
  return owner === NOBODY && may(world, state, seat, 'freeEntryCoin') ? 0 : townIn(world, state, cell).coin;
}

/** IB-52: the whole cost must be paid. */
export function whyNoEntry(world: World, state: State, seat: Seat): Reason | undefined {
  if (ownerAt(state, seat) === seat) return undefined;
  const { coins, deck } = playerOf(state, seat);
  if (coins < entryCoin(world, state, seat)) return { why: 'entryCoin' };
  const { exhaust } = townAt(world, state, seat);
  return canCover(world, deck, exhaust) ? undefined : { why: 'entryCrew', symbols: exhaust };
}

/** IB-52: coin first, then crew. */
function payEntry(world: World, state: State, seat: Seat, dealer: Dealer): void {
  const owner = ownerAt(state, seat);
  if (owner === seat) return;
  const { name, exhaust } = townAt(world, state, seat);
  const coin = entryCoin(world, state, seat);
  if (coin > 0) {
    playerOf(state, seat).coins -= coin;
    // IB-49, IB-53
    if (owner === NOBODY) state.treasure += coin;
    else playerOf(state, owner).coins += coin;
    dealer.tell?.({ fact: 'entryPaid', seat, town: name, to: owner === NOBODY ? 'map' : owner });
  }
  if (exhaust.length > 0) state.agenda.push({ do: 'exhaust', symbols: exhaust, for: 'entry' });
}

/** IB-54: abilities when visiting, after the entry cost and before the first part. */
export const arrive = (world: World): StepRules<'arrive'> => ({
  run(state) {
    announce(world, state, state.active, { when: 'visited' });
  },
});

/** IB-100: the taker may visit at once. */
export const freeVisit: StepRules<'freeVisit'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['visit', 'visitByParts', 'decline'],
  offers(_state, _step, _seat, offers) {
    offers.push(VISIT);
    offers.push(VISIT_BY_PARTS);
    offers.push(DECLINE);
  },
  run() {},
};

export const decline: Rules<'decline'> = {
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'freeVisit')) tries.push(DECLINE);
  },
  why: (state, seat) => whyNotAt(state, seat, 'freeVisit'),
  take(state, seat, _action, dealer) {
    state.agenda.pop();
    dealer.tell?.({ fact: 'freeVisitDeclined', seat });
  },
};
