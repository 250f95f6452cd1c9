import type { Seat } from '@skerry/engine';
import { DECKS, ISLAND, NONE } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { offerUses } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { discardCaptain, returnCaptain } from './captain.ts';
import { active, isAt, plain, top, whyNotYou } from './current-step.ts';
import { spendSet, whyNoSet } from './maps.ts';
import type { Reason } from './reasons.ts';
import { isVoyaging, townAt } from './spaces.ts';
import { playerOf, type State, type Step } from './state.ts';
import type { Dealer, Rules, StepRules } from './types.ts';

const SILVER_CARD: Step = { do: 'face', deck: DECKS.indexOf('silver') };
const ISLAND_STEP: Step = { do: 'island' };
const SAIL_ON: ActionOf<'sailOn'> = { act: 'sailOn' };
const TO_ISLAND: ActionOf<'toIsland'> = { act: 'toIsland' };

/** ID-196, ID-197: a Hero who begins on an anchor with a set may declare for the Island, before anything else. */
export const course = (world: World): StepRules<'course'> => ({
  isStart: true,
  whom: active,
  asks: (state, _step, seat) =>
    seat === state.active && isVoyaging(playerOf(state, seat)) && whyNoSet(state, seat) === undefined,
  acts: ['use', 'sailOn', 'toIsland'],
  offers(state, _step, seat, offers) {
    offerUses(world, state, seat, offers);
    offers.push(SAIL_ON);
    offers.push(TO_ISLAND);
  },
  run() {},
});

export const sailOn = plain(SAIL_ON, ['course'], (state) => {
  state.agenda.pop();
});

export const toIsland = (world: World): Rules<'toIsland'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'course') || isAt(state, seat, 'sail')) tries.push(TO_ISLAND);
  },
  why(state, seat) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    return whyNotToIsland(state, seat);
  },
  take(state, seat, _action, dealer) {
    spendSet(state, seat, dealer);
    dealer.tell?.({ fact: 'declaredIsland', seat });
    // ID-201: nothing else happens in this turn.
    state.agenda.length = 1;
    goToIsland(world, state, seat, dealer);
  },
});

function whyNotToIsland(state: State, seat: Seat): Reason | undefined {
  if (!isVoyaging(playerOf(state, seat))) return { why: 'notOnAnchor' };
  if (!state.turn.beganAtSea) return { why: 'beganElsewhere' };
  return whyNoSet(state, seat) ?? (top(state).do === 'course' ? undefined : { why: 'turnHasBegun' });
}

/** ID-198, ID-243: the Hero leaves the board; a Captain in a town goes back to its stack, at sea he is discarded. */
export function goToIsland(world: World, state: State, seat: Seat, dealer: Dealer): void {
  const player = playerOf(state, seat);
  const town = townAt(world, state, player.at);
  if (player.captain !== NONE && town !== NONE) returnCaptain(world, state, seat, town, dealer);
  else discardCaptain(state, seat, dealer);
  player.at = ISLAND;
  dealer.tell?.({ fact: 'reachedIsland', seat });
  state.agenda.push(ISLAND_STEP);
}

/** ID-199: silver cards, drawn and resolved one at a time, until the stay ends. */
export const island: StepRules<'island'> = {
  run(state) {
    state.agenda.push(ISLAND_STEP, SILVER_CARD);
  },
};
