import { at, type Seat } from '@skerry/engine';
import { CONSTANTS, EDITION_RULES } from '../content/constants.ts';
import type { World } from '../content/world.ts';
import { triggerEnd } from './ending.ts';
import { playerOf, type State } from './state.ts';
import type { Dealer, StepRules } from './types.ts';

/** IB-126 to IB-128: the marker moves; at each 7 a token is taken, and its reward resolved before the rest. */
export const renown = (world: World): StepRules<'renown'> => ({
  run(state, { seat, left }, dealer) {
    const player = playerOf(state, seat);
    const from = player.renown;
    const toTop = CONSTANTS.renownTrackTop - from;
    if (left < toTop) {
      player.renown = from + left;
      dealer.tell?.({ fact: 'renown', seat, n: left, from, to: player.renown });
      return;
    }
    player.renown = 0;
    dealer.tell?.({ fact: 'renown', seat, n: toTop, from, to: CONSTANTS.renownTrackTop });
    if (left > toTop) state.agenda.push({ do: 'renown', seat, left: left - toTop });
    takeToken(world, state, seat, dealer);
  },
});

function takeToken(world: World, state: State, seat: Seat, dealer: Dealer): void {
  const { token } = state;
  const player = playerOf(state, seat);
  if (token === 0) {
    // IB-131
    player.sevens++;
    dealer.tell?.({ fact: 'sevenKept', seat });
    return;
  }
  player.tokens.push(token);
  dealer.tell?.({ fact: 'tokenTaken', seat, token });
  state.token = state.tokenPile.length > 0 ? dealer.draw(state.tokenPile, 'tokens') : 0;
  if (state.token > 0) {
    dealer.tell?.({ fact: 'tokenShown', token: state.token });
  } else {
    dealer.tell?.({ fact: 'tokensOut' });
    // IB-176
    if (EDITION_RULES[state.edition].lastTokenEndsGame) triggerEnd(state, seat, 'tokens', dealer);
  }
  const { what, n } = at(world.rewards, token);
  state.agenda.push({ do: 'gain', seat, what, n, from: 'token' });
}
