import { endSpan } from '@skerry/engine';
import { NONE } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import { discardAdventure } from '../decks.ts';
import { combatOf, type State, type Step } from '../state.ts';
import type { StepRules } from '../types.ts';

/** Removes a combat's steps from the agenda, down to the one that closes it. */
export function cutTo(state: State, closing: 'combatOver' | 'duelOver'): void {
  const at = state.agenda.findLastIndex((step: Step) => step.do === closing);
  state.agenda.length = at + 1;
}

export function clearCombat(state: State): void {
  state.combat = null;
  endSpan(state, 'roll');
  endSpan(state, 'round');
  endSpan(state, 'combat');
}

/** ID-113: a card's text ends the combat; the card has gone where the text says. */
export function endCombat(state: State): void {
  cutTo(state, 'combatOver');
  state.agenda.pop();
  clearCombat(state);
}

/** ID-116: the defeated card is discarded unless it is kept. */
export const combatOver = (world: World): StepRules<'combatOver'> => ({
  run(state, _step, dealer) {
    const { card, kept } = combatOf(state);
    clearCombat(state);
    state.facing = NONE;
    if (!kept) discardAdventure(world, state, card, dealer);
  },
});
