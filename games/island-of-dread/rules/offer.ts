import type { Seat } from '@skerry/engine';
import { type CardNumber, NONE } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { isAt, notAsked, top, whyNotYou } from './current-step.ts';
import { drawAlly, drawMarket } from './decks.ts';
import { checkLimits, gainCard } from './limits.ts';
import { layOn, remove } from './owned-cards.ts';
import { isOnLand, nearestTowns } from './spaces.ts';
import { combatOf, playerOf, type State, type Step } from './state.ts';
import { remember } from './this-turn.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

function show(state: State, seat: Seat, card: CardNumber, dealer: Dealer): void {
  state.shown.push(card);
  dealer.tell?.({ fact: 'cardShown', seat, card });
}

/** Offers a card for `discount` less than its cost, at least 1 gold. */
export function offerCards(world: World, state: State, seat: Seat, n: number, discount: number, dealer: Dealer): void {
  for (let shown = 0; shown < n; shown++) {
    const card = drawMarket(state, dealer);
    if (card === NONE) return;
    show(state, seat, card, dealer);
    const { cost } = cardOf(world, card);
    const price = Math.max(cost - discount, Math.min(cost, world.content.numbers.priceFloor));
    state.agenda.push({ do: 'offer', seat, card, price });
  }
}

/** ID-137: a random Ally of the deck for half its cost, rounded up. */
export function offerAlly(world: World, state: State, seat: Seat, dealer: Dealer): void {
  const card = drawAlly(world, state, dealer);
  if (card === NONE) return;
  show(state, seat, card, dealer);
  state.agenda.push({ do: 'offer', seat, card, price: Math.ceil(cardOf(world, card).cost / 2) });
}

export function offerFree(state: State, seat: Seat, n: number, maxCost: number, dealer: Dealer): void {
  for (let shown = 0; shown < n; shown++) {
    const card = drawMarket(state, dealer);
    if (card !== NONE) show(state, seat, card, dealer);
  }
  if (state.shown.length > 0) state.agenda.push({ do: 'freeItem', seat, maxCost });
}

/** ID-136: cards not taken go to the stack of the landmass's nearest town, at sea to Tarianor's. */
function layDown(world: World, state: State, seat: Seat, dealer: Dealer): void {
  const player = playerOf(state, seat);
  const [town = world.chart.seaTown] = isOnLand(player) ? nearestTowns(world, state, player.at) : [];
  for (const card of state.shown) {
    layOn(state.stacks, town, card);
    dealer.tell?.({ fact: 'cardToStack', town: world.chart.ports[town]!, card });
  }
  state.shown = [];
}

/** An unaffordable card is put back at once. */
export const offerStep = (world: World): StepRules<'offer'> => ({
  asks: (state, { seat: whose, price }, seat) => seat === whose && playerOf(state, seat).gold >= price,
  acts: ['take', 'decline'],
  run: (state, { seat }, dealer) => layDown(world, state, seat, dealer),
});

const isFree = (world: World, card: CardNumber, maxCost: number): boolean =>
  cardOf(world, card).kind === 'item' && cardOf(world, card).cost <= maxCost;

export const freeItem = (world: World): StepRules<'freeItem'> => ({
  asks: (state, { seat: whose, maxCost }, seat) =>
    seat === whose && state.shown.some((card) => isFree(world, card, maxCost)),
  acts: ['take', 'decline'],
  run: (state, { seat }, dealer) => layDown(world, state, seat, dealer),
});

const TAKINGS: ActionOf<'take'>[] = [];
const takeOf = (card: CardNumber): ActionOf<'take'> => {
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
      const have = playerOf(state, seat).gold;
      return have < step.price ? { why: 'gold', need: step.price, have } : undefined;
    }
    if (cardOf(world, card).kind !== 'item') return { why: 'onlyItems' };
    return isFree(world, card, step.maxCost) ? undefined : { why: 'tooDear', maxCost: step.maxCost };
  },
  take(state, seat, { card }, dealer) {
    const step = state.agenda.pop()!;
    remove(state.shown, card);
    gainCard(world, state, seat, card);
    if (step.do === 'offer') {
      playerOf(state, seat).gold -= step.price;
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

/** Takes none of the offered cards. */
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
      const { rival } = combatOf(state);
      dealer.tell?.({ fact: 'spoilsTaken', seat, rival, what: null });
    }
  },
});
