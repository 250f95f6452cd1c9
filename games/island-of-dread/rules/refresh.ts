import type { Seat } from '@skerry/engine';
import { playerOf, type State } from './state.ts';
import type { Dealer, StepRules } from './types.ts';

/** ID-43: all activated cards are turned face up, the Captain's too, also on a voyage. */
export const refreshStep: StepRules<'refresh'> = {
  run(state, _step, dealer) {
    dealer.tell?.({ fact: 'stepBegan', seat: state.active, step: 'refresh' });
    refresh(state, state.active, dealer);
  },
};

export function refresh(state: State, seat: Seat, dealer: Dealer): void {
  const player = playerOf(state, seat);
  if (player.down.length === 0) return;
  const cards = player.down;
  player.down = [];
  dealer.tell?.({ fact: 'refreshed', seat, cards });
}
