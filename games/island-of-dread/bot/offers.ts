import { type Game, offersTo, type Seat } from '@skerry/engine';
import type { Action } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';

export function offersIn(game: Game<IslandOfDread>, state: State, seat: Seat): Action[] {
  const offers: Action[] = [];
  offersTo(game, state, seat, offers);
  return offers;
}
