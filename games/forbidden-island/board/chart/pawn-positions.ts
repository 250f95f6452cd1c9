import type { Point } from '@skerry/look';
import { type Tile, TREASURE_TILES, TREASURES } from '../../content/tiles.ts';
import type { State } from '../../rules/state.ts';
import type { ChartGeometry } from './chart-geometry.ts';

/** Where the feet of several pawns on one tile go, from its upper left corner. */
const PLACES: readonly (readonly Point[])[] = [
  [],
  [{ x: 86, y: 45 }],
  [
    { x: 30, y: 45 },
    { x: 86, y: 45 },
  ],
  [
    { x: 24, y: 38 },
    { x: 58, y: 50 },
    { x: 92, y: 38 },
  ],
  [
    { x: 21, y: 36 },
    { x: 46, y: 52 },
    { x: 71, y: 36 },
    { x: 96, y: 52 },
  ],
];

/** Alone on a tile with a pennant. */
const LEFT: Point = { x: 30, y: 45 };

/** Where each pawn stands on the chart. */
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
