import { bindPack, type Game, type GameText, PackError, sayFault } from '@skerry/engine';
import { lobbyWords } from '../words/lobby.ts';

/** More than any pack needs. */
const LARGEST_PACK = 1_000_000;
/** Whoever has more to mend mends these first. */
const MOST_FAULTS = 12;

/** The game with the content of a file, or what is wrong with it: a sentence for each fault, which names its place. */
export function readPack(game: Game, text: GameText, file: string): Game | readonly string[] {
  const words = lobbyWords();
  if (file.length > LARGEST_PACK) return [words.packTooBig];
  let pack: unknown;
  try {
    pack = JSON.parse(file);
  } catch {
    return [words.packNotJson];
  }
  try {
    return bindPack(game, pack);
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    const faults = error.faults.slice(0, MOST_FAULTS).map((fault) => sayFault(text, fault));
    const more = error.faults.length - faults.length;
    return more > 0 ? [...faults, words.moreFaults(more)] : faults;
  }
}
