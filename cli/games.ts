import type { BotProfile } from '@skerry/bots';
import type { Game, GameTypes, GameWithText, Translated } from '@skerry/engine';
import { GAMES, manifestOf, rulesWithText, type Sketch } from '@skerry/games';
import { UsageError } from './command.ts';

export { GAMES };

/** The game of the examples in help pages. */
export const [EXAMPLE = ''] = GAMES;

export interface LoadedGame<T extends GameTypes = GameTypes> extends GameWithText<T> {
  readonly botProfile: BotProfile<T>;
  readonly sketch?: Translated<Sketch<T>>;
  /** The folder of the same game on another library, to compare the speed. */
  readonly peer?: string;
  /** The same, with the game bound to a pack. */
  bound(game: Game<T>): Promise<LoadedGame<T>>;
}

export async function loadGame(name: string): Promise<LoadedGame> {
  const manifest = manifestOf(name);
  if (manifest === undefined) throw new UsageError(`Unknown game "${name}". Games: ${GAMES.join(', ')}.`);
  const [{ game, text }, sketch] = await Promise.all([rulesWithText(manifest), manifest.sketch?.()]);
  const bound = async (game: Game): Promise<LoadedGame> => ({
    game,
    text,
    botProfile: await manifest.botProfile(game),
    ...(sketch && { sketch }),
    ...(manifest.peer !== undefined && { peer: manifest.peer }),
    bound,
  });
  return bound(game);
}
