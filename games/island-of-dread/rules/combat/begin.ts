import type { Seat } from '@skerry/engine';
import { type CardNumber, NONE, PHASES } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import { AT, announce } from '../abilities.ts';
import type { ActionOf } from '../actions.ts';
import { active, isAt, whyNotAt } from '../current-step.ts';
import { combatOf, type State, type Step } from '../state.ts';
import type { Dealer, Rules, StepOf, StepRules } from '../types.ts';
import { newCombat } from './combat.ts';
import { beginRound } from './round.ts';

const COMBAT_OVER: Step = { do: 'combatOver' };
const DRAWN: Step = { do: 'drawn' };
const BEFORE_COMBAT: Step = { do: 'beforeCombat' };
const OPPOSING: Step = { do: 'beforeCombat', opposing: true };

/** ID-90, ID-121: a Challenge, just drawn or met on the track, has no wounds. */
export function beginCombat(world: World, state: State, card: CardNumber, place: number, dealer: Dealer): void {
  const seat = state.active;
  // A Challenge on the track stays there until it is defeated.
  if (place === NONE) state.facing = card;
  state.combat = newCombat(seat, NONE, card, place);
  dealer.tell?.({ fact: 'challengeMet', seat, card, place: place + 1 });
  dealer.tell?.({ fact: 'combatBegan', seat, card });
  state.agenda.push(COMBAT_OVER, DRAWN);
  announce(world, state, seat, AT.drawn);
}

/** ID-91: in Before Combat first the Challenge's text happens, then the player uses abilities. */
export function afterDrawn(world: World, state: State, dealer: Dealer): void {
  if (combatOf(state).startPhase !== NONE) return beginRound(world, state, dealer);
  prepare(world, state, BEFORE_COMBAT, state.active);
}

/** ID-226: the attacked Hero, who is the opposition first, comes before the attacker. */
export function beginDuel(world: World, state: State): void {
  prepare(world, state, OPPOSING, combatOf(state).rival);
}

function prepare(world: World, state: State, step: Step, seat: Seat): void {
  state.agenda.push(step);
  announce(world, state, seat, AT.beforeCombat);
}

export function afterPreparing(world: World, state: State, { opposing }: StepOf<'beforeCombat'>, dealer: Dealer): void {
  if (opposing) prepare(world, state, BEFORE_COMBAT, combatOf(state).seat);
  else beginRound(world, state, dealer);
}

/** ID-193: the first round begins in the phase chosen. */
export const startPhaseStep: StepRules<'startPhase'> = {
  whom: active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['startPhase'],
  run() {},
};

const STARTS = PHASES.map((phase): ActionOf<'startPhase'> => ({ act: 'startPhase', phase }));

export const startPhase: Rules<'startPhase'> = {
  fields: { phase: PHASES },
  tries(state, seat, tries) {
    if (isAt(state, seat, 'startPhase')) tries.push(...STARTS);
  },
  why: (state, seat) => whyNotAt(state, seat, 'startPhase'),
  take(state, _seat, { phase }) {
    state.agenda.pop();
    combatOf(state).startPhase = PHASES.indexOf(phase);
  },
};
