import type { Offers, Seat } from '@skerry/engine';
import { CONSTANTS, EDITION_RULES } from '../content/constants.ts';
import { TRADE_KINDS, type TradeKind } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { announce } from './abilities.ts';
import type { Action, ActionOf } from './actions.ts';
import { isAt, notAsked, top, whyNoFreeAction, whyNotAt, whyNotYou } from './current-step.ts';
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
const GIVE: Step = { do: 'tradeGive' };
const GET: Step = { do: 'tradeGet' };
const ANSWER: Step = { do: 'tradeAnswer' };
const NOTHING = TRADE_KINDS.map(() => 0);

/** How many of a kind go one way. */
export const amountOf = (wares: readonly number[], what: TradeKind): number => wares[TRADE_KINDS.indexOf(what)] ?? 0;
/** How often a seat has refused in this turn. */
export const refusalsOf = ({ refusals }: Pick<State, 'refusals'>, seat: Seat): number => refusals[seat] ?? 0;

/** IB-181, IB-182: with a player whose ship is in the same region, unless they refused too often in this turn. */
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
  acts: ['give', 'next', 'drop'],
  run() {},
};

export const tradeGet: StepRules<'tradeGet'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['ask', 'propose', 'drop'],
  run() {},
};

/** IB-184: it happens only if the other player agrees. */
export const tradeAnswer: StepRules<'tradeAnswer'> = {
  asks: (state, _step, seat) => seat === state.trade?.rival,
  acts: ['agree', 'refuse'],
  run() {},
};

const isNothing = (wares: readonly number[]): boolean => wares.every((n) => n === 0);

/** IB-181, IB-202: what is never traded. */
function whyNoWare(state: State, what: TradeKind | 'ichor'): Reason | undefined {
  if (what === 'ichor') return { why: 'ichorNotTraded' };
  return what === 'book' && state.architect ? { why: 'noBooksInArchitect' } : undefined;
}

/** One more of a kind to give. */
export const give: Rules<'give'> = {
  fields: { what: WARES },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'tradeGive')) tries.push(...GIVES);
  },
  why(state, seat, { what }) {
    if (!state.trading) return { why: 'notPlayed', variant: 'trading' };
    const notNow = whyNotAt(state, seat, 'tradeGive') ?? whyNoWare(state, what);
    if (notNow !== undefined || what === 'ichor') return notNow;
    const need = amountOf(tradeOf(state).give, what) + 1;
    const have = owned(state, seat, what);
    return have < need ? { why: 'lacks', what, need, have } : undefined;
  },
  take(state, _seat, { what }) {
    if (what !== 'ichor') state.trade = { ...tradeOf(state), give: oneMore(tradeOf(state).give, what) };
  },
};

const oneMore = (wares: readonly number[], what: TradeKind): number[] =>
  wares.with(TRADE_KINDS.indexOf(what), amountOf(wares, what) + 1);

/** One more of a kind to get. */
export const ask: Rules<'ask'> = {
  fields: { what: WARES },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'tradeGet')) tries.push(...ASKS);
  },
  why(state, seat, { what }) {
    if (!state.trading) return { why: 'notPlayed', variant: 'trading' };
    const notNow = whyNotAt(state, seat, 'tradeGet') ?? whyNoWare(state, what);
    if (notNow !== undefined || what === 'ichor') return notNow;
    const { rival, give: given, get } = tradeOf(state);
    // IB-183
    if (amountOf(given, what) > 0) return { why: 'sameKindBothWays', what };
    const need = amountOf(get, what) + 1;
    const have = owned(state, rival, what);
    return have < need ? { why: 'rivalLacks', what, need, have } : undefined;
  },
  take(state, _seat, { what }) {
    if (what !== 'ichor') state.trade = { ...tradeOf(state), get: oneMore(tradeOf(state).get, what) };
  },
};

const plain = <K extends 'next' | 'propose' | 'agree' | 'refuse'>(
  action: ActionOf<K>,
  step: Asked,
  why: (trade: Trade) => Reason | undefined,
  take: NonNullable<Rules<K>['take']>,
): Rules<K> => ({
  fields: {} as Rules<K>['fields'],
  tries(state, seat, tries) {
    if (isAt(state, seat, step)) tries.push(action);
  },
  why(state, seat) {
    if (!state.trading) return { why: 'notPlayed', variant: 'trading' };
    return whyNotAt(state, seat, step) ?? why(tradeOf(state));
  },
  take,
});

const anyTime = (): undefined => undefined;

export const next = plain(
  { act: 'next' },
  'tradeGive',
  ({ give: given }) => (isNothing(given) ? { why: 'bothMustGive' } : undefined),
  (state) => {
    state.agenda.pop();
    state.agenda.push(GET);
  },
);

export const propose = plain(
  { act: 'propose' },
  'tradeGet',
  ({ get }) => (isNothing(get) ? { why: 'bothMustGive' } : undefined),
  (state, seat, _action, dealer) => {
    state.agenda.pop();
    state.agenda.push(ANSWER);
    if (dealer.tell) dealer.tell({ fact: 'tradeProposed', seat, ...told(tradeOf(state)) });
  },
);

const DROP: ActionOf<'drop'> = { act: 'drop' };

/** IB-182: nobody has refused it, so it is not counted. */
export const drop: Rules<'drop'> = {
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'tradeGive') || isAt(state, seat, 'tradeGet')) tries.push(DROP);
  },
  why(state, seat) {
    if (!state.trading) return { why: 'notPlayed', variant: 'trading' };
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const { do: now } = top(state);
    return now === 'tradeGive' || now === 'tradeGet' ? undefined : notAsked(state);
  },
  take(state, seat, _action, dealer) {
    state.agenda.pop();
    state.trade = null;
    dealer.tell?.({ fact: 'tradeDropped', seat });
  },
};

export const agree = (world: World): Rules<'agree'> =>
  plain({ act: 'agree' }, 'tradeAnswer', anyTime, (state, seat, _action, dealer) => {
    state.agenda.pop();
    dealer.tell?.({ fact: 'tradeAnswered', seat, yes: true });
    carryOut(world, state, dealer);
  });

export const refuse = plain({ act: 'refuse' }, 'tradeAnswer', anyTime, (state, seat, _action, dealer) => {
  state.agenda.pop();
  state.trade = null;
  // IB-182
  state.refusals = state.refusals.with(seat, refusalsOf(state, seat) + 1);
  dealer.tell?.({ fact: 'tradeAnswered', seat, yes: false });
});

/** IB-184: things change hands, and the holds have their limits. */
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

/** IB-185: abilities answer to what came by trade as to any other gain. */
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
