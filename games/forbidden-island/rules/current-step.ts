import type { Seat } from '@skerry/engine';
import { ACTIONS_A_TURN } from '../content/adventurers.ts';
import type { Reason } from './reasons.ts';
import type { State, Step } from './state.ts';

export function top(state: State): Step {
  return state.agenda[state.agenda.length - 1]!;
}

/** The next seat, clockwise. */
export function nextSeat(state: State, seat: Seat): Seat {
  return seat + 1 < state.seats ? seat + 1 : 0;
}

/** Whether the seat may take an action of its turn now (FI-17, FI-21). */
export function mayAct(state: State, seat: Seat): boolean {
  const step = top(state);
  return step.do === 'actions' && step.left > 0 && seat === state.active;
}

/** Why the seat can take no action of its turn now, if it cannot. */
export function whyNoAction(state: State, seat: Seat): Reason | undefined {
  const duty = whyDutyFirst(state, seat);
  if (duty !== undefined) return duty;
  if (seat !== state.active) return { why: 'notYourTurn', whose: state.active };
  const step = top(state);
  if (step.do !== 'actions') return { why: 'actionsOver' };
  if (step.left === 0) return { why: 'noActionsLeft' };
  return undefined;
}

/** The discard or swim that comes first, if any (FI-75, FI-98). */
export function whyDutyFirst(state: State, seat: Seat): Reason | undefined {
  const step = top(state);
  if (step.do === 'discard')
    return step.seat === seat ? { why: 'mustDiscard' } : { why: 'mustDiscardFirst', seat: step.seat };
  if (step.do === 'drowning')
    return step.seat === seat ? { why: 'mustSwim' } : { why: 'mustSwimFirst', seat: step.seat };
  if (step.do === 'swim') {
    const first = swimmer(state, step.from);
    return first === seat ? { why: 'mustSwim' } : { why: 'mustSwimFirst', seat: first ?? state.active };
  }
  return undefined;
}

/** FI-104: of the pawns on a sunk tile the active seat's goes first, then clockwise. */
export function swimmer(state: State, from: number): Seat | undefined {
  let seat = state.active;
  for (let count = 0; count < state.seats; count++) {
    if (state.pawns[seat] === from) return seat;
    seat = nextSeat(state, seat);
  }
  return undefined;
}

/** The action part by actions left and the Pilot's flight; created once. */
const ACTIONS_LEFT = Array.from({ length: ACTIONS_A_TURN + 1 }, (_, left) => ({
  fresh: { do: 'actions', left, flown: false } as const,
  flown: { do: 'actions', left, flown: true } as const,
}));

/** FI-17, FI-20: three fresh actions and a fresh flight. */
export const FRESH_ACTIONS: Step = ACTIONS_LEFT[ACTIONS_A_TURN]!.fresh;

/** Spends one action, and the Pilot's flight if it is one. */
export function spendAction(state: State, isFlight = false): void {
  const step = top(state);
  if (step.do !== 'actions') return;
  const { fresh, flown } = ACTIONS_LEFT[step.left - 1]!;
  state.agenda[state.agenda.length - 1] = step.flown || isFlight ? flown : fresh;
}
