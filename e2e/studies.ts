import { deflateRawSync } from 'node:zlib';
import type { GameRecord } from '@skerry/engine';
import { type Study, type StudyFile, studyFile } from '@skerry/tables/study';
import { type Preparation, preparedTable } from './prepared.ts';

/** The record of a game that the quick player plays, always the same. */
export async function preparedRecord(preparation: Preparation): Promise<GameRecord> {
  const { head, lines, name, seats } = JSON.parse(await preparedTable(preparation));
  const entries = lines.map(({ n, at, ...entry }: { n: number; at: number }) => entry);
  return { ...head, entries, names: seats.map((seat: { name: string }) => seat.name), table: name };
}

/** The address of a study, with the whole of it after the `#`. */
export const studyAddress = (study: StudyFile | Study): string =>
  `/study#${deflateRawSync(JSON.stringify('skerry' in study ? study : studyFile(study))).toString('base64url')}`;
