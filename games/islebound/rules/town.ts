import { at, type Seat } from '@skerry/engine';
import { CONSTANTS } from '../content/constants.ts';
import type { CellNumber } from '../content/map.ts';
import { NOBODY, type TownNumber } from '../content/vocabulary.ts';
import type { Place, World } from '../content/world.ts';
import { bonus } from './abilities.ts';
import { ownerOf, type State, shipOf } from './state.ts';

export const townNumberIn = ({ towns }: Pick<State, 'towns'>, cell: CellNumber): TownNumber => towns[cell] ?? NOBODY;

/** A region's town as this table plays it. */
export const townIn = (world: World, state: Pick<State, 'edition' | 'boards' | 'towns'>, cell: CellNumber): Place =>
  at(world.places[state.edition][state.boards], state.towns[cell] ?? NOBODY);

export const townAt = (world: World, state: State, seat: Seat): Place =>
  townIn(world, state, state.ships[seat] ?? NOBODY);

/** The seat that controls the town at a seat's ship, or `NOBODY`. */
export const ownerAt = ({ owners, ships }: State, seat: Seat): Seat => owners[ships[seat] ?? NOBODY] ?? NOBODY;

/** IB-90, IB-104: the town's strength, more if another seat controls it; at the seat's ship by default. */
export function needFor(world: World, state: State, seat: Seat, cell = shipOf(state, seat)): number {
  const { strength } = townIn(world, state, cell);
  const owner = ownerOf(state, cell);
  if (owner === NOBODY || owner === seat) return strength;
  return strength + CONSTANTS.ownedTownExtra + bonus(world, state, owner, 'defence');
}
