import { type Game, type GameTypes, type Move, offersTo, type Seat, take } from '@skerry/engine';
import { finish } from '../halving.ts';
import type { Planning } from '../profile/bot-profile.ts';
import { nameOf } from '../review/arms.ts';
import { WatchedDealer } from '../turn.ts';

/** A goal to reach before chance decides. */
export interface Quest<T extends GameTypes> {
  readonly game: Game<T>;
  readonly planning: Pick<Planning<T>, 'isOn' | 'key'>;
  readonly state: T['State'];
  isReached(state: T['State']): boolean;
}

interface Place<T extends GameTypes> {
  readonly state: T['State'];
  readonly moves: number;
  /** All last moves that reach it in that number of moves. */
  readonly from: { readonly place: Place<T>; readonly move: Move<T['Action']> }[];
}

/** With more reachable positions than this, it is a maze, not a puzzle. */
const MOST_PLACES = 8000;
/** The limit of orders counted for a shortest solution. */
const MOST_ORDERS = 2000;

/**
 * All shortest solutions, by every move of every seat, each set of moves in one of its orders; empty if there is
 * none, undefined if the search was given up.
 */
export const shortestWays = <T extends GameTypes>(quest: Quest<T>, most = MOST_PLACES): Ways<T> | undefined =>
  finish(searchingWays(quest, most));

/** Sets of moves, each in one of its orders. */
export type Ways<T extends GameTypes> = readonly (readonly Move<T['Action']>[])[];

/** The same, yielding the number of positions reached so far. */
export function* searchingWays<T extends GameTypes>(
  quest: Quest<T>,
  most = MOST_PLACES,
): Generator<number, Ways<T> | undefined> {
  const { game, planning, state } = quest;
  const dealer = new WatchedDealer(1);
  const start: Place<T> = { state, moves: 0, from: [] };
  const places = new Map([[planning.key(state), start]]);
  let front = [start];
  while (front.length > 0) {
    const next: Place<T>[] = [];
    const reached: Place<T>['from'] = [];
    for (const place of front) {
      for (const move of movesOf(game, place.state)) {
        const after = game.clone(place.state);
        dealer.asked = false;
        take(game, after, move.seat, move.action, dealer);
        if (quest.isReached(after)) {
          reached.push({ place, move });
          continue;
        }
        if (dealer.asked || game.outcome(after) !== undefined || !planning.isOn(after)) continue;
        const key = planning.key(after);
        const known = places.get(key);
        if (known === undefined) {
          const found = { state: after, moves: place.moves + 1, from: [{ place, move }] };
          places.set(key, found);
          next.push(found);
        } else if (known.moves === place.moves + 1) known.from.push({ place, move });
      }
      if (places.size > most) return undefined;
      yield places.size;
    }
    if (reached.length > 0) return distinct(reached);
    front = next;
  }
  return [];
}

function* movesOf<T extends GameTypes>(game: Game<T>, state: T['State']): Generator<Move<T['Action']>> {
  for (let seat: Seat = 0; seat < state.seats; seat++) {
    const offers: T['Action'][] = [];
    offersTo(game, state, seat, offers);
    for (const action of offers) yield { seat, action };
  }
}

/** Solutions of the same moves in another order count as one. */
function distinct<T extends GameTypes>(ends: Place<T>['from']): (readonly Move<T['Action']>[])[] | undefined {
  const found = new Map<string, readonly Move<T['Action']>[]>();
  const open = ends.map(({ place, move }) => ({ place, moves: [move] as readonly Move<T['Action']>[] }));
  let orders = 0;
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const { place, moves } = way;
    if (++orders > MOST_ORDERS) return undefined;
    if (place.from.length === 0) {
      const set = moves.map((each) => nameOf([each])).sort();
      found.set(set.join(' '), moves);
    }
    for (const from of place.from) open.push({ place: from.place, moves: [from.move, ...moves] });
  }
  return [...found.values()];
}
