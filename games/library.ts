/** The npm package `@skerry/games`: the rules of the games by their names, for programs and pages. */
import type { Game, PositionKit } from '@skerry/engine';
import { GAMES, manifestOf } from './registry.ts';

export { GAMES };

/** Loads the rules of a game by its name. */
export async function loadGame(name: string): Promise<Game> {
  const manifest = manifestOf(name);
  if (manifest === undefined) throw new Error(`There is no game "${name}"; there is ${GAMES.join(', ')}.`);
  return manifest.rules();
}

/** Loads what reads, writes and checks the positions of a game. */
export async function loadPositions(name: string): Promise<PositionKit> {
  const kit = await manifestOf(name)?.position?.();
  if (kit === undefined) throw new Error(`There are no positions of "${name}".`);
  return kit;
}
