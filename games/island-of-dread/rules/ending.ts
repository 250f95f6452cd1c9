import type { Seat } from '@skerry/engine';
import type { Cause, Headings } from './facts.ts';
import { playerOf, type State } from './state.ts';
import type { Dealer } from './types.ts';

/** ID-237: the tie-breakers of those who did not win. */
export function headingsOf(state: State, seat: Seat): Headings {
  const { trained, points, gold } = playerOf(state, seat);
  return { counters: trained.reduce((sum, n) => sum + n, 0), points, gold };
}

function isAhead(one: Headings, other: Headings): boolean {
  if (one.counters !== other.counters) return one.counters > other.counters;
  return one.points !== other.points ? one.points > other.points : one.gold > other.gold;
}

/** ID-236 to ID-238, ID-244: the winner has rank 1; without one the ranks begin with 2. */
export function endGame(state: State, cause: Cause, winner: Seat | null, dealer: Dealer): void {
  const scores = state.players.map((_, seat) => headingsOf(state, seat));
  const ranks = scores.map((own, seat) =>
    seat === winner ? 1 : 2 + scores.filter((other, rival) => rival !== winner && isAhead(other, own)).length,
  );
  state.outcome = { ranks, scores, why: { why: cause } };
  dealer.tell?.({ fact: 'gameEnded', cause, seat: winner });
  dealer.tell?.({ fact: 'ranked', places: ranks });
}
