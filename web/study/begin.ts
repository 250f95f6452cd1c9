import type { GameRecord } from '@skerry/engine';
import { beginStudy as begin, gameNode } from '@skerry/tables/study';
import { newId } from '../shell/ids.ts';
import { keepStudy } from './kept.ts';

export interface StudyBeginning {
  /** For a position, the record of a table that begins with it. */
  readonly record: GameRecord;
  /** The page of the game from which moves are tried. */
  readonly page: number;
  readonly name?: string | undefined;
  /** The address of the page it is begun from. */
  readonly back?: string | undefined;
}

/** Keeps a new study on this device. Returns its id, for `studyPage`. */
export async function beginStudy({ record, page, name, back }: StudyBeginning): Promise<string> {
  const study = begin(record, page, name ?? record.table ?? '');
  const now = Date.now();
  const id = newId();
  await keepStudy({ id, at: gameNode(page), study, made: now, touched: now, ...(back !== undefined && { back }) });
  return id;
}

export { studyPage } from '../routes.ts';
