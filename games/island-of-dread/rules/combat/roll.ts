import type { Offers } from '@skerry/engine';
import type { World } from '../../content/world.ts';
import { AT, announce, mayUseNow, offerUses } from '../abilities.ts';
import type { Action, ActionOf } from '../actions.ts';
import { acting, plain } from '../current-step.ts';
import type { Dice } from '../facts.ts';
import { rollTwo } from '../skill-test.ts';
import { NONE, type State, type Step } from '../state.ts';
import type { Dealer, Rules, StepRules } from '../types.ts';
import { bonusesOf, failDamage, needOf, rivalValue, rollBonus, strengthOf } from './values.ts';

const ROLL_COMBAT: ActionOf<'rollCombat'> = { act: 'rollCombat' };
const ACCEPT: ActionOf<'accept'> = { act: 'accept' };
export const AFTER_ROLL: Step = { do: 'afterRoll' };
const OPPOSING_FAIL: Step = { do: 'opposing', when: 'afterRoll' };
const HIT: Step = { do: 'hit' };
const BLOW: Step = { do: 'blow' };
const DEFEND_FAIL: Step = { do: 'defendFail' };

/** Whether the roll that is on succeeds, as it stands. */
export function isSuccess(world: World, state: State): boolean {
  const { sure, rivalSure, seat, actor, phase, dice } = state.combat!;
  if (sure) return true;
  if (rivalSure) return false;
  const total = dice[0]! + dice[1]! + strengthOf(world, state, seat, actor, phase) + rollBonus(world, state);
  return total >= needOf(world, state);
}

export const beforeRoll = (world: World): StepRules<'beforeRoll'> => ({
  whom: acting,
  asks: (state, step, seat) => {
    const { seat: whose, sure } = state.combat!;
    return seat === whose && !sure && mayUseNow(world, state, step, seat);
  },
  acts: ['use', 'rollCombat'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offers.push(ROLL_COMBAT);
  },
  run: (state, _step, dealer) => roll(world, state, dealer),
});

export const rollCombat = (world: World): Rules<'rollCombat'> =>
  plain(ROLL_COMBAT, ['beforeRoll'], (state, _seat, _action, dealer) => {
    state.agenda.pop();
    roll(world, state, dealer);
  });

/** ID-102, ID-226: in a fight of Heroes the other may use something too, unless the success is sure. */
function roll(world: World, state: State, dealer: Dealer): void {
  const { rival, sure } = state.combat!;
  if (rival === NONE || sure) return rollBoth(world, state, dealer);
  state.agenda.push({ do: 'opposing', when: 'beforeRoll' });
  announce(world, state, rival, AT.beforeRoll);
}

/** ID-96, ID-104, ID-223: two dice, unless the outcome is sure; in a fight of Heroes the other's first. */
export function rollBoth(world: World, state: State, dealer: Dealer): void {
  const combat = state.combat!;
  if (!combat.sure && !combat.rivalSure) {
    if (combat.rival !== NONE) rollRival(world, state, dealer);
    throwDice(state, dealer);
    if (dealer.tell) {
      const { seat, actor, phase, dice } = combat;
      const value = strengthOf(world, state, seat, actor, phase);
      const [bonus, need] = [rollBonus(world, state), needOf(world, state)];
      dealer.tell({
        fact: 'rolled',
        seat,
        dice: [dice[0]!, dice[1]!],
        value,
        bonus,
        by: bonusesOf(world, state, false),
        need,
        success: isSuccess(world, state),
      });
    }
  }
  state.agenda.push(AFTER_ROLL);
}

function throwDice(state: State, dealer: Dealer): void {
  const { dice } = state.combat!;
  const [one, other] = rollTwo(dealer, 'combatDice');
  dice[0] = one;
  dice[1] = other;
}

export function rollRival(world: World, state: State, dealer: Dealer): void {
  const { rival, rivalDice } = state.combat!;
  const dice: Dice = rollTwo(dealer, 'duelDice');
  rivalDice[0] = dice[0];
  rivalDice[1] = dice[1];
  dealer.tell?.({
    fact: 'duelRolled',
    seat: rival,
    dice,
    value: rivalValue(world, state),
    need: needOf(world, state),
  });
}

/** ID-103: a second roll counts, also if lower. */
export function rollAgainIn(world: World, state: State, dealer: Dealer): void {
  throwDice(state, dealer);
  const { seat, dice } = state.combat!;
  dealer.tell?.({ fact: 'rolledAgain', seat, dice: [dice[0]!, dice[1]!], success: isSuccess(world, state) });
}

/** ID-103: after a failed roll, abilities one by one until it succeeds or the player accepts. */
export const afterRoll = (world: World): StepRules<'afterRoll'> => ({
  whom: acting,
  asks: (state, step, seat) =>
    seat === state.combat!.seat && mayUseNow(world, state, step, seat) && !isSuccess(world, state),
  acts: ['use', 'accept'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offers.push(ACCEPT);
  },
  run(state) {
    const { rival, sure } = state.combat!;
    if (rival !== NONE && !sure && isSuccess(world, state)) state.agenda.push(OPPOSING_FAIL);
    else settleRoll(world, state);
  },
});

export const accept = (world: World): Rules<'accept'> =>
  plain(ACCEPT, ['afterRoll'], (state) => {
    state.agenda.pop();
    settleRoll(world, state);
  });

/** ID-97 to ID-99: a hit, a blow for whoever attacked or defended in vain, or nothing. */
export function settleRoll(world: World, state: State): void {
  const combat = state.combat!;
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
