/** Where everything lies on the chart, made from the content of the table. */
import type { Point } from '@skerry/look';
import { COLUMNS } from '../content/vocabulary.ts';

/** From the middle of a hex to its corners, in the units of the chart. */
export const RADIUS = 40;
export const WIDE = RADIUS * Math.sqrt(3);

/** The middle of a space; odd rows lie half a hex to the right. */
export function middleOf(cell: number): Point {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  return { x: WIDE * (column + (row % 2) / 2), y: 1.5 * RADIUS * row };
}
