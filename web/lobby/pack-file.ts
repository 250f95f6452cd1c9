import { type Game, type GameText, readJson, takePack } from '@skerry/engine';
import { LARGEST_PACK, packWhy, sayFaults, sayTableWhy } from '@skerry/tables';
import { reasonWords } from '../words/reasons.ts';
import { lobbyWords } from './words.ts';

/** The game with the content of a file, or what is wrong with it: a sentence for each fault, with its place. */
export function readPack(game: Game, text: GameText, file: string): Game | readonly string[] {
  const words = lobbyWords();
  if (new TextEncoder().encode(file).length > LARGEST_PACK) return [words.packTooBig];
  try {
    return boundTo(game, text, readJson(file));
  } catch (error) {
    if (error instanceof SyntaxError) return [words.packNotJson];
    throw error;
  }
}

export function boundTo(game: Game, text: GameText, pack: unknown): Game | readonly string[] {
  try {
    return takePack(game, pack);
  } catch (error) {
    const why = packWhy(error);
    return why.why === 'badPack' ? sayFaults(reasonWords(), why, text) : [sayTableWhy(reasonWords(), why)];
  }
}
