import { endSpan } from '@skerry/engine';
import { NONE } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import { AT, announce } from '../abilities.ts';
import { putCounters } from '../counters.ts';
import { isOnIsland } from '../spaces.ts';
import { combatOf, playerOf, type State, type Step } from '../state.ts';
import type { Dealer, StepOf, StepRules } from '../types.ts';
import { beginPhase } from './phase.ts';

const COMBAT_ROUND: Step = { do: 'combatRound' };
const OPPOSING: Step = { do: 'combatRound', opposing: true };
const ESCAPE: Step = { do: 'escape' };

/** ID-92, ID-93, ID-222: in a fight of Heroes roles change after each round. */
export function beginRound(world: World, state: State, dealer: Dealer): void {
  const combat = combatOf(state);
  combat.round++;
  const isDuel = combat.rival !== NONE;
  if (isDuel && combat.round > 1) {
    const { seat, rival, change, rivalChange } = combat;
    combat.seat = rival;
    combat.rival = seat;
    combat.change = rivalChange;
    combat.rivalChange = change;
  }
  combat.attacked = [];
  combat.escapeTried = false;
  combat.sure = false;
  combat.phase = 0;
  endSpan(state, 'round');
  dealer.tell?.({ fact: 'roundBeganCombat', n: combat.round });
  state.agenda.push(COMBAT_ROUND);
  if (combat.round >= world.content.numbers.weariness && !tire(world, state, dealer)) return;
  // ID-93, ID-226: the opposition comes first.
  if (isDuel) state.agenda.push(OPPOSING);
  announce(world, state, isDuel ? combat.rival : combat.seat, AT.roundStart);
}

/**
 * ID-112, ID-228: the Hero takes 1 wound; in a fight of Heroes both do, the acting one first. Returns whether the
 * fight continues.
 */
function tire(world: World, state: State, dealer: Dealer): boolean {
  const { seat, rival } = combatOf(state);
  for (const each of rival === NONE ? [seat] : [seat, rival]) {
    dealer.tell?.({ fact: 'weary', seat: each });
    if (!putCounters(world, state, each, playerOf(state, each).hero, 'wound', 1, dealer)) return false;
  }
  return true;
}

/** ID-194, ID-202: no escape phase in a first round that begins in a chosen phase, and none on the Island. */
export function afterRoundStart(world: World, state: State, { opposing }: StepOf<'combatRound'>, dealer: Dealer): void {
  const combat = combatOf(state);
  if (opposing) return announce(world, state, combat.seat, AT.roundStart);
  if (combat.round === 1 && combat.startPhase !== NONE) return beginPhase(state, combat.startPhase, dealer);
  if (isOnIsland(playerOf(state, combat.seat))) return beginPhase(state, 0, dealer);
  state.agenda.push(ESCAPE);
}

/** ID-94: after the magic phase comes the next round. */
export const nextPhase = (world: World): StepRules<'nextPhase'> => ({
  run(state, _step, dealer) {
    const { phase } = combatOf(state);
    if (phase < 2) beginPhase(state, phase + 1, dealer);
    else beginRound(world, state, dealer);
  },
});
