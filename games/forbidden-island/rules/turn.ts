import { offerCapture } from './capture.ts';
import { FRESH_ACTIONS, nextSeat, top, whyDutyFirst } from './current-step.ts';
import { offerFlights } from './fly.ts';
import { offerGifts } from './give.ts';
import { offerGuides } from './guide.ts';
import { offerMoves } from './move.ts';
import { offerShoreUps } from './shore-up.ts';
import type { Rules, StepRules } from './types.ts';

export const END_ACTIONS = { act: 'endActions' } as const;
const FIRST_DRAW = { do: 'draw', nth: 1 } as const;
const TURNS = [0, 1, 2, 3].map((seat) => ({ do: 'turn', seat }) as const);
const FLOOD_PART = { do: 'floodPart' } as const;

/** FI-16: a turn has three parts in fixed order: actions, two treasure cards, flood cards. */
export const turn: StepRules<'turn'> = {
  run(state, { seat }, dealer) {
    state.active = seat;
    state.turn++;
    if (state.passing.length > 0) state.passing = [];
    dealer.tell?.({ fact: 'turnBegan', seat, number: state.turn });
    state.agenda.push(TURNS[nextSeat(state, seat)]!, FLOOD_PART, FIRST_DRAW, FRESH_ACTIONS);
  },
};

/** FI-17: up to three actions, in any mix; FI-18: they end only when the active seat says so. */
export const actions: StepRules<'actions'> = {
  isStart: true,
  whom: (state) => state.active,
  asks: (state, _step, seat) => seat === state.active,
  acts: ['move', 'fly', 'guide', 'shoreUp', 'give', 'capture', 'endActions'],
  offers(state, { left }, seat, offers) {
    if (left > 0) {
      offerMoves(state, seat, offers);
      offerFlights(state, seat, offers);
      offerGuides(state, seat, offers);
      offerShoreUps(state, seat, offers);
      offerGifts(state, seat, offers);
      offerCapture(state, seat, offers);
    }
    offers.push(END_ACTIONS);
  },
  run() {},
};

export const endActions: Rules<'endActions'> = {
  fields: {},
  tries(_state, _seat, tries) {
    tries.push(END_ACTIONS);
  },
  why(state, seat) {
    const duty = whyDutyFirst(state, seat);
    if (duty !== undefined) return duty;
    if (seat !== state.active) return { why: 'onlyActiveEnds', whose: state.active };
    return top(state).do === 'actions' ? undefined : { why: 'actionsOver' };
  },
  take(state, seat, _action, dealer) {
    const step = top(state);
    state.agenda.pop();
    dealer.tell?.({ fact: 'actionsEnded', seat, unused: step.do === 'actions' ? step.left : 0 });
  },
};
