import type { Seat } from '@skerry/engine';
import type { DrawnMark, MoveMark } from '@skerry/look';
import type { IslandMap } from '../../rules/map.ts';
import type { TrailsOfTucana } from '../../rules/types.ts';
import { bow, middleOf } from './chart-geometry.ts';
import { segmentOf } from './draws.ts';

/** Segments of the seat whose sheet is shown; others' trails are not on this island. */
export function drawnMarks(marks: readonly MoveMark<TrailsOfTucana>[], island: IslandMap, shown: Seat): DrawnMark[] {
  return marks.flatMap(({ kind, nth, label, seat, action }) => {
    if (seat !== shown || action.act !== 'draw') return [];
    const segment = segmentOf(island, action);
    if (segment === undefined) return [];
    return [{ kind, nth, label, at: middleOf(island, segment), way: bow(island, segment) }];
  });
}
