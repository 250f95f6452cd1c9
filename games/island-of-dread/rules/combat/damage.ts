import type { Offers } from '@skerry/engine';
import type { World } from '../../content/world.ts';
import { AT, announce, mayUseNow, offerUses } from '../abilities.ts';
import type { Action, ActionOf } from '../actions.ts';
import { putCounters } from '../counters.ts';
import { acting, ownerOf, plain, seatAsked } from '../current-step.ts';
import { NONE, type State, type Step } from '../state.ts';
import type { Dealer, Rules, StepRules } from '../types.ts';
import { harmTo, woundEnemy } from './enemy.ts';
import { hitDamage, isSpared } from './values.ts';

const STRIKE: ActionOf<'strike'> = { act: 'strike' };
const SUFFER: ActionOf<'suffer'> = { act: 'suffer' };
const BLOW: Step = { do: 'blow' };
const DAMAGE: Step = { do: 'damage' };

/** What is used when an attack hits. */
export const hit = (world: World): StepRules<'hit'> => ({
  whom: acting,
  asks: (state, step, seat) => seat === state.combat!.seat && mayUseNow(world, state, step, seat),
  acts: ['use', 'strike'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offers.push(STRIKE);
  },
  run: (state) => land(world, state),
});

export const strike = (world: World): Rules<'strike'> =>
  plain(STRIKE, ['hit'], (state) => {
    state.agenda.pop();
    land(world, state);
  });

function land(world: World, state: State): void {
  const combat = state.combat!;
  combat.target = combat.rival === NONE ? NONE : state.players[combat.rival]!.hero;
  combat.damage = hitDamage(world, state);
  state.agenda.push(BLOW);
  if (combat.rival === NONE) return;
  state.agenda.push({ do: 'opposing', when: 'defendFail' });
  announce(world, state, combat.rival, AT.defendFail);
}

/** What is used when a defence fails, before damage. */
export const defendFail = (world: World): StepRules<'defendFail'> => ({
  whom: acting,
  asks: (state, step, seat) => seat === state.combat!.seat && mayUseNow(world, state, step, seat),
  acts: ['use', 'suffer'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offers.push(SUFFER);
  },
  run() {},
});

/** ID-101, ID-105, ID-195: damage 0 is no damage; else first what happens by itself changes it. */
export const blow = (world: World): StepRules<'blow'> => ({
  run(state) {
    const { target, damage } = state.combat!;
    const owner = ownerOf(state, target);
    if (damage <= 0 || (target !== NONE && isSpared(state, owner))) return;
    state.agenda.push(DAMAGE);
    announce(world, state, owner, AT.damage);
  },
});

/** Optional abilities come last (ID-105); the owner of the figure decides. */
export const damageStep = (world: World): StepRules<'damage'> => ({
  whom: seatAsked,
  asks: (state, step, seat) => {
    const { target, damage } = state.combat!;
    return damage > 0 && seat === ownerOf(state, target) && mayUseNow(world, state, step, seat);
  },
  acts: ['use', 'suffer'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offers.push(SUFFER);
  },
  run: (state, _step, dealer) => inflict(world, state, dealer),
});

export const suffer = (world: World): Rules<'suffer'> =>
  plain(SUFFER, ['damage', 'defendFail'], (state, _seat, _action, dealer) => {
    const step = state.agenda.pop()!;
    if (step.do === 'damage') inflict(world, state, dealer);
  });

/** What is left becomes counters. */
function inflict(world: World, state: State, dealer: Dealer): void {
  const { target, damage } = state.combat!;
  if (damage <= 0) return;
  if (target === NONE) return woundEnemy(world, state, damage, dealer);
  const seat = ownerOf(state, target);
  if (putCounters(world, state, seat, target, harmTo(state, seat), damage, dealer, 'damageTaken'))
    announce(world, state, seat, AT.hurt);
}
