import type { Game, Random, Seat } from '@skerry/engine';
import type { Action } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { offersIn } from './offers.ts';

/** A race that reaches this many turns counts as ended. */
export const LONGEST_RACE = 46;

/** How a waiting seat passes. */
const PASSING: readonly Action['act'][] = ['stay', 'leave', 'done', 'back', 'goOn'];

/** The idle rival of a race: it places the racer anywhere and otherwise passes. */
export function wait(game: Game<IslandOfDread>, state: State, seat: Seat, random: Random): Action {
  const offers = offersIn(game, state, seat);
  const passing = PASSING.flatMap((act) => offers.find((offer) => offer.act === act) ?? []);
  return passing[0] ?? offers[random.below(offers.length)]!;
}
