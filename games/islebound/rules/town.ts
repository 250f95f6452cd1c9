import type { Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import type { Place, World } from '../content/world.ts';
import { bonus } from './abilities.ts';
import { NOBODY, type State } from './state.ts';

/** The town in a region, as this table plays it. */
export const townIn = (world: World, state: Pick<State, 'edition' | 'boards' | 'towns'>, cell: number): Place =>
  world.places[state.edition][state.boards][state.towns[cell]!]!;

/** The town where a seat's ship lies. */
export const townAt = (world: World, state: State, seat: Seat): Place => townIn(world, state, state.ships[seat]!);

/** Who controls the town where a seat's ship lies, or `NOBODY`. */
export const ownerAt = (state: State, seat: Seat): number => state.owners[state.ships[seat]!]!;

/** IB-90, IB-104: the town's strength, and more if another player controls it; where the seat's ship lies, unless told. */
export function needFor(world: World, state: State, seat: Seat, cell = state.ships[seat]!): number {
  const { strength } = townIn(world, state, cell);
  const owner = state.owners[cell]!;
  if (owner === NOBODY || owner === seat) return strength;
  return strength + CONSTANTS.ownedTownExtra + bonus(world, state, owner, 'defence');
}
