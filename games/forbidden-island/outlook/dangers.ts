import type { Seat } from '@skerry/engine';
import { SKULL } from '../content/meter.ts';
import { FLOODED, MISSING, type Tile, type Treasure } from '../content/tiles.ts';
import { lossOf } from '../rules/flood.ts';
import { holds } from '../rules/hand.ts';
import type { State } from '../rules/state.ts';
import { shores } from '../rules/swim.ts';
import { standing } from './tiles.ts';

/** How the game is lost when a tile sinks (FI-106, FI-113, FI-114). */
export type Fatal =
  | { readonly why: 'foolsLanding' }
  | { readonly why: 'treasure'; readonly treasure: Treasure }
  | { readonly why: 'drowned'; readonly seat: Seat };

/** How the game would be lost if the tile of a space sank now; undefined if play would continue. */
export function fatal(state: State, space: number): Fatal | undefined {
  if (state.outcome !== null || state.water[space] === MISSING) return undefined;
  const loss = lossOf(state, space);
  if (loss?.why === 'foolsLanding' || loss?.why === 'treasure') return loss;
  // FI-107: a seat with a Helicopter Lift could still save the pawn.
  if (state.hands.some((hand) => holds(hand, 'helicopter-lift'))) return undefined;
  const sunk: State = { ...state, water: state.water.map((water, each) => (each === space ? MISSING : water)) };
  const seat = standing(state, space).find((each) => shores(sunk, each).length === 0);
  return seat === undefined ? undefined : { why: 'drowned', seat };
}

/** Flooded tiles whose next card loses the game. */
export const fatalTiles = (state: State): Tile[] =>
  state.island.tiles.filter((_, space) => state.water[space] === FLOODED && fatal(state, space) !== undefined);

/** FI-116: the next Waters Rise! card takes the water to the skull. */
export const isAtBrink = ({ mark, outcome }: Pick<State, 'mark' | 'outcome'>): boolean =>
  outcome === null && mark === SKULL - 1;
