import type { DrawnMark, MoveMark, Point } from '@skerry/look';
import type { IslandOfDread } from '../../rules/types.ts';
import type { TextContext } from '../../text/context.ts';
import type { HeroPosition } from './hero-positions.ts';
import { placeOf } from './targets.ts';

/** Actions done on the spot are marked above the Hero. */
const ABOVE = 52;

/** Moves are marked at their destination, everything else at the seat's Hero. */
export function drawnMarks(
  marks: readonly MoveMark<IslandOfDread>[],
  telling: TextContext,
  heroes: readonly HeroPosition[],
  pointOf: (place: number) => Point,
): DrawnMark[] {
  return marks.flatMap(({ kind, nth, label, seat, action }): DrawnMark[] => {
    const hero = heroes.find((each) => each.seat === seat);
    const place = placeOf(telling, action);
    if (place !== undefined) return [{ kind, nth, label, at: pointOf(place), from: hero }];
    return hero === undefined ? [] : [{ kind, nth, label, at: { x: hero.x, y: hero.y - ABOVE } }];
  });
}
