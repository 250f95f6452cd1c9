import type { Game, Random, Seat } from '@skerry/engine';
import type { Action } from '../rules/actions.ts';
import type { State } from '../rules/state.ts';
import type { IslandOfDread } from '../rules/types.ts';
import { offersIn } from './offers.ts';

/** A race that is not over by then counts as if it were. */
export const LONGEST_RACE = 46;

/** How whoever only waits passes. */
const PASSING: readonly Action['act'][] = ['stay', 'leave', 'done', 'back', 'goOn'];

/** What a rival does who has to be there while a Hero races: puts the racer anywhere, and nothing else. */
export function wait(game: Game<IslandOfDread>, state: State, seat: Seat, random: Random): Action {
  const offers = offersIn(game, state, seat);
  const passing = PASSING.flatMap((act) => offers.find((offer) => offer.act === act) ?? []);
  return passing[0] ?? offers[random.below(offers.length)]!;
}
