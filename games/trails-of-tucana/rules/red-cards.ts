import type { Seat } from '@skerry/engine';
import { RED_POINTS } from '../content/cards.ts';
import { SIGHTS, type Sight, VILLAGES } from '../content/islands.ts';
import type { IslandMap } from './map.ts';
import type { Sheet, State } from './state.ts';
import type { Dealer } from './types.ts';

/**
 * TT-65, TT-66: all seats that connect two sights of a red card's kind in the first turn in which any seat does get
 * its points.
 */
export function takeRedCards(map: IslandMap, state: State, dealer: Dealer): void {
  for (const sight of state.red) {
    const seats: Seat[] = [];
    for (let seat = 0; seat < state.seats; seat++) if (connectsTwo(map, state.sheets[seat]!, sight)) seats.push(seat);
    if (seats.length === 0) continue;
    state.red = state.red.filter((each) => each !== sight);
    for (const seat of seats) state.sheets[seat]!.bonuses.push({ card: sight, points: RED_POINTS });
    dealer.tell?.({ fact: 'redWon', sight, points: RED_POINTS, seats });
  }
}

/** TT-67: with or without a village; on Isla Grande any two of the three. */
function connectsTwo({ landmarks, perKind }: IslandMap, { trail }: Sheet, sight: Sight): boolean {
  const first = VILLAGES + SIGHTS.indexOf(sight) * perKind;
  const trails = landmarks.slice(first, first + perKind).map((hex) => trail[hex]!);
  return new Set(trails).size < perKind;
}
