/** For programs that drive the games: all that the engine exports, and the games by their names. Built as `dist/engine.js`. */
import type { Game } from '@skerry/engine';
import { GAMES, manifestOf } from './registry.ts';

export * from '@skerry/engine';
export { GAMES };

/** Loads the rules of a game by its name. */
export async function loadGame(name: string): Promise<Game> {
  const manifest = manifestOf(name);
  if (manifest === undefined) throw new Error(`There is no game "${name}"; there is ${GAMES.join(', ')}.`);
  return manifest.rules();
}
