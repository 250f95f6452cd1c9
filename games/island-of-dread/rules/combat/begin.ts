import type { Offers, Seat } from '@skerry/engine';
import { PHASES } from '../../content/vocabulary.ts';
import type { World } from '../../content/world.ts';
import { AT, announce, mayUseNow, offerUses } from '../abilities.ts';
import type { Action, ActionOf } from '../actions.ts';
import { GO_ON } from '../adventure.ts';
import { active, isAt, plain, seatAsked, whyNotAt } from '../current-step.ts';
import { NONE, type State, type Step } from '../state.ts';
import type { Dealer, Rules, StepOf, StepRules } from '../types.ts';
import { newCombat } from './combat.ts';
import { beginRound } from './round.ts';

const COMBAT_OVER: Step = { do: 'combatOver' };
const DRAWN: Step = { do: 'drawn' };
const BEFORE_COMBAT: Step = { do: 'beforeCombat' };
const OPPOSING: Step = { do: 'beforeCombat', opposing: true };
const FIGHT: ActionOf<'fight'> = { act: 'fight' };

/** ID-90, ID-121: a Challenge, just drawn or met on the track, has no wounds. */
export function beginCombat(world: World, state: State, card: number, place: number, dealer: Dealer): void {
  const seat = state.active;
  // One on the track stays there until it is defeated.
  if (place === NONE) state.facing = card;
  state.combat = newCombat(seat, NONE, card, place);
  dealer.tell?.({ fact: 'challengeMet', seat, card, place: place + 1 });
  dealer.tell?.({ fact: 'combatBegan', seat, card });
  state.agenda.push(COMBAT_OVER, DRAWN);
  announce(world, state, seat, AT.drawn);
}

/** ID-193: what is used after a Challenge is drawn. */
export const drawn = (world: World): StepRules<'drawn'> => ({
  whom: active,
  asks: (state, step, seat) =>
    seat === state.active && state.combat!.startPhase === NONE && mayUseNow(world, state, step, seat),
  acts: ['use', 'goOn'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offers.push(GO_ON);
  },
  run: (state, _step, dealer) => afterDrawn(world, state, dealer),
});

/** ID-91: in Before Combat first the Challenge's text happens, then the player uses abilities. */
export function afterDrawn(world: World, state: State, dealer: Dealer): void {
  if (state.combat!.startPhase !== NONE) return beginRound(world, state, dealer);
  prepare(world, state, BEFORE_COMBAT, state.active);
}

/** ID-226: the attacked Hero, who is the opposition first, comes before the attacker. */
export function beginDuel(world: World, state: State): void {
  prepare(world, state, OPPOSING, state.combat!.rival);
}

function prepare(world: World, state: State, step: Step, seat: Seat): void {
  state.agenda.push(step);
  announce(world, state, seat, AT.beforeCombat);
}

function afterPreparing(world: World, state: State, { opposing }: StepOf<'beforeCombat'>, dealer: Dealer): void {
  if (opposing) prepare(world, state, BEFORE_COMBAT, state.combat!.seat);
  else beginRound(world, state, dealer);
}

export const beforeCombat = (world: World): StepRules<'beforeCombat'> => ({
  whom: seatAsked,
  asks: (state, step, seat) => seat === seatAsked(state, step) && mayUseNow(world, state, step, seat),
  acts: ['use', 'fight'],
  offers(state, _step, seat, offers: Offers<Action>) {
    offerUses(world, state, seat, offers);
    offers.push(FIGHT);
  },
  run: (state, step, dealer) => afterPreparing(world, state, step, dealer),
});

export const fight = (world: World): Rules<'fight'> =>
  plain(FIGHT, ['beforeCombat'], (state, _seat, _action, dealer) => {
    const step = state.agenda.pop()!;
    if (step.do === 'beforeCombat') afterPreparing(world, state, step, dealer);
  });

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
    state.combat!.startPhase = PHASES.indexOf(phase);
  },
};
