import type { Seat } from '@skerry/engine';
import { chart } from '../content/spaces.ts';
import { MISSING, type Tile, TREASURE_TILES, TREASURES, type Treasure } from '../content/tiles.ts';
import type { State } from '../rules/state.ts';

/** Seats whose pawns are on a space. */
export const standing = ({ pawns }: Pick<State, 'pawns'>, space: number): Seat[] =>
  pawns.flatMap((at, seat) => (at === space ? [seat] : []));

/** Whether a treasure is uncaptured. */
export const isOpen = ({ captured }: Pick<State, 'captured'>, treasure: Treasure): boolean =>
  captured[TREASURES.indexOf(treasure)] === -1;

/** FI-5: the treasure of a tile, captured or not. */
export function treasureOn(state: Pick<State, 'captured'>, tile: Tile): TreasureOnTile | undefined {
  const treasure = TREASURES.find((each) => TREASURE_TILES[each].includes(tile));
  return treasure && { treasure, captured: !isOpen(state, treasure) };
}

export interface TreasureOnTile {
  readonly treasure: Treasure;
  readonly captured: boolean;
}

/** A treasure's remaining tiles: with none it can no longer be captured. */
export const sitesLeft = ({ island, water }: Pick<State, 'island' | 'water'>, treasure: Treasure): Tile[] =>
  TREASURE_TILES[treasure].filter((tile) => water[chart(island).spaceOf[tile]] !== MISSING);

/** FI-15, FI-65: tiles whose flood cards Waters Rise! put on top: public knowledge. */
export function floodTop({ floodPile }: Pick<State, 'floodPile'>): readonly Tile[] {
  const pile = floodPile.filter((layer) => layer.length > 0);
  return pile.length > 1 ? (pile.at(-1) ?? []) : [];
}
