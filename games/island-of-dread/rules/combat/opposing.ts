import type { World } from '../../content/world.ts';
import { combatOf, type State } from '../state.ts';
import type { Dealer, StepOf } from '../types.ts';
import { AFTER_ROLL, isSuccess, rollBoth, settleRoll } from './roll.ts';

/** ID-226: roll and damage abilities work for both. The opposing Hero has failed where the acting one succeeds. */
export function canOppose(world: World, state: State, { when }: StepOf<'opposing'>): boolean {
  if (when === 'beforeRoll') return !combatOf(state).rivalSure;
  return when !== 'afterRoll' || isSuccess(world, state);
}

export function afterOpposing(world: World, state: State, { when }: StepOf<'opposing'>, dealer: Dealer): void {
  if (when === 'beforeRoll') rollBoth(world, state, dealer);
  if (when !== 'afterRoll') return;
  // ID-103: now the acting Hero may save the roll.
  if (isSuccess(world, state)) settleRoll(world, state);
  else state.agenda.push(AFTER_ROLL);
}
