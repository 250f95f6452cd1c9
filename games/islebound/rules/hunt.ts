import { CONSTANTS } from '../content/constants.ts';
import type { World } from '../content/world.ts';
import { announce } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { isAt, whyNoAction } from './current-step.ts';
import { playerOf } from './state.ts';
import type { Rules } from './types.ts';

export const HUNT: ActionOf<'hunt'> = { act: 'hunt' };

/** IB-110: all coins of the treasure map; if there are none, one from the supply. */
export const hunt = (world: World): Rules<'hunt'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'act')) tries.push(HUNT);
  },
  why: whyNoAction,
  take(state, seat, _action, dealer) {
    state.acted = true;
    const coins = state.treasure > 0 ? state.treasure : CONSTANTS.emptyMapCoins;
    state.treasure = 0;
    playerOf(state, seat).coins += coins;
    dealer.tell?.({ fact: 'hunted', seat, coins });
    announce(world, state, seat, { when: 'hunted' });
  },
});
