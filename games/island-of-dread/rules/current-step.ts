import type { Seat } from '@skerry/engine';
import type { Action, ActionOf } from './actions.ts';
import type { Reason } from './reasons.ts';
import type { Asked, State, Step } from './state.ts';
import type { Rules } from './types.ts';

/** The step that is on. */
export function top(state: State): Step {
  return state.agenda[state.agenda.length - 1]!;
}

/** Whose turn it is, and who acts in the combat that is on: most steps wait for nobody else. */
export const active = (state: State): Seat => state.active;
export const acting = (state: State): Seat => state.combat!.seat;

/** "To the left": the next seat in turn order (ID-17). */
export const leftOf = (state: State, seat: Seat): Seat => (seat + 1) % state.seats;

/** Whose answer a step waits for, if it waits. */
export function seatAsked(state: State, step: Step): Seat {
  switch (step.do) {
    case 'floodPlace':
    case 'castAshore':
    case 'sendHome':
      return leftOf(state, step.seat);
    case 'answer':
      return state.deal!.rival;
    case 'choose':
    case 'offer':
    case 'freeItem':
    case 'legendary':
    case 'takeMap':
    case 'loseCostliest':
    case 'nearestTown':
    case 'pickFigure':
    case 'swapMap':
    case 'makeRoom':
      return step.seat;
    case 'beforeCombat':
    case 'combatRound':
      return step.opposing ? state.combat!.rival : state.combat!.seat;
    case 'escape':
    case 'phase':
    case 'beforeRoll':
    case 'afterRoll':
    case 'hit':
    case 'defendFail':
    case 'spoils':
      return state.combat!.seat;
    case 'opposing':
      return state.combat!.rival;
    case 'damage':
      return ownerOf(state, state.combat!.target);
    default:
      return state.active;
  }
}

/** Whether the combat that is on is one of Heroes. */
export const isDuel = ({ combat }: State): boolean => combat !== null && combat.rival >= 0;

/** The seat that another one fights, or `NONE` against a Challenge. */
export function enemySeat({ combat }: State, seat: Seat): Seat {
  const { seat: acts, rival } = combat!;
  return seat === rival ? acts : rival;
}

/** Who has a figure; the Challenge's damage concerns whoever fights it. */
export function ownerOf(state: State, figure: number): Seat {
  const { seat, rival } = state.combat!;
  if (rival < 0) return seat;
  const { hero, allies } = state.players[rival]!;
  return figure === hero || allies.includes(figure) ? rival : seat;
}

/** The answer belongs to another question than the one now asked: at a stop the step that is on asks somebody. */
export const notAsked = (state: State): Reason => ({ why: 'notAsked', now: top(state).do as Asked });

export function whyNotYou(state: State, seat: Seat): Reason | undefined {
  const whose = seatAsked(state, top(state));
  return whose === seat ? undefined : { why: 'notYourTurn', whose };
}

/** The answer belongs to another seat or to another question. */
export function whyNotAt(state: State, seat: Seat, what: Asked): Reason | undefined {
  return whyNotYou(state, seat) ?? (top(state).do === what ? undefined : notAsked(state));
}

/** Whether the step that is on is of this kind and concerns this seat. */
export function isAt(state: State, seat: Seat, what: Step['do']): boolean {
  const step = top(state);
  return step.do === what && seatAsked(state, step) === seat;
}

type PlainAct = {
  [K in Action['act']]: Exclude<keyof ActionOf<K>, 'act'> extends never ? K : never;
}[Action['act']];

/** An answer without fields that is possible whenever one of its questions is asked. */
export const plain = <K extends PlainAct>(
  action: ActionOf<K>,
  steps: readonly Asked[],
  take: NonNullable<Rules<K>['take']>,
): Rules<K> => ({
  fields: {} as Rules<K>['fields'],
  tries(state, seat, tries) {
    const step = top(state);
    if ((steps as readonly string[]).includes(step.do) && seatAsked(state, step) === seat) tries.push(action);
  },
  why(state, seat) {
    return (
      whyNotYou(state, seat) ?? ((steps as readonly string[]).includes(top(state).do) ? undefined : notAsked(state))
    );
  },
  take,
});
