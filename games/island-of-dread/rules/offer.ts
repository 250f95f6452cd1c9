import type { Seat } from '@skerry/engine';
import { NONE } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { isAt, notAsked, top, whyNotYou } from './current-step.ts';
import { drawAlly, drawMarket } from './decks.ts';
import { checkLimits, gainCard } from './limits.ts';
import { layOn, remove } from './owned-cards.ts';
import { isOnLand, nearestTowns } from './spaces.ts';
import type { State, Step } from './state.ts';
import { remember } from './this-turn.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

/** Shows market cards to a player. */
function show(state: State, seat: Seat, card: number, dealer: Dealer): void {
  state.shown.push(card);
  dealer.tell?.({ fact: 'cardShown', seat, card });
}

/** A card that may be bought for `discount` less than it costs, at least 1 gold. */
export function offerCards(world: World, state: State, seat: Seat, n: number, discount: number, dealer: Dealer): void {
  for (let shown = 0; shown < n; shown++) {
    const card = drawMarket(state, dealer);
    if (card === NONE) return;
    show(state, seat, card, dealer);
    const { cost } = world.cards[card]!;
    const price = Math.max(cost - discount, Math.min(cost, world.content.numbers.priceFloor));
    state.agenda.push({ do: 'offer', seat, card, price });
  }
}

/** ID-137: a random Ally of the deck for half its cost, rounded up. */
export function offerAlly(world: World, state: State, seat: Seat, dealer: Dealer): void {
  const card = drawAlly(world, state, dealer);
  if (card === NONE) return;
  show(state, seat, card, dealer);
  state.agenda.push({ do: 'offer', seat, card, price: Math.ceil(world.cards[card]!.cost / 2) });
}

export function offerFree(state: State, seat: Seat, n: number, maxCost: number, dealer: Dealer): void {
  for (let shown = 0; shown < n; shown++) {
    const card = drawMarket(state, dealer);
    if (card !== NONE) show(state, seat, card, dealer);
  }
  if (state.shown.length > 0) state.agenda.push({ do: 'freeItem', seat, maxCost });
}

/** ID-136: what is not taken goes to the stack of the nearest town of the landmass, at sea to Tarianor's. */
function layDown(world: World, state: State, seat: Seat, dealer: Dealer): void {
  const player = state.players[seat]!;
  const [town = world.chart.seaTown] = isOnLand(player) ? nearestTowns(world, state, player.at) : [];
  for (const card of state.shown) {
    layOn(state.stacks, town, card);
    dealer.tell?.({ fact: 'cardToStack', town: world.chart.ports[town]!, card });
  }
  state.shown = [];
}

/** A card that cannot be paid for is laid down at once. */
export const offerStep = (world: World): StepRules<'offer'> => ({
  asks: (state, { seat: whose, price }, seat) => seat === whose && state.players[seat]!.gold >= price,
  acts: ['take', 'decline'],
  run: (state, { seat }, dealer) => layDown(world, state, seat, dealer),
});

const isFree = (world: World, card: number, maxCost: number): boolean =>
  world.cards[card]!.kind === 'item' && world.cards[card]!.cost <= maxCost;

export const freeItem = (world: World): StepRules<'freeItem'> => ({
  asks: (state, { seat: whose, maxCost }, seat) =>
    seat === whose && state.shown.some((card) => isFree(world, card, maxCost)),
  acts: ['take', 'decline'],
  run: (state, { seat }, dealer) => layDown(world, state, seat, dealer),
});

const TAKINGS: ActionOf<'take'>[] = [];
const takeOf = (card: number): ActionOf<'take'> => {
  TAKINGS[card] ??= { act: 'take', card };
  return TAKINGS[card];
};
const DECLINE: ActionOf<'decline'> = { act: 'decline' };

export const take = (world: World): Rules<'take'> => ({
  fields: { card: [...world.items, ...world.allies] },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'offer') && !isAt(state, seat, 'freeItem')) return;
    for (const card of state.shown) tries.push(takeOf(card));
  },
  why(state, seat, { card }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    if (step.do !== 'offer' && step.do !== 'freeItem') return notAsked(state);
    if (!state.shown.includes(card) || (step.do === 'offer' && step.card !== card)) return { why: 'notShown' };
    if (step.do === 'offer') {
      const have = state.players[seat]!.gold;
      return have < step.price ? { why: 'gold', need: step.price, have } : undefined;
    }
    if (world.cards[card]!.kind !== 'item') return { why: 'onlyItems' };
    return isFree(world, card, step.maxCost) ? undefined : { why: 'tooDear', maxCost: step.maxCost };
  },
  take(state, seat, { card }, dealer) {
    const step = state.agenda.pop()!;
    remove(state.shown, card);
    gainCard(world, state, seat, card);
    if (step.do === 'offer') {
      state.players[seat]!.gold -= step.price;
      remember(state, { bought: [...state.turn.bought, card] });
      dealer.tell?.({ fact: 'bought', seat, card, gold: step.price });
    } else {
      dealer.tell?.({ fact: 'gotFree', seat, card });
    }
    layDown(world, state, seat, dealer);
    checkLimits(world, state, seat);
  },
});

const DECLINED: readonly Step['do'][] = ['offer', 'freeItem', 'takeMap', 'spoils'];

/** Nothing of what is offered. */
export const decline = (world: World): Rules<'decline'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (DECLINED.includes(top(state).do) && whyNotYou(state, seat) === undefined) tries.push(DECLINE);
  },
  why: (state, seat) => whyNotYou(state, seat) ?? (DECLINED.includes(top(state).do) ? undefined : notAsked(state)),
  take(state, seat, _action, dealer) {
    const step = state.agenda.pop()!;
    if (step.do === 'offer' || step.do === 'freeItem') layDown(world, state, seat, dealer);
    else if (step.do === 'spoils') {
      const { rival } = state.combat!;
      dealer.tell?.({ fact: 'spoilsTaken', seat, rival, what: null });
    }
  },
});
