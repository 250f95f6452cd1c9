import { type GameRecord, replay, view } from '@skerry/engine';
import type { Milestone, Scene } from '@skerry/look';
import type { LoadedGame } from '../../../game.ts';

/**
 * Every player's progress at the end of each turn, from the record; undefined where the board does not report it, or
 * where the record was made by other rules.
 */
export function milestonesOf(
  { game, board }: Pick<LoadedGame, 'game' | 'board'>,
  record: GameRecord,
  telling: Scene['telling'],
): readonly Milestone[] | undefined {
  const { standing } = board;
  if (standing === undefined) return undefined;
  const course = new Map<number, Milestone>();
  try {
    replay(game, record, undefined, (table, told) => {
      const { state } = view(table, 'watcher');
      const turn = game.turn(state).number;
      const standings = Array.from({ length: state.seats }, (_, seat) => standing({ ...telling, state }, seat));
      // An entry that begins the next turn belongs to that turn.
      const facts = [
        ...(course.get(turn)?.facts ?? []),
        ...told.flatMap(({ fact, to }) => (to === undefined ? [fact] : [])),
      ];
      course.set(turn, { turn, standings, facts });
    });
  } catch {
    return undefined;
  }
  return [...course.values()];
}
