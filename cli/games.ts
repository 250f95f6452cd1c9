import type { GameTypes, GameWithText, Language, Lore, Telling } from '@skerry/engine';
import { UsageError } from './command.ts';

/** All the commands need of a game. */
export interface GameRoom<T extends GameTypes = GameTypes> extends GameWithText<T> {
  readonly lore: Lore<T>;
  readonly sketch?: { readonly [L in Language]: Sketch<T> };
  /** The folder of the same game on another library, to compare the speed. */
  readonly peer?: string;
}

/** A position drawn with letters, for the terminal. */
export interface Sketch<T extends GameTypes = GameTypes> {
  /** A few lines, to follow a game. */
  small(telling: Telling<T>): string;
  /** With all names, to play. */
  large(telling: Telling<T>): string;
}

/** The games this program knows. A game is loaded when it is asked for. */
const ROOMS: { readonly [name: string]: () => Promise<GameRoom> } = {
  'forbidden-island': async () => {
    const [{ forbiddenIsland }, { lore }, { en }, { fr }, { sketch }] = await Promise.all([
      import('@skerry/forbidden-island'),
      import('@skerry/forbidden-island/bot'),
      import('@skerry/forbidden-island/text/en'),
      import('@skerry/forbidden-island/text/fr'),
      import('@skerry/forbidden-island/text/sketch'),
    ]);
    return someGame({ game: forbiddenIsland, lore, text: { en, fr }, sketch, peer: 'bench/boardgame-io/' });
  },
};

export const GAMES: readonly string[] = Object.keys(ROOMS);

/** Loads a game by its name; a wrong name is wrong usage. */
export async function loadGame(name: string): Promise<GameRoom> {
  const load = Object.hasOwn(ROOMS, name) ? ROOMS[name] : undefined;
  if (load === undefined) throw new UsageError(`There is no game "${name}"; there is ${GAMES.join(', ')}.`);
  return load();
}

/** A table holds only states, actions and facts of its own game, so a command may forget which game that is. */
function someGame<T extends GameTypes>(room: GameRoom<T>): GameRoom {
  return room as unknown as GameRoom;
}
