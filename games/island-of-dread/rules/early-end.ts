import { NONE } from '../content/vocabulary.ts';
import { cardOf, type World } from '../content/world.ts';
import { clearCombat } from './combat/end.ts';
import { discardAdventure, shuffleSilver } from './decks.ts';
import type { TurnEnd } from './facts.ts';
import { isOnIsland } from './spaces.ts';
import { playerOf, type State, type Step } from './state.ts';
import type { Dealer } from './types.ts';
import { toTrack } from './undefeated.ts';

const END_TURN: { readonly [C in TurnEnd]: Step } = {
  over: { do: 'endTurn', cause: 'over' },
  escaped: { do: 'endTurn', cause: 'escaped' },
  knockedOut: { do: 'endTurn', cause: 'knockedOut' },
  shipwrecked: { do: 'endTurn', cause: 'shipwrecked' },
  lostFight: { do: 'endTurn', cause: 'lostFight' },
  fought: { do: 'endTurn', cause: 'fought' },
};

/**
 * ID-44: the rest of this turn is lost. The card being resolved goes where it belongs (ID-120, ID-219); an Event's
 * remaining effects on others come first (ID-218).
 */
export function endTurnNow(world: World, state: State, cause: TurnEnd, dealer: Dealer): void {
  const { facing, active } = state;
  const isThere = isOnIsland(playerOf(state, active));
  if (facing !== NONE) {
    state.facing = NONE;
    if (cardOf(world, facing).kind === 'challenge') toTrack(world, state, facing, dealer);
    else discardAdventure(world, state, facing, dealer);
  }
  // ID-207
  if (isThere) shuffleSilver(state, dealer);
  const left = state.agenda.filter(
    (step) => (step.do === 'effects' && cardOf(world, step.card).kind === 'event') || step.do === 'floodPlace',
  );
  clearCombat(state);
  state.walk = null;
  state.deal = null;
  state.agenda.length = 0;
  state.agenda.push(END_TURN[cause], ...left);
}

/** Adds a step after an Event's remaining effects and before the end of the turn. */
export function beforeTheEnd(state: State, step: Step): void {
  state.agenda.splice(1, 0, step);
}
