import { manifestOf } from '@skerry/games';
import { playNow } from '../home/play-now.ts';
import { localTable } from '../routes.ts';
import { refuse } from '../shell/notices.ts';
import { learnWords } from '../words/learn.ts';
import { liveWords } from '../words/live.ts';
import { shellWords } from '../words/shell.ts';
import { beginFirstGame } from './progress.ts';

/** Opens a game with bots in which rules are explained when they first matter. Returns its address; says so if it cannot. */
export async function startFirstGame(name: string): Promise<string | undefined> {
  const card = manifestOf(name)?.card;
  if (card === undefined) return undefined;
  try {
    const table = await playNow(name, card, learnWords().firstTable);
    beginFirstGame(table);
    return localTable(table);
  } catch (error) {
    refuse(error instanceof DOMException ? liveWords().shelfClosed : shellWords().failed);
    return undefined;
  }
}
