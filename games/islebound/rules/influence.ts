import type { Seat } from '@skerry/engine';
import { NOBODY } from '../content/vocabulary.ts';
import type { World } from '../content/world.ts';
import { may } from './abilities.ts';
import type { ActionOf } from './actions.ts';
import { isAt, top, whyNotAt, whyNotYou } from './current-step.ts';
import type { Reason } from './reasons.ts';
import { NOT_ASKED, NOT_PASSED, playerOf, type State, visitWith } from './state.ts';
import type { Rules, StepOf, StepRules } from './types.ts';

const SKIP: ActionOf<'skip'> = { act: 'skip' };
const NO_SKIP: ActionOf<'noSkip'> = { act: 'noSkip' };

/** IB-146: the slot passed over in this visit, event or single reward. */
function passedOver(state: State, step: StepOf<'cubes'>): number {
  if (step.seat === state.active) {
    if (state.visit !== null) return state.visit.slot;
    if (state.event !== null) return state.event.slot;
  }
  return step.slot;
}

function remember(state: State, step: StepOf<'cubes'>, slot: number): void {
  if (step.seat === state.active && state.visit !== null) state.visit = visitWith(state.visit, { slot });
  else if (step.seat === state.active && state.event !== null) state.event = { slot };
  else state.agenda[state.agenda.length - 1] = { ...step, slot };
}

/** IB-116: the left-most empty slot after those passed over; -1 for none. */
function nextSlot(influence: readonly number[], passed: number): number {
  for (let slot = 0; slot < influence.length; slot++) if (influence[slot] === NOBODY && slot !== passed) return slot;
  return -1;
}

function emptySlots(influence: readonly number[]): number {
  let n = 0;
  for (const owner of influence) if (owner === NOBODY) n++;
  return n;
}

/** IB-57: why the active seat can place no cube in this visit. */
export function whyNoCube(state: State, seat: Seat): Reason | undefined {
  if (nextSlot(state.influence, state.visit?.slot ?? NOT_ASKED) < 0) return { why: 'trackFull' };
  return playerOf(state, seat).cubes === 0 ? { why: 'noFreeCube' } : undefined;
}

export const cubes = (world: World): StepRules<'cubes'> => ({
  asks: (state, step, seat) =>
    seat === step.seat &&
    passedOver(state, step) === NOT_ASKED &&
    playerOf(state, seat).cubes > 0 &&
    may(world, state, seat, 'skipSlot') &&
    emptySlots(state.influence) > 1,
  acts: ['skip', 'noSkip'],
  run(state, step, dealer) {
    const { seat, n } = step;
    const player = playerOf(state, seat);
    const passed = passedOver(state, step);
    const slots: number[] = [];
    while (slots.length < n && player.cubes > 0) {
      const slot = nextSlot(state.influence, passed);
      if (slot < 0) break;
      state.influence[slot] = seat;
      player.cubes--;
      slots.push(slot + 1);
    }
    // IB-117
    dealer.tell?.({ fact: 'cubesPlaced', seat, slots, forgone: n - slots.length });
  },
});

/** IB-146: the left-most empty slot is passed over for the rest of the visit, event or reward. */
export const skip = (world: World): Rules<'skip'> => ({
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'cubes')) tries.push(SKIP);
  },
  why(state, seat) {
    const notYou = whyNotYou(state, seat);
    if (notYou !== undefined) return notYou;
    const step = top(state);
    if (!may(world, state, seat, 'skipSlot')) return { why: 'noSkip' };
    const passed = step.do === 'cubes' ? passedOver(state, step) : (state.visit ?? state.event)?.slot;
    if (seat === state.active && passed !== undefined && passed !== NOT_ASKED) return { why: 'skipUsed' };
    if (emptySlots(state.influence) < 2) return { why: 'noSlotBehind' };
    return whyNotAt(state, seat, 'cubes');
  },
  take(state, seat, _action, dealer) {
    const step = top(state);
    if (step.do !== 'cubes') return;
    const slot = nextSlot(state.influence, NOT_ASKED);
    remember(state, step, slot);
    dealer.tell?.({ fact: 'slotSkipped', seat, slot: slot + 1 });
  },
});

export const noSkip: Rules<'noSkip'> = {
  fields: {},
  tries(state, seat, tries) {
    if (isAt(state, seat, 'cubes')) tries.push(NO_SKIP);
  },
  why: (state, seat) => whyNotAt(state, seat, 'cubes'),
  take(state, seat, _action, dealer) {
    const step = top(state);
    if (step.do !== 'cubes') return;
    remember(state, step, NOT_PASSED);
    dealer.tell?.({ fact: 'skipDeclined', seat });
  },
};
