import type { Offers } from '@skerry/engine';
import type { World } from '../../content/world.ts';
import { mayUseNow, offerUses } from '../abilities.ts';
import type { Action } from '../actions.ts';
import { GO_ON } from '../adventure.ts';
import { seatAsked } from '../current-step.ts';
import type { State, Step } from '../state.ts';
import type { Dealer, StepRules } from '../types.ts';
import { AFTER_ROLL, isSuccess, rollBoth, settleRoll } from './roll.ts';

type When = Extract<Step, { do: 'opposing' }>['when'];

/** ID-226: roll and damage abilities work for both. The opposing Hero has failed where the acting one succeeds. */
export const opposingStep = (world: World): StepRules<'opposing'> => ({
  whom: seatAsked,
  asks(state, step, seat) {
    if (seat !== state.combat!.rival) return false;
    if (step.when === 'beforeRoll' && state.combat!.rivalSure) return false;
    return (step.when !== 'afterRoll' || isSuccess(world, state)) && mayUseNow(world, state, step, seat);
  },
  acts: ['use', 'goOn'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offers.push(GO_ON);
  },
  run(state, { when }, dealer) {
    // ID-103: now it is the acting Hero's turn to save the roll.
    if (when === 'afterRoll' && !isSuccess(world, state)) state.agenda.push(AFTER_ROLL);
    else afterOpposing(world, state, when, dealer);
  },
});

export function afterOpposing(world: World, state: State, when: When, dealer: Dealer): void {
  if (when === 'beforeRoll') rollBoth(world, state, dealer);
  else if (when === 'afterRoll') settleRoll(world, state);
}
