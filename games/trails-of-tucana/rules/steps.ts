import type { Step } from './state.ts';

/** Steps that say nothing more than what they do, made once. */
export const ROUND: Step = { do: 'round' };
export const TURN: Step = { do: 'turn' };
export const SETTLE: Step = { do: 'settle' };
export const END_ROUND: Step = { do: 'endRound' };
