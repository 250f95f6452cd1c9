import { at, type Offers, type Seat } from '@skerry/engine';
import { CONSTANTS, EDITION_RULES } from '../content/constants.ts';
import type { BuildingNumber } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { abilities, announce, bonus } from './abilities.ts';
import type { Action, ActionOf } from './actions.ts';
import { isAt, top, whyNoFreeAction, whyNotAt, whyNotYou } from './current-step.ts';
import { endBuildings, triggerEnd } from './ending.ts';
import { gain, takeIchor } from './gain.ts';
import { BUILDING_NUMBERS, handOf, layDown } from './hand.ts';
import type { Reason } from './reasons.ts';
import { buildingIn, playerOf, type SpaceNumber, type State } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const SPACES: readonly SpaceNumber[] = CONSTANTS.sixRowBooks.map((_, space) => space + 1);
const PURCHASES = SPACES.map((space): ActionOf<'buy'> => ({ act: 'buy', space }));
const BUILDS = SPACES.map((space): ActionOf<'build'> => ({ act: 'build', space }));
const BUY_FROM_HAND: ActionOf<'buyFromHand'> = { act: 'buyFromHand' };

export type How = 'bought' | 'built';

/** IB-119, IB-191: the books a space needs. */
export function booksFor({ sixBuildings }: State, space: SpaceNumber): number {
  return (sixBuildings ? CONSTANTS.sixRowBooks : CONSTANTS.rowBooks)[space - 1] ?? 0;
}

/** IB-119, IB-140: a seat's books for the row. */
export const booksForRow = (world: World, state: State, seat: Seat): number =>
  playerOf(state, seat).books + bonus(world, state, seat, 'books');

function whyNoSpace(world: World, state: State, seat: Seat, space: SpaceNumber): Reason | undefined {
  if (buildingIn(state, space) === 0) return { why: 'spaceEmpty' };
  const need = booksFor(state, space);
  const have = booksForRow(world, state, seat);
  return have < need ? { why: 'books', need, have } : undefined;
}

function whyNotBought(world: World, state: State, seat: Seat, building: BuildingNumber): Reason | undefined {
  const cost = at(world.buildings, building).coins;
  const have = playerOf(state, seat).coins;
  return have < cost ? { why: 'coins', cost, have } : undefined;
}

/** IB-120: wood and fish, no coins. */
function whyNotBuilt(world: World, state: State, seat: Seat, building: BuildingNumber): Reason | undefined {
  const price = at(world.buildings, building);
  const player = playerOf(state, seat);
  for (const what of ['wood', 'fish'] as const)
    if (player[what] < price[what]) return { why: 'lacks', what, need: price[what], have: player[what] };
  return undefined;
}

/** What a seat lacks for the building in a space, in any seat's turn. */
export const whyOutOfReach = (
  world: World,
  state: State,
  seat: Seat,
  space: SpaceNumber,
  how: How,
): Reason | undefined =>
  whyNoSpace(world, state, seat, space) ?? whyNotPaidFor(world, state, seat, buildingIn(state, space), how);

export const whyNotPaidFor = (
  world: World,
  state: State,
  seat: Seat,
  building: BuildingNumber,
  how: How,
): Reason | undefined => (how === 'bought' ? whyNotBought : whyNotBuilt)(world, state, seat, building);

/** IB-118: a free action, wherever the ship is. */
export const buy = (world: World): Rules<'buy'> => ({
  fields: { space: SPACES },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'act')) tries.push(...PURCHASES.slice(0, state.row.length));
  },
  why(state, seat, { space }) {
    // IB-193
    if (state.architect) return { why: 'notPlayed', variant: 'row' };
    return whyNoFreeAction(state, seat) ?? whyOutOfReach(world, state, seat, space, 'bought');
  },
  take(state, seat, { space }, dealer) {
    takeFromRow(world, state, seat, space, 'bought', dealer);
  },
});

export function offerRow(world: World, state: State, seat: Seat, offers: Offers<Action>): void {
  const { coins } = playerOf(state, seat);
  const books = booksForRow(world, state, seat);
  for (let space = 1; space <= state.row.length; space++) {
    const building = buildingIn(state, space);
    if (building === 0 || coins < at(world.buildings, building).coins || books < booksFor(state, space)) continue;
    offers.push(at(PURCHASES, space - 1));
  }
}

/** IB-197: in Architect from one's own hand, without any books. */
export const buyFromHand = (world: World): Rules<'buyFromHand'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (state.architect && isAt(state, seat, 'act')) tries.push(BUY_FROM_HAND);
  },
  why(state, seat) {
    if (!state.architect) return { why: 'notPlayed', variant: 'architect' };
    return whyNoFreeAction(state, seat) ?? whyNoHand(world, state, seat);
  },
  take(state) {
    state.agenda.push({ do: 'buyCard' });
  },
});

export function offerHand(world: World, state: State, seat: Seat, offers: Offers<Action>): void {
  if (whyNoHand(world, state, seat) === undefined) offers.push(BUY_FROM_HAND);
}

/** Opening the choice must not reveal that a card in hand is cheap enough. */
function whyNoHand({ cheapest }: World, state: State, seat: Seat): Reason | undefined {
  if (state.hands[seat] === 0) return { why: 'handEmpty' };
  const have = playerOf(state, seat).coins;
  return have < cheapest ? { why: 'coins', cost: cheapest, have } : undefined;
}

export const buyCardStep: StepRules<'buyCard'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['buyCard', 'leaveOut'],
  run() {},
};

export const buyCard = (world: World): Rules<'buyCard'> => ({
  fields: { building: BUILDING_NUMBERS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'buyCard')) return;
    for (const building of handOf(state, seat)) tries.push({ act: 'buyCard', building });
  },
  why(state, seat, { building }) {
    if (!state.architect) return { why: 'notPlayed', variant: 'architect' };
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    if (!handOf(state, seat).includes(building)) return { why: 'notInHand' };
    return whyNotAt(state, seat, 'buyCard') ?? whyNotBought(world, state, seat, building);
  },
  take(state, seat, { building }, dealer) {
    state.agenda.pop();
    layDown(state, seat, building);
    takeBuilding(world, state, seat, building, 'bought', dealer);
  },
});

/** IB-120: one building a visit. */
export const buildStep: StepRules<'build'> = {
  asks: (state, _step, seat) => seat === state.active,
  acts: ['build', 'buildCard', 'leaveOut'],
  run() {},
};

export const build = (world: World): Rules<'build'> => ({
  fields: { space: SPACES },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'build')) tries.push(...BUILDS.slice(0, state.row.length));
  },
  why(state, seat, { space }) {
    if (state.architect) return { why: 'notPlayed', variant: 'row' };
    return whyNoBuilding(state, seat) ?? whyOutOfReach(world, state, seat, space, 'built');
  },
  take(state, seat, { space }, dealer) {
    state.agenda.pop();
    takeFromRow(world, state, seat, space, 'built', dealer);
  },
});

export const buildCard = (world: World): Rules<'buildCard'> => ({
  fields: { building: BUILDING_NUMBERS },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'build')) return;
    for (const building of handOf(state, seat)) tries.push({ act: 'buildCard', building });
  },
  why(state, seat, { building }) {
    if (!state.architect) return { why: 'notPlayed', variant: 'architect' };
    const notNow = whyNoBuilding(state, seat);
    if (notNow !== undefined) return notNow;
    if (!handOf(state, seat).includes(building)) return { why: 'notInHand' };
    return whyNotBuilt(world, state, seat, building);
  },
  take(state, seat, { building }, dealer) {
    state.agenda.pop();
    layDown(state, seat, building);
    takeBuilding(world, state, seat, building, 'built', dealer);
  },
});

function whyNoBuilding(state: State, seat: Seat): Reason | undefined {
  const notYou = whyNotYou(state, seat);
  if (notYou !== undefined || top(state).do === 'build') return notYou;
  return state.built && seat === state.active ? { why: 'onlyOneBuild' } : whyNotAt(state, seat, 'build');
}

function takeFromRow(world: World, state: State, seat: Seat, space: SpaceNumber, how: How, dealer: Dealer): void {
  const building = buildingIn(state, space);
  closeGap(state, space);
  takeBuilding(world, state, seat, building, how, dealer, space);
}

/** IB-121, IB-122: cards left of the gap slide right; the first space stays empty for a new one. */
function closeGap(state: State, gap: SpaceNumber): void {
  for (let space = gap; space > 1; space--) state.row[space - 1] = buildingIn(state, space - 1);
  state.row[0] = 0;
}

function drawToRow(state: State, dealer: Dealer): void {
  if (state.deckSize === 0) return;
  state.deckSize--;
  state.row[0] = dealer.draw(state.deck, 'buildings');
  dealer.tell?.({ fact: 'rowFilled', building: state.row[0] });
  if (state.deckSize === 0) dealer.tell?.({ fact: 'deckOut' });
}

/** In this order: payment, slide, the coin of space 1, the end, Ichor, abilities. */
function takeBuilding(
  world: World,
  state: State,
  seat: Seat,
  building: BuildingNumber,
  how: How,
  dealer: Dealer,
  space?: SpaceNumber,
): void {
  const player = playerOf(state, seat);
  const { coins, wood, fish } = at(world.buildings, building);
  // IB-123: not for this building's own gain.
  announce(world, state, seat, { when: how });
  player.city.push(building);
  if (how === 'bought') {
    player.coins -= coins;
    dealer.tell?.({ fact: 'bought', seat, building, coins });
  } else {
    player.wood -= wood;
    player.fish -= fish;
    state.built = true;
    dealer.tell?.({ fact: 'built', seat, building, wood, fish });
  }
  if (space !== undefined) drawToRow(state, dealer);
  // IB-192
  if (space === 1 && state.sixBuildings && isOneOf(EDITION_RULES[state.edition].sixFirstCoinOn, how))
    gain(world, state, seat, 'coin', CONSTANTS.sixFirstCoin, 'sixBuildings', dealer);
  // IB-175
  if (player.city.length >= endBuildings(state.seats)) triggerEnd(state, seat, 'buildings', dealer);
  // IB-161
  if (abilities(world, state).ichorGained.includes(building)) takeIchor(state, seat, dealer);
}

const isOneOf = (words: readonly string[], word: string): boolean => words.includes(word);
