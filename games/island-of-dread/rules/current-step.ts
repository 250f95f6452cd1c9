import type { Seat } from '@skerry/engine';
import type { CardNumber } from '../content/vocabulary.ts';
import type { Action, ActionOf } from './actions.ts';
import type { Reason } from './reasons.ts';
import { type Asked, combatOf, playerOf, type State, type Step } from './state.ts';
import type { Rules } from './types.ts';

export function top(state: State): Step {
  return state.agenda[state.agenda.length - 1]!;
}

/** The active seat, which acts in the current combat: most steps wait for no other. */
export const active = (state: State): Seat => state.active;
export const acting = (state: State): Seat => combatOf(state).seat;

/** "To the left": the next seat in turn order (ID-17). */
export const leftOf = (state: State, seat: Seat): Seat => (seat + 1) % state.seats;

/** The seat that a step waits for, if any. */
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
      return step.opposing ? combatOf(state).rival : combatOf(state).seat;
    case 'escape':
    case 'phase':
    case 'beforeRoll':
    case 'afterRoll':
    case 'hit':
    case 'defendFail':
    case 'spoils':
      return combatOf(state).seat;
    case 'opposing':
      return combatOf(state).rival;
    case 'damage':
      return ownerOf(state, combatOf(state).target);
    default:
      return state.active;
  }
}

/** Whether the current combat is one of Heroes. */
export const isDuel = ({ combat }: State): boolean => combat !== null && combat.rival >= 0;

/** The seat's opponent, or `NONE` against a Challenge. */
export function enemySeat({ combat }: State, seat: Seat): Seat {
  const { seat: acts, rival } = combat!;
  return seat === rival ? acts : rival;
}

/** A figure's owner; the Challenge's damage concerns the seat that fights it. */
export function ownerOf(state: State, figure: CardNumber): Seat {
  const { seat, rival } = combatOf(state);
  if (rival < 0) return seat;
  const { hero, allies } = playerOf(state, rival);
  return figure === hero || allies.includes(figure) ? rival : seat;
}

/** The answer belongs to a question other than the current one; at a stop the current step asks a seat. */
export const notAsked = (state: State): Reason => ({ why: 'notAsked', now: top(state).do as Asked });

export function whyNotYou(state: State, seat: Seat): Reason | undefined {
  const whose = seatAsked(state, top(state));
  return whose === seat ? undefined : { why: 'notYourTurn', whose };
}

/** The answer belongs to another seat or question. */
export function whyNotAt(state: State, seat: Seat, what: Asked): Reason | undefined {
  return whyNotYou(state, seat) ?? (top(state).do === what ? undefined : notAsked(state));
}

/** Whether the current step is of this kind and concerns this seat. */
export function isAt(state: State, seat: Seat, what: Step['do']): boolean {
  const step = top(state);
  return step.do === what && seatAsked(state, step) === seat;
}

type PlainAct = {
  [K in Action['act']]: Exclude<keyof ActionOf<K>, 'act'> extends never ? K : never;
}[Action['act']];

/** An answer without fields, possible whenever one of its questions is asked. */
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
