import type { Seat } from '@skerry/engine';
import { BLUE_POINTS } from '../content/cards.ts';
import { LETTERS } from '../content/islands.ts';
import { nextBlue } from './set-up.ts';
import type { BlueCard, Bonus, State } from './state.ts';
import type { Dealer } from './types.ts';

/**
 * TT-57 to TT-63: each seat that connected a letter in this turn gets the points of its top card, and the card goes.
 */
export function takeBlueCards(state: State, connected: readonly number[], dealer: Dealer): void {
  let any = 0;
  for (let seat = 0; seat < connected.length; seat++) any |= connected[seat]!;
  if (any === 0) return;
  for (let n = 0; n < LETTERS.length; n++) {
    const top = state.blue[n]!;
    if (top === 0 || ((any >> n) & 1) === 0) continue;
    const letter = LETTERS[n]!;
    const bonus = BONUSES[n]![top]!;
    const seats: Seat[] = [];
    for (let seat = 0; seat < connected.length; seat++) {
      if (((connected[seat]! >> n) & 1) === 0) continue;
      seats.push(seat);
      state.sheets[seat]!.bonuses.push(bonus);
    }
    const next = nextBlue(state.seats, top);
    state.blue[n] = next;
    dealer.tell?.({ fact: 'blueWon', letter, points: bonus.points, seats });
    dealer.tell?.({ fact: 'blueGone', letter, left: next === 0 ? 0 : 1 });
  }
}

/** The bonus of each letter and each of its cards. */
const BONUSES: readonly (readonly (Bonus | undefined)[])[] = LETTERS.map((card) =>
  ([0, 1, 2] as const).map((number: BlueCard) =>
    number === 0 ? undefined : { card, points: BLUE_POINTS[card][number] },
  ),
);
