/** Positions of spaces and their outlines, in chart units. */
import type { Point } from '@skerry/look';
import { COLUMNS, ROWS } from '../../content/vocabulary.ts';

/** Centre of a hex to its corners. */
export const RADIUS = 40;
/** Side to side. */
export const WIDE = RADIUS * Math.sqrt(3);

/** Everything visible: the grid, and water around it for the title. */
export const FRAME = { x: -44, y: -150, width: 1922, height: 1380 } as const;

export const rowOf = (cell: number): number => Math.floor(cell / COLUMNS);

/** Odd rows are shifted half a hex to the right. */
export function middleOf(cell: number): Point {
  const row = rowOf(cell);
  return { x: WIDE * ((cell % COLUMNS) + (1 + (row % 2)) / 2), y: RADIUS * (1 + 1.5 * row) };
}

/** The space at a point, land or sea; -1 outside the grid. */
export function cellAt({ x, y }: Point): number {
  const near = Math.round((y / RADIUS - 1) / 1.5);
  let best = -1;
  let least = RADIUS * RADIUS;
  for (const row of [near - 1, near, near + 1]) {
    const column = Math.round(x / WIDE - (1 + (Math.abs(row) % 2)) / 2);
    if (row < 0 || row >= ROWS || column < 0 || column >= COLUMNS) continue;
    const cell = row * COLUMNS + column;
    const middle = middleOf(cell);
    const away = (middle.x - x) ** 2 + (middle.y - y) ** 2;
    if (away < least) [best, least] = [cell, away];
  }
  return best;
}

/** The six neighbours, clockwise from the upper right; -1 outside the grid. */
export function around(cell: number): number[] {
  const [row, column] = [rowOf(cell), cell % COLUMNS];
  const shift = row % 2 === 0 ? -1 : 0;
  return (
    [
      [row - 1, column + shift + 1],
      [row, column + 1],
      [row + 1, column + shift + 1],
      [row + 1, column + shift],
      [row, column - 1],
      [row - 1, column + shift],
    ] as const
  ).map(([r, c]) => (r < 0 || r >= ROWS || c < 0 || c >= COLUMNS ? -1 : r * COLUMNS + c));
}

const HALF = WIDE / 2 / RADIUS;
/** Clockwise from the top: side n runs from corner n to the next. */
const CORNERS = [
  [0, -1],
  [HALF, -0.5],
  [HALF, 0.5],
  [0, 1],
  [-HALF, 0.5],
  [-HALF, -0.5],
] as const;

const round = (value: number): number => Math.round(value * 10) / 10;
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

function cornerOf(cell: number, corner: number, radius = RADIUS): Point {
  const { x, y } = middleOf(cell);
  const [dx, dy] = CORNERS[corner % 6]!;
  return { x: x + dx * radius, y: y + dy * radius };
}

export const hexOf = (cell: number, radius = RADIUS): string =>
  `M${CORNERS.map((_, corner) => at(cornerOf(cell, corner, radius))).join('L')}Z`;

/** Closed loops: an outer one per group of spaces, and one per hole. */
export function outlineOf(cells: Iterable<number>): string {
  const inside = new Set(cells);
  const next = new Map<string, string>();
  for (const cell of inside)
    around(cell).forEach((other, side) => {
      if (!inside.has(other)) next.set(at(cornerOf(cell, side)), at(cornerOf(cell, side + 1)));
    });
  const loops: string[] = [];
  for (const [start] of next) {
    if (!next.has(start)) continue;
    const loop: string[] = [];
    for (let corner = start; next.has(corner); ) {
      loop.push(corner);
      const to = next.get(corner)!;
      next.delete(corner);
      corner = to;
    }
    loops.push(`M${loop.join('L')}Z`);
  }
  return loops.join('');
}

/** The midpoint of two spaces' common side. */
export function between(one: number, other: number): Point {
  const [a, b] = [middleOf(one), middleOf(other)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
