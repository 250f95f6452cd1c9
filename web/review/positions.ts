import {
  backTo,
  type Game,
  type GameRecord,
  type Mark,
  mark,
  replay,
  type Seat,
  type Table,
  type View,
  view,
} from '@skerry/engine';
import type { Pages } from '@skerry/tables';

/** The position on a page of a recorded game, as one viewer may see it. */
export type PositionAt = (page: number, eyes: Seat | 'watcher') => View;

/** Takes positions from the loaded pages, in a game without hidden information; otherwise replays the record, once. */
export function positionsOf(game: Game, record: GameRecord, pages: () => Pages): PositionAt {
  const marks: Mark[] = [];
  const known = new Map<string, View>();
  let end: Table | undefined;
  const find: PositionAt = (page, eyes) => {
    const here = game.imagine === undefined ? pages().at(page) : undefined;
    if (here !== undefined) return { seat: eyes, state: here.state };
    end ??= replay(game, record, undefined, (table) => marks.push(mark(table)));
    const at = marks[page];
    if (at === undefined) throw new RangeError(`The record has no page ${page}.`);
    return view(backTo(end, at), eyes);
  };
  return (page, eyes) => {
    const key = `${page} ${eyes}`;
    const found = known.get(key) ?? find(page, eyes);
    known.set(key, found);
    return found;
  };
}
