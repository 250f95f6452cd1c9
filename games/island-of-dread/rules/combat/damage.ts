import { NONE } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import { AT, announce } from '../abilities.ts';
import { putCounters } from '../counters.ts';
import { ownerOf } from '../current-step.ts';
import { combatOf, playerOf, type State, type Step } from '../state.ts';
import type { Dealer, StepRules } from '../types.ts';
import { harmTo, woundEnemy } from './enemy.ts';
import { hitDamage, isSpared } from './values.ts';

const BLOW: Step = { do: 'blow' };
const DAMAGE: Step = { do: 'damage' };

/** ID-97: an attack has hit. */
export function land(world: World, state: State): void {
  const combat = combatOf(state);
  combat.target = combat.rival === NONE ? NONE : playerOf(state, combat.rival).hero;
  combat.damage = hitDamage(world, state);
  state.agenda.push(BLOW);
  if (combat.rival === NONE) return;
  state.agenda.push({ do: 'opposing', when: 'defendFail' });
  announce(world, state, combat.rival, AT.defendFail);
}

/** ID-101, ID-105, ID-195: damage 0 is no damage; otherwise automatic changes come first. */
export const blow = (world: World): StepRules<'blow'> => ({
  run(state) {
    const { target, damage } = combatOf(state);
    const owner = ownerOf(state, target);
    if (damage <= 0 || (target !== NONE && isSpared(state, owner))) return;
    state.agenda.push(DAMAGE);
    announce(world, state, owner, AT.damage);
  },
});

/** ID-105: what is left after all abilities becomes counters. */
export function inflict(world: World, state: State, dealer: Dealer): void {
  const { target, damage } = combatOf(state);
  if (damage <= 0) return;
  if (target === NONE) return woundEnemy(world, state, damage, dealer);
  const seat = ownerOf(state, target);
  if (putCounters(world, state, seat, target, harmTo(state, seat), damage, dealer, 'damageTaken'))
    announce(world, state, seat, AT.hurt);
}
