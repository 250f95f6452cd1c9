import { at } from '@skerry/engine';
import type { DrawnMark, MoveMark, Point } from '@skerry/look';
import { CELLS } from '../../content/map.ts';
import type { Islebound } from '../../rules/types.ts';
import type { Places } from './places.ts';

/** Passages are marked at their destination, everything else at the seat's ship. */
export function drawnMarks(
  marks: readonly MoveMark<Islebound>[],
  { regions }: Places,
  ships: readonly (Point | undefined)[],
): DrawnMark[] {
  return marks.flatMap(({ kind, nth, label, seat, action }): DrawnMark[] => {
    const own = ships[seat];
    if (action.act === 'sail')
      return [{ kind, nth, label, at: at(regions, CELLS.indexOf(action.to)).middle, from: own }];
    // Actions on the spot are marked above the ship, several side by side.
    return own === undefined ? [] : [{ kind, nth, label, at: { x: own.x + 44 * ((nth ?? 1) - 1), y: own.y - 34 } }];
  });
}
