import type { GameRecord, TextContext } from '@skerry/engine';
import type { GameBoard } from '@skerry/look';
import type { PositionAt } from './positions.ts';

/** A solo player's points, page by page; undefined where the board does not report them. */
export function pointsByPage(
  { standing }: Pick<GameBoard, 'standing'>,
  { seats, entries }: Pick<GameRecord, 'seats' | 'entries'>,
  positionAt: PositionAt,
  telling: Omit<TextContext, 'state'>,
): readonly number[] | undefined {
  if (standing === undefined || seats > 1) return undefined;
  const pages = Array.from({ length: entries.length + 1 }, (_, page) => positionAt(page, 0));
  return pages.map(({ state }) => standing({ ...telling, state, reader: 0 }, 0));
}
