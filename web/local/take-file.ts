import { localTable, MINE } from '../routes.ts';
import { notify, refuse } from '../shell/notices.ts';
import { homeWords } from '../words/home.ts';
import { liveWords } from '../words/live.ts';
import { importLocal } from './channel.ts';
import { fallbackNames } from './fallback-names.ts';
import { contentsOf, isObject, LARGEST_LOT } from './file-contents.ts';
import { FileError } from './file-error.ts';

/** Stores a file's tables or its study on this device. Returns the page to open, or reports what is wrong. */
export async function takeFile(file: File): Promise<string | undefined> {
  const words = homeWords();
  try {
    if (file.size > LARGEST_LOT) throw new FileError('tooBig');
    const values = contentsOf(await file.text());
    const [only] = values;
    if (values.length === 1 && isObject(only) && only.skerry === 'study')
      return (await import('../study/take-in.ts')).openStudyFile(only);
    const added = await importLocal({ from: 'file', values, names: fallbackNames() });
    const [first, ...others] = added;
    notify(first && others.length === 0 ? words.fileTaken(first.name) : words.filesTaken(added.length));
    return first && (others.length === 0 ? localTable(first.id) : MINE);
  } catch (error) {
    refuse(error instanceof FileError ? words.fileTroubles[error.trouble] : liveWords().shelfClosed);
    return undefined;
  }
}
