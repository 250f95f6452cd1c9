import { type GameRecord, replay, type TextContext, view } from '@skerry/engine';
import type { LoadedGame } from '../game.ts';

/** The points of somebody alone, page by page; nothing where the board does not tell them. */
export function writtenAlong(
  { game, board }: Pick<LoadedGame, 'game' | 'board'>,
  record: GameRecord,
  telling: Omit<TextContext, 'state'>,
): readonly number[] | undefined {
  const { standing } = board;
  if (standing === undefined || record.seats > 1) return undefined;
  const written: number[] = [];
  replay(game, record, undefined, (table) => {
    written.push(standing({ ...telling, state: view(table, 0).state, reader: 0 }, 0));
  });
  return written;
}
