import { inLanguage, type Language, PackError, readJson, sayFault, takePack } from '@skerry/engine';
import { Failure, text } from './command.ts';
import { readFileWell } from './files.ts';
import { type LoadedGame, loadGame } from './games.ts';
import type { Series } from './series.ts';
import { WORDS } from './words.ts';

export const PACK_OPTION = text('FILE', 'play with a content pack');

/** Not checked yet. */
export async function readPack(file: string, language: Language): Promise<unknown> {
  const text = await readFileWell(file);
  try {
    return readJson(text);
  } catch {
    throw new Failure(WORDS[language].pack.notJson(file));
  }
}

/** For the threads, and for the command that plays the same games again. */
export const packOf = ({ game }: LoadedGame, file: string | undefined): Pick<Series, 'pack'> =>
  file === undefined || game.pack === undefined ? {} : { pack: { file, bound: game.pack } };

export async function loadGameWith(name: string, file: string | undefined, language: Language): Promise<LoadedGame> {
  const loaded = await loadGame(name);
  if (file === undefined) return loaded;
  const pack = await readPack(file, language);
  try {
    return await loaded.bound(takePack(loaded.game, pack));
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    const { notExchanged, unusable } = WORDS[language].pack;
    const text = inLanguage(language, loaded.text);
    if (error.faults.length === 0) throw new Failure(notExchanged(text.title));
    throw new Failure([unusable, ...error.faults.map((fault) => `  ${sayFault(text, fault)}`)].join('\n'));
  }
}
