import type { DrawnMark, MoveMark, Point } from '@skerry/look';
import { chart, type Space } from '../../content/spaces.ts';
import type { ForbiddenIsland } from '../../rules/types.ts';
import type { TextContext } from '../../text/context.ts';
import { type ChartGeometry, TILE } from './chart-geometry.ts';
import { spacesOf } from './concerns.ts';

type Mark = MoveMark<ForbiddenIsland>;

/** Moves are marked on their tile, on the pawn they go to, or else beside their seat's pawn. */
export function drawnMarks(
  marks: readonly Mark[],
  { corners }: ChartGeometry,
  pawns: readonly Point[],
  telling: TextContext,
): DrawnMark[] {
  const { numbers } = chart(telling.state.island);
  return marks.map(({ kind, nth, label, seat, action }) => {
    const own = pawns[seat]!;
    const [space] = spacesOf(action, { ...telling, reader: seat });
    if (space !== undefined) {
      const corner = corners[numbers.get(space)!]!;
      const at = { x: corner.x + TILE / 2, y: corner.y + TILE / 2 };
      const isHere = telling.state.pawns[seat] === numbers.get(space);
      return { kind, nth, label, at, from: isHere ? undefined : own };
    }
    const other = action.act === 'give' ? pawns[action.to] : action.act === 'take' ? pawns[action.from] : undefined;
    const isApart = other !== undefined && Math.hypot(other.x - own.x, other.y - own.y) > TILE / 2;
    return { kind, nth, label, at: other ?? { x: own.x, y: own.y - 20 }, from: isApart ? own : undefined };
  });
}

/** A space's marks, for the screen reader. */
export const marksOn = (marks: readonly Mark[], space: Space, telling: TextContext): string[] =>
  marks.flatMap(({ seat, action, sentence }) =>
    spacesOf(action, { ...telling, reader: seat }).includes(space) ? [sentence] : [],
  );
