import type { Game, GameTypes, GameWithText, Language, Lore } from '@skerry/engine';
import { GAMES, roomOf, rulesWithText, type Sketch } from '@skerry/games';
import { UsageError } from './command.ts';

export { GAMES };

/** All the commands need of a game. */
export interface LoadedGame<T extends GameTypes = GameTypes> extends GameWithText<T> {
  readonly lore: Lore<T>;
  readonly sketch?: { readonly [L in Language]: Sketch<T> };
  /** The folder of the same game on another library, to compare the speed. */
  readonly peer?: string;
  /** The same, with the game bound to a pack. */
  bound(game: Game<T>): Promise<LoadedGame<T>>;
}

/** Loads a game by its name; a wrong name is wrong usage. */
export async function loadGame(name: string): Promise<LoadedGame> {
  const room = roomOf(name);
  if (room === undefined) throw new UsageError(`Unknown game "${name}". Games: ${GAMES.join(', ')}.`);
  const [{ game, text }, sketch] = await Promise.all([rulesWithText(room), room.sketch?.()]);
  const bound = async (game: Game): Promise<LoadedGame> => ({
    game,
    text,
    lore: await room.lore(game),
    ...(sketch && { sketch }),
    ...(room.peer !== undefined && { peer: room.peer }),
    bound,
  });
  return bound(game);
}
