import type { Point } from '@skerry/look';
import { type Tile, TREASURE_TILES, TREASURES } from '../../content/tiles.ts';
import type { State } from '../../rules/state.ts';
import type { ChartGeometry } from './chart-geometry.ts';

/** Positions of several pawns on one tile, from its upper left corner: their rings end above its name. */
const PLACES: readonly (readonly Point[])[] = [
  [],
  [{ x: 84, y: 39 }],
  [
    { x: 28, y: 39 },
    { x: 80, y: 39 },
  ],
  [
    { x: 24, y: 35 },
    { x: 56, y: 46 },
    { x: 88, y: 35 },
  ],
  [
    { x: 21, y: 33 },
    { x: 46, y: 47 },
    { x: 71, y: 33 },
    { x: 96, y: 47 },
  ],
];

/** Alone on a tile with a pennant. */
const LEFT: Point = { x: 32, y: 39 };

export function pawnPositions({ pawns, island }: Pick<State, 'pawns' | 'island'>, { corners }: ChartGeometry): Point[] {
  return pawns.map((space, seat) => {
    const here = pawns.flatMap((at, each) => (at === space ? [each] : []));
    const alone = here.length === 1 && PENNANTS.has(island.tiles[space]!);
    const place = alone ? LEFT : PLACES[here.length]![here.indexOf(seat)]!;
    const corner = corners[space]!;
    return { x: corner.x + place.x, y: corner.y + place.y };
  });
}

const PENNANTS: ReadonlySet<Tile> = new Set(TREASURES.flatMap((treasure) => TREASURE_TILES[treasure]));

/** Three and more on a tile are drawn smaller. */
export const crowding = ({ pawns }: Pick<State, 'pawns'>, seat: number): number =>
  pawns.filter((space) => space === pawns[seat]).length > 2 ? 0.84 : 1;
