import { at, type Seat } from '@skerry/engine';
import { type Amounts, PAYABLE, type Part, type Payable, type Thing } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { isAt, pop, top, whyNotAt } from './current-step.ts';
import { booksOf, canDraw } from './hand.ts';
import { whyNoCube } from './influence.ts';
import { partsHere } from './parts.ts';
import type { Reason } from './reasons.ts';
import { ANY_NUMBER, playerOf, type State } from './state.ts';
import type { Dealer, Rules, StepOf, StepRules } from './types.ts';

const PRICES = [1, 2, 3, 4];
const PAYMENTS = PRICES.map((price): ActionOf<'pay'> => ({ act: 'pay', price }));
const DONE: ActionOf<'done'> = { act: 'done' };

type PayPart = Extract<Part, { do: 'pay' }>;

function payPart(world: World, state: State, { part }: StepOf<'pay'>): PayPart {
  const found = partsHere(world, state)[part];
  if (found?.do !== 'pay') throw new Error('This part is no payment.');
  return found;
}

/** IB-57, IB-203: a payment, one repetition at a time. */
export const payStep = (world: World): StepRules<'pay'> => ({
  asks: (state, _step, seat) => seat === state.active,
  acts: ['pay', 'done'],
  offers(state, step, seat, offers) {
    const part = payPart(world, state, step);
    if (step.left !== 0)
      for (const action of PAYMENTS) {
        const price = part.prices[action.price - 1];
        if (price !== undefined && canAfford(state, seat, price) && isWorthIt(world, state, seat, part))
          offers.push(action);
      }
    offers.push(DONE);
  },
  run() {},
});

/** The amount a seat could pay. */
export function owned(state: State, seat: Seat, what: Payable): number {
  const player = playerOf(state, seat);
  switch (what) {
    case 'coin':
      return player.coins;
    case 'wood':
      return player.wood;
    case 'fish':
      return player.fish;
    case 'book':
      return booksOf(state, seat);
    case 'pirate':
      return player.pirates;
    case 'serpent':
      return player.serpents;
  }
}

export function canAfford(state: State, seat: Seat, price: Amounts<Payable>): boolean {
  for (const what in price) if (owned(state, seat, what as Payable) < (price[what as Payable] ?? 0)) return false;
  return true;
}

const isWorthIt = (world: World, state: State, seat: Seat, { exhaust, get }: PayPart): boolean =>
  (exhaust === undefined || (playerOf(state, seat).deck & world.skilled[exhaust]) !== 0) &&
  whyNothingGiven(state, seat, get) === undefined;

/** What is lacking for a price, if anything. */
export function whyNotPaid(state: State, seat: Seat, price: Amounts<Payable>): Reason | undefined {
  for (const what of PAYABLE) {
    const need = price[what] ?? 0;
    const have = owned(state, seat, what);
    if (have < need) return { why: 'lacks', what, need, have };
  }
  return undefined;
}

/** IB-57: why a payment could give nothing at all. */
function whyNothingGiven(state: State, seat: Seat, get: Amounts<Thing>): Reason | undefined {
  let first: Reason | undefined;
  for (const what in get) {
    const reason = whyNotGiven(state, seat, what as Thing);
    if (reason === undefined) return undefined;
    first ??= reason;
  }
  return first;
}

function whyNotGiven(state: State, seat: Seat, what: Thing): Reason | undefined {
  switch (what) {
    case 'pirate':
      return state.pirates === 0 ? { why: 'supplyEmpty', what } : undefined;
    case 'serpent':
      return state.serpents === 0 ? { why: 'supplyEmpty', what } : undefined;
    case 'cube':
      return whyNoCube(state, seat);
    case 'book':
      return state.architect && !canDraw(state) ? { why: 'noCards' } : undefined;
    default:
      return undefined;
  }
}

/** One of the prices, from 1. */
export const pay = (world: World): Rules<'pay'> => ({
  fields: { price: PRICES },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do === 'pay' && seat === state.active)
      tries.push(...PAYMENTS.slice(0, payPart(world, state, step).prices.length));
  },
  why(state, seat, { price }) {
    const notNow = whyNotAt(state, seat, 'pay');
    const step = top(state);
    if (notNow !== undefined || step.do !== 'pay') return notNow;
    const { prices, exhaust, get } = payPart(world, state, step);
    const wanted = prices[price - 1];
    if (wanted === undefined) return { why: 'noSuchChoice' };
    if (step.left === 0) return { why: 'timesUsed', limit: step.times };
    const lacking = whyNotPaid(state, seat, wanted);
    if (lacking !== undefined) return lacking;
    if (exhaust !== undefined && (playerOf(state, seat).deck & world.skilled[exhaust]) === 0)
      return { why: 'noCrewFor', symbols: [exhaust] };
    return whyNothingGiven(state, seat, get);
  },
  take(state, seat, { price }, dealer) {
    const step = pop(state, 'pay');
    const { prices, exhaust, get } = payPart(world, state, step);
    state.agenda.push(step.left === ANY_NUMBER ? step : { ...step, left: step.left - 1 });
    // The agenda is a stack: the first to happen is pushed last.
    for (const what of (Object.keys(get) as Thing[]).reverse())
      state.agenda.push({ do: 'gain', seat, what, n: get[what] ?? 0, from: 'town' });
    if (exhaust !== undefined) state.agenda.push({ do: 'exhaust', symbols: [exhaust], for: 'pay' });
    payAmounts(state, seat, at(prices, price - 1), 'pay', dealer);
  },
});

/** Pays to the supply; IB-199: in Architect books are cards, and the seat picks them next. */
export function payAmounts(
  state: State,
  seat: Seat,
  price: Amounts<Payable>,
  purpose: 'pay' | 'event',
  dealer: Dealer,
): void {
  const player = playerOf(state, seat);
  for (const key in price) {
    const what = key as Payable;
    const n = price[what] ?? 0;
    switch (what) {
      case 'coin':
        player.coins -= n;
        break;
      case 'wood':
        player.wood -= n;
        break;
      case 'fish':
        player.fish -= n;
        break;
      case 'book':
        if (state.architect) {
          state.agenda.push({ do: 'payCard', left: n, for: purpose });
          continue;
        }
        player.books -= n;
        break;
      case 'pirate':
        player.pirates -= n;
        state.pirates += n;
        break;
      case 'serpent':
        player.serpents -= n;
        state.serpents += n;
    }
    dealer.tell?.({ fact: 'paid', seat, what, n, for: purpose });
  }
}

export const done: Rules<'done'> = {
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'pay')) tries.push(DONE);
  },
  why: (state, seat) => whyNotAt(state, seat, 'pay'),
  take(state) {
    state.agenda.pop();
  },
};
