import type { Seat } from '@skerry/engine';
import { type CardNumber, DECKS } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import type { ActionOf } from './actions.ts';
import { isAt, notAsked, top, whyNotAt, whyNotYou } from './current-step.ts';
import { isAnybodyOnIsland, shuffleSilver } from './decks.ts';
import { spendSet, whyNoSet } from './maps.ts';
import { layOn, remove } from './owned-cards.ts';
import type { Reason } from './reasons.ts';
import { isVoyaging } from './spaces.ts';
import { playerOf, type State } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const SILVER = DECKS.indexOf('silver');

/** ID-118: a used trophy goes to the silver discards, and into the deck at once if no Hero is on the Island. */
export function returnTrophy(state: State, seat: Seat, card: CardNumber, dealer: Dealer): void {
  remove(playerOf(state, seat).trophies, card);
  layOn(state.discards, SILVER, card);
  dealer.tell?.({ fact: 'trophyUsed', seat, card });
  if (!isAnybodyOnIsland(state)) shuffleSilver(state, dealer);
}

function gain(state: State, seat: Seat, item: CardNumber, dealer: Dealer): void {
  remove(state.legendary, item);
  playerOf(state, seat).legendary.push(item);
  dealer.tell?.({ fact: 'legendaryGained', seat, item });
}

/** ID-119: chosen freely from the pool; from an empty pool nothing comes. */
export const legendaryStep: StepRules<'legendary'> = {
  asks: (state, { seat: whose, left }, seat) => seat === whose && left > 0 && state.legendary.length > 1,
  acts: ['claim'],
  run(state, { seat, left }, dealer) {
    const [item] = state.legendary;
    if (item !== undefined && left > 0) gain(state, seat, item, dealer);
  },
};

const CLAIMS: ActionOf<'claim'>[] = [];
const FINDS: ActionOf<'find'>[] = [];
const claimOf = (item: CardNumber): ActionOf<'claim'> => {
  CLAIMS[item] ??= { act: 'claim', item };
  return CLAIMS[item];
};
export const findOf = (item: CardNumber): ActionOf<'find'> => {
  FINDS[item] ??= { act: 'find', item };
  return FINDS[item];
};

export const claim = (world: World): Rules<'claim'> => ({
  fields: { item: world.legendary },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'legendary')) for (const item of state.legendary) tries.push(claimOf(item));
  },
  why: (state, seat, { item }) =>
    whyNotAt(state, seat, 'legendary') ?? (state.legendary.includes(item) ? undefined : { why: 'notInPool' }),
  take(state, seat, { item }, dealer) {
    const step = state.agenda.pop()!;
    gain(state, seat, item, dealer);
    if (step.do === 'legendary' && step.left > 1) state.agenda.push({ ...step, left: step.left - 1 });
  },
});

/** ID-183, ID-184: why no set of maps can be spent on a Legendary Item now. */
export function whyNoFind(state: State, seat: Seat): Reason | undefined {
  if (!isVoyaging(playerOf(state, seat))) return { why: 'notOnAnchor' };
  return whyNoSet(state, seat) ?? (state.legendary.length === 0 ? { why: 'poolEmpty' } : undefined);
}

export const find = (world: World): Rules<'find'> => ({
  fields: { item: world.legendary },
  tries(state, seat, tries) {
    if (!isAt(state, seat, 'experience')) return;
    if (isVoyaging(playerOf(state, seat)) || whyNoSet(state, seat) === undefined)
      for (const item of state.legendary) tries.push(findOf(item));
  },
  why(state, seat, { item }) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    if (top(state).do !== 'experience') return notAsked(state);
    return whyNoFind(state, seat) ?? (state.legendary.includes(item) ? undefined : { why: 'notInPool' });
  },
  take(state, seat, { item }, dealer) {
    spendSet(state, seat, dealer);
    gain(state, seat, item, dealer);
  },
});
