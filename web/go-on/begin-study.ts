import { branch, type Game, save } from '@skerry/engine';
import { sayWhen } from '../table/log/say-turn.ts';
import type { StartingPoint } from './starting-point.ts';

/** Begins a study of the game at this moment. Returns the address of its page. */
export async function studyFrom(game: Game, { record, entries, knownTo, origin }: StartingPoint): Promise<string> {
  const { beginStudy, studyPage } = await import('../study/begin.ts');
  const { moment, imagined } = origin;
  // Nobody finds out in a study what they cannot know in their game.
  const studied =
    imagined && knownTo !== undefined
      ? { record: save(branch(game, record, entries, { knownTo })), page: 0 }
      : { record, page: entries };
  const name = moment && `${moment.name}, ${sayWhen(moment.turn)}`;
  const back = location.pathname + location.search;
  return studyPage(await beginStudy({ ...studied, name, back }));
}
