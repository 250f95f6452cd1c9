import type { StepRules as EngineStepRules, Offers, Seat } from '@skerry/engine';
import { type CardNumber, ISLAND, NONE, type SpaceNumber } from '../content/vocabulary.ts';
import { CELLS, cardOf, cellOf, SPACE_WORDS, type World } from '../content/world.ts';
import type { Action, ActionOf } from './actions.ts';
import { discardCaptain, leaveTown } from './captain.ts';
import { isAt, notAsked, top, whyNotAt, whyNotYou } from './current-step.ts';
import { beforeTheEnd, endTurnNow } from './early-end.ts';
import { loseAlly } from './fallen-figure.ts';
import { remove } from './owned-cards.ts';
import type { Reason } from './reasons.ts';
import { sparedBy } from './shipwreck.ts';
import { isFlooded, nearestTowns, placeWord, townAt } from './spaces.ts';
import { playerOf, type State, type Step } from './state.ts';
import type { Dealer, IslandOfDread, Rules, StepRules } from './types.ts';

/** ID-214, ID-215: in one's own turn the turn ends; in another's, the Hero suffers the same at once, and play goes on. */
export function knockOut(world: World, state: State, seat: Seat, dealer: Dealer): void {
  const from = playerOf(state, seat).at;
  dealer.tell?.({ fact: 'knockedOut', seat, where: placeWord(world, from) });
  const lost: Step = { do: 'lost', seat, from };
  if (seat !== state.active) {
    state.agenda.push(lost);
    return;
  }
  endTurnNow(world, state, 'knockedOut', dealer);
  beforeTheEnd(state, lost);
}

/** ID-209, ID-211, ID-172: gold and the dearest card are lost, the Hero is whole again and goes elsewhere. */
export const lost = (world: World): StepRules<'lost'> => ({
  run(state, { seat, from }, dealer) {
    const player = playerOf(state, seat);
    const isWreck = from >= CELLS;
    const spared = isWreck ? sparedBy(world, player) : NOTHING_SPARED;
    const gold = spared.halfGold ? Math.floor(player.gold / 2) : player.gold;
    if (gold > 0) {
      player.gold -= gold;
      dealer.tell?.({ fact: 'goldLost', seat, n: gold, why: isWreck ? 'wreck' : 'fall' });
    }
    makeWhole(state, seat, dealer);
    // ID-173
    if (isWreck && player.captain !== NONE) discardCaptain(state, seat, dealer);
    if (isWreck) state.agenda.push({ do: 'castAshore', seat, anchor: from - CELLS });
    else if (from === ISLAND) state.agenda.push({ do: 'sendHome', seat });
    else state.agenda.push({ do: 'nearestTown', seat, from });
    if (!spared.costliest) state.agenda.push({ do: 'loseCostliest', seat });
  },
});
const NOTHING_SPARED = { halfGold: false, costliest: false };

/** ID-211 */
export function makeWhole(state: State, seat: Seat, dealer: Dealer): void {
  const player = playerOf(state, seat);
  const { hero, wounds, exhaustion } = player;
  player.wounds = 0;
  player.exhaustion = 0;
  if (wounds > 0) dealer.tell?.({ fact: 'countersRemoved', seat, figure: hero, kind: 'wound', n: wounds });
  if (exhaustion > 0) dealer.tell?.({ fact: 'countersRemoved', seat, figure: hero, kind: 'exhaustion', n: exhaustion });
}

/** ID-210: Items and Allies of the highest printed cost. */
function dearest(world: World, state: State, seat: Seat): number[] {
  const { items, allies } = playerOf(state, seat);
  const found: number[] = [];
  let most = 1;
  for (const cards of [items, allies])
    for (const card of cards) {
      const { cost } = cardOf(world, card);
      if (cost < most) continue;
      if (cost > most) found.length = 0;
      most = cost;
      found.push(card);
    }
  return found;
}

export const loseCostliest = (world: World): StepRules<'loseCostliest'> => ({
  asks: (state, { seat: whose }, seat) => seat === whose && dearest(world, state, seat).length > 1,
  acts: ['loseCard'],
  run(state, { seat }, dealer) {
    const [card] = dearest(world, state, seat);
    if (card !== undefined) lose(world, state, seat, card, dealer);
  },
});

function lose(world: World, state: State, seat: Seat, card: CardNumber, dealer: Dealer): void {
  const player = playerOf(state, seat);
  if (cardOf(world, card).kind === 'ally') loseAlly(state, seat, card);
  else remove(player.items, card);
  remove(player.down, card);
  state.marketDiscards.push(card);
  dealer.tell?.({ fact: 'cardLost', seat, card });
}

const LOSSES: ActionOf<'loseCard'>[] = [];
const lossOf = (card: CardNumber): ActionOf<'loseCard'> => {
  LOSSES[card] ??= { act: 'loseCard', card };
  return LOSSES[card];
};

export const loseCard = (world: World): Rules<'loseCard'> => ({
  fields: { card: [...world.items, ...world.allies] },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'loseCostliest')) return;
    const { items, allies } = playerOf(state, seat);
    for (const card of [...items, ...allies]) tries.push(lossOf(card));
  },
  why(state, seat, { card }) {
    const notNow = whyNotAt(state, seat, 'loseCostliest');
    if (notNow !== undefined) return notNow;
    const { items, allies } = playerOf(state, seat);
    if (!items.includes(card) && !allies.includes(card)) return { why: 'notYours', card };
    return dearest(world, state, seat).includes(card) ? undefined : { why: 'notTheDearest' };
  },
  take(state, seat, { card }, dealer) {
    state.agenda.pop();
    lose(world, state, seat, card, dealer);
  },
});

/** Spaces where a step may place a Hero. */
function spacesFor(world: World, state: State, step: Step): readonly number[] {
  const { towns, shores, near } = world.chart;
  const isDry = (cell: SpaceNumber): boolean => !isFlooded(world, state, cell);
  switch (step.do) {
    case 'nearestTown':
      return nearestTowns(world, state, step.from).map((town) => towns[town]!);
    case 'sendHome':
      return towns.filter((cell) => townAt(world, state, cell) !== NONE);
    case 'castAshore':
      return shores[step.anchor]!.filter(isDry);
    case 'floodPlace':
      return near[playerOf(state, step.seat).at]!.filter(isDry);
    default:
      return [];
  }
}

type PlaceStep = Extract<Step, { do: 'nearestTown' | 'sendHome' | 'castAshore' | 'floodPlace' }>;

/** A seat places a Hero, where there is a choice. */
const placing = (
  world: World,
  asked: (state: State, seat: Seat) => Seat,
): EngineStepRules<IslandOfDread, PlaceStep> => ({
  asks: (state, step, seat) => seat === asked(state, step.seat) && spacesFor(world, state, step).length > 1,
  acts: ['place'],
  offers(state, step, _seat, offers: Offers<Action>) {
    for (const cell of spacesFor(world, state, step)) offers.push(PLACES[cell]!);
  },
  run(state, step, dealer) {
    const [cell] = spacesFor(world, state, step);
    if (cell !== undefined) putHero(world, state, step.seat, cell, asked(state, step.seat), dealer);
  },
});

const own = (_state: State, seat: Seat): Seat => seat;
const left = (state: State, seat: Seat): Seat => (seat + 1) % state.seats;

/** ID-213 */
export const nearestTown = (world: World) => placing(world, own);
/** ID-204 */
export const sendHome = (world: World) => placing(world, left);
/** ID-172 */
export const castAshore = (world: World) => placing(world, left);
/** ID-86 */
export const floodPlace = (world: World) => placing(world, left);

const PLACES = SPACE_WORDS.map((to): ActionOf<'place'> => ({ act: 'place', to }));

export const place = (world: World): Rules<'place'> => ({
  fields: { to: SPACE_WORDS },
  tries(state, seat, tries) {
    const step = top(state);
    if (whyNotYou(state, seat) !== undefined) return;
    for (const cell of spacesFor(world, state, step)) tries.push(PLACES[cell]!);
  },
  why(state, seat, { to }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    if (spacesFor(world, state, step).includes(cellOf(to))) return undefined;
    return whyNotThere(world, state, step, cellOf(to)) ?? notAsked(state);
  },
  take(state, seat, { to }, dealer) {
    const step = state.agenda.pop()!;
    if ('seat' in step) putHero(world, state, step.seat, cellOf(to), seat, dealer);
  },
});

function whyNotThere(world: World, state: State, step: Step, cell: SpaceNumber): Reason | undefined {
  switch (step.do) {
    case 'sendHome':
      return { why: 'notATown' };
    case 'nearestTown':
      return townAt(world, state, cell) === NONE ? { why: 'notATown' } : { why: 'notTheNearest' };
    case 'castAshore':
    case 'floodPlace':
      return { why: 'notAdjacentLand', space: SPACE_WORDS[cell]! };
    default:
      return undefined;
  }
}

/** ID-216: a Captain stays with a Hero placed into the same town; otherwise the Hero has left it (ID-145). */
function putHero(world: World, state: State, seat: Seat, cell: SpaceNumber, by: Seat, dealer: Dealer): void {
  const player = playerOf(state, seat);
  if (player.at !== cell) leaveTown(world, state, seat, dealer);
  player.at = cell;
  dealer.tell?.({ fact: 'placed', seat, to: SPACE_WORDS[cell]!, by });
}
