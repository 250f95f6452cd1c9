import { type Doubt, type GameRecord, isLimit, readRecord, verify } from '@skerry/engine';
import type { LoadedGame } from '../../../game.ts';

/** The record of a finished game. Throws if it cannot be fetched. */
export async function fetchRecord(game: LoadedGame, id: string, isLocal: boolean): Promise<GameRecord> {
  if (isLocal) {
    const [{ readTable }, { recordOf }] = await Promise.all([
      import('../../../local/shelf.ts'),
      import('../../../local/files.ts'),
    ]);
    const kept = await readTable(id);
    if (kept === undefined) throw new Error('The table is not on this device.');
    return recordOf(game, kept);
  }
  const answer = await fetch(`/api/tables/${id}/record`);
  if (!answer.ok) throw new Error(`The record could not be fetched: ${answer.status}.`);
  return readRecord(await answer.text());
}

/** Honest with a doubt: everything that can be checked is in order. A broken record has no particular doubt to name. */
export interface Verdict {
  readonly honest: boolean;
  readonly doubt?: Doubt;
}

export function judge({ game }: LoadedGame, record: GameRecord): Verdict {
  try {
    const doubt = verify(game, record);
    return doubt === undefined ? { honest: true } : { honest: isLimit(doubt), doubt };
  } catch {
    return { honest: false };
  }
}
