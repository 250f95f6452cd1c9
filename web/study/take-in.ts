import { readJson } from '@skerry/engine';
import { gameNode, gameOfStudy, readStudy, StudyError, sayStudyFault } from '@skerry/tables/study';
import { loadGame } from '../game.ts';
import { LARGEST_FILE } from '../local/file-contents.ts';
import { FileError } from '../local/file-error.ts';
import { unpacked } from '../local/packed-text.ts';
import { studyPage } from '../routes.ts';
import { settings } from '../settings/settings.ts';
import { newId } from '../shell/ids.ts';
import { refuse } from '../shell/notices.ts';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';
import { keepStudy } from './kept.ts';

/** Keeps a study from elsewhere, once all of it is checked. Returns its id. */
export async function takeStudy(value: unknown): Promise<string> {
  const game = await loadGame(gameOfStudy(value));
  if (game === undefined) throw new FileError('unknownGame');
  const study = readStudy(value, game.game);
  const now = Date.now();
  const id = newId();
  await keepStudy({ id, at: gameNode(study.from), study, made: now, touched: now });
  return id;
}

/** The page of a study from a file, or nothing once it was said what is wrong. */
export async function openStudyFile(value: unknown): Promise<string | undefined> {
  try {
    return studyPage(await takeStudy(value));
  } catch (error) {
    refuse(sayNoStudy(error));
    return undefined;
  }
}

/** What follows the `#`. Throws named errors, for `sayNoStudy`. */
export async function takeLinkedStudy(hash: string): Promise<string> {
  const text = await unpacked(hash).catch((error: unknown) => {
    throw error instanceof FileError ? error : new FileError('notJson');
  });
  return takeStudy(studyText(text));
}

/** Its size is checked before it is read. */
export function studyText(text: string): unknown {
  if (text.length > LARGEST_FILE) throw new FileError('tooBig');
  try {
    return readJson(text);
  } catch {
    throw new FileError('notJson');
  }
}

/** Why a study from elsewhere is not taken in, in a sentence. */
export function sayNoStudy(error: unknown, isLink = false): string {
  if (error instanceof StudyError) return sayStudyFault(settings.language.peek(), error.fault);
  if (!(error instanceof FileError)) return liveWords().shelfClosed;
  return isLink && error.trouble === 'notJson' ? liveWords().linkCutOff : homeWords().fileTroubles[error.trouble];
}
