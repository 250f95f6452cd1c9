import { at, type Seat } from '@skerry/engine';
import type { ActionOf } from './actions.ts';
import type { Reason } from './reasons.ts';
import type { Asked, State, Step } from './state.ts';
import type { Rules, StepOf } from './types.ts';

export const top = (state: Pick<State, 'agenda'>): Step => at(state.agenda, state.agenda.length - 1);

/** Removes the current step from the agenda. */
export function pop<K extends Step['do']>(state: State, what: K): StepOf<K> {
  const step = state.agenda.pop();
  if (!isStep(step, what)) throw new Error(`The step that is on is not ${what}, but ${step?.do}.`);
  return step;
}

const isStep = <K extends Step['do']>(step: Step | undefined, what: K): step is StepOf<K> => step?.do === what;

/** The answer belongs to a question other than the current one; at a stop the current step asks a seat. */
export function notAsked(state: State): Reason {
  return { why: 'notAsked', now: top(state).do as Asked };
}

/** Whether the current step is of this kind and concerns this seat. */
export function isAt(state: State, seat: Seat, what: Step['do']): boolean {
  const step = top(state);
  return step.do === what && concerns(state, step, seat);
}

/** Whether a step waits for this seat. */
function concerns(state: State, step: Step, seat: Seat): boolean {
  switch (step.do) {
    case 'homePort':
    case 'stow':
    case 'cubes':
      return step.seat === seat;
    case 'draft':
      return step.left.includes(seat);
    case 'tradeAnswer':
    case 'tradeCounter':
      return state.trade?.rival === seat;
    default:
      return state.active === seat;
  }
}

/** Another seat must answer. */
export function whyNotYou(state: State, seat: Seat): Reason | undefined {
  const step = top(state);
  if (concerns(state, step, seat)) return undefined;
  const whose: Seat[] = [];
  for (let other = 0; other < state.seats; other++) if (concerns(state, step, other)) whose.push(other);
  return { why: 'notYourTurn', whose };
}

/** The answer belongs to another seat or question. */
export function whyNotAt(state: State, seat: Seat, what: Asked): Reason | undefined {
  const { do: now } = top(state);
  return whyNotYou(state, seat) ?? (now === what ? undefined : notAsked(state));
}

/** An answer that is possible whenever its question is asked. */
export const plainAnswer = <K extends 'roll' | 'keep' | 'placeBest' | 'placeByHand' | 'placeNone' | 'retreat'>(
  action: ActionOf<K>,
  step: Asked,
  take: NonNullable<Rules<K>['take']>,
): Rules<K> => ({
  fields: {} as Rules<K>['fields'],
  tries(state, seat, tries) {
    if (isAt(state, seat, step)) tries.push(action);
  },
  why: (state, seat) => whyNotAt(state, seat, step),
  take,
});

/** IB-21, IB-23: an action needs the move before it; there is one per turn. */
export function whyNoAction(state: State, seat: Seat): Reason | undefined {
  const notYou = whyNotYou(state, seat);
  if (notYou !== undefined) return notYou;
  if (isMoving(state)) return { why: 'moveFirst' };
  if (state.acted) return { why: 'actionTaken' };
  const { do: now } = top(state);
  return now === 'act' ? undefined : notAsked(state);
}

/** IB-23, IB-25: free actions come after the move, and never inside an action. */
export function whyNoFreeAction(state: State, seat: Seat): Reason | undefined {
  const notYou = whyNotYou(state, seat);
  if (notYou !== undefined) return notYou;
  if (isMoving(state)) return { why: 'moveFirst' };
  const { do: now } = top(state);
  if (now === 'act') return undefined;
  return state.round === 0 ? notAsked(state) : { why: 'finishAction' };
}

function isMoving(state: State): boolean {
  const step = top(state);
  return step.do === 'sail' || (step.do === 'exhaust' && step.for === 'berth');
}
