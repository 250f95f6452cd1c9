import type { Prompts, Seat } from '@skerry/engine';
import { chart } from '../content/spaces.ts';
import { FLOODED } from '../content/tiles.ts';
import type { ActionOf } from './actions.ts';
import { top, whyDutyFirst } from './current-step.ts';
import { allAboard, mayPlaySpecial } from './special.ts';
import type { State } from './state.ts';
import { drowning } from './swim.ts';
import type { ForbiddenIsland, Rules, StepRules } from './types.ts';

export const OPEN_WINDOW = { do: 'window', passed: [] } as const;
export const PASS_WINDOW: ActionOf<'pass'> = { act: 'pass', until: 'window' };
export const PASS_TURN: ActionOf<'pass'> = { act: 'pass', until: 'turn' };

/** FI-82: between two draws every seat with a playable special card plays it or passes. The plays are interrupts. */
export const window: StepRules<'window'> = {
  asks: (state, { passed }, seat) =>
    mayPlaySpecial(state, seat) && !passed.includes(seat) && !state.passing.includes(seat),
  acts: ['pass'],
  offers(_state, _step, _seat, offers) {
    offers.push(PASS_WINDOW);
    offers.push(PASS_TURN);
  },
  run() {},
};

/** FI-82: no window opens without a special card in a hand; none can be gained before it would close. */
export function openWindow(state: State): void {
  for (let seat = 0; seat < state.seats; seat++) {
    const hand = state.hands[seat]!;
    for (let n = 0; n < hand.length; n++) {
      if (hand[n] === 'helicopter-lift' || hand[n] === 'sandbags') return void state.agenda.push(OPEN_WINDOW);
    }
  }
}

/** FI-107: a pawn not lifted now is lost, so a pass for the turn does not apply. */
function isAskedToPass(state: State, seat: Seat, until: 'window' | 'turn'): boolean {
  const step = top(state);
  if (step.do === 'window') return window.asks?.(state, step, seat) ?? false;
  return step.do === 'drowning' && until === 'window' && (drowning.asks?.(state, step, seat) ?? false);
}

/** FI-83: a pass is for this window or for the rest of the turn. */
export const pass: Rules<'pass'> = {
  fields: { until: ['window', 'turn'] },
  tries(state, seat, tries) {
    if (isAskedToPass(state, seat, 'window')) tries.push(PASS_WINDOW);
    if (isAskedToPass(state, seat, 'turn')) tries.push(PASS_TURN);
  },
  why(state, seat, { until }) {
    if (isAskedToPass(state, seat, until)) return undefined;
    const duty = whyDutyFirst(state, seat);
    return duty?.why === 'mustDiscard' || duty?.why === 'mustSwim' ? duty : { why: 'nothingToPass' };
  },
  take(state, seat, { until }, dealer) {
    const step = top(state);
    const passed = 'passed' in step ? [...step.passed, seat] : [];
    if (step.do === 'window') state.agenda[state.agenda.length - 1] = { do: 'window', passed };
    if (step.do === 'drowning') state.agenda[state.agenda.length - 1] = { do: 'drowning', seat: step.seat, passed };
    if (until === 'turn') state.passing.push(seat);
    dealer.tell?.({ fact: 'passed', seat, until });
  },
};

/**
 * FI-82: a window opens only for playable cards. All hands and each layer's cards are open, so a stop reveals no
 * secret.
 */
export const windows: Prompts<ForbiddenIsland> = {
  pass: (state) => (top(state).do === 'window' ? PASS_WINDOW : undefined),
  matters(state) {
    const next = state.agenda.at(-2);
    // Lift-off wins, and a Waters Rise! at the last mark loses, whatever is drawn before.
    if (allAboard(state)) return true;
    if (next?.do !== 'flood') return false;
    // FI-94: the next flood card may be any of the top layer, and removes a flooded tile for good.
    const { spaceOf } = chart(state.island);
    return state.floodPile.at(-1)?.some((tile) => state.water[spaceOf[tile]] === FLOODED) ?? false;
  },
};
