import type { Offers, Seat } from '@skerry/engine';
import { CONSTANTS, EDITION_RULES } from '../content/constants.ts';
import { TRADE_KINDS, type TradeKind } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { announce } from './abilities.ts';
import type { Action, ActionOf } from './actions.ts';
import { isAt, notAsked, top, whyNoFreeAction, whyNotYou } from './current-step.ts';
import type { Wares } from './facts.ts';
import { ichorWithSerpent } from './gain.ts';
import { checkHold } from './hold.ts';
import { owned } from './pay.ts';
import { whyNoRival } from './raid.ts';
import type { Reason } from './reasons.ts';
import { type Asked, playerOf, type State, type Step, type Trade, tradeOf } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const TRADES = [0, 1, 2, 3].map((rival): ActionOf<'trade'> => ({ act: 'trade', rival }));
const WARES = [...TRADE_KINDS, 'ichor'] as const;
const GIVES = WARES.map((what): ActionOf<'give'> => ({ act: 'give', what }));
const ASKS = WARES.map((what): ActionOf<'ask'> => ({ act: 'ask', what }));
const LESS_GIVEN = TRADE_KINDS.map((what): ActionOf<'giveLess'> => ({ act: 'giveLess', what }));
const LESS_ASKED = TRADE_KINDS.map((what): ActionOf<'askLess'> => ({ act: 'askLess', what }));
const GIVE: Step = { do: 'tradeGive' };
const GET: Step = { do: 'tradeGet' };
const ANSWER: Step = { do: 'tradeAnswer' };
const NOTHING = TRADE_KINDS.map(() => 0);

/** The amount of a kind that goes one way. */
export const amountOf = (wares: readonly number[], what: TradeKind): number => wares[TRADE_KINDS.indexOf(what)] ?? 0;
/** A seat's refusals in this turn. */
export const refusalsOf = ({ refusals }: Pick<State, 'refusals'>, seat: Seat): number => refusals[seat] ?? 0;

/** IB-181, IB-182: with a seat whose ship is in the same region, unless it has refused too often in this turn. */
function whyNoTrade(state: State, seat: Seat, rival: Seat): Reason | undefined {
  const limit = CONSTANTS.tradeProposalsPerTurn;
  return (
    whyNoRival(state, seat, rival) ??
    (refusalsOf(state, rival) >= limit ? { why: 'refusedOften', by: rival, limit } : undefined)
  );
}

export function offerTrades(state: State, seat: Seat, offers: Offers<Action>): void {
  for (const action of TRADES) if (whyNoTrade(state, seat, action.rival) === undefined) offers.push(action);
}

export const trade: Rules<'trade'> = {
  fields: { rival: 'seat' },
  tries(state, seat, tries) {
    if (!state.trading || !isAt(state, seat, 'act')) return;
    tries.push(...TRADES.filter(({ rival }) => rival !== seat && rival < state.seats));
  },
  why(state, seat, { rival }) {
    if (!state.trading) return { why: 'notPlayed', variant: 'trading' };
    return whyNoFreeAction(state, seat) ?? whyNoTrade(state, seat, rival);
  },
  take(state, _seat, { rival }) {
    state.trade = { rival, give: NOTHING, get: NOTHING };
    state.agenda.push(GIVE);
  },
};

export const tradeGive: StepRules<'tradeGive'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['give', 'giveLess', 'ask', 'askLess', 'next', 'propose', 'drop'],
  run() {},
};

export const tradeGet: StepRules<'tradeGet'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['give', 'giveLess', 'ask', 'askLess', 'propose', 'drop'],
  run() {},
};

/** IB-184: it happens only if the other player agrees. */
export const tradeAnswer: StepRules<'tradeAnswer'> = {
  asks: (state, _step, seat) => seat === state.trade?.rival,
  acts: ['agree', 'counter', 'refuse'],
  run() {},
};

/** IB-216 */
export const tradeCounter: StepRules<'tradeCounter'> = {
  asks: (state, _step, seat) => seat === state.trade?.rival,
  acts: ['give', 'giveLess', 'ask', 'askLess', 'propose', 'refuse'],
  run() {},
};

export const counterAnswer: StepRules<'counterAnswer'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['agree', 'refuse'],
  run() {},
};

const isNothing = (wares: readonly number[]): boolean => wares.every((n) => n === 0);

/** A seat's partner in the trade. */
const partnerOf = (state: State, seat: Seat): Seat => (seat === state.active ? tradeOf(state).rival : state.active);

/** The field of a `Trade`, which is from the active seat's view, that holds what this seat gives or asks for. */
const sideOf = (state: State, seat: Seat, act: 'give' | 'ask'): 'give' | 'get' =>
  (act === 'give') === (seat === state.active) ? 'give' : 'get';

/** The answer belongs to another seat, or no proposal is being written. */
const whyNoTerms = (state: State, seat: Seat): Reason | undefined =>
  whyNotYou(state, seat) ?? (TERMS.includes(top(state).do) ? undefined : notAsked(state));
const TERMS: readonly Step['do'][] = ['tradeGive', 'tradeGet', 'tradeCounter'];

/** IB-181, IB-202: what is never traded. */
function whyNoWare(state: State, what: TradeKind | 'ichor'): Reason | undefined {
  if (what === 'ichor') return { why: 'ichorNotTraded' };
  return what === 'book' && state.architect ? { why: 'noBooksInArchitect' } : undefined;
}

function change(state: State, side: 'give' | 'get', what: TradeKind, by: 1 | -1): void {
  const trade = tradeOf(state);
  const wares = trade[side].with(TRADE_KINDS.indexOf(what), amountOf(trade[side], what) + by);
  state.trade = { ...trade, [side]: wares };
}

function whyNoMore(state: State, seat: Seat, act: 'give' | 'ask', what: TradeKind | 'ichor'): Reason | undefined {
  if (!state.trading) return { why: 'notPlayed', variant: 'trading' };
  const notNow = whyNoTerms(state, seat) ?? whyNoWare(state, what);
  if (notNow !== undefined || what === 'ichor') return notNow;
  const trade = tradeOf(state);
  const side = sideOf(state, seat, act);
  // IB-183
  if (amountOf(trade[side === 'give' ? 'get' : 'give'], what) > 0) return { why: 'sameKindBothWays', what };
  const need = amountOf(trade[side], what) + 1;
  const have = owned(state, act === 'give' ? seat : partnerOf(state, seat), what);
  return have < need ? { why: act === 'give' ? 'lacks' : 'rivalLacks', what, need, have } : undefined;
}

function whyNoLess(state: State, seat: Seat, act: 'give' | 'ask', what: TradeKind): Reason | undefined {
  if (!state.trading) return { why: 'notPlayed', variant: 'trading' };
  const notNow = whyNoTerms(state, seat);
  if (notNow !== undefined) return notNow;
  return amountOf(tradeOf(state)[sideOf(state, seat, act)], what) > 0 ? undefined : { why: 'noneInTrade', what };
}

/** One more of a kind to give. */
export const give: Rules<'give'> = {
  fields: { what: WARES },
  tries(state, seat, tries) {
    if (whyNoTerms(state, seat) === undefined) tries.push(...GIVES);
  },
  why: (state, seat, { what }) => whyNoMore(state, seat, 'give', what),
  take(state, seat, { what }) {
    if (what !== 'ichor') change(state, sideOf(state, seat, 'give'), what, 1);
  },
};

/** One more of a kind to get. */
export const ask: Rules<'ask'> = {
  fields: { what: WARES },
  tries(state, seat, tries) {
    if (whyNoTerms(state, seat) === undefined) tries.push(...ASKS);
  },
  why: (state, seat, { what }) => whyNoMore(state, seat, 'ask', what),
  take(state, seat, { what }) {
    if (what !== 'ichor') change(state, sideOf(state, seat, 'ask'), what, 1);
  },
};

export const giveLess: Rules<'giveLess'> = {
  fields: { what: TRADE_KINDS },
  tries(state, seat, tries) {
    tries.push(...LESS_GIVEN.filter(({ what }) => whyNoLess(state, seat, 'give', what) === undefined));
  },
  why: (state, seat, { what }) => whyNoLess(state, seat, 'give', what),
  take: (state, seat, { what }) => change(state, sideOf(state, seat, 'give'), what, -1),
};

export const askLess: Rules<'askLess'> = {
  fields: { what: TRADE_KINDS },
  tries(state, seat, tries) {
    tries.push(...LESS_ASKED.filter(({ what }) => whyNoLess(state, seat, 'ask', what) === undefined));
  },
  why: (state, seat, { what }) => whyNoLess(state, seat, 'ask', what),
  take: (state, seat, { what }) => change(state, sideOf(state, seat, 'ask'), what, -1),
};

const plain = <K extends 'next' | 'propose' | 'drop' | 'agree' | 'counter' | 'refuse'>(
  action: ActionOf<K>,
  steps: readonly Asked[],
  why: (state: State) => Reason | undefined,
  take: NonNullable<Rules<K>['take']>,
): Rules<K> => ({
  fields: {} as Rules<K>['fields'],
  tries(state, seat, tries) {
    if (steps.some((step) => isAt(state, seat, step))) tries.push(action);
  },
  why(state, seat) {
    if (!state.trading) return { why: 'notPlayed', variant: 'trading' };
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    return steps.some((step) => isAt(state, seat, step)) ? why(state) : notAsked(state);
  },
  take,
});

const anyTime = (): undefined => undefined;

/** Both sides can be filled at any time; records contain this step between them. */
export const next = plain(
  { act: 'next' },
  ['tradeGive'],
  (state) => (isNothing(tradeOf(state).give) ? { why: 'bothMustGive' } : undefined),
  (state) => {
    state.agenda.pop();
    state.agenda.push(GET);
  },
);

export const propose = plain(
  { act: 'propose' },
  ['tradeGive', 'tradeGet', 'tradeCounter'],
  (state) => {
    const trade = tradeOf(state);
    if (isNothing(trade.give) || isNothing(trade.get)) return { why: 'bothMustGive' };
    const step = top(state);
    return step.do === 'tradeCounter' && isSame(trade, step) ? { why: 'sameTerms' } : undefined;
  },
  (state, seat, _action, dealer) => {
    const step = top(state);
    state.agenda.pop();
    const { rival, give: given, get } = tradeOf(state);
    if (step.do !== 'tradeCounter') {
      state.agenda.push(ANSWER);
      dealer.tell?.({ fact: 'tradeProposed', seat, rival, give: waresIn(given), get: waresIn(get) });
      return;
    }
    state.agenda.push({ ...step, do: 'counterAnswer' });
    countRefusal(state, seat);
    dealer.tell?.({ fact: 'tradeCountered', seat, rival: state.active, give: waresIn(get), get: waresIn(given) });
  },
);

const isSame = (one: Pick<Trade, 'give' | 'get'>, other: Pick<Trade, 'give' | 'get'>): boolean =>
  TRADE_KINDS.every(
    (what) =>
      amountOf(one.give, what) === amountOf(other.give, what) && amountOf(one.get, what) === amountOf(other.get, what),
  );

/** IB-182: not a refusal, so it does not count. */
export const drop = plain({ act: 'drop' }, ['tradeGive', 'tradeGet'], anyTime, (state, seat, _action, dealer) => {
  state.agenda.pop();
  state.trade = null;
  dealer.tell?.({ fact: 'tradeDropped', seat });
});

export const agree = (world: World): Rules<'agree'> =>
  plain({ act: 'agree' }, ['tradeAnswer', 'counterAnswer'], anyTime, (state, seat, _action, dealer) => {
    state.agenda.pop();
    dealer.tell?.({ fact: 'tradeAnswered', seat, yes: true });
    carryOut(world, state, dealer);
  });

/** IB-216: the seat that was asked proposes something else. */
export const counter = plain({ act: 'counter' }, ['tradeAnswer'], anyTime, (state) => {
  const { give: given, get } = tradeOf(state);
  state.agenda.pop();
  state.agenda.push({ do: 'tradeCounter', give: given, get });
});

export const refuse = plain(
  { act: 'refuse' },
  ['tradeAnswer', 'tradeCounter', 'counterAnswer'],
  anyTime,
  (state, seat, _action, dealer) => {
    state.agenda.pop();
    state.trade = null;
    // A counter-offer refused by the active seat has been counted.
    if (seat !== state.active) countRefusal(state, seat);
    dealer.tell?.({ fact: 'tradeAnswered', seat, yes: false });
  },
);

/** IB-182 */
function countRefusal(state: State, seat: Seat): void {
  state.refusals = state.refusals.with(seat, refusalsOf(state, seat) + 1);
}

/** IB-184: goods change hands, then hold limits apply. */
function carryOut(world: World, state: State, dealer: Dealer): void {
  const seat = state.active;
  const deal = tradeOf(state);
  for (const what of TRADE_KINDS) {
    const n = amountOf(deal.give, what) - amountOf(deal.get, what);
    shift(state, seat, what, -n);
    shift(state, deal.rival, what, n);
  }
  state.trade = null;
  if (dealer.tell) dealer.tell({ fact: 'traded', seat, ...told(deal) });
  if (EDITION_RULES[state.edition].tradedIsGained) {
    announceWares(world, state, deal.rival, deal.give, dealer);
    announceWares(world, state, seat, deal.get, dealer);
  }
  checkHold(world, state, deal.rival);
  checkHold(world, state, seat);
}

/** IB-185: goods from a trade trigger abilities like any other gain. */
function announceWares(world: World, state: State, seat: Seat, wares: readonly number[], dealer: Dealer): void {
  const books = amountOf(wares, 'book');
  if (books > 0) announce(world, state, seat, { when: 'bookGained', count: books, before: 0 });
  if (amountOf(wares, 'serpent') > 0) ichorWithSerpent(world, state, seat, dealer);
}

function shift(state: State, seat: Seat, what: TradeKind, n: number): void {
  const player = playerOf(state, seat);
  switch (what) {
    case 'fish':
      player.fish += n;
      return;
    case 'wood':
      player.wood += n;
      return;
    case 'book':
      player.books += n;
      return;
    case 'pirate':
      player.pirates += n;
      return;
    case 'serpent':
      player.serpents += n;
  }
}

const told = ({ rival, give: given, get }: Trade): { rival: Seat; give: Wares; get: Wares } => ({
  rival,
  give: waresIn(given),
  get: waresIn(get),
});

const waresIn = (wares: readonly number[]): Wares =>
  Object.fromEntries(TRADE_KINDS.map((what) => [what, amountOf(wares, what)] as const).filter(([, n]) => n > 0));
