import type { Offers } from '@skerry/engine';
import { BASE_COUNTER_PRICE, CONSTANTS } from '../content/constants.ts';
import { COUNTERS, NONE } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import { AT, announce, isHeard, mayUse, offerUses } from './abilities.ts';
import type { Action, ActionOf } from './actions.ts';
import { putCounters } from './counters.ts';
import { active, isAt, plain, whyNotAt } from './current-step.ts';
import { countersOn, staminaOf } from './figures.ts';
import { findOf, whyNoFind } from './legendary.ts';
import { isVoyaging } from './spaces.ts';
import { playerOf, type State, type Step } from './state.ts';
import { remember } from './this-turn.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const TOLL: Step = { do: 'toll' };
const EXPERIENCE: Step = { do: 'experience' };
const TRAININGS = COUNTERS.map((counter): ActionOf<'train'> => ({ act: 'train', counter }));
const DONE: ActionOf<'done'> = { act: 'done' };

/** ID-169: abilities at its start come before the toll, spending after it. */
export const experienceStep = (world: World): StepRules<'experienceStep'> => ({
  run(state, _step, dealer) {
    const seat = state.active;
    dealer.tell?.({ fact: 'stepBegan', seat, step: 'experience' });
    if (state.turn.tollSkipped) remember(state, { tollSkipped: false });
    state.agenda.push(EXPERIENCE);
    // Ashore there is no toll, and without listeners nothing comes first.
    if (!isVoyaging(playerOf(state, seat)) && !isHeard(world, state, seat, AT.experience)) return;
    state.agenda.push(TOLL);
    announce(world, state, seat, AT.experience);
  },
});

/** ID-168: on an anchor the Captain takes 1 exhaustion, or 1 wound if it equals Stamina. */
export function takeToll(world: World, state: State, dealer: Dealer): void {
  const seat = state.active;
  const player = playerOf(state, seat);
  const { captain } = player;
  if (!isVoyaging(player) || captain === NONE) return;
  if (state.turn.tollSkipped) {
    dealer.tell?.({ fact: 'tollSkipped', seat, captain });
    return;
  }
  const isFull = countersOn(player, captain, 'exhaustion') >= staminaOf(world, player, captain);
  const kind = isFull || cardOf(world, captain).statics.tollWounds ? 'wound' : 'exhaustion';
  dealer.tell?.({ fact: 'toll', seat, captain, kind });
  putCounters(world, state, seat, captain, kind, CONSTANTS.captainToll, dealer);
}

export const counterPrice = ({ content }: World, { seats, basePrice }: State): number =>
  (basePrice ? BASE_COUNTER_PRICE : content.numbers.counterPrice)[seats]!;

/** ID-175, ID-183: counters and Legendary Items, any number, one at a time. */
export const experience = (world: World): StepRules<'experience'> => ({
  isStart: true,
  whom: active,
  asks: (state, step, seat) =>
    seat === state.active &&
    (playerOf(state, seat).points >= counterPrice(world, state) ||
      whyNoFind(state, seat) === undefined ||
      mayUse(world, state, step, seat)),
  acts: ['use', 'train', 'find', 'done'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    if (playerOf(state, seat).points >= counterPrice(world, state)) for (const each of TRAININGS) offers.push(each);
    if (whyNoFind(state, seat) === undefined) for (const item of state.legendary) offers.push(findOf(item));
    offers.push(DONE);
  },
  run() {},
});

export const train = (world: World): Rules<'train'> => ({
  fields: { counter: COUNTERS },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'experience')) tries.push(...TRAININGS);
  },
  why(state, seat) {
    const notNow = whyNotAt(state, seat, 'experience');
    if (notNow !== undefined) return notNow;
    const price = counterPrice(world, state);
    const have = playerOf(state, seat).points;
    return have < price ? { why: 'points', price, have } : undefined;
  },
  take(state, seat, { counter }, dealer) {
    const player = playerOf(state, seat);
    player.points -= counterPrice(world, state);
    player.trained[COUNTERS.indexOf(counter)]!++;
    dealer.tell?.({ fact: 'trained', seat, counter });
  },
});

export const done = plain(DONE, ['experience'], (state) => {
  state.agenda.pop();
});
