import type { Seat } from '@skerry/engine';
import { chart } from '../content/spaces.ts';
import { MISSING, type Tile, TREASURE_TILES, TREASURES, type Treasure } from '../content/tiles.ts';
import type { State } from '../rules/state.ts';

/** Who stands on a space. */
export const standing = ({ pawns }: Pick<State, 'pawns'>, space: number): Seat[] =>
  pawns.flatMap((at, seat) => (at === space ? [seat] : []));

/** Whether nobody has captured a treasure yet. */
export const isOpen = ({ captured }: Pick<State, 'captured'>, treasure: Treasure): boolean =>
  captured[TREASURES.indexOf(treasure)] === -1;

/** FI-5: the treasure that can be captured on a tile, or could. */
export function treasureOn(state: Pick<State, 'captured'>, tile: Tile): TreasureOnTile | undefined {
  const treasure = TREASURES.find((each) => TREASURE_TILES[each].includes(tile));
  return treasure && { treasure, captured: !isOpen(state, treasure) };
}

export interface TreasureOnTile {
  readonly treasure: Treasure;
  readonly captured: boolean;
}

/** The tiles of a treasure that are left: where there is none, it can no longer be captured. */
export const sitesLeft = ({ island, water }: Pick<State, 'island' | 'water'>, treasure: Treasure): Tile[] =>
  TREASURE_TILES[treasure].filter((tile) => water[chart(island).spaceOf[tile]] !== MISSING);

/** Tiles whose flood cards were laid on top by Waters Rise!: open knowledge (FI-15, FI-65). */
export function floodTop({ floodPile }: Pick<State, 'floodPile'>): readonly Tile[] {
  const pile = floodPile.filter((layer) => layer.length > 0);
  return pile.length > 1 ? (pile.at(-1) ?? []) : [];
}
