import type { Offers, Seat } from '@skerry/engine';
import { type CardNumber, LIMITED, type Limited, NONE } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import { offerUses } from './abilities.ts';
import type { Action, ActionOf } from './actions.ts';
import { BACK, CAPTAINS, LOOK, whyNoCaptains } from './captain.ts';
import { active, isAt, notAsked, plain, top, whyNotAt, whyNotYou } from './current-step.ts';
import { drawMarket } from './decks.ts';
import { addCounters, countersOn, wouldFall } from './figures.ts';
import { checkLimits, dropCard, gainCard } from './limits.ts';
import { layOn, takeOff } from './owned-cards.ts';
import { priceOf } from './prices.ts';
import type { Reason } from './reasons.ts';
import { townAt } from './spaces.ts';
import { playerOf, type State, type Step } from './state.ts';
import { remember } from './this-turn.ts';
import type { Rules, StepRules } from './types.ts';

const MARKET: Step = { do: 'market' };
const SELL: Step = { do: 'sell' };
const LEAVE: ActionOf<'leave'> = { act: 'leave' };
const SELL_ONE: ActionOf<'sellOne'> = { act: 'sellOne' };
const SHELVES = LIMITED.map((kind): ActionOf<'shelf'> => ({ act: 'shelf', kind }));
const BUYS: ActionOf<'buy'>[] = [];
const SALES: ActionOf<'sell'>[] = [];
const HEALS: ActionOf<'heal'>[] = [];
const buyOf = (card: CardNumber): ActionOf<'buy'> => {
  BUYS[card] ??= { act: 'buy', card };
  return BUYS[card];
};
const saleOf = (card: CardNumber): ActionOf<'sell'> => {
  SALES[card] ??= { act: 'sell', card };
  return SALES[card];
};
const healOf = (figure: CardNumber): ActionOf<'heal'> => {
  HEALS[figure] ??= { act: 'heal', figure };
  return HEALS[figure];
};

/** Most buyable cards on one list; more are sorted by shelves. */
const ON_ONE_LIST = 10;

/** ID-126, ID-127: in a town only; first a market card is drawn into its stack. */
export const marketStep = (world: World): StepRules<'marketStep'> => ({
  run(state, _step, dealer) {
    const seat = state.active;
    const town = townAt(world, state, playerOf(state, seat).at);
    if (town === NONE) return;
    dealer.tell?.({ fact: 'stepBegan', seat, step: 'market' });
    remember(state, { looked: false, hired: false, healed: 0 });
    for (let n = 0; n < world.content.numbers.marketDrawPerStep; n++) {
      const card = drawMarket(state, dealer);
      if (card === NONE) break;
      layOn(state.stacks, town, card);
      dealer.tell?.({ fact: 'marketDrawn', town: world.chart.ports[town]!, card });
    }
    state.agenda.push(MARKET);
  },
});

const stackOf = (world: World, state: State, seat: Seat): readonly number[] =>
  state.stacks[townAt(world, state, playerOf(state, seat).at)] ?? [];

export const buyPrice = (world: World, state: State, seat: Seat, card: CardNumber): number =>
  priceOf(world, state, seat, 'market', cardOf(world, card).cost);

function canBuy(world: World, state: State, seat: Seat, card: CardNumber): boolean {
  const { gold } = playerOf(state, seat);
  // Quick test against the lowest possible price; dearer cards are tested fully.
  if (gold === 0 || state.turn.sold.includes(card)) return false;
  return buyPrice(world, state, seat, card) <= gold;
}

function affordable(world: World, state: State, seat: Seat): number {
  let count = 0;
  for (const card of stackOf(world, state, seat)) if (canBuy(world, state, seat, card)) count++;
  return count;
}

const sellables = ({ players }: State, seat: Seat): readonly number[] => [
  ...players[seat]!.items,
  ...players[seat]!.allies,
];

function whyNotSold(world: World, state: State, seat: Seat, card: CardNumber): Reason | undefined {
  const { items, allies, legendary, trophies } = playerOf(state, seat);
  if (legendary.includes(card) || trophies.includes(card)) return { why: 'noCost' };
  if (!items.includes(card) && !allies.includes(card)) return { why: 'notYours', card };
  if (state.turn.bought.includes(card)) return { why: 'boughtThisTurn' };
  return wouldFall(world, state, seat, card) ? { why: 'wouldFall' } : undefined;
}

function canSell(world: World, state: State, seat: Seat): boolean {
  const { items, allies } = playerOf(state, seat);
  for (const card of items) if (whyNotSold(world, state, seat, card) === undefined) return true;
  for (const card of allies) if (whyNotSold(world, state, seat, card) === undefined) return true;
  return false;
}

/** ID-128: buying, selling, healing and hiring in any order and number, until leaving. */
export const market = (world: World): StepRules<'market'> => ({
  isStart: true,
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['use', 'leave', 'buy', 'shelf', 'sellOne', 'heal', 'lookForCaptains', 'captains'],
  offers(state, _step, seat, offers: Offers<Action>) {
    const player = playerOf(state, seat);
    offerUses(world, state, seat, offers);
    offers.push(LEAVE);
    if (affordable(world, state, seat) <= ON_ONE_LIST) {
      for (const card of stackOf(world, state, seat)) if (canBuy(world, state, seat, card)) offers.push(buyOf(card));
    } else {
      for (const shelf of SHELVES) if (hasOn(world, state, seat, shelf.kind)) offers.push(shelf);
    }
    if (canSell(world, state, seat)) offers.push(SELL_ONE);
    if (whyNotHealed(world, state, seat, player.hero) === undefined) offers.push(healOf(player.hero));
    for (const ally of player.allies)
      if (whyNotHealed(world, state, seat, ally) === undefined) offers.push(healOf(ally));
    if (!state.turn.looked) offers.push(LOOK);
    else if (whyNoCaptains(world, state, seat) === undefined) offers.push(CAPTAINS);
  },
  run() {},
});

function hasOn(world: World, state: State, seat: Seat, kind: Limited): boolean {
  for (const card of stackOf(world, state, seat))
    if (cardOf(world, card).limited === kind && canBuy(world, state, seat, card)) return true;
  return false;
}

export const leave = plain(LEAVE, ['market'], (state) => {
  state.agenda.pop();
});

export const shelfStep = (world: World): StepRules<'shelf'> => ({
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['buy', 'back'],
  offers(state, { kind }, seat, offers: Offers<Action>) {
    for (const card of stackOf(world, state, seat))
      if (cardOf(world, card).limited === kind && canBuy(world, state, seat, card)) offers.push(buyOf(card));
    offers.push(BACK);
  },
  run() {},
});

export const shelf = (world: World): Rules<'shelf'> => ({
  fields: { kind: LIMITED },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'market') && affordable(world, state, seat) > ON_ONE_LIST) tries.push(...SHELVES);
  },
  why(state, seat, { kind }) {
    const notNow = whyNotAt(state, seat, 'market');
    if (notNow !== undefined) return notNow;
    if (affordable(world, state, seat) <= ON_ONE_LIST) return { why: 'shelfNotNeeded' };
    return hasOn(world, state, seat, kind) ? undefined : { why: 'shelfEmpty', kind };
  },
  take(state, _seat, { kind }) {
    state.agenda.push({ do: 'shelf', kind });
  },
});

/** ID-129 */
export const buy = (world: World): Rules<'buy'> => ({
  fields: { card: [...world.items, ...world.allies] },
  tries(state, seat, tries) {
    const step = top(state);
    if (!isAt(state, seat, 'market') && !isAt(state, seat, 'shelf')) return;
    for (const card of stackOf(world, state, seat))
      if (step.do !== 'shelf' || cardOf(world, card).limited === step.kind) tries.push(buyOf(card));
  },
  why(state, seat, { card }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    if (step.do !== 'market' && step.do !== 'shelf') {
      const isInTown = townAt(world, state, playerOf(state, seat).at) !== NONE;
      return isInTown ? notAsked(state) : { why: 'notInTown' };
    }
    if (state.turn.sold.includes(card)) return { why: 'soldThisTurn' };
    if (!stackOf(world, state, seat).includes(card)) return { why: 'notInStack' };
    const need = buyPrice(world, state, seat, card);
    const have = playerOf(state, seat).gold;
    if (need > have) return { why: 'gold', need, have };
    const kind = cardOf(world, card).limited!;
    const isElsewhere = step.do === 'shelf' ? kind !== step.kind : affordable(world, state, seat) > ON_ONE_LIST;
    return isElsewhere ? { why: 'onAShelf', kind } : undefined;
  },
  take(state, seat, { card }, dealer) {
    if (top(state).do === 'shelf') state.agenda.pop();
    const gold = buyPrice(world, state, seat, card);
    playerOf(state, seat).gold -= gold;
    takeOff(state.stacks, townAt(world, state, playerOf(state, seat).at), card);
    gainCard(world, state, seat, card);
    remember(state, { bought: [...state.turn.bought, card] });
    dealer.tell?.({ fact: 'bought', seat, card, gold });
    checkLimits(world, state, seat);
  },
});

export const sellOne = (world: World): Rules<'sellOne'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'market') && sellables(state, seat).length > 0) tries.push(SELL_ONE);
  },
  why(state, seat) {
    const notNow = whyNotAt(state, seat, 'market');
    if (notNow !== undefined) return notNow;
    return canSell(world, state, seat) ? undefined : { why: 'nothingToSell' };
  },
  take(state) {
    state.agenda.push(SELL);
  },
});

export const sellStep = (world: World): StepRules<'sell'> => ({
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['sell', 'back'],
  offers(state, _step, seat, offers: Offers<Action>) {
    for (const card of sellables(state, seat))
      if (whyNotSold(world, state, seat, card) === undefined) offers.push(saleOf(card));
    offers.push(BACK);
  },
  run() {},
});

/** ID-130: half the cost, rounded down. */
export function sellPrice(world: World, card: CardNumber): number {
  const { numerator, denominator } = world.content.numbers.sellFraction;
  return Math.floor((cardOf(world, card).cost * numerator) / denominator);
}

/** ID-130: the card goes into the town's stack. */
export const sell = (world: World): Rules<'sell'> => ({
  fields: { card: [...world.items, ...world.allies, ...world.legendary, ...world.decks.flat()] },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'sell')) return;
    for (const card of sellables(state, seat)) tries.push(saleOf(card));
  },
  why: (state, seat, { card }) => whyNotAt(state, seat, 'sell') ?? whyNotSold(world, state, seat, card),
  take(state, seat, { card }, dealer) {
    state.agenda.pop();
    const gold = sellPrice(world, card);
    const player = playerOf(state, seat);
    dropCard(world, state, seat, card);
    player.gold += gold;
    layOn(state.stacks, townAt(world, state, player.at), card);
    remember(state, { sold: [...state.turn.sold, card] });
    dealer.tell?.({ fact: 'sold', seat, card, gold });
  },
});

export const healPrice = (world: World, state: State, seat: Seat): number =>
  priceOf(world, state, seat, 'heal', world.content.numbers.healPrice);

/** ID-132, ID-133: one wound of the Hero or an own Ally. */
function whyNotHealed(world: World, state: State, seat: Seat, figure: CardNumber): Reason | undefined {
  const player = playerOf(state, seat);
  if (cardOf(world, figure).kind === 'captain') return { why: 'captainsNotHealed' };
  if (figure !== player.hero && !player.allies.includes(figure)) return { why: 'notAFigure' };
  if (countersOn(player, figure, 'wound') === 0) return { why: 'unhurt', figure };
  const need = healPrice(world, state, seat);
  return need > player.gold ? { why: 'gold', need, have: player.gold } : undefined;
}

export const heal = (world: World): Rules<'heal'> => ({
  fields: { figure: [...world.heroes, ...world.allies, ...world.captains] },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'market')) return;
    const player = playerOf(state, seat);
    for (const figure of [player.hero, ...player.allies, player.captain])
      if (figure !== NONE && countersOn(player, figure, 'wound') > 0) tries.push(healOf(figure));
  },
  why: (state, seat, { figure }) => whyNotAt(state, seat, 'market') ?? whyNotHealed(world, state, seat, figure),
  take(state, seat, { figure }, dealer) {
    const gold = healPrice(world, state, seat);
    const player = playerOf(state, seat);
    player.gold -= gold;
    addCounters(player, figure, 'wound', -1);
    remember(state, { healed: state.turn.healed + 1 });
    dealer.tell?.({ fact: 'healed', seat, figure, gold });
  },
});
