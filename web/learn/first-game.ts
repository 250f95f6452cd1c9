import { manifestOf } from '@skerry/games';
import { playNow } from '../home/play-now.ts';
import { localTable } from '../routes.ts';
import { refuse } from '../shell/notices.ts';
import { learnWords } from '../words/learn.ts';
import { liveWords } from '../words/live.ts';
import { shellWords } from '../words/shell.ts';

/**
 * Starts a game with bots in which each rule is explained when it first matters. Returns its address; reports an error
 * if it cannot.
 */
export async function startFirstGame(name: string): Promise<string | undefined> {
  const card = manifestOf(name)?.card;
  if (card === undefined) return undefined;
  try {
    return localTable(await playNow(name, card, { isFirst: true, table: learnWords().firstTable }));
  } catch (error) {
    refuse(error instanceof DOMException ? liveWords().shelfClosed : shellWords().failed);
    return undefined;
  }
}
