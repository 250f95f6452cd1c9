import type { Point } from '@skerry/look';

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

/** Where each pawn stands on the chart. */
export function stands(pawns: readonly number[], corners: readonly Point[]): Point[] {
  return pawns.map((space, seat) => {
    const here = pawns.flatMap((at, each) => (at === space ? [each] : []));
    const place = PLACES[here.length]?.[here.indexOf(seat)] ?? { x: 58, y: 45 };
    const corner = corners[space]!;
    return { x: corner.x + place.x, y: corner.y + place.y };
  });
}
