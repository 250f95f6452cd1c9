/** The reference page *Crew in Above and Below* (IB-208 to IB-211). Nothing in Islebound reads it. */

export const TILE_KINDS = ['good', 'points', 'potion', 'cider'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** IB-211 */
export const MOST_TILES = 22;
export const MOST_POINTS = 20;

/** One crew tile: what it shows, and the number on it or how many of that are owned. */
export interface Tile {
  readonly kind: TileKind;
  readonly n: number;
}

/** IB-210: the number on a tile, or one point per good, potion or cider owned: the same sum for each kind. */
export const villagePoints = (tiles: readonly Tile[]): number => tiles.reduce((sum, { n }) => sum + n, 0);
