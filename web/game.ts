import type { Game, GameText, GameWithText, Language } from '@skerry/engine';
import { roomOf } from '@skerry/games';
import type { GameBoard } from '@skerry/look';

/** A game with all that a table page needs. */
export interface LoadedGame {
  readonly game: Game;
  readonly text: { readonly [L in Language]: GameText };
  readonly board: GameBoard;
}

/** The rules and sentences of a game; nothing if the project has no game of that name. */
export async function loadRules(name: string): Promise<GameWithText | undefined> {
  return roomOf(name)?.rules();
}

/** All of a game; nothing if the project has no game of that name, or no board for it. */
export async function loadGame(name: string): Promise<LoadedGame | undefined> {
  const room = roomOf(name);
  if (room?.board === undefined) return undefined;
  const [rules, board] = await Promise.all([room.rules(), room.board()]);
  return { ...rules, board };
}
