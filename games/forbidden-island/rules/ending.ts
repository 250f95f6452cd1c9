import type { Loss } from './facts.ts';
import type { State } from './state.ts';
import type { Dealer } from './types.ts';

/** How a game may end. */
export const ENDINGS: readonly (Loss['why'] | 'won')[] = [
  ...(['won', 'foolsLanding', 'treasure', 'drowned', 'skull', 'givenUp'] as const),
];

/** FI-120: one result for all seats. */
export function lose(state: State, loss: Loss, dealer: Dealer): void {
  state.outcome = { ranks: state.pawns.map(() => 2), why: loss };
  dealer.tell?.({ fact: 'lost', ...loss });
}

export function win(state: State, dealer: Dealer): void {
  state.outcome = { ranks: state.pawns.map(() => 1), why: { why: 'won' } };
  dealer.tell?.({ fact: 'won' });
}
