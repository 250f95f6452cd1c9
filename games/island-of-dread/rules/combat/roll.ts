import { NONE } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import { AT, announce } from '../abilities.ts';
import type { Roll } from '../facts.ts';
import { rollTwo } from '../skill-test.ts';
import { combatOf, type State, type Step } from '../state.ts';
import type { Dealer } from '../types.ts';
import { bonusesOf, failDamage, needOf, rivalValue, rollBonus, strengthOf } from './values.ts';

export const AFTER_ROLL: Step = { do: 'afterRoll' };
const OPPOSING_FAIL: Step = { do: 'opposing', when: 'afterRoll' };
const HIT: Step = { do: 'hit' };
const BLOW: Step = { do: 'blow' };
const DEFEND_FAIL: Step = { do: 'defendFail' };

/** Whether the current roll succeeds. */
export function isSuccess(world: World, state: State): boolean {
  const { sure, rivalSure, seat, actor, phase, dice } = combatOf(state);
  if (sure) return true;
  if (rivalSure) return false;
  const total = dice[0] + dice[1] + strengthOf(world, state, seat, actor, phase) + rollBonus(world, state);
  return total >= needOf(world, state);
}

/** The current roll. */
export function rollOn(world: World, state: State): Roll {
  const { seat, actor, phase, dice } = combatOf(state);
  return {
    dice,
    value: strengthOf(world, state, seat, actor, phase),
    bonus: rollBonus(world, state),
    by: bonusesOf(world, state, false),
    need: needOf(world, state),
    success: isSuccess(world, state),
  };
}

/** ID-102, ID-226: in a fight of Heroes the opposing one may use abilities too, unless success is certain. */
export function beginRolling(world: World, state: State, dealer: Dealer): void {
  const { rival, sure } = combatOf(state);
  if (rival === NONE || sure) return rollBoth(world, state, dealer);
  state.agenda.push({ do: 'opposing', when: 'beforeRoll' });
  announce(world, state, rival, AT.beforeRoll);
}

/**
 * ID-96, ID-104, ID-223: two dice, unless the outcome is certain; in a fight of Heroes the opposing one rolls first.
 */
export function rollBoth(world: World, state: State, dealer: Dealer): void {
  const combat = combatOf(state);
  if (!combat.sure && !combat.rivalSure) {
    if (combat.rival !== NONE) rollRival(world, state, dealer);
    throwDice(state, dealer);
    dealer.tell?.({ fact: 'rolled', seat: combat.seat, ...rollOn(world, state) });
  }
  state.agenda.push(AFTER_ROLL);
}

function throwDice(state: State, dealer: Dealer): void {
  combatOf(state).dice = rollTwo(dealer, 'combatDice');
}

export function rollRival(world: World, state: State, dealer: Dealer): void {
  const combat = combatOf(state);
  combat.rivalDice = rollTwo(dealer, 'duelDice');
  if (dealer.tell === undefined) return;
  const told = {
    seat: combat.rival,
    dice: combat.rivalDice,
    value: rivalValue(world, state),
    need: needOf(world, state),
  };
  dealer.tell({ fact: 'duelRolled', ...told, ...(combat.dice[0] !== 0 && { roll: rollOn(world, state) }) });
}

/** ID-103: a second roll counts, also if lower. */
export function rollAgainIn(world: World, state: State, dealer: Dealer): void {
  throwDice(state, dealer);
  dealer.tell?.({ fact: 'rolledAgain', seat: combatOf(state).seat, ...rollOn(world, state) });
}

/**
 * ID-226: in a fight of Heroes an uncertain success is a failure of the opposing Hero, who may use abilities first.
 */
export function settleUnopposed(world: World, state: State): void {
  const { rival, sure } = combatOf(state);
  if (rival !== NONE && !sure && isSuccess(world, state)) state.agenda.push(OPPOSING_FAIL);
  else settleRoll(world, state);
}

/** ID-97 to ID-99: a hit, a blow after a failed attack or defence, or nothing. */
export function settleRoll(world: World, state: State): void {
  const combat = combatOf(state);
  const { seat, rival, role, actor } = combat;
  if (isSuccess(world, state)) {
    if (role === 'defend') {
      if (rival !== NONE) announce(world, state, rival, AT.miss);
      return;
    }
    state.agenda.push(HIT);
    announce(world, state, seat, AT.hit);
    return;
  }
  combat.target = actor;
  combat.damage = failDamage(world, state);
  state.agenda.push(BLOW);
  if (role === 'defend') state.agenda.push(DEFEND_FAIL);
  announce(world, state, seat, role === 'attack' ? AT.miss : AT.defendFail);
  if (rival === NONE || role === 'attack') return;
  state.agenda.push({ do: 'opposing', when: 'hit' });
  announce(world, state, rival, AT.hit);
}
