import type { Seat } from '@skerry/engine';
import { type CardNumber, LIMITED, type Limited, NONE } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { isAt, top, whyNotAt } from './current-step.ts';
import { loseAlly } from './fallen-figure.ts';
import { wouldFall } from './figures.ts';
import { layOn, remove } from './owned-cards.ts';
import { townAt } from './spaces.ts';
import { playerOf, type State } from './state.ts';
import { remember } from './this-turn.ts';
import type { Rules, StepRules } from './types.ts';

/** ID-34, ID-238: for other Items, or rounds. */
export const NO_LIMIT = 0;

/** ID-33, ID-34 */
function limitOf(world: World, state: State, kind: Limited): number {
  if (kind === 'other') return state.otherItems === NO_LIMIT ? Infinity : state.otherItems;
  return world.content.numbers.limits[kind];
}

function cardsOf(world: World, state: State, seat: Seat, kind: Limited): number[] {
  const { items, allies } = playerOf(state, seat);
  return kind === 'ally' ? allies : items.filter((card) => cardOf(world, card).limited === kind);
}

export function isOver(world: World, state: State, seat: Seat, kind: Limited): boolean {
  const limit = limitOf(world, state, kind);
  const { items, allies } = playerOf(state, seat);
  if (kind === 'ally') return allies.length > limit;
  if (items.length <= limit) return false;
  return cardsOf(world, state, seat, kind).length > limit;
}

/** ID-129: a card is taken, and can be used at once; ID-36: at once a player over a limit gives up a card of that kind. */
export function gainCard(world: World, state: State, seat: Seat, card: CardNumber, wounds = 0, exhaustion = 0): void {
  const player = playerOf(state, seat);
  if (cardOf(world, card).kind === 'ally') {
    player.allies.push(card);
    player.allyWounds.push(wounds);
    player.allyExhaustion.push(exhaustion);
  } else if (cardOf(world, card).kind === 'legendary') {
    player.legendary.push(card);
  } else {
    player.items.push(card);
  }
}

/** ID-36 */
export function checkLimits(world: World, state: State, seat: Seat): void {
  for (const kind of LIMITED) if (isOver(world, state, seat, kind)) state.agenda.push({ do: 'makeRoom', seat, kind });
}

export const makeRoom = (world: World): StepRules<'makeRoom'> => ({
  asks: (state, { seat: whose, kind }, seat) => seat === whose && isOver(world, state, seat, kind),
  acts: ['giveUp'],
  run() {},
});

const GIVINGS: ActionOf<'giveUp'>[] = [];
const giveUpOf = (card: CardNumber): ActionOf<'giveUp'> => {
  GIVINGS[card] ??= { act: 'giveUp', card };
  return GIVINGS[card];
};

/** ID-36: in a town into its stack, elsewhere discarded. */
export const giveUp = (world: World): Rules<'giveUp'> => ({
  fields: { card: [...world.items, ...world.allies] },
  tries(state, seat, tries) {
    const step = top(state);
    if (step.do !== 'makeRoom' || !isAt(state, seat, 'makeRoom')) return;
    for (const card of cardsOf(world, state, seat, step.kind)) tries.push(giveUpOf(card));
  },
  why(state, seat, { card }) {
    const notNow = whyNotAt(state, seat, 'makeRoom');
    if (notNow !== undefined) return notNow;
    const step = top(state);
    const { items, allies } = playerOf(state, seat);
    if (!items.includes(card) && !allies.includes(card)) return { why: 'notYours', card };
    if (step.do === 'makeRoom' && cardOf(world, card).limited !== step.kind)
      return { why: 'otherKind', kind: step.kind };
    return wouldFall(world, state, seat, card) ? { why: 'wouldFall' } : undefined;
  },
  take(state, seat, { card }, dealer) {
    state.agenda.pop();
    dropCard(world, state, seat, card);
    const town = townAt(world, state, playerOf(state, seat).at);
    if (town === NONE) state.marketDiscards.push(card);
    else layOn(state.stacks, town, card);
    // ID-131
    if (town !== NONE && seat === state.active) remember(state, { sold: [...state.turn.sold, card] });
    dealer.tell?.({ fact: 'gaveUp', seat, card });
    checkLimits(world, state, seat);
  },
});

/** Removes an Item or Ally from a player. */
export function dropCard(world: World, state: State, seat: Seat, card: CardNumber): void {
  const player = playerOf(state, seat);
  if (cardOf(world, card).kind === 'ally') loseAlly(state, seat, card);
  else remove(cardOf(world, card).kind === 'legendary' ? player.legendary : player.items, card);
  remove(player.down, card);
}
