import { COLUMNS, type SpaceNumber } from '../content/vocabulary.ts';

/** The directions to the six neighbours of a space. */
export type Direction = 'east' | 'southEast' | 'southWest' | 'west' | 'northWest' | 'northEast';
/** How many spaces in a direction: `[2, 'east']`. */
export type Leg = readonly [spaces: number, direction: Direction];
export type Bearing = readonly [longer: Leg, shorter?: Leg];

/** The way from a space to another, whatever lies between; nothing from a space to itself. */
export function bearing(from: SpaceNumber, to: SpaceNumber): Bearing | undefined {
  const [start, end] = [slanted(from), slanted(to)];
  const [east, south] = [end.column - start.column, end.row - start.row];
  const legs: Leg[] =
    east * south >= 0
      ? [
          [Math.abs(east), east > 0 ? 'east' : 'west'],
          [Math.abs(south), south > 0 ? 'southEast' : 'northWest'],
        ]
      : [
          [Math.min(Math.abs(east), Math.abs(south)), east > 0 ? 'northEast' : 'southWest'],
          [Math.max(0, Math.abs(east) - Math.abs(south)), east > 0 ? 'east' : 'west'],
          [Math.max(0, Math.abs(south) - Math.abs(east)), south > 0 ? 'southEast' : 'northWest'],
        ];
  const [longer, shorter] = legs.filter(([spaces]) => spaces > 0).sort(([one], [other]) => other - one);
  return longer && (shorter ? [longer, shorter] : [longer]);
}

/** Columns that lean with the hexes: a step south-east keeps the column. Odd rows are shifted half a hex to the right. */
function slanted(cell: SpaceNumber): { readonly row: number; readonly column: number } {
  const row = Math.floor(cell / COLUMNS);
  return { row, column: (cell % COLUMNS) - (row - (row % 2)) / 2 };
}
